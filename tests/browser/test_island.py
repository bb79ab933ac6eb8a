"""Island games on a phone, with real touch events."""

import json
import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .moments import glimpse, until
from .rooms import WAIT_MS, WITHOUT_COUNTDOWN

pytestmark = pytest.mark.browser

SMALL, USUAL, LYING = (360, 640), (390, 844), (844, 390)
LEGIBLE = 209
"""Width of a card whose smallest symbol has 24 pixels."""
NAMES = {"welcome": "Welcome to the Island", "ports": "Ports"}

SHARED = """() => {
  const [lens, own] = [...document.querySelectorAll("[role=group]")]
    .map((card) => [...card.querySelectorAll("[data-symbol]")])
    .filter((symbols) => symbols.length > 0);
  const there = new Set(own.map((button) => button.dataset.symbol));
  const box = lens.find((button) => there.has(button.dataset.symbol)).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

PLACES = """() => [...document.querySelectorAll(".laid")].map((each) => each.style.cssText)"""


def at_island(
    people: Browser, address: str, game: str, size: tuple[int, int] = USUAL, bots: int = 3
) -> Page:
    """Start an island game with slow bots on a touch phone."""
    context = people.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        locale="en-GB",
        has_touch=True,
        reduced_motion="reduce",
    )
    context.set_default_timeout(WAIT_MS)
    kept = json.dumps({"spotisle.level": "slow", "spotisle.bots": str(bots)})
    context.add_init_script(WITHOUT_COUNTDOWN)
    context.add_init_script(f"location.origin === 'null' || Object.assign(localStorage, {kept})")
    page = context.new_page()
    page.goto("/#/play")
    page.get_by_role("button", name=re.compile(f"^{NAMES[game]}")).click()
    expect(lens(page)).to_be_visible()
    return page


def lens(page: Page) -> Locator:
    return page.locator('[data-spot="lens"]').get_by_role("group")


def in_lens(page: Page) -> str:
    return lens(page).get_attribute("aria-label") or ""


def tap_shared(page: Page) -> None:
    """Tap the right symbol in the lens; a bot may take the card at any moment."""
    page.touchscreen.tap(*page.evaluate(SHARED))


@pytest.mark.parametrize("size", [SMALL, USUAL, LYING])
@pytest.mark.parametrize("game", NAMES)
def test_every_symbol_in_the_lens_is_large_enough(
    people: Browser, address: str, game: str, size: tuple[int, int]
) -> None:
    page = at_island(people, address, game, size)
    box = lens(page).bounding_box()
    assert box is not None
    assert box["width"] >= LEGIBLE
    # A hexagon is narrower than its square.
    edge = box["width"] * 0.07
    assert box["x"] >= -edge
    assert box["x"] + box["width"] <= size[0] + edge
    assert box["y"] + box["height"] <= size[1]


def test_a_tap_in_the_lens_plays_the_card_and_the_lens_moves_on(
    people: Browser, address: str
) -> None:
    page = at_island(people, address, "welcome")
    with glimpse(page, ".note", "Got it!"):
        laid = in_lens(page)
        tap_shared(page)
    assert in_lens(page) != laid


def test_a_swipe_moves_the_lens_and_claims_nothing(people: Browser, address: str) -> None:
    page = at_island(people, address, "welcome")
    before = in_lens(page)
    box = lens(page).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    for kind, dx in (("touchStart", 0), ("touchMove", -30), ("touchMove", -70), ("touchEnd", -70)):
        points = [] if kind == "touchEnd" else [{"x": x + dx, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    until(page, f"document.querySelector('[data-spot=lens] [role=group]').ariaLabel !== '{before}'")
    expect(page.locator(".note.bad, .ring")).to_have_count(0)


def test_tapping_the_island_moves_only_the_lens(people: Browser, address: str) -> None:
    page = at_island(people, address, "welcome")
    places = page.evaluate(PLACES)
    page.locator('[data-spot="open-3"] .pick').tap()
    expect(lens(page)).to_have_attribute("aria-label", "Island card 4")
    page.locator('[data-spot="open-15"] .pick').tap()
    expect(lens(page)).to_have_attribute("aria-label", "Island card 16")
    assert page.evaluate(PLACES) == places


def test_ports_highlight_seven_cells_and_explain_the_others(people: Browser, address: str) -> None:
    page = at_island(people, address, "ports")
    expect(page.locator(".cell:not(.barred)")).to_have_count(7)
    with glimpse(page, ".note", "Start in the centre"):
        page.locator('[data-spot="open-0"] .pick').tap()


def test_the_lone_player_of_five_sees_the_count_doubled(people: Browser, address: str) -> None:
    page = at_island(people, address, "welcome", bots=4)
    expect(page.locator(".standing b", has_text="× 2")).to_have_count(1)
    expect(page.locator(".partner")).to_be_visible()


def test_a_long_name_stays_on_the_plate_below_the_partners_card(
    people: Browser, address: str
) -> None:
    page = at_island(people, address, "welcome", bots=3)
    plate = page.locator(".partner")
    expect(plate).to_be_visible()
    wide = """(plate) => {
      const text = document.createTreeWalker(plate, NodeFilter.SHOW_TEXT).nextNode();
      text.data = "Cheerful Hedgehog of Bath";
      return plate.scrollWidth > plate.clientWidth;
    }"""
    assert not plate.evaluate(wide)
