"""Open pages, make and join rooms, choose games and play them."""

import json
import os
import re
from contextlib import suppress
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.kit.company import Person

ARTEFACTS = Path(__file__).resolve().parents[1] / "artefacts"
WAIT_MS = 60_000
"""Timeout of every condition; enough for a very busy machine."""
PHONE = (390, 844)
TELEVISION = (1920, 1080)
RECORD = "Download game file"
GAME_MS = 400_000
"""Timeout of a whole game."""
LAST_CARD_MS = 1600
OUTCOME_IS_SHOWN = """(pause) => {
  window.advance?.(pause);
  return document.querySelector(".outcome") !== null;
}"""
PACE_MS = 80
"""The shortest interval between actions that the server does not treat as a flood."""
SEARCH_MS = 320
"""The shortest search time: an earlier tap would count for the previous cards."""
HANDICAP_MS = 2 * PACE_MS
"""Extra search time of each further player, so that the first one wins."""

NAME_THE_SHARED_SYMBOL = """() => {
  const [middle, own] = ["Middle card", "Your card"].map((name) =>
    [...document.querySelectorAll(`[aria-label="${name}"] [data-symbol]`)]);
  const shown = new Set(own?.map((button) => button.dataset.symbol));
  const shared = middle?.find((button) => shown.has(button.dataset.symbol));
  shared?.click();
  return shared !== undefined;
}"""
"""Click the button of the shared symbol, without a pointer, as a screen reader does."""

NOTE_MOTIONS = """(() => {
  const KINDS = [["card", ".flights .card"], ["symbol", ".flights .symbol"], ["die", ".cube"]];
  const centre = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const spotAtTheEnd = (animation, element) => {
    const now = animation.currentTime;
    animation.currentTime = animation.effect.getComputedTiming().endTime - 1;
    const [x, y] = centre(element);
    animation.currentTime = now;
    const near = [...document.querySelectorAll("[data-spot]")].find((spot) => {
      const [a, b] = centre(spot);
      return Math.hypot(a - x, b - y) < 2;
    });
    return near?.dataset.spot ?? null;
  };
  window.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...frames) {
    const kind = KINDS.find(([, selector]) => this.matches(selector))?.[0] ?? "other";
    const animation = animate.apply(this, frames);
    const motion = { kind, end: "moving", spot: spotAtTheEnd(animation, this) };
    window.motions.push(motion);
    animation.finished.then(
      () => (motion.end = "landed"),
      () => (motion.end = "cancelled"),
    );
    return animation;
  };
})()"""
"""Record every animation of a page: its kind, how it ended, and at which spot of the table."""


TIME_THAT_ADVANCES = """(() => {
  const pending = new Map();
  const { setTimeout: later, clearTimeout: cancel } = window;
  const now = performance.now.bind(performance);
  window.setTimeout = (then, ms = 0, ...given) => {
    const run = () => {
      pending.delete(timer);
      then(...given);
    };
    const timer = later(run, ms);
    pending.set(timer, { due: now() + ms, run });
    return timer;
  };
  window.clearTimeout = (timer) => {
    pending.delete(timer);
    cancel(timer);
  };
  window.advance = (ms) => {
    const until = now() + ms;
    const due = [...pending].filter(([, each]) => each.due <= until);
    for (const [timer, { run }] of due.sort(([, one], [, other]) => one.due - other.due)) {
      cancel(timer);
      run();
    }
  };
})()"""
"""Let a test run the timers of a page that are due within some time, without waiting for it."""

WITHOUT_COUNTDOWN = "location.origin === 'null' || (localStorage['spotisle.pace'] ??= 'off');"
"""Skip the countdown, which most tests do not need."""
WITHOUT_SOUND = "location.origin === 'null' || (localStorage['spotisle.wish.sound'] ??= 'no');"
"""Even silent audio takes 10 % of a core for each page that was ever tapped."""


