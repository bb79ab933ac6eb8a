from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .rooms import Server, open_page

pytestmark = pytest.mark.browser

UNTIL_KEPT = """async () => {
  for (let paths = []; !paths.includes("/") || !paths.includes("/symbols/classic.svg"); ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const kept = await (await caches.open("spotisle-1")).keys();
    paths = kept.map(({ url }) => new URL(url).pathname);
  }
}"""


def test_practice_goes_on_without_a_network(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    page = open_page(browser, server.address, "/#/practice/classic")
    expect(page.get_by_role("group")).to_have_count(2)
    page.evaluate(UNTIL_KEPT)
    server.pull_out()
    page.reload()
    expect(page.get_by_role("group")).to_have_count(2)
    page.context.close()


def test_what_an_older_table_was_made_of_is_put_out(browser: Browser, address: str) -> None:
    page = open_page(browser, address, "/#/practice/classic")
    page.evaluate(
        """async () => {
          const shelf = await caches.open("spotisle-1");
          await shelf.put("/assets/older-1a2b3c.js", new Response("of a table long gone"));
        }"""
    )
    page.wait_for_function(
        """async () => {
          const kept = (await (await caches.open("spotisle-1")).keys()).map(({ url }) => url);
          return kept.some((url) => url.includes("/assets/")) &&
            !kept.some((url) => url.includes("/assets/older"));
        }"""
    )
    page.context.close()


def test_the_table_can_be_installed(browser: Browser, address: str) -> None:
    page = open_page(browser, address)
    manifest = page.locator("link[rel=manifest]").get_attribute("href") or ""
    answer = page.request.get(manifest)
    assert answer.headers["content-type"] == "application/manifest+json"
    said = answer.json()
    assert (said["display"], said["start_url"]) == ("standalone", "/")
    assert all(page.request.get(icon["src"]).ok for icon in said["icons"])
    page.context.close()
