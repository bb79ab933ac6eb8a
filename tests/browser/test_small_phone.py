"""On a phone of 360 pixels no text is longer than its place, in any language."""

import re

import pytest
from playwright.sync_api import Browser

from spotisle.editions import LANGUAGES
from tools.page_scripts import BEEN_HERE_BEFORE, STUMBLES
from tools.screens import screens

from .rooms import keep, open_page

pytestmark = pytest.mark.browser

SMALL = (360, 640)
SHOWN = (
    *("home", "play", "two", "daily", "rules", "pad", "about", "replay", "workshop", "print"),
    *("event", "back-progress", "why-lines", "why-girls", "doorstep", "lobby-full"),
    *("lobby-options", "lobby-seat", "game-ports", "game-island_dice", "menu", "how-to"),
    *("pad-tournament", "pad-island", "outcome-duel"),
)
TOO_LONG = re.compile(r"cut (?!.*\.(name|who)\b)|outside |page \d+ px too wide")
"""People's names may be cut. Texts may not."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_place(people: Browser, address: str, language: str) -> None:
    steps = dict(screens())
    too_long: list[str] = []
    for name in SHOWN:
        page = open_page(people, address, "/healthz", size=SMALL, language=language)
        page.add_init_script(BEEN_HERE_BEFORE)
        steps[name](page)
        page.wait_for_load_state("networkidle")
        found = page.evaluate(STUMBLES)
        too_long += [f"{name}: {stumble}" for stumble in found if TOO_LONG.match(stumble)]
        keep(page, f"small-{name}-{language}")
        page.context.close()
    assert too_long == []
