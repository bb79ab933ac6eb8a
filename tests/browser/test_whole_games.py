"""Every game from the lobby to the outcome, with people and bots."""

import re
from collections import Counter

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from spotisle.records import replay

from .access import barriers
from .players import play_on, play_series_on
from .rooms import (
    add_bots,
    choose,
    choose_deck,
    choose_for_tournament,
    choose_mode,
    join_room,
    keep,
    make_room,
    open_page,
    start,
)

pytestmark = pytest.mark.browser

TABLET = {"width": 820, "height": 1180}
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
    ("Island Dice", 2, 0, None),
]
"""The game, the number of people and of bots, and the deck if it is not the usual one."""


def seated(people: Browser, address: str, persons: int, bots: int) -> list[Page]:
    host, code = make_room(people, address, NAMES[0])
    pages = [host, *(join_room(people, address, code, name) for name in NAMES[1:persons])]
    add_bots(host, bots)
    for page in pages:
        page.set_viewport_size({"width": TABLET["width"], "height": TABLET["height"]})
    return pages


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
    people: Browser, address: str, game: str, persons: int, bots: int, deck: str | None
) -> None:
    pages = seated(people, address, persons, bots)
    choose(pages[0], game)
    if deck:
        choose_deck(pages[0], deck)
    start(pages[0])
    expect(pages[-1].locator("[data-symbol], .desk").first).to_be_visible()
    keep(pages[-1], f"play-{game}")
    assert barriers(pages[-1]) == []
    play_on(pages, game)
    keep(pages[0], f"outcome-{game}")
    assert barriers(pages[0]) == []
    for page in pages[1:]:
        expect(page.locator(".outcome")).to_be_visible()
        expect(page.locator(".outcome .score")).to_have_text(standing(pages[0]))
    record = record_of(pages[0])
    if deck:
        assert record["deck"] == deck.lower()
        expect(pages[0].get_by_role("link", name="Why does it work?")).to_be_visible()
    replayed = replay(record)
    assert replayed.finished
    moves = record["moves"]
    assert isinstance(moves, list)
    taken = Counter(
        move["seat"]
        for move, verdict in zip(moves, replayed.verdicts, strict=True)
        if verdict == "ok"
    )
    assert sum(taken[name] for name in NAMES[:persons]) > 0


def test_a_single_player_plays_the_garden_to_its_end(people: Browser, address: str) -> None:
    page = open_page(people, address, "/#/play", size=(TABLET["width"], TABLET["height"]))
    page.locator("summary").click()
    page.get_by_role("radio", name=re.compile("^Garden")).check(force=True)
    expect(page.locator("summary")).to_contain_text("Garden")
    page.get_by_role("button", name=re.compile("^Triplets")).click()
    expect(page.locator("[data-symbol]").first).to_be_visible()
    keep(page, "garden-Triplets")
    play_on([page], "Triplets")
    expect(page.get_by_role("link", name="Why does it work?")).to_be_visible()
    record = record_of(page)
    assert record["deck"] == "garden"
    assert replay(record).finished


def test_a_tournament_ends_with_a_champion(people: Browser, address: str) -> None:
    pages = seated(people, address, 2, 0)
    choose_for_tournament(pages[0], "tower", "hot_potato", "well")
    choose_deck(pages[0], "Garden")
    start(pages[0])
    assert play_series_on(pages) == 3
    again = pages[0].get_by_role("link", name="Watch replay: Tower")
    expect(again).to_have_attribute("href", re.compile("#/replay/[0-9a-f]+"))
    keep(pages[0], "tournament-outcome")


def test_an_adventure_of_five_ends_at_ten_points(people: Browser, address: str) -> None:
    pages = seated(people, address, 3, 2)
    choose_mode(pages[0], "Adventure")
    start(pages[0])
    assert play_series_on(pages) > 1
    keep(pages[0], "adventure-outcome")
    code = pages[0].url.rsplit("/", 1)[-1]
    table = open_page(people, address, f"/#/room/{code}/table", size=(1280, 720))
    awards = table.get_by_role("list", name="Awards").get_by_role("listitem")
    expect(awards.first).to_be_visible()
    for award in awards.all():
        expect(award).to_be_in_viewport(ratio=1)
