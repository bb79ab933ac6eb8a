"""Returning to a room: the start page links back, and a second tab asks first."""

import pytest
from playwright.sync_api import Browser, expect

from .rooms import come_in, open_page

pytestmark = pytest.mark.browser


def test_the_start_page_links_back_to_the_last_room(people: Browser, address: str) -> None:
    page = open_page(people, address)
    page.get_by_role("button", name="Create a room").click()
    come_in(page, "Ann")
    code = page.url.rsplit("/", 1)[-1]
    page.goto("/")
    page.get_by_role("link", name=f"Back to room {code}").click()
    expect(page.get_by_role("button", name="Ann")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
    expect(page.get_by_role("link", name="Back to room")).to_have_count(0)


def test_a_room_that_is_gone_is_not_offered(people: Browser, address: str) -> None:
    page = open_page(people, address, "/healthz")
    page.evaluate(
        "localStorage['spotisle.room'] = 'ABCDE'; localStorage['spotisle.token.ABCDE'] = 'x'"
    )
    with page.expect_response("**/api/rooms/ABCDE"):
        page.goto("/")
    expect(page.get_by_role("link", name="Play now")).to_be_visible()
    expect(page.get_by_role("link", name="Back to room")).to_have_count(0)


def test_a_second_tab_offers_to_play_there(people: Browser, address: str) -> None:
    first = open_page(people, address)
    first.get_by_role("button", name="Create a room").click()
    come_in(first, "Ann")
    second = first.context.new_page()
    second.goto(first.url)
    second.get_by_text("This room is open in another tab.").wait_for()
    expect(first.get_by_role("button", name="Ann")).to_be_visible()
    second.get_by_role("button", name="Play here").click()
    expect(second.get_by_role("button", name="Ann")).to_be_visible()
    first.get_by_role("button", name="Play here").click()
    expect(first.get_by_role("button", name="Ann")).to_be_visible()
    expect(second.get_by_role("button", name="Play here")).to_be_visible()
