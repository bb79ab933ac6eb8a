"""The crowd: everybody on the same two cards."""

import asyncio
from typing import Any

import msgspec

from spotisle.events import changes as ch
from spotisle.protocol import event_commands as cmd
from spotisle.rules import Deck
from tests.events.kit.hall import Hall
from tests.events.kit.phone import Phone

CLASSIC = Deck.named("classic")


def symbol_of(phone: Phone) -> int:
    """The symbol that the two cards share, as a person sees it."""
    one, other = phone.event_view["crowd"]["cards"]
    return CLASSIC.plane.shared(one, other)


async def until_open(hall: Hall, phones: list[Phone], pair: int) -> None:
    """Wait until every phone has uncovered the cards of a pair."""

    def is_open(phone: Phone) -> bool:
        crowd: dict[str, Any] | None = phone.event_view["crowd"]
        return bool(crowd) and crowd["pair"] == pair and crowd["phase"] == "open"  # type: ignore[index]

    await hall.until(lambda: all(is_open(phone) for phone in phones))


async def answer(phone: Phone, pair: int, symbol: int) -> dict[str, Any]:
    return await phone.answer(cmd.AnswerPair, pair=pair, symbol=symbol)


async def test_forty_people_race_on_two_pairs(hall: Hall) -> None:
    await hall.open(mode="crowd", pairs=2, pair_seconds=15)
    phones = await hall.come(40)
    screen = hall.phone("screen")
    screen.join(hall.event, watch=True)
    await hall.do(cmd.Go)
    for pair in (1, 2):
        await until_open(hall, phones, pair)
        frames = [len(phone.frames) for phone in phones]
        verdicts = await asyncio.gather(
            *(answer(phone, pair, symbol_of(phone)) for phone in phones)
        )
        assert all(verdict["ok"] for verdict in verdicts)
        heard = [len(phone.frames) - before for phone, before in zip(phones, frames, strict=True)]
        assert max(heard) <= 3  # the verdict, and no answer of anybody else
        await hall.until(lambda pair=pair: len(screen.results) == pair)  # type: ignore[misc]
        points = dict(screen.results[-1]["points"])
        assert points == {
            phone.number: verdict["points"] for phone, verdict in zip(phones, verdicts, strict=True)
        }
        assert screen.counts[-1]["answered"] == 40
    await hall.until_phase("podium")
    await hall.settle()
    assert all(phone.own["points"] == hall.state.crowd[phone.number or 0] for phone in phones)


async def test_a_wrong_answer_locks_and_halves_the_pair(hall: Hall) -> None:
    await hall.open(mode="crowd", pairs=1)
    phones = await hall.come(3)
    await hall.do(cmd.Go)
    await until_open(hall, phones, 1)
    right = symbol_of(phones[0])
    missed = await answer(phones[0], 1, (right + 1) % 57)
    assert not missed["ok"]
    assert missed["locked_until"] > hall.clock.now()
    assert not (await answer(phones[0], 1, right))["ok"]  # still locked
    await asyncio.sleep(2.1)
    found = await answer(phones[0], 1, right)
    assert (found["ok"], found["points"]) == (True, 500)
    assert (await answer(phones[0], 1, right))["points"] == 500  # asked twice, counted once
    assert hall.state.crowd[phones[0].number or 0] == 500


async def test_accuracy_only_does_not_ask_how_long_it_took(hall: Hall) -> None:
    await hall.open(mode="crowd", pairs=1, accuracy_only=True)
    phones = await hall.come(2)
    await hall.do(cmd.Go)
    await until_open(hall, phones, 1)
    await asyncio.sleep(9.0)
    assert (await answer(phones[0], 1, symbol_of(phones[0])))["points"] == 1000


async def test_nobody_answers_under_the_cover_or_after_the_end(hall: Hall) -> None:
    await hall.open(mode="crowd", pairs=1, pair_seconds=5)
    phones = await hall.come(2)
    await hall.do(cmd.Go)
    await hall.until(lambda: phones[0].event_view["crowd"])
    assert phones[0].event_view["crowd"]["symbol"] is None
    early = await answer(phones[0], 1, symbol_of(phones[0]))
    assert early["why"] == "not_asked"
    await hall.until_phase("results")
    late = await answer(phones[0], 1, symbol_of(phones[0]))
    assert late["why"] == "not_asked"
    assert hall.state.crowd[phones[0].number or 0] == 0


