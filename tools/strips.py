"""Film strips of animations, ten frames per second: `python -m tools.strips [part of a name]`.

Each scene is played on a phone and a television, with motion, on a separate server. The frames go
to `tests/artefacts/strips`, one sheet per screen, with the time on each frame.
"""

import argparse
import base64
from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Any, NamedTuple

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import find_browser
from tools.page_scripts import TAP_A_MATCH
from tools.screens import pick, play_out
from tools.screenshots import ROOT, server

FOLDER = ROOT / "tests/artefacts/strips"
A_SECOND = 10
MAX_TAPS = 40
TAP_INTERVAL_MS = 450
PHONE = (390, 844)
TELEVISION = (1280, 720)
LOOKS = """localStorage["spotisle.pace"] = "full"; localStorage["spotisle.name"] = "Cleo";"""
COLUMNS = {PHONE: 12, TELEVISION: 6}
SMALL = {PHONE: 130, TELEVISION: 260}


class Film:
    """A screencast of one page."""

    def __init__(self, page: Page) -> None:
        self._pictures: list[tuple[float, bytes]] = []
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._keep)

    def _keep(self, frame: dict[str, Any]) -> None:
        at = float(frame["metadata"]["timestamp"])
        self._pictures.append((at, base64.b64decode(frame["data"])))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def start(self) -> None:
        """Start recording."""
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 90})

    def pictures(self) -> list[tuple[float, Image.Image]]:
        """Stop, and return the frame at each tenth of a second."""
        self._session.send("Page.stopScreencast")
        if not self._pictures:
            return []
        begun, ended = self._pictures[0][0], self._pictures[-1][0]
        seen = []
        for tenth in range(int((ended - begun) * A_SECOND) + 1):
            at = begun + tenth / A_SECOND
            _, picture = max(each for each in self._pictures if each[0] <= at + 1e-3)
            seen.append((tenth / A_SECOND, Image.open(BytesIO(picture)).convert("RGB")))
        return seen


class Stage(NamedTuple):
    """The phone of a room's host, and the television of that room."""

    phone: Page
    television: Page


def choose(stage: Stage, game: str, bots: int = 1) -> None:
    """Seat bots, choose a game, and wait before the start."""
    phone = stage.phone
    for number in range(bots):
        phone.locator(".start .button.secondary").click()
        phone.locator(".around li.taken").nth(number + 1).wait_for()
    pick(phone, game)
    phone.wait_for_timeout(500)


def start(stage: Stage) -> None:
    """Press Start."""
    stage.phone.locator(".start .button:not(.secondary)").click()


def lie_open(stage: Stage) -> None:
    """Wait until the curtain is up."""
    stage.phone.locator(".curtain").wait_for()
    stage.phone.locator(".curtain").wait_for(state="hidden")


def starting(stage: Stage) -> None:
    """Prepare the start: from the tap to the first cards."""
    choose(stage, "tower", 2)


def playing(stage: Stage, game: str, bots: int = 1) -> None:
    """Prepare a claim: the cards of a game have been visible for a moment."""
    choose(stage, game, bots)
    start(stage)
    lie_open(stage)
    stage.phone.wait_for_timeout(600)


def tap(stage: Stage) -> None:
    """Tap the shared symbol."""
    stage.phone.evaluate(TAP_A_MATCH)


def tap_for_a_while(stage: Stage) -> None:
    """Tap matches until the round ends."""
    for _ in range(MAX_TAPS):
        tap(stage)
        stage.phone.wait_for_timeout(TAP_INTERVAL_MS)
        if stage.phone.locator(".beat").count():
            return


SCENES: dict[str, tuple[Callable[[Stage], None], Callable[[Stage], None], float]] = {
    "start": (starting, start, 8.0),
    "claim": (partial(playing, game="tower", bots=2), tap, 2.5),
    "burn": (partial(playing, game="hot_potato"), tap, 5.0),
    "captured": (partial(playing, game="knights"), tap, 5.0),
    "swept": (partial(playing, game="catch_them_all"), tap_for_a_while, 6.0),
    "finale": (partial(playing, game="duel"), lambda stage: play_out(stage.phone), 8.0),
    "team-finale": (
        partial(playing, game="barbarians"),
        lambda stage: play_out(stage.phone),
        8.0,
    ),
}
"""By name: the preparation, the action that is filmed, and for how many seconds."""


def open_stage(browser: Browser, address: str) -> Stage:
    """Open a room on a phone, and its television."""
    phone, television = (
        browser.new_context(
            base_url=address,
            locale="en",
            has_touch=True,
            viewport={"width": size[0], "height": size[1]},
        )
        for size in (PHONE, TELEVISION)
    )
    phone.add_init_script(LOOKS)
    hand, table = phone.new_page(), television.new_page()
    hand.goto("/")
    hand.locator(".buttons button.button").first.click()
    hand.locator(".lobby").wait_for()
    table.goto(f"/#/room/{hand.url.rsplit('/', 1)[-1]}/table")
    table.locator("[data-table]").wait_for()
    return Stage(hand, table)


def sheet(pictures: list[tuple[float, Image.Image]], size: tuple[int, int]) -> Image.Image:
    """Arrange the frames in rows, each with its time."""
    columns, width = COLUMNS[size], SMALL[size]
    height = width * size[1] // size[0]
    rows = -(-len(pictures) // columns)
    whole = Image.new("RGB", (columns * (width + 4), rows * (height + 4)), "white")
    for number, (at, picture) in enumerate(pictures):
        small = picture.resize((width, height), Image.Resampling.LANCZOS)
        pen = ImageDraw.Draw(small)
        pen.rectangle((0, 0, 26, 12), fill="black")
        pen.text((3, 0), f"{at:.1f}", fill="white")
        whole.paste(small, (number % columns * (width + 4), number // columns * (height + 4)))
    return whole


def film(browser: Browser, address: str, name: str) -> None:
    """Play one scene and write its strips."""
    before, action, seconds = SCENES[name]
    stage = open_stage(browser, address)
    before(stage)
    films = [Film(page) for page in stage]
    for each in films:
        each.start()
    stage.phone.wait_for_timeout(200)
    action(stage)
    stage.phone.wait_for_timeout(seconds * 1000)
    for each, size, screen in zip(films, (PHONE, TELEVISION), stage._fields, strict=True):
        path = FOLDER / f"{name}-{screen}.png"
        sheet(each.pictures(), size).save(path)
        print(path.relative_to(ROOT))
    for page in stage:
        page.context.close()


def main() -> None:
    """Film all scenes, or the named ones."""
    parser = argparse.ArgumentParser(description="Film strips, ten pictures a second.")
    parser.add_argument("parts", nargs="*", help="parts of the names of scenes; without one, all")
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=["--no-sandbox"], timeout=60_000
        )
        for name in SCENES:
            if not asked.parts or any(part in name for part in asked.parts):
                film(browser, address, name)
        browser.close()


if __name__ == "__main__":
    main()
