"""The crowd: everybody searches the same two cards."""

import asyncio
from typing import Any

import msgspec
import pytest

from spotisle.club import changes as ch
from spotisle.club.tables_course import AWAY_S
from spotisle.protocol import club_commands as cmd
from spotisle.rules import Deck
from tests.club.kit.club_server import ClubServer
from tests.club.kit.phone import Phone

CLASSIC = Deck.named("classic")


def symbol_of(phone: Phone) -> int:
    """Return the symbol that the two cards in the phone's view share."""
    one, other = phone.club_view["crowd"]["cards"]
    return CLASSIC.plane.shared(one, other)


async def until_open(server: ClubServer, phones: list[Phone], pair: int) -> None:
    """Wait until every phone has uncovered the cards of a pair."""

    def is_open(phone: Phone) -> bool:
        crowd: dict[str, Any] | None = phone.club_view["crowd"]
        return bool(crowd) and crowd["pair"] == pair and crowd["phase"] == "open"  # type: ignore[index]

    await server.until(lambda: all(is_open(phone) for phone in phones))


async def answer(phone: Phone, pair: int, symbol: int) -> dict[str, Any]:
    return await phone.answer(cmd.AnswerPair, pair=pair, symbol=symbol)


async def test_forty_people_race_on_two_pairs(server: ClubServer) -> None:
    await server.open(mode="crowd", pairs=2, pair_seconds=15)
    phones = await server.join_people(40)
    screen = server.phone("screen")
    screen.join(server.club, watch=True)
    await server.do(cmd.Go)
    for pair in (1, 2):
        await until_open(server, phones, pair)
        frames = [len(phone.frames) for phone in phones]
        verdicts = await asyncio.gather(
            *(answer(phone, pair, symbol_of(phone)) for phone in phones)
        )
        assert all(verdict["ok"] for verdict in verdicts)
        heard = [len(phone.frames) - before for phone, before in zip(phones, frames, strict=True)]
        assert max(heard) <= 3  # the verdict, and no answer of anybody else
        await server.until(lambda pair=pair: len(screen.results) == pair)  # type: ignore[misc]
        points = dict(screen.results[-1]["points"])
        assert points == {
            phone.number: verdict["points"] for phone, verdict in zip(phones, verdicts, strict=True)
        }
        assert screen.counts[-1]["answered"] == 40
    await server.until_phase("podium")
    await server.settle()
    assert all(phone.own["points"] == server.state.crowd[phone.number or 0] for phone in phones)


