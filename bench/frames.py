"""Frame rate while cards fly, and the delay from a tap to the next paint: `python -m bench frames`.

As a phone, Chromium plays tower, and the island with its lens, against bots on the real server and
taps the right symbols; as the big screen it watches bots. Its trace gives the frames shown while
cards flew and the cost of each, its event timing the delay of each tap. The peer is a bare page in
the same browser that animates one square: the upper limit on this machine.
"""

import json
import os
import re
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from bench.tracing import WATCH, Trace, flown
from tools.browser import find_browser
from tools.serving import ServerProcess

TAPS = 25


class Screen(NamedTuple):
    """A device to measure."""

    name: str
    viewport: ViewportSize
    pixels: int
    """Device pixels per CSS pixel."""
    slower: int = 1


PHONE = Screen("phone", {"width": 390, "height": 844}, 2)
SIMPLE = PHONE._replace(name="phone, page's processor 1/4", slower=4)
TABLE = Screen("television", {"width": 1920, "height": 1080}, 1)

BARE = """<!doctype html><body style="margin:0; touch-action:none"><div class="flights"></div>"""
FLY = """() => addEventListener("pointerdown", () => {
  const square = document.createElement("div");
  square.style.cssText = "position:absolute; inset:5vh auto auto 5vw; width:70vmin; height:70vmin;"
    + "background:#24907b; will-change:transform";
  document.querySelector(".flights").append(square);
  const path = [{ transform: "none" }, { transform: "translate(20vw, 25vh)" }];
  square.animate(path, 850).finished.then(() => square.remove());
})"""

SHARED = """() => {
  const cards = [...document.querySelectorAll("[role=group]")].map((card) =>
    [...card.querySelectorAll("[data-symbol]")]).filter((card) => card.length);
  const [middle, own] = [cards[0], cards.at(-1)];
  const there = new Set(middle?.map((button) => button.dataset.symbol));
  const box = own?.find((button) => there.has(button.dataset.symbol))?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""


def at_table(page: Page, level: str, game: str = "Tower") -> None:
    """Start a game against bots of this level, and wait until the cards are dealt."""
    kept = json.dumps({"spotisle.level": level, "spotisle.bots": "2", "spotisle.pace": "off"})
    page.add_init_script(f"Object.assign(localStorage, {kept})")
    page.goto("/#/play")
    page.get_by_role("button", name=re.compile(f"^{game}")).click()
    page.get_by_role("group", name="Your card").wait_for()


def tap(page: Page) -> None:
    """Tap the right symbol again and again, and wait for the animation each time."""
    for _ in range(TAPS):
        if spot := page.evaluate(SHARED):
            page.touchscreen.tap(*spot)
            page.wait_for_timeout(1000)


def cards(page: Page) -> None:
    """Open a player's page in tower."""
    at_table(page, "child")


def island(page: Page) -> None:
    """Open a player's page in an island game, with the lens."""
    at_table(page, "child", "Welcome")


def watching(page: Page) -> None:
    """Open the big screen, where the bots go on playing."""
    at_table(page, "casual")
    page.evaluate("location.hash += '/table'")
    page.get_by_role("complementary").wait_for()


def bare(page: Page) -> None:
    """Open the peer: a page with one square."""
    page.set_content(BARE)
    page.evaluate(FLY)


def tap_bare(page: Page) -> None:
    """Tap the bare page as often as the cards."""
    for _ in range(TAPS):
        page.touchscreen.tap(100, 100)
        page.wait_for_timeout(1000)


def look_on(page: Page) -> None:
    """Wait while the bots play."""
    page.wait_for_timeout(TAPS * 1000)


def row(
    browser: Browser,
    address: str,
    screen: Screen,
    what: str,
    prepare: Callable[[Page], None],
    play: Callable[[Page], None],
) -> str:
    """Measure one scene; return its row of the table."""
    context = browser.new_context(
        base_url=address,
        viewport=screen.viewport,
        device_scale_factor=screen.pixels,
        has_touch=True,
        locale="en",
    )
    page = context.new_page()
    prepare(page)
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    trace = Trace(page, screen.slower)
    play(page)
    seen = flown(trace.events())
    paints = page.evaluate("window.paints")
    context.close()
    taps = sorted([*paints, *[16.0] * max(0, TAPS - len(paints))])
    tapped = f"{statistics.median(taps):.0f} | {taps[-1]:.0f}" if paints else "- | -"
    costs = " | ".join(f"{spent:.1f}" for spent in seen.busy.values())
    return (
        f"| {screen.name} | {what} | {seen.shown} of {seen.seconds * 60:.0f} | {seen.share:.0%} "
        f"| {seen.longest:.0f} | {sum(seen.busy.values()):.1f} | {costs} | {tapped} |"
    )


def main() -> None:
    """Print a table for bench/results.md."""
    load = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)).running() as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=["--no-sandbox"], timeout=60_000
        )
        print(f"{time.strftime('%Y-%m-%d')}, Chromium {browser.version}, load average {load:.1f}\n")
        print(
            "| screen | what flies | frames shown | | longest gap, ms | processor ms a frame ",
            end="",
        )
        print("| page | paint | layers | draw | tap to paint, ms: middle | longest |")
        print("|---" * 12 + "|")
        for screen, prepare, play in (
            (PHONE, cards, tap),
            (SIMPLE, cards, tap),
            (TABLE, watching, look_on),
        ):
            print(row(browser, server.url, screen, "a bare square", bare, tap_bare), flush=True)
            print(row(browser, server.url, screen, "cards", prepare, play), flush=True)
        print(row(browser, server.url, SIMPLE, "island", island, tap), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
