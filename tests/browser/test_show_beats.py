"""The beats between rounds: who is burned, swept the round or was captured."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tools.page_scripts import TAP_A_MATCH
from tools.serving import ServerProcess

from .moments import glimpse, until
from .rooms import choose, join_room, keep_acting, start
from .show import SEARCH_MS, await_cards, host_room, open_television

pytestmark = pytest.mark.browser

NOTE_BUZZES = """() => {
  window.buzzes = [];
  navigator.vibrate = (pattern) => window.buzzes.push(pattern.join());
}"""

BURNED = "40,30,40,30,160"
NOTE_SOUNDS = """(() => {
  window.notes = 0;
  const begin = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.notes += 1;
    return begin.apply(this, when);
  };
})()"""


def test_a_burned_player_sees_a_beat_a_sound_and_a_vibration(people: Browser, address: str) -> None:
    ann, code = host_room(people, address, "Ann", "short")
    bob = join_room(people, address, code, "Bob", motion=True)
    bob.evaluate(NOTE_BUZZES)
    bob.evaluate(NOTE_SOUNDS)
    table = open_television(people, address, code)
    choose(ann, "Hot Potato")
    start(ann)
    await_cards(ann, bob, table)
    heard = bob.evaluate("notes")
    with (
        glimpse(table, ".beat h2", "Bob got burned!"),
        glimpse(bob, ".beat", "2 penalty cards"),
    ):
        ann.evaluate(TAP_A_MATCH)
    until(bob, f"buzzes.includes('{BURNED}')")
    until(bob, f"notes >= {heard} + 4")
    assert ann.evaluate("motions.length") > 0
    expect(bob.locator(".curtain")).to_have_count(0)
    expect(bob.locator("[data-symbol]").first).to_be_visible()


def test_the_winner_of_a_round_is_shown_before_the_next(people: Browser, address: str) -> None:
    ann, code = host_room(people, address, "Ann", "short")
    bob = join_room(people, address, code, "Bob", motion=True)
    table = open_television(people, address, code)
    choose(ann, "Catch Them All")
    start(ann)
    await_cards(ann, bob, table)
    cards = ann.get_by_role("group", name=re.compile(r"^Card \d")).count()
    assert cards > 1
    with (
        glimpse(table, ".beat.swept h2", "Ann caught the most!"),
        glimpse(bob, ".beat.swept", f"{cards} cards"),
    ):
        keep_acting(ann, TAP_A_MATCH, SEARCH_MS)
    assert ann.evaluate("motions.some(({ kind }) => kind === 'card')")
    expect(bob.locator("[data-symbol]").first).to_be_visible()


def test_a_capture_names_the_colour_of_the_team(people: Browser, address: str) -> None:
    ann, code = host_room(people, address, "Ann", "short")
    bob = join_room(people, address, code, "Bob", motion=True)
    table = open_television(people, address, code)
    choose(ann, "Knights")
    start(ann)
    await_cards(ann, bob, table)
    with (
        glimpse(table, ".beat.captured h2", "Captured: the"),
        glimpse(bob, ".beat.captured p", "team captured one card"),
    ):
        ann.evaluate(TAP_A_MATCH)
    expect(bob.locator("[data-symbol]").first).to_be_visible()


def test_play_continues_after_a_restart_during_a_beat(
    people: Browser, server: ServerProcess
) -> None:
    ann, code = host_room(people, server.url, "Ann", "full")
    bob = join_room(people, server.url, code, "Bob", motion=True)
    choose(ann, "Hot Potato")
    start(ann)
    await_cards(ann, bob)
    with glimpse(ann, ".beat h2", "Bob got burned!"):
        ann.evaluate(TAP_A_MATCH)
    server.kill()
    expect(bob.get_by_text("Reconnecting…")).to_be_visible()
    server.start()
    server.wait_until_open()
    for page in (ann, bob):
        expect(page.get_by_text("Reconnecting…")).to_have_count(0)
    await_cards(ann, bob)
    with glimpse(bob, ".beat h2", "Ann got burned!"):
        bob.evaluate(TAP_A_MATCH)