def open_page(
    browser: Browser,
    address: str,
    path: str = "/",
    size: tuple[int, int] = PHONE,
    language: str = "en-GB",
    *,
    motion: bool = False,
) -> Page:
    """Open a page in a new browser context, by default without motion.

    Sound is off, except on a television, which asks for a press to turn it on.
    """
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        reduced_motion="no-preference" if motion else "reduce",
    )
    context.set_default_timeout(WAIT_MS)
    begin_trace(context)
    context.add_init_script(WITHOUT_COUNTDOWN)
    context.add_init_script(NOTE_MOTIONS if motion else TIME_THAT_ADVANCES)
    if not motion and size != TELEVISION:
        context.add_init_script(WITHOUT_SOUND)
    page = context.new_page()
    page.goto(path)
    return page


def begin_trace(context: BrowserContext) -> None:
    """Record what the pages do if SPOTISLE_TRACE is set."""
    if "SPOTISLE_TRACE" in os.environ:
        context.tracing.start(screenshots=True, snapshots=True)


def end_trace(context: BrowserContext, name: str) -> None:
    """Save the recording; `playwright show-trace` opens it."""
    if "SPOTISLE_TRACE" in os.environ:
        with suppress(PlaywrightError):  # a context that the test made by itself has none
            context.tracing.stop(path=ARTEFACTS / f"{name}.zip")


def keep(page: Page, name: str) -> None:
    """Save a screenshot if SPOTISLE_PICTURES is set."""
    if "SPOTISLE_PICTURES" in os.environ:
        ARTEFACTS.mkdir(exist_ok=True)
        # JPEG, because encoding a whole page as PNG takes as long as drawing it.
        page.screenshot(path=ARTEFACTS / f"{name}.jpg", type="jpeg", quality=90, full_page=True)


def make_room(
    browser: Browser, address: str, name: str, *, motion: bool = False
) -> tuple[Page, str]:
    """Make a room without its button, and join as its host; return the page and the code."""
    with urlopen(Request(f"{address}/api/rooms", method="POST")) as made:
        code = str(json.load(made)["code"])
    return join_room(browser, address, code, name, motion=motion), code


def join_room(
    browser: Browser, address: str, code: str, name: str, *, motion: bool = False
) -> Page:
    """Open the link of a room, and join."""
    page = open_page(browser, address, f"/#/room/{code}", motion=motion)
    come_in(page, name)
    return page


def open_as(
    browser: Browser,
    address: str,
    person: Person,
    size: tuple[int, int] = PHONE,
    *,
    motion: bool = False,
) -> Page:
    """Open the room on a page that takes over a person's seat."""
    person.leave()
    page = open_page(browser, address, "/healthz", size, motion=motion)
    token = (f"spotisle.token.{person.code}", person.token)
    page.evaluate("([name, token]) => localStorage.setItem(name, token)", token)
    page.goto(f"/#/room/{person.code}")
    return page


def note_verdicts(page: Page) -> list[str]:
    """Return a list to which every verdict that the page receives from now on is added."""
    verdicts: list[str] = []

    def read(frame: str | bytes) -> None:
        if (message := json.loads(frame)).get("type") == "verdict":
            verdicts.append(message["verdict"])

    page.on("websocket", lambda socket: socket.on("framereceived", read))
    return verdicts


def come_in(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("region", name="Around the table")).to_be_visible()


def push(button: Locator) -> None:
    """Press a button of the lobby with the keyboard.

    A click would miss if the lobby moved between press and release because somebody joined.
    """
    expect(button).to_be_enabled()
    button.press("Enter")


def add_bots(host: Page, count: int) -> None:
    """Add bots one by one: each takes the first seat that the page shows as free."""
    for number in range(1, count + 1):
        push(host.get_by_role("button", name="Add a bot"))
        expect(host.get_by_role("button", name="a bot:")).to_have_count(number)


def open_part(host: Page, name: str) -> None:
    """Open a part of the settings by its tile; on a wide page all parts are open."""
    expect(host.get_by_role("region", name="Around the table")).to_be_visible()
    tile = host.get_by_role("button", name=re.compile(f"^{name}"))
    if tile.count():
        push(tile)
        expect(host.get_by_role("dialog")).to_be_visible()


