"""One caller grows the journal at a limited rate, and not at all without a change."""

import asyncio
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rooms.budget import (
    BURST_BYTES,
    BYTES_PER_S,
    SETUP_BURST_BYTES,
    SETUP_BYTES_PER_S,
)
from spotisle.rooms.decisions import join
from spotisle.rooms.engine import Outcome, RoomEngine
from spotisle.rooms.state import RoomState
from spotisle.rules import Claim, Judgement, Reason, Verdict
from spotisle.rules.seats import RoomSeat
from spotisle.scorepad import Side
from tests.rooms.kit.claims import claim, right, wrong
from tests.rooms.kit.server import VirtualServer, done

FREEZING = Settings(games=("tower",), options={"tower": {"penalty": "freeze"}})
SPAM = 50
IDLE_S = 300.0
PAD = {"kind": "dice", "sides": (Side("A"), Side("B"))}


@pytest.mark.parametrize("settings", [Settings(), FREEZING], ids=["locked", "frozen"])
async def test_claims_of_a_seat_that_is_out_write_nothing(
    server: VirtualServer, settings: Settings
) -> None:
    actor, (ann, _, _) = await server.room("Ann", "Bob", "Cy")
    await done(ann, cmd.Choose, settings=settings)
    await done(ann, cmd.Start)
    await server.settle()
    assert await claim(ann, wrong(ann)) == "wrong"
    before = actor.state.seq
    asked = [ann.ask(cmd.MakeClaim, **right(ann)) for _ in range(SPAM)]
    await server.until(lambda: all(ann.answers[each] for each in asked))
    assert {answer["verdict"] for each in asked for answer in ann.answers[each]} == {"illegal"}
    assert actor.state.seq == before == len(server.events(actor.state.code))


async def test_an_illegal_claim_that_is_repeated_gets_the_same_verdict(
    server: VirtualServer,
) -> None:
    actor, (ann, bob, _) = await server.room("Ann", "Bob", "Cy")
    await done(ann, cmd.Start)
    await server.settle()
    assert await claim(ann, wrong(ann)) == "wrong"
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    await server.settle()
    assert await claim(bob, right(bob)) == "ok"
    ann.repeat(asked)
    await server.settle()
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["illegal"] * 2
    assert [answer["reason"] for answer in ann.answers[asked]] == ["locked"] * 2
    assert actor.state.cards is not None
    assert actor.state.cards.number == 1


async def test_an_illegal_claim_has_no_effect_across_a_restart(server: VirtualServer) -> None:
    actor, (ann, _, _) = await server.room("Ann", "Bob", "Cy")
    await done(ann, cmd.Start)
    await server.settle()
    assert await claim(ann, wrong(ann)) == "wrong"
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    await server.settle()
    await server.restart()
    woken = await server.reopen(actor.state.code)
    ann.enter(woken)
    await server.settle()
    ann.repeat(asked)
    await server.settle()
    assert [answer["reason"] for answer in ann.answers[asked]] == ["locked"] * 2
    assert woken.state.seq == actor.state.seq


NO_CHANGE: dict[str, tuple[type[cmd.Command], dict[str, Any]]] = {
    "rename": (cmd.Rename, {"name": "Ann"}),
    "sit": (cmd.Sit, {"seat": 0}),
    "sit anywhere": (cmd.Sit, {}),
    "colour": (cmd.Colour, {"seat": 0, "colour": None}),
    "bot": (cmd.SeatBot, {"seat": 2, "level": "child"}),
    "hand over": (cmd.HandOver, {"person": "p1"}),
    "choose": (cmd.Choose, {"settings": Settings()}),
    "list": (cmd.List, {"public": False}),
    "pad": (cmd.OpenPad, PAD),
}


@pytest.mark.parametrize(("kind", "fields"), NO_CHANGE.values(), ids=NO_CHANGE)
async def test_a_command_that_changes_nothing_writes_nothing(
    server: VirtualServer, kind: type[cmd.Command], fields: dict[str, Any]
) -> None:
    actor, (ann, _) = await server.room("Ann", "Bob")
    await done(ann, cmd.SeatBot, seat=2, level="child")
    await done(ann, cmd.OpenPad, **PAD)
    before = actor.state.seq
    for _ in range(3):
        await done(ann, kind, **fields)
    assert actor.state.seq == before


async def test_resuming_a_game_that_is_not_paused_writes_nothing(server: VirtualServer) -> None:
    actor, (ann, _) = await server.room("Ann", "Bob")
    await done(ann, cmd.Start)
    await server.settle()
    before = actor.state.seq
    await done(ann, cmd.Pause, paused=False)
    assert actor.state.seq == before


