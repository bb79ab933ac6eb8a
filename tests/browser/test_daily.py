import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from spotisle.editions import load_edition
from tools.serving import ServerProcess

from .cards import pair, shared, unshared
from .moments import until
from .rooms import open_page
from .test_practice import tap, wait_for_the_cards_to_lie

pytestmark = pytest.mark.browser

PAIRS = 20
AT_NOON = """(() => {
  const noon = Date.parse("2026-11-17T12:00:00");
  window.Date = class extends Date {
    constructor(...given) {
      super(...(given.length ? given : [noon]));
    }
    static now = () => noon;
  };
})()"""
"""A day whose duel has the island deck."""


def on_that_day(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(AT_NOON)
    page.goto("/#/daily")


def find_pairs(page: Page, count: int) -> None:
    for _ in range(count):
        wait_for_the_cards_to_lie(page)
        before = pair(page)
        tap(page, shared(page))
        until(page, "document.querySelector('[aria-busy=true], section .button') !== null")
        page.wait_for_function(
            """(before) => window.advance(700) || document.querySelector("section .button") ||
              [...document.querySelectorAll("[data-symbol]")]
                .map((each) => each.ariaLabel).join() !== before""",
            arg=",".join([*before[0], *before[1]]),
        )
        if page.get_by_role("button", name="Share result").count():
            return


def test_twenty_pairs_give_a_result_to_share(page: Page) -> None:
    page.add_init_script("navigator.share = async ({ text }) => { window.shared = text; }")
    on_that_day(page)
    page.get_by_role("button", name="Start").tap()
    wait_for_the_cards_to_lie(page)
    tap(page, unshared(page))
    expect(page.locator("li.wrong")).to_have_count(1)
    find_pairs(page, PAIRS)
    expect(page.get_by_role("heading", name=re.compile(r"^\d+\.\d s$"))).to_be_visible()
    expect(page.get_by_text("One mistake")).to_be_visible()
    expect(page.get_by_text("One day so far")).to_be_visible()
    page.get_by_role("button", name="Share result").tap()
    until(page, "window.shared !== undefined")
    lines = str(page.evaluate("window.shared")).split("\n")
    assert lines[0] == "Spotisle · Daily duel · 17 November 2026"
    assert re.fullmatch(r"20 pairs in \d+\.\d\u00a0s · one mistake", lines[1])
    assert lines[2].startswith("🟥")
    assert [len(row) for row in lines[2:4]] == [10, 10]


def test_the_first_pair_is_the_same_in_every_language(people: Browser, address: str) -> None:
    box = load_edition("island")
    seen = set()
    for language in ("en", "pl", "nl"):
        page = open_page(people, address, "/healthz", language=language)
        on_that_day(page)
        page.locator("section .button").click()
        wait_for_the_cards_to_lie(page)
        symbols = page.locator("[data-symbol]").evaluate_all(
            "all => all.map((each) => each.dataset.symbol)"
        )
        assert set(symbols) <= {symbol.id for symbol in box.symbols}
        seen.add(tuple(symbols))
    assert len(seen) == 1


def test_an_interrupted_duel_is_resumed(page: Page) -> None:
    on_that_day(page)
    page.get_by_role("button", name="Start").tap()
    find_pairs(page, 2)
    page.reload()
    expect(page.get_by_text("2 of 20 pairs found")).to_be_visible()
    page.get_by_role("button", name="Continue").tap()
    wait_for_the_cards_to_lie(page)
    expect(page.locator("li:is(.quick, .steady, .slow)")).to_have_count(2)


def test_your_times_can_be_saved_and_deleted(page: Page, tmp_path: Path) -> None:
    page.goto("/#/practice/classic")
    wait_for_the_cards_to_lie(page)
    tap(page, shared(page))
    expect(page.get_by_role("definition").first).not_to_have_text("–")
    page.goto("/#/progress")
    expect(page.get_by_role("img", name="Your finds, day by day")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a copy").tap()
    download.value.save_as(tmp_path / "copy.json")
    copy = json.loads((tmp_path / "copy.json").read_text())
    assert copy["format"] == "spotisle.progress/1"
    assert copy["decks"]["classic"]["best"] > 0
    page.get_by_role("button", name="Delete all").tap()
    page.get_by_role("button", name="Delete for good").tap()
    expect(page.get_by_text("Practise once, and your times show up here.")).to_be_visible()
    assert not page.evaluate("Object.keys(localStorage).some((key) => key.includes('times'))")


DUEL_IS_KEPT = """async () => {
  const kept = (await (await caches.open("spotisle-1")).keys()).map(({ url }) => url);
  return ["/Daily-", "/Progress-", "/progress-", "/symbols/classic"].every((part) =>
    kept.some((url) => url.includes(part)));
}"""


def test_the_daily_duel_and_your_times_need_no_network(
    people: Browser, server: ServerProcess
) -> None:
    page = open_page(people, server.url, "/")
    until(page, DUEL_IS_KEPT)
    server.kill()
    page.reload()
    page.get_by_role("link", name="Daily duel").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("group")).to_have_count(2)
    page.goto("/#/progress")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your times")
