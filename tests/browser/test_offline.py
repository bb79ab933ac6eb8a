import pytest
from playwright.sync_api import Browser, Page, expect

from tools.serving import ServerProcess

from .moments import until
from .rooms import add_bots, come_in, open_page, own_card, start

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


def test_files_of_an_older_client_are_removed_from_the_cache(people: Browser, address: str) -> None:
    page = open_page(
        people, address, "/healthz"
    )  # a page without the client, which would clean the cache
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


def test_the_page_can_be_installed(people: Browser, address: str) -> None:
    page = open_page(people, address)
    manifest = page.locator("link[rel=manifest]").get_attribute("href") or ""
    answer = page.request.get(manifest)
    assert answer.headers["content-type"] == "application/manifest+json"
    said = answer.json()
    assert (said["display"], said["start_url"]) == ("standalone", "./")
    assert all(page.request.get(icon["src"]).ok for icon in said["icons"])


def test_pages_open_even_if_the_cache_is_full(people: Browser, address: str) -> None:
    page = open_page(people, address)
    until(page, "!!navigator.serviceWorker.controller")
    quota = {"origin": address, "quotaSize": 1}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("main").get_by_role("heading", level=1)).to_have_text("Rules")


NEWER = {"index.html": {"file": "assets/index-newer.js", "isEntry": True}}
MINUTE_MS = 60_000


def open_before_an_update(people: Browser, address: str, path: str) -> Page:
    """Open a page for more than a minute, then give the server a newer client."""
    page = open_page(people, address, "/healthz")
    page.clock.install()
    page.goto(path)
    page.wait_for_selector("#table > *", state="attached")  # the minute starts here
    page.route("**/assets.json", lambda route: route.fulfill(json=NEWER))
    page.clock.fast_forward(MINUTE_MS)
    return page


def test_an_open_page_offers_a_newer_client(people: Browser, address: str) -> None:
    page = open_before_an_update(people, address, "/")
    page.evaluate("dispatchEvent(new Event('focus'))")
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()


def test_an_idle_television_loads_a_newer_client_by_itself(people: Browser, address: str) -> None:
    code = people.new_context().request.post(f"{address}/api/rooms").json()["code"]
    tv = open_before_an_update(people, address, f"/#/room/{code}/table")
    expect(tv.get_by_text(code).first).to_be_visible()
    with tv.expect_navigation():
        tv.evaluate("dispatchEvent(new Event('focus'))")
    expect(tv.get_by_text(code).first).to_be_visible()


def test_a_newer_client_does_not_disturb_a_game(people: Browser, address: str) -> None:
    host = open_before_an_update(people, address, "/")
    host.get_by_role("button", name="Create a room").click()
    come_in(host, "Ann")
    host.evaluate("dispatchEvent(new Event('focus'))")
    offer = host.get_by_role("button", name="Reload")
    expect(offer).to_be_visible()
    add_bots(host, 1)
    start(host)
    expect(own_card(host)).to_be_visible()
    expect(offer).to_have_count(0)
