"""The television: what it shows in the lobby, during and between games, uncut at every size."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from tests.kit.company import Company, go_on
from tools.page_scripts import FIND_USABILITY_PROBLEMS, TAP_A_MATCH

from .moments import glimpse, until
from .rooms import (
    NAME_THE_SHARED_SYMBOL,
    TELEVISION,
    add_bots,
    choose,
    join_room,
    keep_acting,
    make_room,
    open_as,
    open_page,
    start,
)
from .show import CARD_FACE, SEARCH_MS, add_to_series, open_television, win

pytestmark = pytest.mark.browser

READABLE_PX = 24
"""The smallest size that is readable at 1280x720 from three metres."""

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
SMALL = [(360, 640), (844, 390)]
"""A phone in place of a television."""

ORDER = """(element, words) => {
  const { firstChild } = element;
  const leftOf = (word) => {
    const range = document.createRange();
    const at = firstChild.data.indexOf(word);
    range.setStart(firstChild, at);
    range.setEnd(firstChild, at + word.length);
    return range.getBoundingClientRect().left;
  };
  return words.sort((one, other) => leftOf(one) - leftOf(other));
}"""
"""Return words of a text from left to right, as they are seen."""

INK = """(element) => {
  const inside = document.createRange();
  inside.selectNodeContents(element);
  const { left, right } = inside.getBoundingClientRect();
  return [left, right];
}"""
"""Return where the contents of an element begin and end."""

SETTLED = """new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() =>
  tell(document.getAnimations().every(({ playState }) => playState !== "running")))))"""
"""No animation is running."""

OVERLAPS = """([words, ...others]) => {
  const text = document.createRange();
  text.selectNodeContents(document.querySelector(words));
  const { left, right, top, bottom } = text.getBoundingClientRect();
  return others.filter((selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  });
}"""
"""Return those of the other elements that overlap the text of the first."""


def test_between_games_the_television_shows_the_leader_and_the_next_game(
    people: Browser, address: str, company: Company
) -> None:
    ann, code = make_room(people, address, "Ann")
    winner = company.join(code, "Bob")
    table = open_television(people, address, code, motion=False)
    add_to_series(ann, "Hot Potato", "Duel")
    start(ann)
    win(winner, ann, table)
    for page in (ann, open_as(people, address, winner), table):
        expect(page.get_by_text("Bob is in the lead")).to_be_visible()
    expect(table.locator(".race li").first).to_have_text(re.compile(r"Bob\s*\+1\s*1"))
    expect(table.locator(".race li").last).to_have_text(re.compile(r"Ann\s*0"))
    expect(table.get_by_role("heading", name="Duel", level=2)).to_be_visible()
    beside = [".race", ".next-up", ".details"]
    for size, around in [
        *((size, beside) for size in SIZES),
        *((size, [".outcome"]) for size in SMALL),
    ]:
        table.set_viewport_size({"width": size[0], "height": size[1]})
        expect(table.get_by_text("Ann, tap “Next game”!")).to_be_in_viewport(ratio=1)
        for over in (".controls .button", *around):  # the text appears bit by bit, and grows
            expect(table.locator(over).first).to_be_visible()
            until(table, f"({OVERLAPS})(['.way-on p', '{over}']).length === 0")
        assert whole(table)


def test_the_television_shows_mistakes_and_streaks(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann", motion=True)
    join_room(people, address, code, "Bob", motion=True)
    table = open_television(people, address, code)
    start(ann)
    expect(ann.locator("[data-symbol]").first).to_be_visible()
    with glimpse(table, ".news", "Ann is on a streak of 3!"):
        keep_acting(ann, NAME_THE_SHARED_SYMBOL, SEARCH_MS)
    ann.evaluate("clearInterval(acting)")
    expect(table.locator("aside .hot")).to_have_text(re.compile(r"×\d"))
    until(ann, "!document.querySelector('.flights').childElementCount")
    with glimpse(table, ".news", "Ann guessed wrong and waits for the next card"):
        ann.evaluate(
            """() => {
              const [middle, own] = ["Middle card", "Your card"].map((name) =>
                [...document.querySelectorAll(`[aria-label="${name}"] [data-symbol]`)]);
              const there = new Set(middle.map((each) => each.dataset.symbol));
              own.find((each) => !there.has(each.dataset.symbol)).click();
            }"""
        )
    expect(table.get_by_role("img", name="Has to wait")).to_be_visible()


def test_the_television_says_who_presses_what_and_who_joins_next(
    people: Browser, address: str
) -> None:
    ann, code = make_room(people, address, "Ann")
    table = open_television(people, address, code, motion=False)
    expect(table.get_by_text("One more player needed")).to_be_visible()
    add_bots(ann, 1)
    expect(table.get_by_text("Ready? Ann, tap “Start”!")).to_be_visible()
    start(ann)
    expect(table.get_by_role("complementary", name="Scores")).to_be_visible()
    bob = open_page(people, address, f"/#/room/{code}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    expect(table.get_by_text("In the next game: Bob")).to_be_visible()


def test_a_right_to_left_name_keeps_its_place_in_a_sentence_and_beside_its_face(
    people: Browser, address: str, company: Company
) -> None:
    ann, code = make_room(people, address, "עומר")
    bob = company.join(code, "ليلى")
    table = open_television(people, address, code, motion=False)
    choose(ann, "Duel")
    start(ann)
    win(bob, ann, table)
    for page in (ann, table):
        row = page.locator(".details li").filter(has_text="ليلى")
        name, face = row.locator(".name").evaluate(INK), row.locator(".token").first.evaluate(INK)
        assert abs(name[0] - face[1]) < face[1] - face[0]
    prompt = table.locator(".way-on p")
    expect(prompt).to_have_text("Again? \u2068עומר\u2069, tap “Rematch!”")
    assert prompt.evaluate(ORDER, ["tap", "עומר", "Again?"]) == ["Again?", "עומר", "tap"]


def test_a_device_can_become_the_television_when_joining(people: Browser, address: str) -> None:
    _, code = make_room(people, address, "Ann")
    table = open_page(people, address, f"/#/room/{code}", TELEVISION, motion=True)
    table.evaluate(
        """() => {
          if (!navigator.wakeLock) return;
          navigator.wakeLock.request = async (kind) => {
            window.lock = kind;
            throw new DOMException();
          };
        }"""
    )
    table.get_by_role("link", name="Use as TV").click()
    expect(table.get_by_role("heading", name="Scan to join")).to_be_visible()
    expect(table.get_by_role("button", name="Full screen")).to_be_visible()
    assert table.evaluate("!navigator.wakeLock || window.lock === 'screen'")
    expect(
        table.get_by_role("button", name="Music")
    ).to_be_visible()  # that press also turned the sound on


def test_one_press_turns_the_sound_of_a_television_on(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann")
    table = open_television(people, address, code)
    table.get_by_role("button", name="Turn on sound").click()
    expect(table.get_by_role("button", name="Music")).to_be_visible()
    add_bots(ann, 1)
    start(ann)
    expect(table.get_by_role("complementary", name="Scores")).to_be_visible()
    expect(table.get_by_role("button", name="Turn on sound")).to_have_count(0)


def test_nothing_is_cut_off_on_a_television(
    people: Browser, address: str, company: Company
) -> None:
    ann = company.host("Bartholomew")
    for seat in range(1, 8):
        ann.do(cmd.SeatBot, seat=seat, level="child")
    table = open_television(people, address, ann.code, motion=False)
    expect(table.get_by_role("heading", name="Scan to join")).to_be_visible()
    whole_in_all_sizes(table)
    ann.do(cmd.Choose, settings=Settings(mode="series", games=("tower",)))
    ann.do(cmd.Start)
    expect(table.get_by_role("complementary", name="Scores")).to_be_visible()
    expect(table.locator(CARD_FACE).first).to_be_visible()
    whole_in_all_sizes(table)
    win(ann, table)
    expect(table.get_by_role("heading", name="Bartholomew is the champion!")).to_be_visible()
    expect(table.get_by_role("row")).to_have_count(9)  # everybody, below the games
    whole_in_all_sizes(table)


def test_a_tie_break_for_the_title_is_told_from_the_tie_to_the_champion(
    people: Browser, address: str, company: Company
) -> None:
    host = company.host("Bartholomew", Settings(mode="series", games=("triplets", "triplets")))
    bob = company.join(host.code, "Małgorzata")
    cleo = company.join(host.code, "Cleo")
    table = open_television(people, address, host.code, motion=False)
    host.do(cmd.Start)
    host.play()
    go_on(host, bob, cleo)
    win(bob, table)
    expect(table.locator(".next-up")).to_contain_text(
        re.compile("Bartholomew.*Małgorzata.*Tie-break")
    )
    expect(table.locator(".race")).to_have_count(0)
    expect(table.get_by_text("Bartholomew, tap “Play tie-break”!")).to_be_visible()
    whole_in_all_sizes(table)
    ann = open_as(people, address, host)
    ann.get_by_role("button", name="Play tie-break").click()
    expect(ann.locator("[data-symbol]").first).to_be_visible()
    scores = table.get_by_role("complementary", name="Scores")
    expect(scores.get_by_role("heading", name=re.compile("^Duel Round 1$"))).to_be_visible()
    expect(scores.get_by_text("Cleo")).to_have_count(0)
    win(bob, ann, table)
    expect(table.get_by_role("heading", name="Małgorzata is the champion!")).to_be_visible()
    others = [open_as(people, address, person) for person in (bob, cleo)]
    for page in (ann, table, *others):
        expect(page.get_by_text("After a tie-break")).to_be_visible()
    whole_in_all_sizes(table)


def test_the_last_find_is_above_the_buttons_of_the_television(
    people: Browser, address: str
) -> None:
    ann, code = make_room(people, address, "Ann")
    add_bots(ann, 3)
    choose(ann, "Hot Potato")
    table = open_television(people, address, code, motion=False)
    table.set_viewport_size({"width": 1280, "height": 720})
    start(ann)
    expect(ann.locator("[data-symbol]").first).to_be_visible()
    ann.evaluate(TAP_A_MATCH)
    expect(table.get_by_role("figure")).to_be_visible()
    told, keys = (table.locator(each).bounding_box() for each in ("figcaption", ".controls"))
    assert told
    assert keys
    assert told["y"] + told["height"] <= keys["y"]


def test_the_prices_of_dice_are_readable_from_the_sofa(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann")
    add_bots(ann, 3)
    choose(ann, "Island Dice")
    table = open_television(people, address, code, motion=False)
    table.set_viewport_size({"width": 1280, "height": 720})
    start(ann)
    for picture in (table.locator(".cost svg").first, table.locator(".cost svg").last):
        box = picture.bounding_box()
        assert box
        assert box["width"] >= READABLE_PX
    prices, others = (table.locator(each).bounding_box() for each in (".desk ul", ".players"))
    assert prices
    assert others
    assert prices["y"] + prices["height"] <= others["y"]


def whole_in_all_sizes(television: Page) -> None:
    for width, height in SIZES:
        television.set_viewport_size({"width": width, "height": height})
        until(television, SETTLED)
        assert whole(television)


def whole(page: Page) -> bool:
    """Return whether everything fits the screen; fail if a text is cut off."""
    problems = [each for each in page.evaluate(FIND_USABILITY_PROBLEMS) if "truncate" not in each]
    assert problems == []
    return bool(
        page.evaluate(
            "document.documentElement.scrollWidth <= innerWidth &&"
            " document.documentElement.scrollHeight <= innerHeight"
        )
    )
