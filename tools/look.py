"""Keep a picture of every screen, for people to look at: `python tools/look.py [part of a name]`.

`--widths 820 1920` keeps only these sizes.

Sizes from a small phone to a television, two languages, day and lamplight; the pictures go to
`tests/artefacts/look`, with one contact sheet a screen, from rooms on a server of its own.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # this file may be run as a script
from tools.browser import find_browser  # noqa: E402

FOLDER = ROOT / "tests/artefacts/look"
SIZES = ((360, 640), (390, 844), (820, 1180), (1920, 1080))
LOOKS: tuple[tuple[str, Literal["light", "dark"]], ...] = (("en", "light"), ("pl", "dark"))
"""How long words are and what the lamp does to colours have nothing to do with each other."""
GAMES = (
    *("tower", "well", "hot_potato", "catch_them_all", "poisoned_gift", "triplets", "duel"),
    *("welcome", "ports", "longest_route", "barbarians", "knights", "island_dice"),
)
"""In the order of the page `play`."""
SHARED = ("tower", "poisoned_gift", "welcome", "knights")
SETTLE_MS = 400
SHEET_HEIGHT = 620

Step = Callable[[Page], None]


def at(path: str) -> Step:
    """Open a page."""

    def go(page: Page) -> None:
        page.goto(path)

    return go


def begin(page: Page, game: str, start: str = "/#/play") -> None:
    """Tap a game on a page of games; the bots are slow enough to look at it."""
    page.goto(start)
    page.locator("main li > button:first-child").nth(GAMES.index(game)).click()
    page.locator("[data-symbol], .desk, .pick").first.wait_for()


def lobby(page: Page) -> None:
    """Make a room."""
    page.goto("/")
    page.locator(".keys button.key").first.click()
    page.wait_for_url("**/room/*")


def menu(page: Page) -> None:
    """Open the menu during a game."""
    begin(page, "tower")
    page.locator("header button[aria-haspopup]").first.click()


def outcome(page: Page) -> None:
    """Win a duel against a slow bot."""
    begin(page, "duel")
    page.evaluate(
        """() => {
          const seen = new Set();
          for (const button of document.querySelectorAll("[data-symbol]")) {
            if (seen.has(button.dataset.symbol)) return button.click();
            seen.add(button.dataset.symbol);
          }
        }"""
    )
    page.locator(".outcome").wait_for()


def televised(game: str | None) -> Step:
    """The big screen beside a hand that plays, or waits in the lobby."""

    def watch(page: Page) -> None:
        hand = page.context.new_page()
        if game is None:
            lobby(hand)
        else:
            begin(hand, game)
        code = hand.url.rsplit("/", 1)[-1]
        page.goto(f"/#/room/{code}/table")

    return watch


def screens() -> Iterator[tuple[str, Step]]:
    """Every screen by its name, and how one gets there."""
    for path in ("play", "two", "practice", "rules", "pad", "credits", "room/ABCDE"):
        yield path.replace("/", "-"), at(f"/#/{path}")
    yield "home", at("/")
    yield "lobby", lobby
    yield "menu", menu
    yield "outcome", outcome
    for game in GAMES:
        yield f"game-{game}", partial(begin, game=game)
    for game in SHARED:
        yield f"two-{game}", partial(begin, game=game, start="/#/two")
    yield "table-lobby", televised(None)
    for game in GAMES:
        yield f"table-{game}", televised(game)


@contextmanager
def server() -> Iterator[str]:
    """Run the real server; the address is its first line."""
    command = [sys.executable, "-m", "spotisle", "serve", "--host", "127.0.0.1", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        command += ["--no-browser", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
            yield running.stdout.readline().split()[-1] if running.stdout else ""
            running.terminate()


def look(browser: Browser, address: str, name: str, step: Step, widths: list[int]) -> None:
    """Keep one screen in these sizes, by day in English and by lamplight in Polish."""
    kept: list[Path] = []
    for language, light in LOOKS:
        context = browser.new_context(
            base_url=address,
            locale=language,
            color_scheme=light,
            reduced_motion="reduce",
            viewport=None,
        )
        context.add_init_script(
            """localStorage["spotisle.level"] = "child";
            localStorage["spotisle.bots"] = "3";
            localStorage["spotisle.name"] = "Małgorzata";
            localStorage["spotisle.second-name"] = "Bob";"""
        )
        page = context.new_page()
        step(page)
        for width, height in (size for size in SIZES if size[0] in widths):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(SETTLE_MS)
            path = FOLDER / f"{name}-{width}-{language}-{light}.png"
            page.screenshot(path=path)
            kept.append(path)
        context.close()
    sheet(kept, FOLDER / f"{name}.png")


def sheet(paths: list[Path], to: Path) -> None:
    """Lay the pictures side by side."""
    pictures = [Image.open(path).convert("RGB") for path in paths]
    small = [
        each.resize((each.width * SHEET_HEIGHT // each.height, SHEET_HEIGHT)) for each in pictures
    ]
    half = (len(small) + 1) // 2
    rows = (small[:half], small[half:])
    width = max(sum(each.width + 8 for each in row) for row in rows)
    whole = Image.new("RGB", (width, 2 * (SHEET_HEIGHT + 8)), "white")
    for number, row in enumerate(rows):
        x = 0
        for each in row:
            whole.paste(each, (x, number * (SHEET_HEIGHT + 8)))
            x += each.width + 8
    whole.save(to)


def main() -> None:
    """Look at all of it, or at what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the screens' names")
    parser.add_argument("--widths", nargs="*", type=int, default=[width for width, _ in SIZES])
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [
        (name, step)
        for name, step in screens()
        if not wanted.names or any(part in name for part in wanted.names)
    ]
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=["--no-sandbox"], timeout=60_000
        )
        for number, (name, step) in enumerate(chosen, 1):
            print(f"{number}/{len(chosen)} {name}", flush=True)
            look(browser, address, name, step, wanted.widths)
        browser.close()


if __name__ == "__main__":
    main()