async def test_an_answer_schedules_no_broadcast(
    server: ClubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.open(mode="crowd", pairs=1, pair_seconds=15)
    phones = await server.join_people(4)
    await server.do(cmd.Go)
    await until_open(server, phones, 1)
    scheduled: list[float] = []
    connections = server.club.connections
    monkeypatch.setattr(
        connections, "schedule_broadcast", lambda: scheduled.append(server.clock.now())
    )
    for phone in phones[:2]:
        await answer(phone, 1, symbol_of(phone))
    assert scheduled == []


async def test_a_wrong_answer_locks_and_halves_the_pair(server: ClubServer) -> None:
    await server.open(mode="crowd", pairs=1)
    phones = await server.join_people(3)
    await server.do(cmd.Go)
    await until_open(server, phones, 1)
    right = symbol_of(phones[0])
    missed = await answer(phones[0], 1, (right + 1) % 57)
    assert not missed["ok"]
    assert missed["locked_until"] > server.clock.now()
    assert not (await answer(phones[0], 1, right))["ok"]  # still locked
    await asyncio.sleep(2.1)
    found = await answer(phones[0], 1, right)
    assert (found["ok"], found["points"]) == (True, 500)
    assert (await answer(phones[0], 1, right))["points"] == 500  # answered twice, counted once
    assert server.state.crowd[phones[0].number or 0] == 500


async def test_accuracy_only_ignores_the_reaction_time(server: ClubServer) -> None:
    await server.open(mode="crowd", pairs=1, accuracy_only=True)
    phones = await server.join_people(2)
    await server.do(cmd.Go)
    await until_open(server, phones, 1)
    await asyncio.sleep(9.0)
    assert (await answer(phones[0], 1, symbol_of(phones[0])))["points"] == 1000


async def test_answers_before_the_opening_or_after_the_end_are_refused(server: ClubServer) -> None:
    await server.open(mode="crowd", pairs=1, pair_seconds=5)
    phones = await server.join_people(2)
    await server.do(cmd.Go)
    await server.until(lambda: phones[0].club_view["crowd"])
    assert phones[0].club_view["crowd"]["symbol"] is None
    early = await answer(phones[0], 1, symbol_of(phones[0]))
    assert early["why"] == "not_asked"
    await server.until_phase("results")
    late = await answer(phones[0], 1, symbol_of(phones[0]))
    assert late["why"] == "not_asked"
    assert server.state.crowd[phones[0].number or 0] == 0


async def test_a_phone_whose_clock_is_ahead_gains_nothing(
    server: ClubServer,
) -> None:
    await server.open(mode="crowd", pairs=1)
    early, other = await server.join_people(2)
    await server.do(cmd.Go)
    await server.until(lambda: early.club_view["crowd"])
    await asyncio.sleep(early.club_view["crowd"]["opens"] - server.clock.now() - 0.4)
    found = await early.answer(cmd.AnswerPair, pair=1, symbol=symbol_of(early), reaction=0.8)
    assert (found["ok"], found["seconds"]) == (True, 0.8)
    assert not server.state.answers.get(other.number or 0)


async def test_a_crowd_does_not_wait_for_a_phone_that_is_gone(server: ClubServer) -> None:
    await server.open(mode="crowd", pairs=1)
    phones = await server.join_people(3)
    phones[2].lose_connection()
    await asyncio.sleep(2 * AWAY_S)
    await server.do(cmd.Go)
    await server.until_phase("round", 1)
    began = server.clock.now()
    await server.until_phase("results")
    assert server.clock.now() > began


async def test_teams_of_a_crowd_have_the_mean_of_their_members(server: ClubServer) -> None:
    await server.open(mode="crowd", pairs=1, teams=2, accuracy_only=True)
    phones = await server.join_people(3)
    for phone, team in zip(phones, (0, 0, 1), strict=True):
        assert (await phone.answer(cmd.JoinTeam, team=team))["type"] == "done"
    await server.do(cmd.Go)
    await until_open(server, phones, 1)
    await answer(phones[0], 1, symbol_of(phones[0]))
    await answer(phones[2], 1, symbol_of(phones[2]))
    await server.until_phase("podium")
    await server.settle()
    assert phones[0].club_view["crowd"]["teams"] == [500.0, 1000.0]


async def test_people_without_a_team_join_the_smallest(server: ClubServer) -> None:
    await server.open(mode="crowd", pairs=2, teams=3)
    phones = await server.join_people(6)
    for phone in phones[:3]:
        assert (await phone.answer(cmd.JoinTeam, team=0))["type"] == "done"
    await server.do(cmd.Go)
    await server.until_phase("round", 1)
    teams = [server.state.people[phone.number or 0].team for phone in phones]
    assert teams[:3] == [0, 0, 0]
    assert sorted(team for team in teams[3:] if team is not None) == [1, 1, 2]
    (late,) = await server.join_people(1)
    await server.until_phase("round", 2)
    assert server.state.people[late.number or 0].team == 2


async def test_a_reconnect_gets_the_verdict_and_the_result_again(server: ClubServer) -> None:
    await server.open(mode="crowd", pairs=2)
    phones = await server.join_people(2)
    await server.do(cmd.Go)
    await until_open(server, phones, 1)
    verdict = await answer(phones[0], 1, symbol_of(phones[0]))
    phones[0].lose_connection()
    await server.settle()
    phones[0].frames.clear()
    phones[0].join(server.club)
    await server.settle()
    heard = [msgspec.json.decode(frame) for frame in phones[0].frames]
    assert [one["points"] for one in heard if one["type"] == "crowd_verdict"] == [verdict["points"]]
    await server.until_phase("results")
    await server.settle()
    phones[0].lose_connection()
    phones[0].join(server.club)
    await server.settle()
    assert phones[0].results[-1]["right"] == 1


async def test_a_pause_takes_no_time_from_a_pair(server: ClubServer) -> None:
    await server.open(mode="crowd", pairs=2, pair_seconds=15)
    phones = await server.join_people(2)
    await server.do(cmd.Go)
    await until_open(server, phones, 1)
    await server.do(cmd.PauseClub, paused=True)
    await asyncio.sleep(60)
    await server.do(cmd.PauseClub, paused=False)
    await server.settle()
    verdict = await answer(phones[0], 1, symbol_of(phones[0]))
    assert verdict["ok"]
    assert verdict["seconds"] < 15


def test_answers_stored_without_what_was_named_are_still_read() -> None:
    change = ch.decode(b'{"type":"pair_answered","at":1.0,"answers":[[3,false,2.5,0]]}')
    assert isinstance(change, ch.PairAnswered)
    (answer,) = change.answers
    assert (answer.person, answer.symbol) == (3, None)
