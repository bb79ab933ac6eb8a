"""Every screen by its name, and the steps to reach it, for `tools.screenshots`."""

import json
from collections.abc import Callable, Iterator
from functools import partial

from playwright.sync_api import FilePayload, Page, ViewportSize

from tools.club_screens import club_screens
from tools.examples import (
    DUEL_RECORD,
    PICTURE_NAMES,
    dice_record,
    example_picture,
    series_record,
)
from tools.page_scripts import PLAY_A_FORTNIGHT, TAP_A_MATCH, THROW_AND_BUILD

GAMES = (
    *("tower", "well", "hot_potato", "catch_them_all", "poisoned_gift", "triplets", "duel"),
    *("welcome", "ports", "longest_route", "barbarians", "knights", "island_dice"),
)
"""Games in the order of the page `play`."""
PATHS = (
    *("play", "two", "practice", "daily", "progress"),
    *("rules", "pad", "about", "credits", "replay", "workshop", "print"),
)
SCENES = ("lines", "dial", "count", "spare", "girls", "story")
"""Scenes of the page `why`."""
LESSONS = ("tower", "triplets", "ports", "knights", "island_dice", "tournament")
PADS = ("tournament", "island", "dice")
WIDE: ViewportSize = {"width": 1280, "height": 900}
TURNS = 3_000
STEP_MS = 60
"""Stays below the server's rate limit for messages."""

Step = Callable[[Page], None]


def at(path: str) -> Step:
    """Return a step that opens a page."""

    def go(page: Page) -> None:
        page.goto(path)

    return go


def begin(page: Page, game: str, start: str = "/#/play") -> None:
    """Start a game from a page of games, against slow bots."""
    page.goto(start)
    page.locator("main li > button:first-child").nth(GAMES.index(game)).click()
    page.locator("[data-symbol], .desk, .pick").first.wait_for()


def lobby(page: Page) -> None:
    """Make a room."""
    page.goto("/")
    page.locator(".buttons button.button").first.click()
    page.locator(".lobby").wait_for()


def full(page: Page, bots: int = 3) -> None:
    """Make a room with bots at its table."""
    lobby(page)
    for number in range(bots):
        page.locator(".start .button.secondary").click()
        page.locator(".around li.taken").nth(number + 1).wait_for()


def pick(page: Page, value: str) -> None:
    """Choose a game or a mode, on a wide page, where all of them are visible."""
    size = page.viewport_size or WIDE
    page.set_viewport_size(WIDE)
    page.locator(f"input[value={value}]").check(force=True)
    page.set_viewport_size(size)


def options(page: Page) -> None:
    """Open all options of a series."""
    full(page)
    pick(page, "series")
    page.locator(".choices button:nth-child(3), .lobby details summary").first.click()
    page.locator("select:has(option[value=minigame])").first.select_option("minigame")


def seat(page: Page) -> None:
    """Open the sheet of a seat in a team game."""
    full(page)
    pick(page, "knights")
    page.locator(".around button").nth(1).click()
    page.locator("dialog").wait_for()


def join_page(page: Page) -> None:
    """Open the page to join somebody else's room."""
    lobby(page)
    page.evaluate(
        """() => Object.keys(localStorage)
          .filter((name) => name.includes(location.hash.slice(-5)))
          .forEach((name) => localStorage.removeItem(name))"""
    )
    page.reload()
    page.locator("form").wait_for()


def menu(page: Page, sheet: str = "[aria-haspopup]") -> None:
    """Open a sheet during a game."""
    begin(page, "tower")
    page.locator(f"header button{sheet}").first.click()
    page.locator("dialog").wait_for()


def mistaken(page: Page) -> None:
    """Name a symbol that is not shared, and be locked."""
    begin(page, "tower")
    page.evaluate(
        """() => {
          const cards = [...document.querySelectorAll("[role=group]")]
            .map((card) => [...card.querySelectorAll("[data-symbol]")])
            .filter((card) => card.length);
          const own = new Set(cards.at(-1).map((button) => button.dataset.symbol));
          cards[0].find((button) => !own.has(button.dataset.symbol)).click();
        }"""
    )


def paused(page: Page) -> None:
    """Pause the game."""
    menu(page)
    page.locator("dialog .buttons .button").first.click()


def cut_off(page: Page) -> None:
    """Lose the connection during a game."""
    page.add_init_script(
        """const open = WebSocket;
        let cut = false;
        const lines = [];
        window.WebSocket = class extends open {
          constructor(...way) { super(...way); lines.push(this); if (cut) this.close(); }
        };
        window.cut = () => { cut = true; for (const line of lines) line.close(); };"""
    )
    begin(page, "tower")
    page.evaluate("cut()")


def play_out(page: Page, way: str = TAP_A_MATCH) -> None:
    """Play until there is an outcome."""
    for _ in range(TURNS):
        page.evaluate(way)
        if page.locator(".outcome").is_visible():
            return
        page.wait_for_timeout(STEP_MS)


