"""Reactions, and what spectators and latecomers can do."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.company import Company

from .moments import glimpse, look_out
from .rooms import (
    TELEVISION,
    add_bots,
    await_outcome,
    choose_mode,
    join_room,
    make_room,
    open_page,
    start,
)

pytestmark = pytest.mark.browser


def react(page: Page, how: str) -> None:
    page.get_by_role("button", name="React").click()
    page.get_by_role("group", name="React").get_by_role("button", name=how).click()
    page.keyboard.press("Escape")


def switch(host: Page, what: str, *, on: bool) -> None:
    """Set one of the host's switches in the menu."""
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("checkbox", name=what).set_checked(on)
    host.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("motion", [True, False])
def test_a_reaction_shows_on_phones_and_on_the_television(
    people: Browser, address: str, *, motion: bool
) -> None:
    host, code = make_room(people, address, "Ann", motion=motion)
    bob = join_room(people, address, code, "Bob", motion=motion)
    television = open_page(people, address, f"/#/room/{code}/table", TELEVISION, motion=motion)
    expect(television.get_by_text("Bob", exact=True)).to_be_visible()
    for page in (host, bob, television):
        with glimpse(page, ".bubble", "Bob: Wow"):
            react(bob, "Wow")
    expect(host.locator(".bubble")).to_have_count(0)


def test_reactions_are_limited_and_the_host_can_mute_them(people: Browser, address: str) -> None:
    host, code = make_room(people, address, "Ann")
    bob = join_room(people, address, code, "Bob")
    bob.get_by_role("button", name="React").click()
    laugh = bob.get_by_role("group", name="React").get_by_role("button", name="Laugh")
    laugh.evaluate("(key) => { for (let times = 0; times < 8; times += 1) key.click(); }")
    expect(bob.get_by_text("Too fast! Wait a moment.")).to_be_visible()
    assert host.locator(".bubble").count() <= 3
    switch(host, "Reactions", on=False)
    expect(bob.get_by_role("button", name="React")).to_have_count(0)
    switch(host, "Reactions", on=True)
    expect(bob.get_by_role("button", name="React")).to_have_count(1)


def test_a_latecomer_bets_on_the_winner_and_plays_the_rematch(
    people: Browser, address: str, company: Company
) -> None:
    host, code = make_room(people, address, "Ann")
    bob = company.join(code, "Bob")
    add_bots(host, 1)
    look_out(host, "aside", "Who will win?")
    start(host)
    expect(host.get_by_role("group", name="Your card")).to_be_visible()
    assert not host.evaluate("window.glimpsed"), "a player was taken for a watcher"
    late = open_page(people, address, f"/#/room/{code}")
    late.get_by_label("Your name").fill("Cleo")
    late.get_by_role("button", name="Join").click()
    expect(late.get_by_text("You’re in the next game")).to_be_visible()
    television = open_page(people, address, f"/#/room/{code}/table", TELEVISION)
    late.get_by_role("group", name="Who will win?").get_by_role("button", name="Ann").click()
    expect(late.get_by_text("Your pick: Ann")).to_be_visible()
    expect(television.get_by_role("img", name="Picked by Cleo")).to_be_visible()
    with glimpse(host, ".bubble", "Cleo: Clap for Ann"):
        late.get_by_role("button", name="Clap").click()
    bob.play()
    await_outcome(host, late)
    told = late.get_by_text("You called it: Ann!")
    expect(told.or_(late.get_by_text("You picked Ann."))).to_be_visible()
    host.get_by_role("button", name="Rematch!").click()
    expect(late.get_by_role("group", name="Your card")).to_be_visible()


def test_a_latecomer_to_a_series_is_told_to_wait_until_it_is_over(
    people: Browser, address: str
) -> None:
    host, code = make_room(people, address, "Ann")
    add_bots(host, 1)
    choose_mode(host, "Tournament")
    start(host)
    expect(host.get_by_role("group", name="Your card")).to_be_visible()
    late = open_page(people, address, f"/#/room/{code}")
    late.get_by_label("Your name").fill("Cleo")
    late.get_by_role("button", name="Join").click()
    expect(late.get_by_text("You’re in after the last game")).to_be_visible()
    television = open_page(people, address, f"/#/room/{code}/table", TELEVISION)
    expect(television.get_by_text("In after the last game: Cleo")).to_be_visible()


def test_the_host_may_keep_latecomers_from_the_table(people: Browser, address: str) -> None:
    host, code = make_room(people, address, "Ann")
    add_bots(host, 1)
    switch(host, "Seat latecomers", on=False)
    start(host)
    expect(host.get_by_role("region", name="Tower")).to_be_visible()
    late = open_page(people, address, f"/#/room/{code}")
    late.get_by_label("Your name").fill("Cleo")
    late.get_by_role("button", name="Join").click()
    expect(late.get_by_role("group", name="Who will win?")).to_be_visible()
    expect(late.get_by_text("You’re in the next game")).to_have_count(0)