async def test_a_phone_whose_clock_is_ahead_is_heard_and_wins_nothing_by_it(hall: Hall) -> None:
    await hall.open(mode="crowd", pairs=1)
    early, other = await hall.come(2)
    await hall.do(cmd.Go)
    await hall.until(lambda: early.event_view["crowd"])
    await asyncio.sleep(early.event_view["crowd"]["opens"] - hall.clock.now() - 0.4)
    found = await early.answer(cmd.AnswerPair, pair=1, symbol=symbol_of(early), reaction=0.8)
    assert (found["ok"], found["seconds"]) == (True, 0.8)
    assert not hall.state.answers.get(other.number or 0)


async def test_teams_of_a_crowd_have_the_mean_of_their_members(hall: Hall) -> None:
    await hall.open(mode="crowd", pairs=1, teams=2, accuracy_only=True)
    phones = await hall.come(3)
    for phone, team in zip(phones, (0, 0, 1), strict=True):
        assert (await phone.answer(cmd.JoinTeam, team=team))["type"] == "done"
    await hall.do(cmd.Go)
    await until_open(hall, phones, 1)
    await answer(phones[0], 1, symbol_of(phones[0]))
    await answer(phones[2], 1, symbol_of(phones[2]))
    await hall.until_phase("podium")
    await hall.settle()
    assert phones[0].event_view["crowd"]["teams"] == [500.0, 1000.0]


async def test_whoever_chose_no_team_joins_the_smallest(hall: Hall) -> None:
    await hall.open(mode="crowd", pairs=2, teams=3)
    phones = await hall.come(6)
    for phone in phones[:3]:
        assert (await phone.answer(cmd.JoinTeam, team=0))["type"] == "done"
    await hall.do(cmd.Go)
    await hall.until_phase("round", 1)
    teams = [hall.state.people[phone.number or 0].team for phone in phones]
    assert teams[:3] == [0, 0, 0]
    assert sorted(team for team in teams[3:] if team is not None) == [1, 1, 2]
    (late,) = await hall.come(1)
    await hall.until_phase("round", 2)
    assert hall.state.people[late.number or 0].team == 2


async def test_who_comes_back_hears_the_verdict_and_the_result_again(hall: Hall) -> None:
    await hall.open(mode="crowd", pairs=2)
    phones = await hall.come(2)
    await hall.do(cmd.Go)
    await until_open(hall, phones, 1)
    verdict = await answer(phones[0], 1, symbol_of(phones[0]))
    phones[0].lose_connection()
    await hall.settle()
    phones[0].frames.clear()
    phones[0].join(hall.event)
    await hall.settle()
    heard = [msgspec.json.decode(frame) for frame in phones[0].frames]
    assert [one["points"] for one in heard if one["type"] == "crowd_verdict"] == [verdict["points"]]
    await hall.until_phase("results")
    await hall.settle()
    phones[0].lose_connection()
    phones[0].join(hall.event)
    await hall.settle()
    assert phones[0].results[-1]["right"] == 1


async def test_a_pause_takes_no_time_from_a_pair(hall: Hall) -> None:
    await hall.open(mode="crowd", pairs=2, pair_seconds=15)
    phones = await hall.come(2)
    await hall.do(cmd.Go)
    await until_open(hall, phones, 1)
    await hall.do(cmd.PauseEvent, paused=True)
    await asyncio.sleep(60)
    await hall.do(cmd.PauseEvent, paused=False)
    await hall.settle()
    verdict = await answer(phones[0], 1, symbol_of(phones[0]))
    assert verdict["ok"]
    assert verdict["seconds"] < 15


def test_answers_stored_without_what_was_named_are_still_read() -> None:
    change = ch.decode(b'{"type":"pair_answered","at":1.0,"answers":[[3,false,2.5,0]]}')
    assert isinstance(change, ch.PairAnswered)
    (answer,) = change.answers
    assert (answer.person, answer.symbol) == (3, None)
