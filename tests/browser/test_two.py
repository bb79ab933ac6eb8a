"""Two players on one tablet, each at one end of the screen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .moments import glimpse
from .rooms import keep, keep_acting, open_page

pytestmark = pytest.mark.browser

TABLET = (820, 1180)


@pytest.fixture
def tablet(browser: Browser, address: str) -> Iterator[Page]:
    page = open_page(browser, address, "/", TABLET)
    yield page
    page.context.close()


def begin(page: Page, game: str) -> None:
    """Start a game for two from the start page, with both names."""
    page.get_by_role("link", name="Two players, one screen").click()
    page.get_by_label("Player 1").fill("Ann")
    page.get_by_label("Player 2").fill("Bob")
    page.get_by_role("button", name=game).first.click()


def symbols(card: Locator) -> list[str]:
    read = "all => all.map((each) => each.dataset.symbol)"
    return [str(name) for name in card.locator("[data-symbol]").evaluate_all(read)]


def drawn(card: Locator) -> set[str]:
    """Return the symbols of a card that has no buttons."""
    pictures = card.locator("use").evaluate_all("all => all.map((use) => use.href.baseVal)")
    return {str(picture).removeprefix("#classic-") for picture in pictures}


def tap(card: Locator, symbol: str) -> None:
    """Tap the screen position of a symbol."""
    box = card.locator(f"[data-symbol={symbol}]").bounding_box()
    assert box
    card.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


NAME_AS_BOB = """() => {
  const [near, far] = ["Ann’s card", "Bob’s card"].map((name) =>
    [...document.querySelectorAll(`[aria-label="${name}"] [data-symbol]`)]);
  const shown = new Set(near.map((button) => button.dataset.symbol));
  far.find((button) => shown.has(button.dataset.symbol))?.click();
}"""


def test_the_far_player_wins_a_duel_by_tapping_their_own_card(tablet: Page) -> None:
    begin(tablet, "Duel")
    near = tablet.get_by_role("group", name="Ann’s card")
    far = tablet.get_by_role("group", name="Bob’s card")
    expect(far.locator("[data-symbol]")).to_have_count(8)
    keep(tablet, "two-duel")
    (shared,) = set(symbols(near)) & set(symbols(far))
    tap(far, shared)
    expect(tablet.get_by_text("Round 2").first).to_be_visible()
    keep_acting(tablet, NAME_AS_BOB)
    expect(tablet.get_by_role("heading", name="Bob wins!")).to_be_visible()


def test_a_mistake_locks_only_the_player_who_made_it(tablet: Page) -> None:
    begin(tablet, "Tower")
    near = tablet.get_by_role("group", name="Ann’s card")
    far = tablet.get_by_role("group", name="Bob’s card")
    expect(far.locator("[data-symbol]")).to_have_count(8)
    middle = drawn(tablet.locator("[data-spot=middle]"))
    tap(near, next(symbol for symbol in symbols(near) if symbol not in middle))
    expect(tablet.locator(".locked")).to_have_count(1)
    keep(tablet, "two-tower")
    with glimpse(tablet, "section", "Got it!"):
        tap(far, next(symbol for symbol in symbols(far) if symbol in middle))


def test_in_the_rotated_half_a_tap_counts_for_the_symbol_under_it(tablet: Page) -> None:
    begin(tablet, "Poisoned Gift")
    far = tablet.locator("[data-rotated]").filter(has=tablet.locator("[data-spot]"))
    theirs = far.get_by_role("group", name="Ann’s card")
    middle = far.get_by_role("group", name="Middle card")
    expect(theirs.locator("[data-symbol]")).to_have_count(8)
    keep(tablet, "two-poisoned-gift")
    (shared,) = set(symbols(theirs)) & set(symbols(middle))
    with glimpse(tablet, "[data-rotated]", "Got it!"):
        tap(theirs, shared)