def play_out_game(page: Page, game: str) -> None:
    """Play until this game has an outcome."""
    play_out(page, THROW_AND_BUILD if game == "island_dice" else TAP_A_MATCH)


def outcome(page: Page, game: str, start: str = "/#/play") -> None:
    """Play a game to its end."""
    begin(page, game, start)
    play_out_game(page, game)


def series(page: Page, mode: str, games: int) -> None:
    """Play the first games of a series."""
    full(page)
    pick(page, mode)
    page.locator(".start .button:not(.secondary)").click()
    for number in range(games):
        if number:
            page.locator(".outcome .next button, .outcome .next .button").first.click()
            page.locator(".outcome").wait_for(state="hidden")
        page.locator("[data-symbol], .pick").first.wait_for()
        play_out(page)


def televised(game: str | None) -> Step:
    """Return a step that shows the big screen of a room that plays, or waits in the lobby."""

    def watch(page: Page) -> None:
        hand = page.context.new_page()
        if game is None:
            lobby(hand)
        else:
            begin(hand, game)
        code = hand.url.rsplit("/", 1)[-1]
        page.goto(f"/#/room/{code}/table")

    return watch


def replayed(page: Page, record: object) -> None:
    """Open a record."""
    page.goto("/#/replay")
    file: FilePayload = {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": json.dumps(record).encode(),
    }
    page.locator("input[type=file]").set_input_files(file)
    page.locator("input[type=range], table").first.wait_for()


def workshop_with_pictures(page: Page) -> None:
    """Add pictures in the deck workshop."""
    page.goto("/#/workshop")
    page.locator("input[type=file]").first.set_input_files(
        [example_picture(n) for n in range(len(PICTURE_NAMES))]
    )
    page.wait_for_timeout(1000)


def pad(page: Page, kind: str) -> None:
    """Open a score pad."""
    page.goto("/#/pad")
    page.locator(f"input[value={kind}]").check(force=True)
    for number, name in enumerate(("Małgorzata", "Bartholomew")):
        page.locator("input.field").nth(number).fill(name)
    page.locator("form .button:not(.small):not(.secondary)").last.click()


def remembered(page: Page, path: str) -> None:
    """Open a page on a device with two weeks of results."""
    page.goto("/healthz")
    page.evaluate(PLAY_A_FORTNIGHT)
    page.goto(path)


def duelling(page: Page) -> None:
    """Find a few pairs of the daily duel."""
    page.goto("/#/daily")
    page.locator("section .button").click()
    for _ in range(5):
        page.locator("[aria-busy=false]").wait_for()
        page.evaluate(TAP_A_MATCH)
        page.wait_for_timeout(900)


def pages() -> Iterator[tuple[str, Step]]:
    """Yield the screens that have their own address."""
    yield "home", at("/")
    for path in PATHS:
        yield path, at(f"/#/{path}")
    for scene in SCENES:
        yield f"why-{scene}", at(f"/#/why/{scene}")
    for topic in LESSONS:
        yield f"rules-{topic}", at(f"/#/rules/{topic}")
    yield "lost", at("/#/room/ABCDE")


def screens() -> Iterator[tuple[str, Step]]:
    """Yield every screen: its name and the step that reaches it."""
    yield from pages()
    yield "daily-play", duelling
    for path in ("", "daily", "progress"):
        yield f"back-{path or 'home'}", partial(remembered, path=f"/#/{path}")
    yield "join-page", join_page
    yield "lobby", lobby
    yield "lobby-full", full
    yield "lobby-options", options
    yield "lobby-seat", seat
    for game in GAMES:
        yield f"game-{game}", partial(begin, game=game)
    yield "game-locked", mistaken
    yield "game-paused", paused
    yield "game-cut-off", cut_off
    yield "menu", menu
    yield "how-to", partial(menu, sheet=":is(.round, .fresh)")
    for game in ("duel", "hot_potato", "knights", "island_dice"):
        yield f"outcome-{game}", partial(outcome, game=game)
    yield "outcome-series", partial(series, mode="series", games=2)
    yield "outcome-tournament", partial(series, mode="tournament", games=1)
    yield "outcome-adventure", partial(series, mode="adventure", games=1)
    for game in GAMES:
        yield f"two-{game}", partial(begin, game=game, start="/#/two")
    yield "two-outcome", partial(outcome, game="duel", start="/#/two")
    for kind in PADS:
        yield f"pad-{kind}", partial(pad, kind=kind)
    yield "replay-duel", partial(replayed, record=DUEL_RECORD)
    yield "replay-dice", partial(replayed, record=dice_record())
    yield "replay-series", partial(replayed, record=series_record())
    yield "workshop-pictures", workshop_with_pictures
    yield "table-lobby", televised(None)
    for game in GAMES:
        yield f"table-{game}", televised(game)
    yield "club", at("/#/event")
    yield from club_screens()
