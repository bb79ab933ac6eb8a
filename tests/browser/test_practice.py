import re

import pytest
from playwright.sync_api import Page, expect

from spotisle.editions import EDITIONS, load_edition

from .cards import cards, names, pair, shared, unshared
from .moments import glimpse

pytestmark = pytest.mark.browser

REST_MS = 1200
NEXT_CARDS_LIE = """(rest) => {
  window.advance(rest);
  return document.querySelector("[aria-busy=false]") !== null;
}"""


def tap(page: Page, symbol: str) -> None:
    """Tap the centre of a symbol, even if another box overlaps it."""
    box = cards(page)[0].get_by_role("button", name=symbol, exact=True).bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def wait_for_the_cards_to_lie(page: Page) -> None:
    page.locator("[aria-busy=false]").wait_for()


def turn_the_next_cards(page: Page, before: object) -> None:
    """Wait for the next cards, without the pause in which people look at a find."""
    page.locator("[aria-busy=true]").wait_for()
    page.wait_for_function(NEXT_CARDS_LIE, arg=REST_MS)
    assert pair(page) != before


@pytest.mark.parametrize("deck", EDITIONS)
def test_the_shared_symbol_deals_the_next_two_cards(page: Page, deck: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/#/practice/{deck}")
    for _ in range(3):
        wait_for_the_cards_to_lie(page)
        before = pair(page)
        assert [len(card) for card in before] == [load_edition(deck).order + 1] * 2
        symbol = shared(page)
        with glimpse(page, "[role=status]", f"{symbol}!"):
            tap(page, symbol)
        turn_the_next_cards(page, before)
        expect(page.get_by_role("status")).to_have_text("Tap the symbol that’s on both cards")


def test_a_wrong_symbol_is_explained_and_the_cards_stay(page: Page) -> None:
    page.goto("/#/practice/classic")
    wait_for_the_cards_to_lie(page)
    before, symbol = pair(page), unshared(page)
    tap(page, symbol)
    expect(page.get_by_role("status")).to_have_text(f"{symbol}: not on both cards")
    assert pair(page) == before


def test_the_time_of_a_find_is_shown_and_the_best_is_remembered(page: Page) -> None:
    page.goto("/#/practice/classic")
    wait_for_the_cards_to_lie(page)
    tap(page, shared(page))
    last, best = (page.get_by_role("definition").nth(place) for place in range(2))
    expect(last).to_have_text(re.compile(r"^\d+\.\d\u00a0s$"))
    expect(best).to_have_text(last.inner_text())
    time = best.inner_text()
    page.reload()
    expect(page.get_by_role("definition").first).to_have_text("–")
    expect(page.get_by_role("definition").last).to_have_text(time)


def test_a_tap_beside_a_symbol_counts_for_the_nearest(page: Page) -> None:
    page.goto("/#/practice/classic")
    wait_for_the_cards_to_lie(page)
    symbol = shared(page)
    box = cards(page)[1].get_by_role("button", name=symbol, exact=True).bounding_box()
    assert box
    with glimpse(page, "[role=status]", f"{symbol}!"):
        page.touchscreen.tap(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.4)


def test_another_deck_is_one_tap_away(page: Page) -> None:
    page.goto("/#/practice/classic")
    page.get_by_role("link", name="Island").tap()
    expect(page.get_by_role("group").first.get_by_role("button")).to_have_count(9)
    assert set(pair(page)[0]) <= names("island", "en")
    expect(page.get_by_role("link", name="Island")).to_have_attribute("aria-current", "page")


def test_changing_the_language_renames_symbols_and_keeps_the_cards(page: Page) -> None:
    page.goto("/#/practice/beach")
    wait_for_the_cards_to_lie(page)
    lying = page.locator("[data-symbol]").evaluate_all("all => all.map(b => b.dataset.symbol)")
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("group", name="Pierwsza karta")).to_be_visible()
    box = load_edition("beach")
    first = [symbol.id for symbol in box.symbols].index(lying[0])
    expect(page.locator("[data-symbol]").first).to_have_accessible_name(box.name(first, "pl"))
    assert (
        page.locator("[data-symbol]").evaluate_all("all => all.map(b => b.dataset.symbol)") == lying
    )
    page.reload()
    expect(page.get_by_label("Język")).to_have_value("pl")


def test_practice_can_be_played_with_the_keyboard_only(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Spotisle")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(page.get_by_label("Language")).to_be_focused()
    deck = page.locator("a[href='#/practice/classic']")
    for _ in range(12):  # past everything before the decks: play now, make a room, a code, and more
        page.keyboard.press("Tab")
        if deck.evaluate("link => link === document.activeElement"):
            break
    expect(deck).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_the_cards_to_lie(page)
    goal = shared(page)
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    for _ in range(8):
        if focused.get_attribute("aria-label") == goal:
            break
        page.keyboard.press("Tab")
    with glimpse(page, "[role=status]", f"{goal}!"):
        page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Tap the symbol that’s on both cards")
    expect(focused, "the focus stays on the card").to_have_attribute("data-symbol", re.compile("."))


def test_an_arrow_key_moves_to_a_neighbouring_symbol(page: Page) -> None:
    page.goto("/#/practice/classic")
    wait_for_the_cards_to_lie(page)
    buttons = cards(page)[0].get_by_role("button")
    buttons.first.focus()
    places = []
    for key in ("ArrowDown", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        box = page.locator(":focus").bounding_box()
        assert box
        places.append(box["y"] + box["height"] / 2)
    assert places == sorted(places)
    assert places[0] < places[-1]


def test_practice_works_with_reduced_motion(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/#/practice/classic")
    wait_for_the_cards_to_lie(page)
    before = pair(page)
    symbol = shared(page)
    with glimpse(page, "[role=status]", f"{symbol}!"):
        tap(page, symbol)
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.get_by_role("status")).to_have_text("Tap the symbol that’s on both cards")
    assert pair(page) != before
