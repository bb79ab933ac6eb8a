"""Notices on a phone: each has its own place, and none covers or moves a card."""

import re
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .rooms import add_bots, choose, join_room, make_room, open_page, own_card, start
from .show import await_cards, host_room, open_television

pytestmark = pytest.mark.browser

PHONES = ((360, 640), (390, 844))
SPOTS = """() => Array.from(document.querySelectorAll(".stage [data-spot]"), (spot) => {
  const { x, y, width, height } = spot.getBoundingClientRect();
  return [spot.dataset.spot, x, y, width, height].join();
})"""
"""Where every card lies."""
BOX = "(each) => each.getBoundingClientRect().toJSON()"
WHOLE = """(each) =>
  each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight"""
DEAF = """if (location.origin !== "null") localStorage["spotisle.wish.voice"] = "yes";
window.SpeechRecognition = class {
  start() { setTimeout(() => this.onerror({ error: "not-allowed" })); }
  abort() {}
};"""
"""Voice is switched on, but the browser refuses to listen."""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def bottom(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def top(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["y"]


def test_in_a_trial_round_its_button_covers_nothing_of_the_game(
    people: Browser, address: str
) -> None:
    ann, _ = host_room(people, address, "Ann", "full")
    add_bots(ann, 1)
    choose(ann, "Tower")
    start(ann)
    ann.get_by_role("button", name="Play trial round").dispatch_event("click")
    await_cards(ann)
    for size in PHONES:
        resize(ann, size)
        expect(ann.get_by_text("Trial round: nothing counts")).to_be_visible()
        assert bottom(ann.get_by_role("button", name="Play for real")) <= top(ann.locator(".stage"))


def test_a_lost_player_is_named_without_covering_or_moving_a_card(
    people: Browser, address: str
) -> None:
    ann, code = make_room(people, address, "Ann")
    bob = join_room(people, address, code, "Bob")
    choose(ann, "Tower")
    start(ann)
    expect(own_card(bob)).to_be_visible()
    before = {}
    for size in PHONES:
        resize(bob, size)
        bob.evaluate("() => new Promise(requestAnimationFrame)")
        before[size] = bob.evaluate(SPOTS)
    ann.close()
    notice = bob.get_by_text("Away: Ann")
    for size in PHONES:
        resize(bob, size)
        expect(notice).to_be_visible()
        bob.evaluate("() => new Promise(requestAnimationFrame)")
        assert bottom(notice) <= top(bob.locator(".stage"))
        assert bob.evaluate(SPOTS) == before[size]


def test_when_the_host_leaves_every_screen_names_the_new_one(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann")
    bob = join_room(people, address, code, "Bob")
    cleo = join_room(people, address, code, "Cleo")
    television = open_television(people, address, code, motion=False)
    expect(television.get_by_text(code, exact=True)).to_be_visible()
    choose(ann, "Tower")
    start(ann)
    expect(own_card(bob)).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Leave room").click()
    expect(bob.get_by_text("You’re the host now")).to_be_visible()
    for page in (cleo, television):
        expect(page.get_by_text("Bob is the host now")).to_be_visible()
    bob.reload()
    expect(own_card(bob)).to_be_visible()
    expect(bob.get_by_text("You’re the host now")).to_have_count(0)


def test_a_new_host_is_named_beside_who_is_away_and_covers_no_button(
    people: Browser, address: str
) -> None:
    ann, code = make_room(people, address, "Bartholomew")
    bob = join_room(people, address, code, "Bob")
    cleo = join_room(people, address, code, "Cleo")
    resize(bob, PHONES[0])
    choose(ann, "Tower")
    start(ann)
    expect(own_card(bob)).to_be_visible()
    expect(own_card(cleo)).to_be_visible()
    ann.close()
    for page, news in ((bob, "You’re the host now"), (cleo, "Bob is the host now")):
        notices = page.get_by_text(news), page.get_by_text("Away: Bartholomew")
        for notice in notices:
            expect(notice).to_be_in_viewport(ratio=1)
            assert bottom(notice) <= top(page.locator(".stage"))
            assert notice.evaluate(WHOLE)
        boxes = [each.evaluate(BOX) for each in (*notices, *page.locator("header button").all())]
        assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


def test_a_voice_error_covers_no_card(people: Browser, address: str) -> None:
    page = open_page(people, address, size=PHONES[0])
    page.add_init_script(DEAF)
    page.goto("/#/play")
    page.reload()
    page.get_by_role("button", name=re.compile("^Tower")).click()
    expect(own_card(page)).to_be_visible()
    notice = page.get_by_role("alert").filter(has_text="Your browser can’t use the microphone")
    for size in PHONES:
        resize(page, size)
        expect(notice).to_be_in_viewport(ratio=1)
        assert bottom(notice) <= top(page.locator(".stage"))
    page.get_by_role("button", name="Tap instead").click()
    expect(notice).to_have_count(0)


def test_a_long_name_leaves_the_foot_of_a_small_card_free(people: Browser, address: str) -> None:
    ann, _ = make_room(people, address, "Bartholomew")
    resize(ann, PHONES[0])
    add_bots(ann, 7)
    choose(ann, "Hot Potato")
    start(ann)
    card = own_card(ann)
    expect(card).to_be_visible()
    plate = ann.locator(".tag").filter(has_text="Bartholomew")
    face, tag = card.evaluate(BOX), plate.evaluate(BOX)
    assert tag["right"] < (face["left"] + face["right"]) / 2


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    )