def flips() -> dict[str, Iterator[cmd.Command]]:
    """Return endless commands of one person, each of which changes something."""
    names = ("A" * 24, "B" * 24)
    settings = [Settings(options={"tower": {f"{n}{m}": "x" * 80 for m in range(30)}}) for n in "ab"]

    def turns(kind: type[cmd.Command], *fields: dict[str, Any]) -> Iterator[cmd.Command]:
        return (kind(id=n, **fields[n % len(fields)]) for n in count())

    return {
        "rename": turns(cmd.Rename, *({"name": name} for name in names)),
        "sit": turns(cmd.Sit, {"seat": RoomSeat(3)}, {"seat": RoomSeat(4)}),
        "choose": turns(cmd.Choose, *({"settings": each} for each in settings)),
        "list": turns(cmd.List, {"public": True}, {"public": False}),
    }


def spam(engine: RoomEngine, command: Iterator[cmd.Command], seconds: int, rate: int = 20) -> int:
    """Send commands at the connection's full rate; return how many bytes were written."""
    written = 0
    for tick in range(seconds * rate):
        now = 2.0 + tick / rate
        written += store(engine, engine.request("p1", next(command), now), now)
    return written


def store(engine: RoomEngine, outcome: Outcome, now: float) -> int:
    """Charge and apply the events of an outcome; return how many bytes they have."""
    sizes = [len(ev.encode(event)) for event in outcome.events]
    for event, size in zip(outcome.events, sizes, strict=True):
        engine.charge(outcome.person, event, size, now)
    engine.commit(outcome.events, now)
    return sum(sizes)


def lobby() -> RoomEngine:
    engine = RoomEngine(RoomState(), Random(1))
    engine.commit((ev.Opened(at=1.0, code="ABCDE", seed=1),), 1.0)
    joined = join(engine.state, "Ann", "token", 1.0, watch=False)
    assert isinstance(joined, list)
    engine.commit(tuple(joined), 1.0)
    return engine


@pytest.mark.parametrize("kind", flips())
def test_an_hour_of_flips_writes_no_more_than_the_budget(kind: str) -> None:
    written = spam(lobby(), flips()[kind], seconds=3600 if kind == "choose" else 900)
    assert written <= SETUP_BURST_BYTES + 3600 * SETUP_BYTES_PER_S + 4096


def test_a_person_who_waits_may_write_again() -> None:
    engine = lobby()
    choices = flips()["choose"]
    spam(engine, choices, seconds=60)
    assert not engine.setup_budget.allows("p1", 62.0)
    assert engine.setup_budget.allows("p1", 62.0 + 60.0)
    assert engine.setup_budget.allows("p2", 62.0), "others are not held up"
    assert engine.budget.allows("p1", 62.0), "play goes on"


def test_leaving_and_rejoining_does_not_reset_the_budget() -> None:
    engine = lobby()
    spam(engine, flips()["choose"], seconds=60)
    left = engine.request("p1", cmd.Leave(id=1), 62.0)
    joined = join(engine.state, "Ann", "another token", 62.0, watch=False)
    assert isinstance(joined, list)
    engine.commit((*left.events, *joined), 62.0)
    assert engine.state.host == "p2"
    assert not engine.setup_budget.allows("p2", 62.0)
    assert engine.setup_budget.allows("p2", 62.0 + 60.0)


def test_deals_count_for_the_host_who_starts_again_and_again() -> None:
    engine, written = lobby(), 0
    joined = join(engine.state, "Bob", "his token", 1.0, watch=False)
    assert isinstance(joined, list)
    engine.commit(tuple(joined), 1.0)
    for tick in range(900 * 10):
        now = 2.0 + tick / 10
        for step in (
            lambda now: engine.request("p1", cmd.Start(id=1), now),
            engine.wake,
            lambda now: engine.request("p1", cmd.Dismiss(id=2), now),
        ):
            written += store(engine, step(now), now)
    assert SETUP_BURST_BYTES < written <= SETUP_BURST_BYTES + 900 * SETUP_BYTES_PER_S + 4096


def test_a_person_who_writes_too_much_may_still_leave() -> None:
    engine = lobby()
    spam(engine, flips()["choose"], seconds=60)
    assert engine.request("p1", cmd.Leave(id=1), 62.0).events


def test_a_wrong_claim_counts_for_the_person_who_made_it() -> None:
    engine = lobby()
    claimed = ev.Claimed(
        at=2.0,
        seat=RoomSeat(0),
        id=1,
        claim=Claim(0, 3),
        judgement=Judgement(Verdict.WRONG, Reason.NOT_ON_MIDDLE),
    )
    engine.charge(None, claimed, 2 * BURST_BYTES, 2.0)
    assert not engine.budget.allows("p1", 2.0)


async def test_bots_that_play_on_alone_write_no_more_than_the_budget(
    server: VirtualServer,
) -> None:
    actor, (ann,) = await server.room("Ann")
    await done(ann, cmd.Choose, settings=Settings(mode="practice"))
    for seat in range(1, 8):
        await done(ann, cmd.SeatBot, seat=seat, level="lightning")
    await done(ann, cmd.Start)
    await asyncio.sleep(IDLE_S)
    written = sum(len(entry.body) for entry in server.journal.logs[actor.state.code].entries)
    assert BURST_BYTES / 2 < written <= BURST_BYTES + IDLE_S * BYTES_PER_S + 4096
