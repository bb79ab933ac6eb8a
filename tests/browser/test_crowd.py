"""Crowd mode: everybody sees the same two cards."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tools.phones import phones as scripted_phones

from .access import barriers
from .evenings import (
    FIND_THE_PAIR,
    SlowHello,
    answer_pairs,
    count_people,
    create,
    join,
    open_screen,
    steer,
)
from .moments import wait_for
from .rooms import keep

pytestmark = pytest.mark.browser

PEOPLE = 12
TAP_WRONG = """() => {
  const [one, other] = [...document.querySelectorAll(".crowd [role=group]")]
    .map((card) => [...card.querySelectorAll("[data-symbol]")]);
  const shown = new Set(one.map((button) => button.dataset.symbol));
  other.find((button) => !shown.has(button.dataset.symbol)).click();
}"""


CUT = """(parts) => parts.filter(
    (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1,
  ).map((part) => part.innerText)"""
"""The texts of those parts of a page that are cut off."""
TAP_WHEN_OPEN = f"""() => {{
  const find = {FIND_THE_PAIR};
  const look = () => {{
    if (!document.querySelector(".front:not([inert])")) return requestAnimationFrame(look);
    find();
  }};
  look();
}}"""
"""Tap the right symbol once, as soon as the cards are uncovered."""


def test_a_crowd_of_twelve_races_to_the_podium(people: Browser, address: str) -> None:
    evening = create(people, address, "Create crowd race")
    desk = evening.desk
    desk.get_by_label("Continue automatically").uncheck()
    desk.get_by_label("Teams").select_option("8")
    desk.get_by_label("Seconds per pair").select_option("60")
    screen = open_screen(people, address, evening)
    pages = wrong, other = [join(people, address, evening) for _ in range(2)]
    with scripted_phones(address, evening.club, PEOPLE - len(pages)):
        count_people(desk, PEOPLE)
        for number, page in enumerate(pages):
            teams = page.get_by_role("group", name=re.compile("team")).get_by_role("radio")
            teams.nth(number).check(force=True)
        steer(desk, "Start")
        wrong.locator(".front:not([inert])").first.wait_for()
        wrong.evaluate(TAP_WRONG)
        expect(wrong.get_by_text(re.compile("Wrong. Wait|half the points"))).to_be_visible()
        answer_pairs(other)
        expect(screen.get_by_text("11 of 12 found it")).to_be_visible()
        answer_pairs(wrong)
        for page in pages:
            expect(page.get_by_text("Found by 12 of 12")).to_be_visible()
        expect(wrong.locator(".gained")).to_have_text("+500")
        expect(screen.get_by_role("heading", name="It was:")).to_be_visible()
        times = screen.get_by_role("img", name="Times of everyone who found it (12)")
        expect(times).to_be_visible()
        assert screen.locator("main.shown section, section li").evaluate_all(CUT) == []
        keep(screen, "crowd-result")
        assert [barriers(one) for one in (screen, wrong, desk)] == [[], [], []]
        steer(desk, "Next pair")
        expect(screen.get_by_text("Pair 2 of 10")).to_be_visible()
        desk.get_by_role("button", name="Finish early").click()
        desk.get_by_role("button", name="Show podium").click()
        expect(screen.get_by_role("heading", level=1)).to_contain_text(re.compile("win"))
        for page in pages:
            place = page.get_by_role("heading", level=1)
            expect(place).to_contain_text(re.compile(r"No\. \d"))
        keep(screen, "crowd-podium")


def test_the_first_tap_counts_after_a_delayed_join(people: Browser, address: str) -> None:
    evening = create(people, address, "Create crowd race")
    evening.desk.get_by_label("Seconds per pair").select_option("60")
    evening.desk.get_by_label("Continue automatically").uncheck()
    join(people, address, evening)
    late = people.new_context(base_url=address, locale="en-GB", reduced_motion="reduce").new_page()
    hello = SlowHello()
    late.route_web_socket(re.compile(r"/ws"), hello.carry)
    late.goto(evening.path)
    wait_for(late, lambda: hello.is_held)
    hello.hear()
    expect(late.get_by_text("You are", exact=True)).to_be_visible()
    count_people(evening.desk, 2)
    steer(evening.desk, "Start")
    late.evaluate(TAP_WHEN_OPEN)
    expect(late.get_by_text("The others are still looking")).to_be_visible()


def test_a_reload_during_a_pair_keeps_the_verdict(people: Browser, address: str) -> None:
    evening = create(people, address, "Create crowd race")
    evening.desk.get_by_label("Seconds per pair").select_option("60")
    evening.desk.get_by_label("Accuracy only").check()
    evening.desk.get_by_label("Continue automatically").uncheck()
    phones = [join(people, address, evening) for _ in range(2)]
    count_people(evening.desk, 2)
    steer(evening.desk, "Start")
    answer_pairs(phones[0])
    expect(phones[0].get_by_text("+1,000")).to_be_visible()
    phones[0].reload()
    expect(phones[0].get_by_text("+1,000")).to_be_visible()
    steer(evening.desk, "Pause")
    for phone in phones:
        expect(phone.get_by_text("Paused", exact=True).first).to_be_visible()
        expect(phone.locator(".covered")).to_have_count(2)
        expect(phone.locator("header .code")).to_be_hidden()  # so that the title is whole
    steer(evening.desk, "Resume")
    steer(evening.desk, "Show result")
    for phone in phones:
        expect(phone.get_by_text("Found by 1 of 2")).to_be_visible()
