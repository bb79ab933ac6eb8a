"""The lobby on a phone: choosing the game, the deck and the options."""

import re
from functools import partial

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from spotisle.editions import LANGUAGES, load_edition
from spotisle.series import PRESETS
from spotisle.texts import translate

from .rooms import (
    TELEVISION,
    add_bots,
    choose,
    choose_deck,
    choose_mode,
    come_in,
    keep,
    make_room,
    open_page,
    open_part,
    own_card,
    press_tile,
    start,
)

pytestmark = pytest.mark.browser


def heading(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def is_seen(page: Page, part: Locator) -> bool:
    """Return whether all of it is visible without scrolling."""
    box, size = part.bounding_box(), page.viewport_size
    assert box
    assert size
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_game_deck_start_and_code_are_visible_together(
    people: Browser, address: str, width: int, height: int
) -> None:
    page, code = make_room(people, address, "Ann")
    add_bots(page, 3)
    page.set_viewport_size({"width": width, "height": height})
    for language in LANGUAGES:
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        say = partial(translate, language)
        parts = (
            page.get_by_role("button", name=re.compile(f"^{say('game')}:")),
            page.get_by_role("button", name=re.compile(f"^{say('deck-choice')}:")),
            page.get_by_role("button", name=say("surprise-us")),
            page.get_by_role("button", name=say("start"), exact=True),
            page.get_by_text(code, exact=True),
        )
        for part in parts:
            expect(part).to_be_visible()
        assert [is_seen(page, part) for part in parts] == [True] * len(parts), language
        assert page.evaluate("scrollY") == 0
        keep(page, f"lobby-one-screen-{width}-{language}")
    keys = page.locator(".start .button")
    before = [key.bounding_box() for key in keys.all()]
    open_page(people, address, f"/#/room/{code}/table", TELEVISION)
    expect(page.locator(".around section li")).to_be_visible()
    assert [key.bounding_box() for key in keys.all()] == before, "moved under the thumb"


LOWEST_NAME = """() => Math.max(...[...document.querySelectorAll(".around li .name")]
  .map((name) => name.getBoundingClientRect().bottom))"""


def test_on_wide_pages_the_buttons_are_below_the_names(people: Browser, address: str) -> None:
    page, _ = make_room(people, address, "Ann")
    add_bots(page, 3)
    for width, height in ((1024, 768), (1280, 720), (1280, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        keys = page.get_by_role("button", name="Start", exact=True).bounding_box()
        assert keys
        assert page.evaluate(LOWEST_NAME) <= keys["y"], (width, height)
    page.set_viewport_size({"width": 844, "height": 390})
    assert is_seen(page, page.get_by_role("button", name="Start", exact=True)), "in landscape"


def test_a_new_room_starts_with_the_last_settings(people: Browser, address: str) -> None:
    page, _ = make_room(people, address, "Ann")
    choose(page, "Well")
    choose_deck(page, "Beach")
    page.goto("/")
    page.get_by_role("button", name="Create a room").click()
    expect(heading(page)).to_have_text("Well")
    expect(page.get_by_role("button", name="Deck: Beach")).to_be_visible()


def test_a_tap_chooses_a_random_game(people: Browser, address: str) -> None:
    page, _ = make_room(people, address, "Ann")
    for _ in range(3):
        before = heading(page).inner_text()
        page.get_by_role("button", name="Surprise us").click()
        expect(heading(page)).not_to_have_text(before)
        assert heading(page).inner_text() not in ("Practice", "")


def test_a_series_may_have_a_game_several_times(people: Browser, address: str) -> None:
    page, _ = make_room(people, address, "Ann")
    choose_mode(page, "Series")
    open_part(page, "Game:")
    order = page.get_by_role("list", name="Order of play").get_by_role("listitem")
    for number, game in enumerate(("Tower", "Well", "Tower", "Well"), start=1):
        page.get_by_role("button", name=f"Add {game}").click()
        expect(order).to_have_count(number)
    order.nth(1).get_by_role("button").click()
    expect(order).to_have_count(3)
    keep(page, "lobby-series")
    page.reload()
    open_part(page, "Game:")
    expect(order).to_have_text([re.compile("Tower"), re.compile("Tower"), re.compile("Well")])
    close(page)
    add_bots(page, 1)
    start(page)
    expect(own_card(page)).to_be_visible()


def picked(page: Page, name: str) -> Locator:
    return page.get_by_role("combobox", name=name, exact=True)


def number(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog").get_by_role("textbox", name=name)


def type_number(page: Page, name: str, value: int) -> None:
    number(page, name).fill(str(value))
    page.keyboard.press("Tab")
    expect(number(page, name)).to_have_value(str(value))


def test_every_number_of_the_rules_can_be_chosen(people: Browser, address: str) -> None:
    page, _ = make_room(people, address, "Ann")
    chosen = {
        "Hot Potato": {"Rounds": 27},
        "Triplets": {"Cards on the table": 12},
        "Knights": {"Rounds": 4, "Points to win": 7},
        "Duel": {"Rounds to win": 5},
    }
    for game, numbers in chosen.items():
        choose(page, game)
        open_part(page, "More options")
        for name, value in numbers.items():
            type_number(page, name, value)
        close(page)
    page.reload()
    for game, numbers in chosen.items():
        choose(page, game)
        open_part(page, "More options")
        for name, value in numbers.items():
            expect(number(page, name)).to_have_value(str(value))
        close(page)
    choose(page, "Hot Potato")
    open_part(page, "More options")
    page.get_by_role("button", name="Until the deck runs out").click()
    expect(number(page, "Rounds")).to_have_value("")
    page.get_by_role("button", name="Rounds: one more").click()
    expect(number(page, "Rounds")).to_have_value("1")
    keep(page, "lobby-rounds")


def test_an_option_applies_to_all_games_of_a_series(people: Browser, address: str) -> None:
    page, _ = make_room(people, address, "Ann")
    choose_mode(page, "Adventure")
    open_part(page, "More options")
    zero = page.get_by_role("checkbox", name="2 points even with zero")
    zero.check(force=True)
    close(page)
    page.reload()
    for game in ("Welcome to the Island", "Ports", "Longest Route", "Barbarians"):
        choose_mode(page, "Single game")
        choose(page, game)
        open_part(page, "More options")
        expect(zero).to_be_checked()
        close(page)


def test_a_tournament_lets_the_loser_pick_from_all_games(people: Browser, address: str) -> None:
    page, _ = make_room(people, address, "Ann")
    choose_mode(page, "Tournament")
    open_part(page, "More options")
    picks = picked(page, "The loser picks")
    expect(picks).to_have_value("unplayed")
    picks.select_option("any")
    expect(picked(page, "Well: Ends")).to_have_count(0)  # a tournament decides it
    close(page)
    page.reload()
    open_part(page, "More options")
    expect(picks).to_have_value("any")


def test_only_options_with_an_effect_are_offered(people: Browser, address: str) -> None:
    page, _ = make_room(people, address, "Ann")
    dialog = page.get_by_role("dialog")
    open_part(page, "More options")
    expect(picked(page, "Number of cards")).to_be_visible()
    expect(picked(page, "Tie between three or more")).to_be_visible()
    expect(number(page, "Rounds")).to_have_count(0)
    close(page)
    choose(page, "Duel")  # two can't tie in threes
    open_part(page, "Deck:")
    press_tile(page.get_by_role("radio", name=re.compile("^Garden")))  # no card is left out
    open_part(page, "More options")
    expect(picked(page, "After a wrong tap")).to_be_visible()
    for name in ("Number of cards", "Tie between three or more", "Next game"):
        expect(picked(page, name)).to_have_count(0)
    expect(dialog.get_by_role("checkbox", name="Random order")).to_have_count(0)


def test_the_tie_break_game_of_an_edition_can_be_chosen(people: Browser, address: str) -> None:
    page, _ = make_room(people, address, "Ann")
    open_part(page, "More options")
    picked(page, "Rules").select_option("beach-pl")
    expect(picked(page, "Tie between three or more")).to_have_value("minigame")
    picked(page, "Tie-break game").select_option("well")
    close(page)
    page.reload()
    open_part(page, "More options")
    expect(picked(page, "Tie-break game")).to_have_value("well")


@pytest.mark.parametrize(("locale", "preset"), [("pl-PL", "beach-pl"), ("it-IT", "classic-it")])
def test_the_edition_fits_the_language(
    people: Browser, address: str, locale: str, preset: str
) -> None:
    page = open_page(people, address, language=locale)
    spoken = locale[:2]
    page.get_by_role("button", name=translate(spoken, "make-room")).click()
    page.get_by_label(translate(spoken, "your-name")).fill("Ann")
    page.keyboard.press("Enter")
    deck = translate(spoken, f"deck-{PRESETS[preset].deck}")
    name = f"{translate(spoken, 'deck-choice')}: {deck}"
    expect(page.get_by_role("button", name=name)).to_be_visible()
    page.get_by_role("button", name=translate(spoken, "fine-points")).click()
    edition = picked(page, translate(spoken, "preset"))
    expect(edition).to_have_value(preset)


def test_practice_deals_the_deck_of_the_edition(people: Browser, address: str) -> None:
    page = open_page(people, address)
    page.get_by_role("button", name="Create a room").click()
    come_in(page, "Ann")
    open_part(page, "More options")
    picked(page, "Rules").select_option("garden")
    close(page)
    choose(page, "Practice")
    expect(page.get_by_role("button", name="Deck: Garden")).to_be_visible()
    start(page)
    symbols = page.locator("[data-symbol]")
    expect(symbols.first).to_be_visible()
    shown = symbols.evaluate_all("all => all.map(each => each.dataset.symbol)")
    assert set(shown) <= {symbol.id for symbol in load_edition("garden").symbols}
