"""The six scenes of "Why does it work?", in two languages and sizes, by keyboard only."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from spotisle.texts import translate

from .access import barriers
from .rooms import keep, open_page

pytestmark = pytest.mark.browser

PHONE = (390, 844)
DESK = (1280, 720)
SCENES = ("lines", "dial", "count", "spare", "girls", "story")
visits = pytest.mark.parametrize(
    ("language", "size"),
    [("en", PHONE), ("pl", DESK), ("en", DESK), ("pl", PHONE)],
    ids=lambda value: value if isinstance(value, str) else f"{value[0]} wide",
)


class Visit:
    """Open the scenes in a language, on a device without a pointer."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language = page, language
        self.status = page.get_by_role("status")

    def say(self, name: str, **words: str | int) -> str:
        return translate(self.language, name, None, **words)

    def enter(self, control: Locator) -> None:
        control.focus()
        self.page.keyboard.press("Enter")

    def follow(self, name: str) -> None:
        self.enter(self.page.get_by_role("link", name=re.compile(re.escape(name))).first)

    def press(self, name: str) -> None:
        self.enter(self.page.get_by_role("button", name=name))

    def slide(self, key: str, times: int = 1) -> None:
        self.page.get_by_role("slider").first.focus()
        for _ in range(times):
            self.page.keyboard.press(key)

    def try_lines(self) -> None:
        cards = self.page.locator(".lines li button")
        self.enter(cards.nth(0))
        self.enter(cards.nth(1))
        expect(self.status).to_contain_text(self.say("why-lines-cards", picture="")[:20])
        expect(self.page.locator(".point.lit")).to_have_count(1)
        self.press(self.say("why-lines-swap"))
        expect(self.page.get_by_text(self.say("why-lines-swapped"))).to_be_visible()

    def try_dial(self) -> None:
        expect(self.page.locator(".meeting")).to_have_count(1)
        before = self.status.inner_text()
        self.slide("ArrowRight")
        expect(self.status).not_to_have_text(before)
        expect(self.page.locator(".meeting")).to_have_count(1)

    def try_count(self) -> None:
        self.press(self.say("why-count-check"))
        expect(self.status).to_contain_text(re.compile(r"1.?596\b"))
        self.slide("ArrowLeft")
        expect(self.status).to_have_text(self.say("why-count-impossible"))
        self.slide("ArrowRight", times=4)
        expect(self.status).to_have_text(self.say("why-count-searched"))

    def try_spare(self) -> None:
        expect(self.page.locator(".cards .face")).to_have_count(2)
        expect(self.page.locator("section").get_by_role("img")).to_have_count(14)
        self.page.get_by_role("checkbox").focus()
        self.page.keyboard.press("Space")

    def try_girls(self) -> None:
        expect(self.status).to_have_text(self.say("why-girls-met", met=15))
        girls = self.page.locator("[data-place]")
        self.enter(girls.nth(0))
        self.enter(girls.nth(3))
        expect(girls.nth(0)).to_have_text("D")
        days = self.page.get_by_role("radio")
        for day in range(1, 7):
            days.nth(day).focus()
            self.page.keyboard.press("Space")
            self.press(self.say("why-girls-hint"))
        expect(self.status).to_have_text(self.say("why-girls-solved"))
        self.press(self.say("why-girls-anew"))
        expect(self.status).to_have_text(self.say("why-girls-met", met=15))
        self.press(self.say("why-girls-all"))
        expect(self.status).to_have_text(self.say("why-girls-solved"))

    def try_story(self) -> None:
        for step in ("1850", "1976", "Pour la Science", "2008", "2009"):
            expect(self.page.get_by_text(step)).to_be_visible()


@visits
def test_the_scenes_work_by_keyboard_and_axe_finds_no_problem(
    people: Browser, address: str, language: str, size: tuple[int, int]
) -> None:
    page = open_page(people, address, "/", size=size, language=language)
    visit = Visit(page, language)
    visit.follow(visit.say("why"))
    for scene, following in zip(SCENES, (*SCENES[1:], None), strict=True):
        expect(page.get_by_role("heading", level=2)).to_have_text(visit.say(f"why-{scene}"))
        getattr(visit, f"try_{scene}")()
        assert barriers(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        keep(page, f"why-{scene}-{language}-{size[0]}")
        if following:
            visit.follow(visit.say("why-onward", scene=visit.say(f"why-{following}")))
    visit.follow(visit.say("why-print"))
    expect(page.locator(".pages img")).to_have_count(4)


def test_two_rotated_stars_still_touch(people: Browser, address: str) -> None:
    page = open_page(people, address, "/#/why/dial/garden-3-9", size=DESK)
    status = page.get_by_role("status")
    expect(status).to_contain_text("The two stars meet at one picture")
    before = status.inner_text()
    box = page.locator("svg.dial").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y - 100)
    page.mouse.down()
    page.mouse.move(x + 100, y, steps=8)
    page.mouse.up()
    expect(status).not_to_have_text(before)
    expect(page.locator(".meeting")).to_have_count(1)


def test_a_girl_can_be_dragged_onto_another(people: Browser, address: str) -> None:
    page = open_page(people, address, "/#/why/girls", size=DESK)
    girls = page.locator("[data-place]")
    girls.nth(0).drag_to(girls.nth(4))
    expect(girls.nth(0)).to_have_text("E")
    expect(girls.nth(4)).to_have_text("A")
    expect(page.locator("[data-place][aria-pressed=true]")).to_have_count(0)


def test_a_hint_names_the_conflicting_day(people: Browser, address: str) -> None:
    page = open_page(people, address, "/#/why/girls", size=DESK)
    page.get_by_role("radio", name="Day 2").check(force=True)
    girls = page.locator("[data-place]")
    girls.nth(0).click()
    girls.nth(3).click()
    page.get_by_role("radio", name="Day 3").check(force=True)
    page.get_by_role("button", name="Show this day").click()
    expect(page.get_by_role("status")).to_contain_text("Swap girls on day 2")


def test_choosing_all_cards_plays_with_57(people: Browser, address: str) -> None:
    page = open_page(people, address, "/#/why/spare", size=DESK)
    page.get_by_role("checkbox", name="Deal all 57 cards").check(force=True)
    page.get_by_role("link", name="Play now").click()
    page.get_by_text("All 57 cards").first.click()
    expect(page.get_by_role("checkbox", name="All 57 cards")).to_be_checked()
    page.get_by_role("radio", name=re.compile("Garden")).check(force=True)
    expect(page.get_by_role("checkbox", name="All 57 cards")).to_have_count(0)
