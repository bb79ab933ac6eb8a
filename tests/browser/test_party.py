"""Faces and handicaps: what people choose at their seat shows on all screens."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.kit.company import Company

from .moments import until
from .rooms import (
    TELEVISION,
    WAIT_MS,
    WITHOUT_COUNTDOWN,
    come_in,
    join_room,
    make_room,
    open_page,
    own_card,
    start,
)

pytestmark = pytest.mark.browser

BADGE_IS_CLEAR = """() => {
  const badge = document.querySelector(".handicap .handicap").getBoundingClientRect();
  return [...document.querySelectorAll(".centre :is(h1, p)")].every((text) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    return Array.from(words.getClientRects()).every(({ left, right, top, bottom }) =>
      badge.right <= left || right <= badge.left || badge.bottom <= top || bottom <= badge.top);
  });
}"""
"""The badge of a handicap lies beside everything that is written on the table."""

SCALE = """[...document.querySelectorAll(".symbol use")].map((drawn) =>
  getComputedStyle(drawn).transform)[0]"""
"""The transformation, and so the scale, of the first symbol."""


def touch_room(people: Browser, address: str) -> tuple[Page, str]:
    """Make a room on a touch phone."""
    context = people.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True
    )
    context.set_default_timeout(WAIT_MS)
    context.add_init_script(WITHOUT_COUNTDOWN)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Create a room").tap()
    page.get_by_label("Your name").fill("Ann")
    return page, page.url.rsplit("/", 1)[-1]


def join_as(people: Browser, address: str, code: str, name: str, look: tuple[str, str]) -> Page:
    """Join with a device that remembers a face and a colour."""
    page = open_page(people, address, "/healthz")
    page.evaluate(
        "([face, tint]) => Object.assign(localStorage, "
        "{ 'spotisle.face': face, 'spotisle.tint': tint })",
        look,
    )
    page.goto(f"/#/room/{code}")
    come_in(page, name)
    return page


def enter(page: Page) -> None:
    page.get_by_role("button", name="Join").tap()
    expect(page.get_by_role("region", name="Around the table")).to_be_visible()


def pick(page: Page, name: str) -> None:
    """Tap the picture of a face or a colour, because its radio button is hidden."""
    page.locator("label", has=page.get_by_role("radio", name=name, exact=True)).tap()
    expect(page.get_by_role("radio", name=name, exact=True)).to_be_checked()


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"[data-seat='{number}']")


def test_a_face_is_chosen_when_joining_and_remembered_by_the_device(
    people: Browser, address: str
) -> None:
    ann, code = touch_room(people, address)
    ann.get_by_role("button", name="Change face").tap()
    pick(ann, "Owl")
    pick(ann, "Violet")
    enter(ann)
    expect(seat(ann, 0).locator("[data-face=owl].tint-violet")).to_be_visible()
    television = open_page(people, address, f"/#/room/{code}/table", TELEVISION)
    expect(television.locator("[data-face=owl].tint-violet")).to_be_visible()
    ann.goto("/")
    ann.get_by_role("button", name="Create a room").tap()
    ann.wait_for_url(lambda url: "/room/" in url and code not in url)
    expect(seat(ann, 0).locator("[data-face=owl].tint-violet")).to_be_visible()


def test_two_at_a_table_never_look_alike(people: Browser, address: str) -> None:
    ann, code = touch_room(people, address)
    enter(ann)
    bob = join_as(people, address, code, "Bob", ("frog", "lime"))
    seat(ann, 0).tap()
    pick(ann, "Penguin")
    pick(ann, "Slate grey")
    expect(seat(bob, 0).locator("[data-face=penguin].tint-slate")).to_be_visible()
    expect(ann.get_by_role("radio", name="Frog (taken)")).to_be_disabled()
    expect(ann.get_by_role("radio", name="Lime (taken)")).to_be_disabled()
    twin = join_as(people, address, code, "Cy", ("penguin", "slate"))
    expect(seat(bob, 2).locator("[data-face]")).to_be_visible()
    looks = twin.locator("[data-seat] [data-face]").evaluate_all(
        "all => all.map((each) => [each.dataset.face, each.className.match(/tint-\\w+/)[0]])"
    )
    for part in zip(*looks, strict=True):
        assert len(set(part)) == 3


def test_a_handicap_is_chosen_at_the_seat_and_shown_on_every_screen(
    people: Browser, address: str
) -> None:
    ann, code = touch_room(people, address)
    enter(ann)
    bob = join_room(people, address, code, "Bob")
    seat(ann, 0).tap()
    ann.get_by_role("button", name="I’m 6").tap()
    expect(ann.get_by_role("checkbox", name="Short wait after mistakes")).to_be_checked()
    told = "Handicap: 2.0 s before everyone else, Short wait after mistakes and Large symbols"
    for page in (ann, bob):
        expect(page.get_by_role("img", name=told, include_hidden=True)).to_have_count(1)
    ann.get_by_role("slider", name="Head start").fill("5")
    ann.get_by_role("checkbox", name="Large symbols").tap()
    ann.get_by_role("button", name="Close").tap()
    told = "Handicap: 0.5 s before everyone else and Short wait after mistakes"
    expect(bob.get_by_role("img", name=told)).to_be_visible()
    television = open_page(people, address, f"/#/room/{code}/table", TELEVISION)
    expect(television.get_by_role("img", name=told)).to_be_visible()
    start(ann)
    for page in (bob, television):
        expect(page.get_by_role("region", name="Tower")).to_be_visible()
        expect(page.get_by_role("img", name=told)).to_be_visible()


def test_the_badge_of_a_handicap_covers_nothing_written_on_the_table(
    people: Browser, address: str
) -> None:
    ann, code = make_room(people, address, "Ann")
    bob = join_room(people, address, code, "Bob")
    seat(bob, 1).click()
    bob.get_by_role("button", name="I’m 6").click()
    bob.keyboard.press("Escape")
    television = open_page(people, address, f"/#/room/{code}/table", TELEVISION)
    for page, size in ((ann, (360, 640)), (television, (1280, 720))):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(".handicap .handicap").first).to_be_visible()
        until(page, f"({BADGE_IS_CLEAR})()")


def test_large_symbols_show_only_for_the_player_who_chose_them(
    people: Browser, address: str
) -> None:
    ann, code = touch_room(people, address)
    enter(ann)
    bob = join_room(people, address, code, "Bob")
    seat(ann, 1).tap()
    ann.get_by_role("checkbox", name="Large symbols").tap()
    ann.get_by_role("button", name="Close").tap()
    expect(bob.get_by_role("img", name="Handicap: Large symbols")).to_be_visible()
    start(ann)
    until(bob, f"{SCALE} === 'matrix(1.17, 0, 0, 1.17, 0, 0)'")
    until(ann, f"{SCALE} === 'none'")


def test_only_the_host_can_make_bots_adapt_to_people(people: Browser, address: str) -> None:
    host, code = make_room(people, address, "Ann")
    bob = join_room(people, address, code, "Bob")
    host.get_by_role("button", name="Add a bot").click()
    seat(host, 2).click()
    host.get_by_label("Bots match your speed").check()
    host.keyboard.press("Escape")
    seat(host, 2).click()
    expect(host.get_by_label("Bots match your speed")).to_be_checked()
    seat(bob, 2).click()
    expect(bob.get_by_label("Bots match your speed")).to_have_count(0)


def test_play_now_begins_with_one_bot_that_a_newcomer_can_beat(page: Page) -> None:
    page.goto("/#/play")
    expect(page.get_by_role("radio")).to_have_count(0)  # the games come first
    page.get_by_text("1\u00a0bot · Child · Classic").tap()
    expect(page.get_by_role("radio", name="Child")).to_be_checked()
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_checked()
    page.get_by_role("button", name=re.compile("^Tower")).tap()
    expect(page.get_by_role("region", name="Tower")).to_be_visible()
    expect(page.locator("li[data-spot]")).to_have_count(1)


def test_the_outcome_and_the_replay_show_faces_and_handicaps(
    people: Browser, address: str, company: Company
) -> None:
    ann, code = touch_room(people, address)
    ann.get_by_role("button", name="Change face").tap()
    pick(ann, "Crab")
    enter(ann)
    seat(ann, 0).tap()
    ann.get_by_role("button", name="I’m 6").tap()
    ann.get_by_role("button", name="Close").tap()
    ann.get_by_role("button", name="Add a bot").tap()
    expect(ann.get_by_role("button", name="a bot:")).to_have_count(1)
    start(ann)
    expect(own_card(ann)).to_be_visible()
    token = ann.evaluate("(code) => localStorage[`spotisle.token.${code}`]", code)
    ann.goto("/healthz")
    player = company.take_over(code, token)
    player.play()
    player.leave()
    ann.goto(f"/#/room/{code}")
    told = ann.get_by_role("img", name="Handicap: 2.0 s before")
    podium, ranking = (
        ann.locator(".podium"),
        ann.get_by_role("listitem").filter(has=ann.locator(".score")),
    )
    for part in (podium, ranking):
        expect(part.filter(has=told).locator("[data-face=crab]").first).to_be_visible()
    ann.get_by_role("link", name="Watch replay").tap()
    expect(ann.locator("footer [data-face=crab]")).to_be_visible()
    expect(ann.locator("footer").get_by_role("img", name="Handicap: 2.0 s before")).to_be_visible()
