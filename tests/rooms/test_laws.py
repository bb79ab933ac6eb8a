"""Whole games in every mode: a room's invariants hold from the first client to the last card."""

import pytest

from spotisle.protocol.settings import Settings
from spotisle.rules import GAMES
from tests.rooms.kit.games import begin, play_through
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.loop import run_in_virtual_time
from tests.rooms.kit.server import VirtualServer, virtual_server

MINIGAMES = [name for name in GAMES if name not in ("practice", "duel")]
AUTOMATIC = 2.0


def single(game: str) -> Settings:
    return Settings(games=(game,), next_seconds=AUTOMATIC)


async def play(
    settings: Settings, people: int, bots: int = 0, cuts: int = 0, seed: int = 0
) -> VirtualServer:
    async with virtual_server(seed) as server:
        actor, clients = await begin(server, settings, people, bots, watchers=1)
        practice = 60 if settings.mode == "practice" else None
        await play_through(server, actor, clients, cuts, practice)
        assert actor.state.over or practice
        check_laws(server, actor, clients)
        return server


@pytest.mark.parametrize("game", MINIGAMES)
async def test_people_and_bots_play_every_minigame_to_its_end(game: str) -> None:
    await play(single(game), people=2, bots=2, seed=1)


@pytest.mark.parametrize("game", MINIGAMES)
async def test_broken_connections_leave_no_trace_in_any_minigame(game: str) -> None:
    await play(single(game), people=3, cuts=12, seed=2)


async def test_a_duel_is_played() -> None:
    await play(single("duel"), people=2)


@pytest.mark.parametrize("seats", range(2, 9))
async def test_bots_alone_play_a_tournament_at_any_size(seats: int) -> None:
    await play(Settings(mode="tournament", games=(), next_seconds=AUTOMATIC), people=0, bots=seats)


@pytest.mark.parametrize("seats", range(2, 7))
async def test_bots_alone_have_an_adventure_in_all_teams(seats: int) -> None:
    await play(Settings(mode="adventure", next_seconds=AUTOMATIC), people=0, bots=seats)


@pytest.mark.parametrize("mode", ["series", "tournament"])
async def test_people_play_a_whole_evening(mode: str) -> None:
    settings = Settings(mode=mode, games=(), preset="beach")  # type: ignore[arg-type]
    if mode == "tournament":
        settings = Settings(mode="tournament", games=())
    await play(settings, people=3, bots=1, cuts=10, seed=3)


async def test_five_have_an_adventure_with_a_lone_player() -> None:
    await play(Settings(mode="adventure"), people=4, bots=1, cuts=6, seed=4)


async def test_beginners_repeat_one_minigame_until_ten_points() -> None:
    await play(Settings(mode="beginner", games=("barbarians",)), people=2, bots=2)


@pytest.mark.parametrize("people", [1, 2, 8])
async def test_practice_is_for_any_number(people: int) -> None:
    await play(Settings(mode="practice"), people=people, cuts=4)


@pytest.mark.parametrize(("people", "bots"), [(1, 0), (2, 1), (0, 3)])
async def test_dice_are_played_in_turn(people: int, bots: int) -> None:
    await play(Settings(mode="dice", turn_seconds=30.0), people, bots, cuts=3, seed=5)


def test_the_same_seed_plays_the_same_game() -> None:
    servers = [
        run_in_virtual_time(play(single("tower"), people=3, bots=1, cuts=3, seed=6))
        for _ in range(2)
    ]
    (first,), (second,) = (server.journal.logs.values() for server in servers)
    told = [
        [body for entry in log.entries if b'"joined"' not in (body := entry.body)]
        for log in (first, second)
    ]
    assert told[0] == told[1]
