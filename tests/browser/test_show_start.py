"""The start of a game: one countdown on all screens, and a trial round."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .moments import glimpse, until
from .rooms import NAME_THE_SHARED_SYMBOL, add_bots, join_room, start
from .show import host_room, open_television

pytestmark = pytest.mark.browser

NOTE_DIGITS = """() => {
  window.digits = [];
  window.cardsAt = null;
  const look = () => {
    const text = document.querySelector(".curtain .digit")?.textContent ?? null;
    if (text !== (digits.at(-1)?.[0] ?? null)) digits.push([text, Date.now()]);
    if (cardsAt === null && document.querySelector("[data-symbol], [role=img] .face")) {
      cardsAt = Date.now();
      window.clockThen = document.querySelector("aside footer")?.textContent;
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true,
  });
}"""
"""Record when each digit of the countdown appears, and when the first card is uncovered."""


def shown(page: Page) -> dict[str, tuple[int, int]]:
    """Return from when to when each digit was shown."""
    noted: list[list[Any]] = page.evaluate("digits")
    ends = [at for _, at in noted[1:]]
    return {text: (at, end) for (text, at), end in zip(noted, ends, strict=False) if text}


def test_phone_and_television_count_down_together_over_covered_cards(
    people: Browser, address: str
) -> None:
    ann, code = host_room(people, address, "Ann", "full")
    table = open_television(people, address, code)
    add_bots(ann, 1)
    for page in (ann, table):
        page.evaluate(NOTE_DIGITS)
    with (
        glimpse(ann, ".curtain", "Coming up"),
        glimpse(table, ".curtain", "Race for the pile in the middle"),
    ):
        start(ann)
    for page in (ann, table):
        until(page, "cardsAt !== null && digits.length > 0 && digits.at(-1)[0] === null")
    near, far = shown(ann), shown(table)
    assert [text for text in near if text.isdigit()] == ["3", "2", "1"]
    for digit in "321":
        assert near[digit][0] < far[digit][1], "the television was ahead"
        assert far[digit][0] < near[digit][1], "the phone was ahead"
    for page, seen in ((ann, near), (table, far)):
        assert page.evaluate("cardsAt") >= seen["1"][0] + 500, "a card was uncovered before the end"
    assert "0:00" in table.evaluate("clockThen"), (
        "the clock started before the cards were uncovered"
    )


def test_anybody_may_try_a_round_that_does_not_count(people: Browser, address: str) -> None:
    ann, code = host_room(people, address, "Ann", "full")
    bob = join_room(people, address, code, "Bob", motion=True)
    table = open_television(people, address, code)
    start(ann)
    expect(bob.get_by_role("button", name="How to play").last).to_be_visible()
    trial = bob.get_by_role("button", name="Play trial round")
    trial.dispatch_event("click")  # it shows for 5 s only
    for page in (ann, bob, table):
        expect(page.get_by_text("Trial round: nothing counts")).to_be_visible()
    ann.get_by_role("button", name="Play for real").click()
    for page in (ann, bob, table):
        expect(page.get_by_text("Trial round: nothing counts")).to_have_count(0)
    expect(ann.locator(".curtain")).to_have_count(0)
    ann.evaluate(NAME_THE_SHARED_SYMBOL)
    expect(bob.get_by_role("status").filter(has_text="Ann: ")).to_be_attached()
