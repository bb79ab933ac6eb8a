"""People with devices before a room."""

import os
import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

ARTEFACTS = Path(__file__).resolve().parents[1] / "artefacts"
WAIT_MS = 60_000
"""A condition that has not come by then never will, even on a very busy machine."""
PHONE = (390, 844)
TELEVISION = (1920, 1080)
RECORD = "Download game file"
GAME_MS = 600_000
"""More than any game takes."""
PACE_MS = 80
"""As quick as somebody may act who does not want to be taken for a flood."""

NAME_THE_SHARED_SYMBOL = """() => {
  const [middle, own] = ["Middle card", "Your card"].map((name) =>
    [...document.querySelectorAll(`[aria-label="${name}"] [data-symbol]`)]);
  const shown = new Set(own?.map((button) => button.dataset.symbol));
  const shared = middle?.find((button) => shown.has(button.dataset.symbol));
  shared?.click();
  return shared !== undefined;
}"""
"""As a screen reader does it: the button of the symbol is pressed, without a pointer."""

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
"""Notes every animation of a page: of what, how it ended, and at which spot of the table."""


WITHOUT_A_COUNT = "location.origin === 'null' || (localStorage['spotisle.pace'] ??= 'off')"
"""Most tests look at a game and not at how it begins."""


def open_page(
    browser: Browser,
    address: str,
    path: str = "/",
    size: tuple[int, int] = PHONE,
    language: str = "en-GB",
    *,
    motion: bool = False,
) -> Page:
    """A device of its own; without motion, as most tests look at what stays."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        reduced_motion="no-preference" if motion else "reduce",
    )
    context.set_default_timeout(WAIT_MS)
    context.add_init_script(WITHOUT_A_COUNT)
    if motion:
        context.add_init_script(NOTE_MOTIONS)
    page = context.new_page()
    page.goto(path)
    return page


def keep(page: Page, name: str) -> None:
    """Keep what the page looks like, for people who asked for it: SPOTISLE_PICTURES=1."""
    if "SPOTISLE_PICTURES" in os.environ:
        ARTEFACTS.mkdir(exist_ok=True)
        page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=True)


def make_room(
    browser: Browser, address: str, name: str, *, motion: bool = False
) -> tuple[Page, str]:
    """Somebody makes a room; returns the host's page and the code."""
    page = open_page(browser, address, motion=motion)
    page.get_by_role("button", name="Create a room").click()
    come_in(page, name)
    return page, page.url.rsplit("/", 1)[-1]


def join_room(
    browser: Browser, address: str, code: str, name: str, *, motion: bool = False
) -> Page:
    """Somebody opens the link of a room."""
    page = open_page(browser, address, f"/#/room/{code}", motion=motion)
    come_in(page, name)
    return page


def come_in(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("region", name="Around the table")).to_be_visible()


def add_bots(host: Page, count: int) -> None:
    """Add bots one after the other: each takes the first seat that the page shows as free."""
    for number in range(1, count + 1):
        host.get_by_role("button", name="Add a bot").click()
        expect(host.get_by_role("button", name="a bot:")).to_have_count(number)


def open_part(host: Page, name: str) -> None:
    """Open a part of the host's choice by its tile; on a wide page all of it lies open."""
    expect(host.get_by_role("region", name="Around the table")).to_be_visible()
    tile = host.get_by_role("button", name=re.compile(f"^{name}"))
    if tile.count():
        tile.click()
        expect(host.get_by_role("dialog")).to_be_visible()


def choose(host: Page, game: str) -> None:
    open_part(host, "Game:")
    host.get_by_role("radio", name=game, exact=True).click(force=True)
    expect(host.get_by_role("heading", name=game, level=1)).to_be_visible()


def choose_mode(host: Page, mode: str) -> None:
    open_part(host, "Game:")
    host.get_by_role("radio", name=mode, exact=True).check(force=True)
    expect(host.get_by_role("radio", name=mode, exact=True)).to_be_checked()
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)


def start(host: Page) -> None:
    host.get_by_role("button", name="Start", exact=True).click()


def own_card(page: Page) -> Locator:
    return page.get_by_role("group", name="Your card")


def name_the_shared_symbol(page: Page) -> bool:
    return bool(page.evaluate(NAME_THE_SHARED_SYMBOL))


def play_to_the_end(*pages: Page, pace_ms: int = PACE_MS) -> None:
    """Everyone names what they see until the outcome lies before all of them."""
    for page in pages:
        keep_acting(page, NAME_THE_SHARED_SYMBOL, pace_ms)
    for page in pages:
        expect(page.get_by_role("link", name=RECORD)).to_be_visible(timeout=GAME_MS)


def keep_acting(page: Page, way: str, pace_ms: int = PACE_MS) -> None:
    """Let somebody do the same again and again, until the outcome lies there."""
    page.evaluate(
        f"""() => {{
          const act = {way};
          const ended = () => document.querySelector(".outcome");
          clearInterval(window.acting);
          window.acting = setInterval(
            () => (ended() ? clearInterval(window.acting) : act()), {pace_ms});
        }}"""
    )


def scores(page: Page) -> dict[str, str]:
    """Who has how many, as the outcome says."""
    rows = page.get_by_role("listitem").filter(has=page.locator(".score"))
    read = "(row) => ['.name', '.score'].map((part) => row.querySelector(part).innerText)"
    told = rows.evaluate_all(f"rows => rows.map({read})")
    return {str(name): str(score) for name, score in told}
