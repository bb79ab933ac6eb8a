"""A room from its creation to the rematch, on several devices."""

import re

import pytest
from playwright.sync_api import Browser, expect

from spotisle.editions import LANGUAGES
from tests.kit.company import Company, company_of
from tools.serving import ServerProcess

from .access import barriers_in_both_themes
from .moments import glimpse, look_out
from .rooms import (
    TELEVISION,
    add_bots,
    await_outcome,
    choose,
    choose_mode,
    join_room,
    keep,
    keep_acting,
    make_room,
    name_the_shared_symbol,
    open_page,
    own_card,
    scores,
    start,
)

pytestmark = pytest.mark.browser

COVERS_THE_CARDS = """(cover) => {
  const { left, right, top, bottom } = cover.getBoundingClientRect();
  return cover.matches(".felt") && [...document.querySelectorAll("[data-symbol]")]
    .map((symbol) => symbol.getBoundingClientRect())
    .every((box) => Math.max(box.left, 0) >= left && Math.min(box.right, innerWidth) <= right &&
      box.top >= top && box.bottom <= bottom);
}"""
"""The square around a symbol at a card's edge may stick out of the screen."""
FITS_ITS_TEXT = """(sign) => {
  const text = document.createRange();
  text.selectNodeContents(sign);
  return sign.getBoundingClientRect().height < 2 * text.getBoundingClientRect().height;
}"""

SIZES = [(320, 640), (360, 640), (390, 844), (820, 1180), (1920, 1080)]


