"""Animations: cards fly to their places, dice tumble, and every animation ends."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .moments import until
from .rooms import choose, join_room, make_room, play_to_the_end, scores, start

pytestmark = pytest.mark.browser


def motions(page: Page, kind: str) -> list[dict[str, Any]]:
    """Return the animations of a kind, once all have ended."""
    until(page, f"motions.every((motion) => motion.kind != '{kind}' || motion.end != 'moving')")
    noted: list[dict[str, Any]] = page.evaluate("motions")
    return [motion for motion in noted if motion["kind"] == kind]


def test_cards_fly_and_land_through_a_whole_game(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann", motion=True)
    bob = join_room(people, address, code, "Bob", motion=True)
    start(ann)
    play_to_the_end(ann, bob, search_ms=400)  # at most a few cards fly at once
    final = scores(ann)
    assert sum(map(int, final.values())) == 53
    for page in (ann, bob):
        cards, symbols = motions(page, "card"), motions(page, "symbol")
        assert (len(cards), len(symbols)) == (53, 2 * 53)
        assert {motion["end"] for motion in cards + symbols} == {"landed"}
        # The first may fly while the cards are dealt, the last when the table is gone.
        taken = Counter(card["spot"] for card in cards[1:-1])
        assert taken.total() == taken["seat-0"] + taken["seat-1"]
        assert 0 <= int(final["Ann"]) - taken["seat-0"] <= 2
        expect(page.locator(".flights > *")).to_have_count(0)


def test_dice_tumble_when_they_are_rolled_and_only_those(people: Browser, address: str) -> None:
    ann, _ = make_room(people, address, "Ann", motion=True)
    choose(ann, "Island Dice")
    start(ann)
    roll = ann.get_by_role("button", name="Roll")
    ann.get_by_role("button", name="Coach").click()
    lies = ann.locator(".map-room").bounding_box()
    roll.click()
    dice = ann.locator(".dice button")
    for die in range(6):
        expect(dice.nth(die)).not_to_have_attribute("aria-label", "–")
    assert [motion["end"] for motion in motions(ann, "die")] == ["landed"] * 6
    # The coach's advice may follow the name, until the die is kept.
    kept = [str(dice.nth(die).get_attribute("aria-label")).split(",")[0] for die in (0, 1)]
    for die in (0, 1):
        dice.nth(die).click()
    roll.click()
    expect(roll).to_contain_text("one roll left")
    assert [motion["end"] for motion in motions(ann, "die")] == ["landed"] * (6 + 4)
    for die, name in enumerate(kept):
        expect(dice.nth(die)).to_have_attribute("aria-label", re.compile(name))
    for offer in ann.locator(".map > button[aria-pressed=false]").all()[:1]:
        offer.click()
        expect(ann.get_by_role("button", name="Build", exact=True)).to_be_visible()
    assert ann.locator(".map-room").bounding_box() == lies, "the map moved under a finger"
    end = ann.locator(".buttons .end")
    end.click()
    end.click()  # a turn without a build takes a cross, which needs a confirmation
    expect(dice.first).to_have_attribute("aria-label", "–")
    assert len(motions(ann, "die")) == 6 + 4
