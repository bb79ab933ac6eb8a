"""Screens that are there only for a moment: the curtain, a beat, the finale on the television.

A page that has been told to freeze hears nothing more from its room, and its clock stands still, so
that there is time to look at it in every size.
"""

from functools import partial

from playwright.sync_api import Page

from tools.page_scripts import TAP_A_MATCH
from tools.screens import STEP_MS, TURNS, Step, begin, full, pick, play_out

FREEZABLE = """(() => {
  const open = WebSocket;
  let frozen = false;
  window.WebSocket = class extends open {
    constructor(...way) {
      super(...way);
      this.addEventListener("message", (event) => frozen && event.stopImmediatePropagation());
    }
  };
  window.freeze = () => {
    const now = Date.now();
    frozen = true;
    Date.now = () => now;
    window.setTimeout = () => 0;
  };
  localStorage["spotisle.pace"] = "full";
})()"""


def hold(page: Page, selector: str) -> None:
    """Wait for something, and let nothing follow it."""
    page.locator(selector).wait_for()
    page.evaluate("freeze()")


def counted(page: Page, selector: str) -> None:
    """Start a game with all ceremony, and stop at a moment of it."""
    page.add_init_script(FREEZABLE)
    full(page)
    page.locator(".start .button:not(.secondary)").click()
    hold(page, selector)


def beaten(page: Page, game: str) -> None:
    """Play a round, and stop at its beat."""
    page.add_init_script(FREEZABLE)
    begin(page, game)
    play_to_a_beat(page, page)
    hold(page, ".beat")


def play_to_a_beat(hand: Page, looks: Page) -> None:
    """Let a hand play until a page shows how the round ended."""
    for _ in range(TURNS):
        hand.evaluate(TAP_A_MATCH)
        if looks.locator(".beat").is_visible():
            return
        hand.wait_for_timeout(STEP_MS)


def televised_show(page: Page, game: str, selector: str) -> None:
    """The television at a moment of the show, beside a hand that plays."""
    page.add_init_script(FREEZABLE)
    hand = page.context.new_page()
    hand.add_init_script('localStorage["spotisle.pace"] = "full"')
    full(hand)
    pick(hand, game)
    page.goto(f"/#/room/{hand.url.rsplit('/', 1)[-1]}/table")
    page.locator("main").wait_for()
    hand.locator(".start .button:not(.secondary)").click()
    if selector == ".beat":
        hand.locator("[data-symbol]").first.wait_for()
        play_to_a_beat(hand, page)
    if selector == ".outcome":
        hand.locator("[data-symbol]").first.wait_for()
        play_out(hand)
    hold(page, selector)


SHOW: dict[str, Step] = {
    "show-coming": partial(counted, selector=".coming"),
    "show-count": partial(counted, selector=".digit"),
    "show-beat": partial(beaten, game="hot_potato"),
    "show-captured": partial(beaten, game="knights"),
    "table-show-coming": partial(televised_show, game="tower", selector=".coming"),
    "table-show-count": partial(televised_show, game="tower", selector=".digit"),
    "table-show-beat": partial(televised_show, game="hot_potato", selector=".beat"),
    "table-show-outcome": partial(televised_show, game="catch_them_all", selector=".outcome"),
}
"""By their names, as `tools.look` keeps them."""
