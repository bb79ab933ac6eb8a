"""Which cards a claim is about, when their clock starts, and what may happen during a contest."""

import asyncio
from collections.abc import MutableSequence
from random import Random
from typing import Any

import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.contest import STRAY
from spotisle.rooms.sight import GRACE_S, MAX_REMEMBERED_STATES, RESUME_TIE_S, Sight
from tests.rooms.kit.autoplay import game_of
from tests.rooms.kit.claims import chances, claim, right
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.connection import NetworkPath
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.server import VirtualServer, done, refused

PRACTICE = Settings(mode="practice")


class SortingRandom(Random):
    """A random generator that deals every deck in sorted order."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        x[:] = sorted(x)


def claims(server: VirtualServer, actor: RoomActor) -> list[ev.Claimed]:
    events = server.events(actor.state.code)
    return [event for event in events if isinstance(event, ev.Claimed)]


async def near_and_far(server: VirtualServer) -> tuple[RoomActor, VirtualClient, VirtualClient]:
    """Start a tower with a nearby host and a distant player."""
    actor, (near,) = await server.room("Near")
    far = server.client("Far", rtt=0.2)
    far.enter(actor)
    await server.until(lambda: far.view)
    await done(near, cmd.Start)
    await server.settle()
    return actor, near, far


# The clock of the cards


def test_only_the_first_time_that_cards_are_sent_counts() -> None:
    sight = Sight()
    sight.note_sent(1, 0, 10.0)
    sight.note_sent(1, 0, 10.3)
    assert sight.clock_starts_at(1, 0) == 10.0
    assert sight.clock_starts_at(1, 1) is None
    assert sight.clock_starts_at(2, 0) is None


def test_after_a_pause_the_clock_restarts_until_new_cards_are_sent() -> None:
    sight = Sight()
    sight.note_sent(1, 0, 10.0)
    sight.note_resumed(50.0)
    assert sight.clock_starts_at(1, 0) == 50.0 + RESUME_TIE_S
    sight.note_sent(1, 1, 50.5)
    assert sight.clock_starts_at(1, 1) == 50.5


def test_only_the_latest_states_are_remembered() -> None:
    sight = Sight()
    for state in range(5 * MAX_REMEMBERED_STATES):
        sight.note_sent(1, state, float(state))
    assert sight.clock_starts_at(1, 0) is None


async def test_the_clock_starts_when_the_cards_are_first_sent_to_anyone(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    bob.disconnect()
    await done(ann, cmd.Start)
    await server.until(lambda: ann.view["play"])
    await asyncio.sleep(0.5)
    bob.enter(actor)
    await asyncio.sleep(0.5)
    assert await claim(bob, right(bob)) == "ok"
    (claimed,) = claims(server, actor)
    assert claimed.bid
    assert claimed.bid.elapsed > 0.9


async def test_a_claim_is_timed_when_it_comes_in_not_when_it_is_read(
    server: VirtualServer,
) -> None:
    actor, near, far = await near_and_far(server)
    server.journal.seconds = 0.5
    far.ask(cmd.Rename, name="Farther")
    await asyncio.sleep(0.15)
    asked_at = server.clock.now()
    near.ask(cmd.MakeClaim, **right(near))
    await server.settle()
    (claimed,) = claims(server, actor)
    dealt = next(e for e in server.events(actor.state.code) if isinstance(e, ev.Dealt))
    assert claimed.bid
    assert claimed.bid.elapsed == pytest.approx(asked_at - dealt.at, abs=0.05)
    assert claimed.at - asked_at > 0.3


# The state that a claim is about


@pytest.mark.parametrize(
    ("after", "state"), [(0.0, 3), (0.1, 3), (0.09 + GRACE_S, 3), (0.11 + GRACE_S, 4)]
)
def test_an_old_state_is_believed_until_the_next_one_must_have_been_seen(
    after: float, state: int
) -> None:
    sight = Sight()
    sight.note_sent(1, 3, 10.0)
    sight.note_sent(1, 4, 64.0)
    assert sight.believable_state(3, 4, rtt=0.1, now=64.0 + after) == state
    assert sight.believable_state(4, 4, rtt=0.1, now=64.0 + after) == 4
    assert sight.believable_state(0, 4, rtt=0.1, now=64.0 + after) == state


async def test_the_card_before_is_late_at_first_and_wrong_when_all_have_seen_the_next(
    server: VirtualServer,
) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Start)
    await server.settle()
    before = right(bob)
    assert await claim(ann, right(ann)) == "ok"
    assert await claim(bob, before) == "late"
    await asyncio.sleep(2 * GRACE_S)
    assert await claim(bob, before) == "wrong"


async def test_old_numbers_do_not_save_a_guess_from_its_penalty(server: VirtualServer) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Start)
    await server.settle()
    before = right(bob)
    while right(bob)["symbol"] == before["symbol"]:
        assert await claim(ann, right(ann)) == "ok"
        await server.settle()
    assert await claim(bob, before) == "wrong"
    assert bob.play["locked"] == [1]


async def test_a_falling_finger_wins_no_card_that_it_has_not_seen(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Start)
    while True:
        await server.settle()
        play = actor.state.cards
        assert play is not None
        if play.finished:
            await done(ann, cmd.Dismiss)
            await done(ann, cmd.Start)
            continue
        before, deal = right(bob), play.table.state
        hidden = deal.deal[deal.turned + 1 : deal.turned + 2]
        on_next = hidden and before["symbol"] in game_of(bob.play).deck.plane.symbols(hidden[0])
        assert await claim(ann, right(ann)) == "ok"
        if on_next:
            break
    asked = bob.ask(cmd.MakeClaim, **before)
    await server.settle()
    assert bob.answers[asked][0]["verdict"] == "late"
    assert claims(server, actor)[-1].judgement == STRAY
    bob.repeat(asked)
    await server.settle()
    assert [answer["verdict"] for answer in bob.answers[asked]] == ["late", "late"]
    await server.restart()
    await server.reopen(actor.state.code)


async def test_a_claim_for_cards_that_still_lie_there_counts(server: VirtualServer) -> None:
    """Another claim changed the state, but not the cards that this one is about."""
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("catch_them_all",)))
    await done(ann, cmd.Start)
    await server.settle()
    taken = right(ann)
    other = next(chance for chance in chances(bob) if chance.target != taken["target"])
    symbol = game_of(bob.play).deck.plane.shared(*other.cards)
    assert await claim(ann, taken) == "ok"
    assert await claim(bob, {"symbol": symbol, "target": other.target, "seen": 0}) == "ok"


# During a contest


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (cmd.Sit, {}),
        (cmd.Rename, {"name": "Nearer"}),
        (cmd.Pause, {"paused": True}),
        (cmd.Dismiss, {}),
        (cmd.SeatBot, {"seat": 1, "level": "child"}),
        (cmd.Kick, {"person": "p2"}),
        (cmd.Leave, {}),
    ],
)
async def test_no_command_closes_a_contest_and_each_is_done_after_it(
    kind: type[cmd.Command], fields: dict[str, object], server: VirtualServer
) -> None:
    actor, near, far = await near_and_far(server)
    reaction = 1.5
    asked = near.ask(cmd.MakeClaim, **right(near), reaction=reaction)
    command = near.ask(kind, **fields)
    quicker = far.ask(cmd.MakeClaim, **right(far), reaction=0.0)
    await asyncio.sleep(0.05)
    assert not near.answers[asked]
    assert not near.answers[command]
    await server.settle()
    first, *_ = claims(server, actor)
    assert first.seat == 1
    assert [answer["verdict"] for answer in near.answers[asked]] == ["late"]
    assert kind is cmd.Leave or near.answers[command][0]["type"] == "done"
    assert kind in (cmd.Kick, cmd.SeatBot) or far.answers[quicker][0]["verdict"] == "ok"


async def test_a_command_is_executed_even_if_its_sender_disconnects(
    server: VirtualServer,
) -> None:
    actor, near, far = await near_and_far(server)
    near.ask(cmd.MakeClaim, **right(near), reaction=1.5)
    near.ask(cmd.Leave)
    await asyncio.sleep(0.03)
    near.disconnect()
    await server.settle()
    assert near.you not in actor.state.people
    check_laws(server, actor, [far])


async def test_a_contest_closes_even_if_everyone_has_left(server: VirtualServer) -> None:
    actor, near, far = await near_and_far(server)
    near.ask(cmd.MakeClaim, **right(near), reaction=1.5)
    await asyncio.sleep(0.03)
    near.disconnect()
    far.disconnect()
    await asyncio.sleep(1.0)
    assert len(claims(server, actor)) == 1


async def test_in_practice_standing_up_does_not_end_a_lock(server: VirtualServer) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=PRACTICE)
    await done(ann, cmd.Start)
    wrong = {"symbol": (right(bob)["symbol"] + 1) % 57, "seen": 0}
    assert await claim(bob, wrong) == "wrong"
    assert (await refused(bob, cmd.Sit, seat=5))["why"] == "playing"
    await done(bob, cmd.Stand)
    assert (await refused(bob, cmd.Sit))["why"] == "playing"
    assert await claim(ann, right(ann)) == "ok"
    await done(bob, cmd.Sit)
    assert await claim(bob, right(bob)) == "ok"


async def test_the_second_deck_of_practice_does_not_follow_from_the_first(
    server: VirtualServer,
) -> None:
    seconds = []
    for _ in range(2):
        _, (ann,) = await server.room("Ann")
        await done(ann, cmd.Choose, settings=PRACTICE)
        actor = server.registry.actors[ann.view["code"]]
        actor.engine.rng = SortingRandom(actor.engine.rng.getrandbits(64))
        await done(ann, cmd.Start)
        play = actor.state.cards
        assert play is not None
        first = play.table.state.deal
        assert first == tuple(sorted(first))
        for _ in range(len(first) // 2):
            assert await claim(ann, right(ann)) == "ok"
        seconds.append(play.table.state.deal)
        assert not any(play.dealt.secret.encode() in frame for frame in ann.frames)
        await server.settle()
    assert seconds[0] != seconds[1]


# Late pongs


async def test_only_the_host_is_told_whose_pongs_come_late(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    eve = server.client("Eve", network=NetworkPath(pong_delay_s=0.2))
    eve.enter(actor)
    await server.settle()
    assert ann.late_pongs == [eve.you]
    assert bob.late_pongs == eve.late_pongs == []
    await done(ann, cmd.HandOver, person=bob.you)
    await server.settle()
    assert (ann.late_pongs, bob.late_pongs) == ([], [eve.you])
