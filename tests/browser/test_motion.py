"""Animations: cards fly to their places, dice tumble, and every animation ends."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from spotisle.protocol import commands as cmd
from tests.kit.company import Company, play

from .moments import until
from .rooms import choose, make_room, open_as, own_card, play_to_the_end, scores, start

pytestmark = pytest.mark.browser

CARDS = 53
BEFORE = 43
"""How many cards of a tower for two are taken before the pages open."""


def motions(page: Page, kind: str) -> list[dict[str, Any]]:
    """Return the animations of a kind, once all have ended."""
    until(page, f"motions.every((motion) => motion.kind != '{kind}' || motion.end != 'moving')")
    noted: list[dict[str, Any]] = page.evaluate("motions")
    return [motion for motion in noted if motion["kind"] == kind]


def test_cards_fly_and_land_to_the_end_of_a_game(
    people: Browser, address: str, company: Company
) -> None:
    host = company.host("Ann")
    other = company.join(host.code, "Bob")
    host.do(cmd.Start)
    play(host, other, until=lambda view: view["play"]["accepted"] == BEFORE)
    before = host.view["play"]["view"]["scores"][0]
    ann, bob = (open_as(people, address, person, motion=True) for person in (host, other))
    for page in (ann, bob):
        expect(own_card(page)).to_be_visible()
    play_to_the_end(ann, bob, search_ms=400)  # at most a few cards fly at once
    final = scores(ann)
    assert sum(map(int, final.values())) == CARDS
    left = CARDS - BEFORE
    for page in (ann, bob):
        cards, symbols = motions(page, "card"), motions(page, "symbol")
        assert (len(cards), len(symbols)) == (left, 2 * left)
        assert {motion["end"] for motion in cards + symbols} == {"landed"}
        # The last may fly when the table is gone.
        taken = Counter(card["spot"] for card in cards[:-1])
        assert taken.total() == taken["seat-0"] + taken["seat-1"]
        assert 0 <= int(final["Ann"]) - before - taken["seat-0"] <= 1
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
