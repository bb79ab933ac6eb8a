"""The finale: the winner, the podium and the champion."""

import pytest
from playwright.sync_api import Browser, expect

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.series import Mode
from tests.kit.company import Company, go_on
from tools.page_scripts import TAP_A_MATCH

from .moments import glimpse
from .rooms import await_outcome, choose, join_room, keep_acting, make_room, open_as, start
from .show import SEARCH_MS, open_television

pytestmark = pytest.mark.browser

NOTE_PROMPTS = """() => {
  window.prompted = [];
  const look = () => {
    const said = document.querySelector(".outcome h1")?.textContent.trim();
    const asked = document.querySelector(".way-on")?.checkVisibility({ visibilityProperty: true });
    if (said && asked && !prompted.includes(said)) prompted.push(said);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Record the headlines above which the television showed a prompt."""


def test_the_winner_is_revealed_last_with_confetti_and_a_picture(
    people: Browser, address: str
) -> None:
    ann, code = make_room(people, address, "Ann", motion=True)
    bob = join_room(people, address, code, "Bob", motion=True)
    calm = open_television(people, address, code, motion=False)
    choose(ann, "Duel")
    start(ann)
    expect(bob.locator("[data-symbol]").first).to_be_visible()
    loud = open_television(people, address, code)
    loud.evaluate(NOTE_PROMPTS)
    with (
        glimpse(ann, "h1", "And the winner is…"),
        glimpse(loud, "h1", "And the winner is…"),
    ):
        keep_acting(ann, TAP_A_MATCH, SEARCH_MS)
    expect(loud.get_by_text("Again? Ann, tap “Rematch!”")).to_be_visible()
    assert loud.evaluate("prompted") == ["Ann wins!"], "asked for a rematch before it was known"
    expect(ann.get_by_role("heading", name="You win!")).to_be_visible()
    expect(bob.get_by_role("heading", name="Ann wins!")).to_be_visible()
    delays = ann.locator(".podium > li").evaluate_all(
        "steps => steps.map((step) => [step.className.match(/step-(\\d)/)[1],"
        " parseFloat(getComputedStyle(step).animationDelay)])"
    )
    assert dict(delays)["1"] > dict(delays)["2"] > 0
    expect(ann.locator(".outcome canvas")).to_have_count(1)
    expect(bob.locator(".outcome canvas")).to_have_count(0)
    expect(calm.get_by_role("heading", name="Ann wins!")).to_be_visible()
    expect(calm.locator(".outcome canvas")).to_have_count(0)
    expect(calm.get_by_text("Again? Ann, tap “Rematch!”")).to_be_visible()
    with ann.expect_download() as download:
        ann.get_by_role("button", name="Share result").click()
    assert download.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    ann.locator(".outcome .scroll").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    for name in ("Rematch!", "Back to lobby"):
        expect(ann.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_the_podium_shows_whole_names_and_what_was_counted(
    people: Browser, address: str, company: Company
) -> None:
    host = company.host("Małgorzata", Settings(games=("duel",), options={"duel": {"wins": 3}}))
    company.join(host.code, "Bartholomew")
    host.do(cmd.Start)
    host.play()
    page = open_as(people, address, host)
    expect(page.locator(".podium .name")).to_have_text(["Małgorzata", "Bartholomew"])
    assert page.locator(".podium .name .truncate").evaluate_all(
        "names => names.every((each) => each.scrollWidth <= each.clientWidth)"
    )
    expect(page.locator(".stage")).to_contain_text("Rounds: first to 3")


@pytest.mark.parametrize("mode", ["series", "tournament"])
def test_the_champion_is_decided_by_all_games_not_the_last(
    people: Browser, address: str, company: Company, mode: Mode
) -> None:
    played = {"series": ("hot_potato",) * 3, "tournament": ("tower", "hot_potato")}[mode]
    host = company.host("Ann", Settings(mode=mode, games=played))
    other = company.join(host.code, "Bob")
    if mode == "series":
        winners, points = [host, host, other], ["2", "1"]
    else:
        winners, points = [host, other], [str(53 + 5 - 5 * 5), "0"]
    table = open_television(people, address, host.code, motion=False)
    host.do(cmd.Start)
    for number, winner in enumerate(winners):
        if number:
            go_on(host, other)
        winner.play()
    ann, bob = (open_as(people, address, person) for person in (host, other))
    for page, headline in (
        (ann, "You’re the champion!"),
        (bob, "Ann is the champion!"),
        (table, "Ann is the champion!"),
    ):
        await_outcome(page)
        expect(page.get_by_role("heading", level=1, name=headline)).to_be_visible()
        for step, name, total in zip((1, 2), ("Ann", "Bob"), points, strict=True):
            on_step = page.locator(f".podium .step-{step}")
            expect(on_step.locator(".name")).to_have_text(name)
            expect(on_step.locator(".points")).to_have_text(total)
    last = ann.locator(".details li.first .name")
    expect(last).to_have_text("Bob")
