"""Screens that are visible only for a moment: the curtain, a beat, the finale on the television.

A frozen page ignores further messages from its room, and its clock stops, so that there is time for
a screenshot in every size.
"""

from functools import partial

from playwright.sync_api import Page

from tools.page_scripts import TAP_A_MATCH
from tools.screens import STEP_MS, TURNS, Step, begin, full, pick, play_out_game

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
    """Wait for an element, then freeze the page."""
    page.locator(selector).wait_for()
    page.evaluate("freeze()")


def freeze_at_start(page: Page, selector: str) -> None:
    """Start a game with all effects, and freeze when an element is visible."""
    page.add_init_script(FREEZABLE)
    full(page)
    page.locator(".start .button:not(.secondary)").click()
    hold(page, selector)


def freeze_at_beat(page: Page, game: str) -> None:
    """Play a round, and freeze at its beat."""
    page.add_init_script(FREEZABLE)
    begin(page, game)
    play_to_a_beat(page, page)
    hold(page, ".beat")


def play_to_a_beat(hand: Page, looks: Page) -> None:
    """Play on one page until another shows the beat of the round."""
    for _ in range(TURNS):
        hand.evaluate(TAP_A_MATCH)
        if looks.locator(".beat").is_visible():
            return
        hand.wait_for_timeout(STEP_MS)


def televised_show(page: Page, game: str, selector: str) -> None:
    """Play on one page, and freeze the television when an element is visible."""
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
        hand.locator("[data-symbol], .panel").first.wait_for()
        play_out_game(hand, game)
    hold(page, selector)


SHOW: dict[str, Step] = {
    "show-coming": partial(freeze_at_start, selector=".coming"),
    "show-count": partial(freeze_at_start, selector=".digit"),
    "show-beat": partial(freeze_at_beat, game="hot_potato"),
    "show-captured": partial(freeze_at_beat, game="knights"),
    "table-show-coming": partial(televised_show, game="tower", selector=".coming"),
    "table-show-count": partial(televised_show, game="tower", selector=".digit"),
    "table-show-beat": partial(televised_show, game="hot_potato", selector=".beat"),
    "table-show-outcome": partial(televised_show, game="catch_them_all", selector=".outcome"),
    "table-show-dice": partial(televised_show, game="island_dice", selector=".outcome"),
}
"""Screens by the names that `tools.screenshots` uses."""
