"""Every game from the lobby to the outcome, with people and bots."""

import re
from collections import Counter

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.records import replay
from tests.kit.company import Company, play
from tools.page_scripts import TAP_A_MATCH, TAP_A_TRIPLET, THROW_AND_BUILD

from .access import barriers
from .moments import wait_for
from .players import play_series
from .rooms import (
    add_bots,
    await_outcome,
    choose,
    choose_deck,
    choose_for_tournament,
    choose_mode,
    come_in,
    keep,
    keep_acting,
    make_room,
    note_verdicts,
    open_as,
    open_page,
    start,
)

pytestmark = pytest.mark.browser

TABLET = (820, 1180)
DICE_TURNS = 15
SCRIPTS = {"Triplets": TAP_A_TRIPLET}
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay")
GAMES = [
    ("Tower", 2, 1, "Garden"),
    ("Well", 3, 0, None),
    ("Hot Potato", 3, 1, "Garden"),
    ("Catch Them All", 2, 0, None),
    ("Poisoned Gift", 2, 2, "Garden"),
    ("Triplets", 2, 1, None),
    ("Duel", 2, 0, None),
    ("Welcome to the Island", 4, 0, None),
    ("Ports", 5, 0, None),
    ("Longest Route", 6, 0, None),
    ("Barbarians", 3, 2, None),
    ("Knights", 4, 0, None),
]
"""The game, the number of people and of bots, and the deck if it is not the usual one."""


def standing(page: Page) -> list[str]:
    return page.locator(".outcome .score").all_inner_texts()


def record_of(page: Page) -> dict[str, object]:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download game file").click()
    record: dict[str, object] = msgspec.json.decode(download.value.path().read_bytes())
    return record


@pytest.mark.parametrize(
    ("game", "persons", "bots", "deck"), GAMES, ids=[name for name, *_ in GAMES]
)
def test_a_game_is_played_to_its_end(
    people: Browser,
    address: str,
    company: Company,
    game: str,
    persons: int,
    bots: int,
    deck: str | None,
) -> None:
    page = open_page(people, address, size=TABLET)
    verdicts = note_verdicts(page)
    page.get_by_role("button", name="Create a room").click()
    come_in(page, NAMES[0])
    code = page.url.rsplit("/", 1)[-1]
    others = [company.join(code, name) for name in NAMES[1:persons]]
    add_bots(page, bots)
    choose(page, game)
    if deck:
        choose_deck(page, deck)
    start(page)
    expect(page.locator("[data-symbol]").first).to_be_visible()
    keep(page, f"play-{game}")
    assert barriers(page) == []
    keep_acting(page, SCRIPTS.get(game, TAP_A_MATCH))
    wait_for(page, lambda: "ok" in verdicts)
    play(*others)
    await_outcome(page)
    keep(page, f"outcome-{game}")
    assert barriers(page) == []
    record = record_of(page)
    if deck:
        assert record["deck"] == deck.lower()
        expect(page.get_by_role("link", name="Why does it work?")).to_be_visible()
    replayed = replay(record)
    assert replayed.finished
    moves = record["moves"]
    assert isinstance(moves, list)
    taken = Counter(
        move["seat"]
        for move, verdict in zip(moves, replayed.verdicts, strict=True)
        if verdict == "ok"
    )
    assert taken[NAMES[0]] > 0


def test_island_dice_are_played_to_their_end_on_two_pages(
    people: Browser, address: str, company: Company
) -> None:
    """The last two turns of each; scripted people play those before."""
    ann = company.host("Ann", Settings(mode="dice"))
    bob = company.join(ann.code, "Bob")
    ann.do(cmd.Start)
    play(ann, bob, until=lambda view: view["play"]["view"]["turn"] == DICE_TURNS - 1)
    pages = [open_as(people, address, person, TABLET) for person in (ann, bob)]
    for page in pages:
        expect(page.locator(".desk")).to_be_visible()
        assert barriers(page) == []
        keep_acting(page, THROW_AND_BUILD)
    await_outcome(*pages)
    for page in pages:
        assert barriers(page) == []
        expect(page.locator(".outcome .score")).to_have_text(standing(pages[0]))
    assert replay(record_of(pages[0])).finished


def test_a_single_player_plays_the_garden_to_its_end(people: Browser, address: str) -> None:
    page = open_page(people, address, "/#/play", size=TABLET)
    page.locator("summary").click()
    page.get_by_role("radio", name=re.compile("^Garden")).check(force=True)
    expect(page.locator("summary")).to_contain_text("Garden")
    page.get_by_role("button", name=re.compile("^Triplets")).click()
    expect(page.locator("[data-symbol]").first).to_be_visible()
    keep(page, "garden-Triplets")
    keep_acting(page, TAP_A_TRIPLET)
    await_outcome(page)
    expect(page.get_by_role("link", name="Why does it work?")).to_be_visible()
    record = record_of(page)
    assert record["deck"] == "garden"
    assert replay(record).finished


def test_a_tournament_ends_with_a_champion(people: Browser, address: str, company: Company) -> None:
    host, code = make_room(people, address, "Ann")
    bob = company.join(code, "Bob")
    choose_for_tournament(host, "tower", "hot_potato", "well")
    choose_deck(host, "Garden")
    start(host)
    assert play_series(host, bob) == 3
    again = host.get_by_role("link", name="Watch replay: Tower")
    expect(again).to_have_attribute("href", re.compile("#/replay/[0-9a-f]+"))
    keep(host, "tournament-outcome")


def test_an_adventure_of_five_ends_at_ten_points(
    people: Browser, address: str, company: Company
) -> None:
    host, code = make_room(people, address, "Ann")
    others = [company.join(code, name) for name in NAMES[1:3]]
    add_bots(host, 2)
    choose_mode(host, "Adventure")
    start(host)
    assert play_series(host, *others) > 1
    keep(host, "adventure-outcome")
    table = open_page(people, address, f"/#/room/{code}/table", size=(1280, 720))
    awards = table.get_by_role("list", name="Awards").get_by_role("listitem")
    expect(awards.first).to_be_visible()
    for award in awards.all():
        expect(award).to_be_in_viewport(ratio=1)
