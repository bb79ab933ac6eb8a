"""No room makes other rooms wait: no step calls more than some ten thousand functions."""

import asyncio

import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import OptionValue, Settings
from spotisle.rooms.messages import Request
from spotisle.rules.seats import MAX_SEATS, RoomSeat
from spotisle.scorepad import AnyMark, Count, LineEnded, PadKind, Side, TurnEnded
from tests.kit.watchdog import watchdog
from tests.rooms.kit.server import VirtualServer, autoplay, done

PLAYED_S = 15.0
MAX_STEP_CALLS = 100_000
"""A deal of triplets, and what seven bots see in it, takes most: about 50,000."""
CLASSIC = ("tower", "well", "hot_potato", "catch_them_all", "poisoned_gift", "triplets")
WITH_ALL_CARDS: dict[str, dict[str, OptionValue]] = {
    "hot_potato": {"rounds": "deck"},
    "triplets": {"places": 20},
}


def single(game: str, deck: str | None = None, **options: int) -> Settings:
    return Settings(games=(game,), deck=deck, options={game: {**options}} if options else {})


@pytest.mark.parametrize(
    ("chosen", "players"),
    [
        *((single(game, "custom:16"), MAX_SEATS) for game in CLASSIC),
        (single("triplets", "custom:16", places=20), MAX_SEATS),
        (single("knights", rounds=100), 6),
        (single("knights", target=100), 2),
        (single("ports"), 6),
        (single("longest_route"), 6),
        (Settings(mode="practice", deck="custom:16"), 0),
        (Settings(mode="adventure", preset="island", next_seconds=1), 6),
        (
            Settings(
                mode="tournament",
                games=CLASSIC,
                deck="custom:16",
                options=WITH_ALL_CARDS,
                length=50,
                next_seconds=1,
            ),
            MAX_SEATS,
        ),
        (Settings(mode="series", games=CLASSIC * 3, deck="custom:16", next_seconds=1), MAX_SEATS),
    ],
)
async def test_the_largest_games_do_not_stall_the_loop(
    chosen: Settings, players: int, server: VirtualServer
) -> None:
    _, (host,) = await server.room("Ann")
    await done(host, cmd.Stand)
    for seat in range(players):
        await done(host, cmd.SeatBot, seat=RoomSeat(seat), level="lightning")
    autoplay([host])
    with watchdog() as watched:
        await done(host, cmd.Choose, settings=chosen)
        await done(host, cmd.Start)
        await asyncio.sleep(PLAYED_S)
        await done(host, cmd.Dismiss)
    watched.check(MAX_STEP_CALLS)


TWO_TEAMS = (Side("Ann", "blue"), Side("Bob", "red"))
EIGHT = tuple(Side(f"player {number}") for number in range(8))


def knights_marks() -> list[AnyMark]:
    """Return eighteen rounds of knights, each corrected many times."""
    marks: list[AnyMark] = []
    for line in range(18):
        marks += [Count(line=line, side=number % 2, number=0) for number in range(30)]
        marks += [Count(line=line, side=line % 2, number=1), LineEnded(line=line)]
    return marks


PADS: list[tuple[PadKind, tuple[Side, ...], tuple[str, ...], list[AnyMark]]] = [
    ("island", TWO_TEAMS, ("knights",), knights_marks()),
    ("tournament", EIGHT, CLASSIC, [Count(line=0, side=n % 8, number=n % 9) for n in range(590)]),
    ("dice", EIGHT, (), [TurnEnded(side=n % 8, turn=n // 8 + 1) for n in range(120)]),
]


@pytest.mark.parametrize(("kind", "sides", "games", "marks"), PADS, ids=[pad[0] for pad in PADS])
async def test_full_score_pads_do_not_stall_the_loop(
    kind: PadKind,
    sides: tuple[Side, ...],
    games: tuple[str, ...],
    marks: list[AnyMark],
    server: VirtualServer,
) -> None:
    _, (ann,) = await server.room("Ann")
    await done(ann, cmd.OpenPad, kind=kind, sides=sides, games=games)
    with watchdog() as watched:
        for first in range(0, len(marks), 24):
            await done(ann, cmd.MarkPad, marks=tuple(marks[first : first + 24]))
            await asyncio.sleep(5)
    watched.check(MAX_STEP_CALLS)


async def test_a_burst_of_refused_choices_does_not_delay_others(server: VirtualServer) -> None:
    """Refusals write nothing, so the room does not wait for the journal between them."""
    actor, (ann,) = await server.room("Ann")
    games = (*(game for game in CLASSIC if game != "hot_potato"), "hot_potato")
    wrong = Settings(mode="series", games=games, options={"hot_potato": {"rounds": 200}})
    assert ann.connection
    with watchdog() as watched:
        for number in range(100, 180):
            actor.post(Request(ann.connection, cmd.Choose(id=number, settings=wrong)))
        await server.until(lambda: len(ann.answers) == 80)
    watched.check(MAX_STEP_CALLS)
