import pytest
from playwright.sync_api import Browser, expect

from tools.serving import ServerProcess

from .moments import until
from .rooms import open_page

pytestmark = pytest.mark.browser

ALL_IS_KEPT = """async () => {
  const path = (url) => new URL(url).pathname;
  const fetched = performance.getEntriesByType("resource").map(({ name }) => path(name));
  const needed = ["/", ...fetched.filter((each) => /^.(assets|symbols)/.test(each))];
  const kept = (await (await caches.open("spotisle-1")).keys()).map(({ url }) => path(url));
  return needed.includes("/symbols/classic.svg") && needed.every((each) => kept.includes(each));
}"""


def test_practice_goes_on_without_a_network(people: Browser, server: ServerProcess) -> None:
    page = open_page(people, server.url, "/#/practice/classic")
    expect(page.get_by_role("group")).to_have_count(2)
    until(page, ALL_IS_KEPT)
    server.kill()
    page.reload()
    expect(page.get_by_role("group")).to_have_count(2)


def test_what_an_older_table_was_made_of_is_put_out(people: Browser, address: str) -> None:
    page = open_page(people, address, "/healthz")  # before the table is there to tidy up
    page.evaluate(
        """async () => {
          const shelf = await caches.open("spotisle-1");
          await shelf.put("/assets/older-1a2b3c.js", new Response("of a table long gone"));
        }"""
    )
    page.goto("/#/practice/classic")
    until(
        page,
        """async () => {
          const kept = (await (await caches.open("spotisle-1")).keys()).map(({ url }) => url);
          return kept.some((url) => url.includes("/assets/")) &&
            !kept.some((url) => url.includes("/assets/older"));
        }""",
    )


def test_the_table_can_be_installed(people: Browser, address: str) -> None:
    page = open_page(people, address)
    manifest = page.locator("link[rel=manifest]").get_attribute("href") or ""
    answer = page.request.get(manifest)
    assert answer.headers["content-type"] == "application/manifest+json"
    said = answer.json()
    assert (said["display"], said["start_url"]) == ("standalone", "/")
    assert all(page.request.get(icon["src"]).ok for icon in said["icons"])
