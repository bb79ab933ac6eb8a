"""Automatic and manual mode: what the organiser's switch does in the middle of the evening."""

import asyncio

import pytest

from spotisle.protocol import club_commands as cmd
from spotisle.protocol.settings import Settings
from tests.club.kit.club_server import ClubServer
from tests.club.test_crowd import until_open

GAME = Settings(games=("tower",))


@pytest.mark.parametrize("phase", ["seating", "round", "results"])
async def test_automatic_mode_takes_over_in_any_phase(server: ClubServer, phase: str) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), automatic=False)
    phones = [server.phone() for _ in range(3)]  # nobody plays or confirms a seat
    for phone in phones:
        phone.confirms_seat = False
        phone.join(server.club, key=server.new.key)
    await server.until(lambda: all(phone.number for phone in phones))
    await server.do(cmd.Go)
    if phase != "seating":
        await server.do(cmd.Go)
    if phase == "results":
        await server.do(cmd.EndRound)
    assert (server.phase, server.state.ends) == (phase, None)
    await server.do(cmd.SetPace, automatic=True)
    for phone in phones:
        phone.ask(cmd.SayHere)
    await server.until_phase("podium")


async def test_a_deadline_that_is_set_during_a_pause_counts_from_its_end(
    server: ClubServer,
) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), automatic=False, seating_seconds=45)
    for phone in await server.join_people(3):
        phone.confirms_seat = False
    await server.do(cmd.Go)
    await server.do(cmd.PauseClub, paused=True)
    await asyncio.sleep(600)
    await server.do(cmd.SetPace, automatic=True)
    await asyncio.sleep(600)
    await server.do(cmd.PauseClub, paused=False)
    assert server.state.ends is not None
    assert 40 < server.state.ends - server.clock.now() < 50


async def test_an_open_pair_of_the_crowd_closes_in_manual_mode_too(server: ClubServer) -> None:
    await server.open(mode="crowd", pairs=2, pair_seconds=15)
    phones = await server.join_people(3)
    await server.do(cmd.Go)
    await until_open(server, phones, 1)
    await server.do(cmd.SetPace, automatic=False)
    await server.until_phase("results")
    assert server.state.ends is None
