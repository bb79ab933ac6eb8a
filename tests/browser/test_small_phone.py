"""Every text fits a phone 360 pixels wide, in every language."""

import re

import pytest
from playwright.sync_api import Browser, expect

from spotisle.editions import LANGUAGES
from tools.page_scripts import FIND_USABILITY_PROBLEMS, RETURNING_VISITOR
from tools.screens import screens

from .rooms import keep, open_page

pytestmark = pytest.mark.browser

SMALL = (360, 640)
SHOWN = (
    *("home", "play", "two", "daily", "rules", "pad", "about", "replay", "workshop", "print"),
    *("club", "back-progress", "why-lines", "why-girls", "join-page", "lobby-full"),
    *("lobby-options", "lobby-seat", "game-ports", "game-island_dice", "menu", "how-to"),
    *("pad-tournament", "pad-island", "outcome-duel", "practice", "two-hot_potato"),
)
TOO_LONG = re.compile(r"cut (?!.*\.(name|who)\b)|outside |beyond |covered |page \d+ px too wide")
"""Names of people may be cut off. Texts may not, and no control may cover another."""
SMALL_TARGETS = re.compile(f"{TOO_LONG.pattern}|small")
FOR_THUMBS = ("pad-tournament", "game-island_dice")
"""Screens where columns or buttons were once too narrow."""


@pytest.mark.parametrize("name", SHOWN)
def test_every_text_fits_its_place(people: Browser, address: str, name: str) -> None:
    page = open_page(people, address, "/healthz", size=SMALL)
    page.add_init_script(RETURNING_VISITOR)
    dict(screens())[name](page)
    page.wait_for_load_state("networkidle")
    other_window = page.context.new_page()
    other_window.goto("/healthz")
    wanted = SMALL_TARGETS if name in FOR_THUMBS else TOO_LONG
    for language in LANGUAGES:
        other_window.evaluate("it => (localStorage['spotisle.language'] = it)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        found = page.evaluate(FIND_USABILITY_PROBLEMS)
        assert [problem for problem in found if wanted.match(problem)] == [], language
        keep(page, f"small-{name}-{language}")