def test_two_people_and_a_bot_play_to_the_end_and_once_more(
    people: Browser, address: str, company: Company
) -> None:
    ann, code = make_room(people, address, "Ann")
    eve = company.join(code, "Eve")
    bob = join_room(people, address, code, "Bob")
    ann.get_by_role("button", name="Add a bot").click()
    expect(bob.get_by_role("button", name="Bo, a bot: Child")).to_be_visible()
    expect(bob.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    table = open_page(people, address, f"/#/room/{code}/table", TELEVISION)
    start(ann)
    for page in (ann, bob):
        expect(own_card(page)).to_be_visible()
    expect(table.get_by_role("complementary", name="Scores")).to_contain_text("Bob")
    keep(ann, "tower")
    name_the_shared_symbol(ann)
    expect(table.get_by_role("figure")).to_be_visible()
    keep(table, "tower-television")
    eve.play()
    await_outcome(ann, bob, table)
    bob.get_by_role("button", name="Rematch!").click()
    expect(bob.get_by_text("Waiting for Ann")).to_be_visible()
    for page in (ann, table):
        expect(page.get_by_text("Bob wants a rematch!")).to_be_visible()
    keep(ann, "tower-outcome")
    keep(table, "tower-outcome-television")
    final = scores(ann)
    assert sum(map(int, final.values())) == 51
    assert scores(bob) == final == scores(table)
    with ann.expect_download() as download:
        ann.get_by_role("link", name="Download game file").click()
    assert '"game":"tower"' in download.value.path().read_text()
    ann.get_by_role("button", name="Rematch!").click()
    for page in (ann, bob):
        expect(own_card(page)).to_be_visible()


def test_the_loser_of_a_tournament_picks_the_next_game(
    people: Browser, address: str, company: Company
) -> None:
    bob, code = make_room(people, address, "Bob")
    ann = join_room(people, address, code, "Ann")
    choose_mode(bob, "Tournament")
    expect(ann.get_by_role("heading", name="Tournament", level=1)).to_be_visible()
    cleo = company.join(code, "Cleo")
    start(bob)
    expect(own_card(bob)).to_be_visible()
    name_the_shared_symbol(bob)
    expect(ann.get_by_role("status").filter(has_text="Bob: ")).to_be_attached()
    cleo.play()
    await_outcome(bob, ann)
    expect(bob.get_by_text("Ann lost and picks the next game")).to_be_visible()
    expect(bob.get_by_role("button", name="Pick for Ann")).to_be_visible()
    expect(bob.get_by_role("button", name=re.compile("^Poisoned Gift"))).to_have_count(0)
    expect(ann.get_by_role("table")).to_contain_text("Tower")
    ann.get_by_role("button", name=re.compile("^Poisoned Gift")).click()
    bob.get_by_role("button", name="Next game").click()
    for page in (ann, bob):
        expect(page.get_by_role("heading", name="Poisoned Gift", level=1)).to_be_visible()


def test_play_continues_after_the_server_is_killed(people: Browser, server: ServerProcess) -> None:
    ann, code = make_room(people, server.url, "Ann")
    bob = join_room(people, server.url, code, "Bob")
    with company_of(server.url) as company:
        cleo = company.join(code, "Cleo")
        start(ann)
        expect(own_card(bob)).to_be_visible()
        ann.evaluate("window.stayed = true")
        assert name_the_shared_symbol(ann)
        expect(bob.get_by_role("status").filter(has_text="Ann: ")).to_be_attached()
        server.kill()
        expect(ann.get_by_text("Reconnecting…")).to_be_visible()
        assert name_the_shared_symbol(ann)
        server.start()
        server.wait_until_open()
        expect(ann.get_by_text("Reconnecting…")).to_have_count(0)
        expect(bob.get_by_text("Reconnecting…")).to_have_count(0)
        cleo.play()
    await_outcome(ann, bob)
    final = scores(bob)
    assert sum(map(int, final.values())) == 52
    assert int(final["Ann"]) == 2  # the claim from before the crash, and the one that was repeated
    assert ann.evaluate("window.stayed")


def test_play_now_is_two_taps_away(people: Browser, address: str) -> None:
    page = open_page(people, address)
    page.get_by_role("link", name="Play now").click()
    look_out(page, ".lobby", "")
    page.get_by_role("button", name=re.compile("^Tower")).click()
    expect(own_card(page)).to_be_visible()
    assert not page.evaluate("window.glimpsed"), "the lobby was shown on the way"


def test_quick_taps_add_a_bot_each(people: Browser, address: str) -> None:
    ann, _ = make_room(people, address, "Ann")
    ann.get_by_role("button", name="Add a bot").evaluate("(key) => { key.click(); key.click(); }")
    expect(ann.get_by_role("button", name="a bot:")).to_have_count(2)


def test_a_wrong_claim_shows_its_reason(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann")
    join_room(people, address, code, "Bob")
    start(ann)
    card = own_card(ann)
    expect(card).to_be_visible()
    middle = ann.get_by_role("group", name="Middle card").get_by_role("button")
    there = middle.evaluate_all("all => all.map((b) => b.ariaLabel)")
    own = card.get_by_role("button").evaluate_all("all => all.map((b) => b.ariaLabel)")
    wrong = next(name for name in own if name not in there)
    card.get_by_role("button", name=wrong, exact=True).press("Enter")
    expect(ann.get_by_role("status").get_by_text(f"{wrong}? Not on that card")).to_be_attached()
    expect(ann.get_by_text("Wrong! Wait for the next card")).to_be_visible()


def test_a_frozen_player_sees_how_long_it_lasts(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann")
    bob = join_room(people, address, code, "Bob")
    choose(ann, "Catch Them All")
    start(ann)
    expect(ann.locator("[data-symbol]").first).to_be_visible()
    with glimpse(ann, ".freeze", "Wait a moment"):
        ann.evaluate(
            """() => {
              const shown = (group) => [...group.querySelectorAll("[data-symbol]")];
              const groups = [...document.querySelectorAll("[role=group]")];
              const cards = groups.map(shown).filter((card) => card.length > 0);
              const middle = new Set(cards.at(-1).map((button) => button.dataset.symbol));
              cards[0].find((button) => !middle.has(button.dataset.symbol)).click();
            }"""
        )
    keep(ann, "frozen")
    expect(bob.locator(".freeze")).to_have_count(0)
    expect(ann.locator(".freeze")).to_have_count(0)


def test_a_code_may_be_typed_loosely_and_an_unknown_one_is_reported(
    people: Browser, address: str
) -> None:
    _, code = make_room(people, address, "Ann")
    page = open_page(people, address)
    expect(page.get_by_role("link", name="Club night")).to_have_attribute("href", "#/event")
    page.get_by_label("Have a code?").fill(f" {code[:2].lower()}-{code[2:].lower()}")
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_title(f"Room {code} · Spotisle")
    page.goto("/")
    page.get_by_label("Have a code?").fill("ABC")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Type the whole code: five letters, or six for a club night"
    )
    page.goto("/#/room/ZZZZZ")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", name="There’s no room with this code")).to_be_visible()


def test_the_host_removes_a_person(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann")
    bob = join_room(people, address, code, "Bob")
    ann.get_by_role("button", name="Bob’s seat").click()
    ann.get_by_role("button", name="Remove").click()
    expect(bob.get_by_role("heading", name="The host removed you from the room.")).to_be_visible()
    expect(ann.get_by_role("button", name="Bob’s seat")).to_have_count(0)


def test_a_pause_stops_everyone_and_a_spectator_cannot_play(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann")
    ann.get_by_role("button", name="Add a bot").click()
    eve = open_page(people, address, f"/#/room/{code}")
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name="Just watch").click()
    expect(ann.get_by_role("heading", name="Watching")).to_be_visible()
    start(ann)
    expect(eve.get_by_text("You’re watching").first).to_be_visible()
    expect(eve.locator("[data-symbol]")).to_have_count(0)
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Pause").click()
    expect(eve.get_by_text("Paused", exact=True)).to_be_visible()
    assert eve.get_by_text("Paused", exact=True).evaluate(FITS_ITS_TEXT)
    expect(eve.get_by_text("Ann, tap “Resume”!")).to_be_visible()
    assert ann.locator(".pause").evaluate(COVERS_THE_CARDS), "the cards are visible during a pause"
    ann.get_by_role("button", name="Resume").click()
    expect(eve.get_by_text("Paused", exact=True)).to_have_count(0)


def test_a_hostile_name_is_shown_as_plain_text(people: Browser, address: str) -> None:
    hostile = '<img src=x onerror="x">'
    ann, code = make_room(people, address, hostile)
    bob = join_room(people, address, code, "\u202eBob" + "b" * 20)
    expect(bob.get_by_role("button", name=f"{hostile}’s seat")).to_be_visible()
    expect(bob.locator("img[src='x']")).to_have_count(0)
    assert ann.evaluate("document.documentElement.scrollWidth") == 390


def test_a_returning_device_gets_its_seat_back(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann")
    bob = join_room(people, address, code, "Bob")
    bob.goto("/")
    expect(ann.get_by_role("button", name="Bob’s seat (away)")).to_be_visible()
    bob.goto(f"/#/room/{code}")
    expect(bob.get_by_role("button", name="Bob: your seat")).to_be_visible()


def test_axe_finds_no_problem_in_a_room(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann")
    assert barriers_in_both_themes(ann) == []
    for part in ("Game:", "Deck:", "More options", "Invite others", "Ann: your seat"):
        ann.get_by_role("button", name=part).click()
        expect(ann.get_by_role("dialog")).to_be_visible()
        assert barriers_in_both_themes(ann) == []
        ann.keyboard.press("Escape")
    bob = join_room(people, address, code, "Bob")
    table = open_page(people, address, f"/#/room/{code}/table", TELEVISION)
    expect(table.get_by_role("heading", name="Scan to join")).to_be_visible()
    assert barriers_in_both_themes(table) == []
    choose(ann, "Duel")
    start(ann)
    for page in (ann, bob, table):
        expect(page.locator("[data-symbol], [data-spot]").first).to_be_visible()
    assert barriers_in_both_themes(ann) == []
    assert barriers_in_both_themes(table) == []
    ann.get_by_role("button", name="Menu").click()
    assert barriers_in_both_themes(ann) == []
    ann.keyboard.press("Escape")
    keep_acting(bob, NAME_WHAT_IS_ON_BOTH)
    expect(ann.get_by_role("heading", name="Bob wins!")).to_be_visible()
    assert barriers_in_both_themes(ann) == []


NAME_WHAT_IS_ON_BOTH = """() => {
  const seen = new Map();
  for (const button of document.querySelectorAll("[data-symbol]")) {
    const { symbol } = button.dataset;
    if (seen.has(symbol)) return button.click();
    seen.set(symbol, button);
  }
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_lobby_fits_every_screen_in_every_language(
    people: Browser, address: str, width: int, height: int
) -> None:
    page, _ = make_room(people, address, "Maximiliaan Konstantin")
    add_bots(page, 3)
    page.set_viewport_size({"width": width, "height": height})
    for language in LANGUAGES:
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert (
            page.locator(".button").evaluate_all(
                "keys => keys.filter((key) => key.scrollWidth > key.clientWidth + 1).length"
            )
            == 0
        )
        keep(page, f"lobby-{width}-{language}")