def press_tile(box: Locator) -> None:
    """Press the tile of a hidden radio button or checkbox.

    A forced click on the box itself would miss if the lobby moved because somebody joined.
    """
    box.locator("..").click()


def choose(host: Page, game: str) -> None:
    open_part(host, "Game:")
    press_tile(host.get_by_role("radio", name=game, exact=True))
    expect(host.get_by_role("heading", name=game, level=1)).to_be_visible()


def choose_deck(host: Page, deck: str) -> None:
    open_part(host, "Deck:")
    press_tile(host.get_by_role("radio", name=deck))
    expect(host.get_by_role("button", name=f"Deck: {deck}")).to_be_visible()


def choose_mode(host: Page, mode: str) -> None:
    open_part(host, "Game:")
    press_tile(host.get_by_role("radio", name=mode, exact=True))
    expect(host.get_by_role("radio", name=mode, exact=True)).to_be_checked()
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)


def choose_for_tournament(host: Page, *games: str) -> None:
    """Choose a tournament of these games only."""
    choose_mode(host, "Tournament")
    open_part(host, "Game:")
    boxes = host.locator(".tile").get_by_role("checkbox")
    expect(boxes.first).to_be_attached()
    for box in boxes.all():
        wanted = box.get_attribute("value") in games
        if box.is_checked() != wanted:
            press_tile(box)
            expect(box).to_be_checked(checked=wanted)
    host.keyboard.press("Escape")


def start(host: Page) -> None:
    push(host.get_by_role("button", name="Start", exact=True))


def own_card(page: Page) -> Locator:
    return page.get_by_role("group", name="Your card")


def name_the_shared_symbol(page: Page) -> bool:
    return bool(page.evaluate(NAME_THE_SHARED_SYMBOL))


def play_to_the_end(*pages: Page, search_ms: int = SEARCH_MS) -> None:
    """Let everyone claim until all pages show the outcome.

    The first page is the quickest: a tie for first place would need a tie-break.
    """
    for place, page in enumerate(pages):
        keep_acting(page, NAME_THE_SHARED_SYMBOL, search_ms + place * HANDICAP_MS)
    await_outcome(*pages)
    for page in pages:
        expect(page.get_by_role("link", name=RECORD)).to_be_visible()


def keep_acting(
    page: Page, script: str, search_ms: int = SEARCH_MS, retry_ms: int | None = None
) -> None:
    """Run a script in a page repeatedly until the outcome shows.

    After new cards it waits for the search time; dice need none. On the same cards it acts again
    after `retry_ms`, or after the search time.
    """
    page.evaluate(
        f"""() => {{
          const act = {script};
          const ended = () => document.querySelector(".outcome");
          const symbols = document.querySelectorAll.bind(document, "[data-symbol]");
          const cards = () => Array.from(symbols(), (each) => each.dataset.symbol).join();
          let seen = "";
          let next = 0;
          const look = () => {{
            if (ended()) return clearInterval(window.acting);
            const now = performance.now();
            if (seen !== (seen = cards())) next = now + {search_ms};
            if (seen && now < next) return;
            next = now + {search_ms if retry_ms is None else retry_ms};
            act();
          }};
          clearInterval(window.acting);
          window.acting = setInterval(look, {PACE_MS});
        }}"""
    )


def await_outcome(*pages: Page) -> None:
    """Wait for the end of a game, without the pause in which people look at the last card.

    `expect` would serialize the whole page at every check.
    """
    for page in pages:
        try:
            page.wait_for_function(OUTCOME_IS_SHOWN, arg=LAST_CARD_MS, timeout=GAME_MS)
        except PlaywrightTimeout:
            pytest.fail(f"the game never ended; the page says: {page.inner_text('body')}")


def scores(page: Page) -> dict[str, str]:
    """Return the scores in the outcome, by name."""
    rows = page.get_by_role("listitem").filter(has=page.locator(".score"))
    read = "(row) => ['.name', '.score'].map((part) => row.querySelector(part).innerText)"
    read_rows = rows.evaluate_all(f"rows => rows.map({read})")
    return {str(name): str(score) for name, score in read_rows}
