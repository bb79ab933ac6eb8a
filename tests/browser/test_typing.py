"""Claiming with the keyboard, by the name of the symbol or an unambiguous prefix."""

import pytest
from playwright.sync_api import Browser, expect

from .moments import glimpse
from .rooms import choose, join_room, keep, make_room, open_part, start

pytestmark = pytest.mark.browser


def test_a_symbol_is_claimed_by_typing_its_name(browser: Browser, address: str) -> None:
    ann, code = make_room(browser, address, "Ann")
    bob = join_room(browser, address, code, "Bob")
    choose(ann, "Duel")
    open_part(ann, "More options")
    ann.get_by_role("textbox", name="Rounds to win").fill("1")
    ann.keyboard.press("Tab")
    ann.get_by_role("button", name="Close").click()
    start(ann)
    own = ann.get_by_role("group", name="Your card").locator("[data-symbol]")
    theirs = ann.get_by_role("group", name="Bob’s card").locator("[data-symbol]")
    expect(own).to_have_count(8)
    read = "all => all.map(each => each.getAttribute('aria-label'))"
    with glimpse(ann, "main", "No symbol starts with that"):
        ann.keyboard.type("xx", delay=20)
    keep(ann, "typing-missed")
    ann.keyboard.press("Escape")
    (shared,) = set(own.evaluate_all(read)) & set(theirs.evaluate_all(read))
    ann.keyboard.type(shared, delay=20)
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("heading", name="You win!")).to_be_visible()
    for page in (ann, bob):
        page.context.close()
