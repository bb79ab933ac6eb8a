"""Failures: what is not in the journal has not happened, and other rooms go on."""

import asyncio
import logging

import msgspec
import pytest
from msgspec.structs import replace

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.broadcast import MAX_RECENT_UPDATES
from spotisle.rooms.messages import Connect, Stop
from spotisle.rooms.play import CardPlay
from spotisle.rooms.registry import BrokenRoomError
from spotisle.storage import Entry, JournalUnavailableError
from tests.rooms.kit.claims import claim, right, wrong
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.games import begin, play_through
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.server import VirtualServer, autoplay, done, refused, virtual_server


async def tower(server: VirtualServer, *names: str) -> tuple[RoomActor, list[VirtualClient]]:
    actor, clients = await server.room(*names)
    await done(clients[0], cmd.Start)
    await server.settle()
    return actor, clients


async def test_an_event_that_cannot_be_stored_has_no_effect(server: VirtualServer) -> None:
    actor, (ann, bob) = await tower(server, "Ann", "Bob")
    seen = len(bob.frames)
    server.journal.full = True
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    await server.settle()
    assert [answer["why"] for answer in ann.answers[asked]] == ["unavailable"]
    assert (await refused(ann, cmd.Dismiss))["why"] == "unavailable"
    assert len(bob.frames) == seen
    stranger = server.client("Cy")
    stranger.enter(actor)
    await server.settle()
    assert stranger.closings[0][0] == "unavailable"
    server.journal.full = False
    ann.repeat(asked)
    await server.settle()
    assert ann.answers[asked][1]["verdict"] == "ok"
    check_laws(server, actor, [ann, bob])


async def test_a_failed_deck_lookup_is_refused_and_the_room_goes_on(
    server: VirtualServer,
) -> None:
    async def out_of_reach(_: str | None) -> bool:
        raise JournalUnavailableError("the database cannot be reached")

    actor, (ann, bob) = await server.room("Ann", "Bob")
    actor.hooks = replace(actor.hooks, knows_deck=out_of_reach)
    assert (await refused(ann, cmd.Choose, settings=Settings()))["why"] == "unavailable"
    await done(ann, cmd.Start)
    await server.settle()
    check_laws(server, actor, [ann, bob])


async def test_bots_and_timers_go_on_when_the_journal_is_back(server: VirtualServer) -> None:
    settings = Settings(mode="series", games=("duel", "tower"), next_seconds=3.0)
    actor, clients = await begin(server, settings, people=0, bots=2)
    server.journal.full = True
    await asyncio.sleep(30)
    assert actor.state.plays <= 1
    server.journal.full = False
    await server.until(lambda: actor.state.plays == 2)
    server.journal.full = True
    await asyncio.sleep(30)
    server.journal.full = False
    await server.until(lambda: actor.state.over)
    await server.settle()
    check_laws(server, actor, clients)


async def test_claims_in_an_open_contest_survive_the_refusal_of_something_else(
    server: VirtualServer,
) -> None:
    actor, (ann, _) = await server.room("Ann", "Bob")
    far = server.client("Far", rtt=0.4)
    far.enter(actor)
    await server.until(lambda: far.view)
    await done(ann, cmd.Start)
    await server.settle()
    asked = ann.ask(cmd.MakeClaim, **right(ann), reaction=1.9)
    await asyncio.sleep(0.03)
    server.journal.full = True
    late = server.client("Late")
    late.enter(actor)
    await asyncio.sleep(0.05)
    server.journal.full = False
    await server.settle()
    assert late.closings[0][0] == "unavailable"
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["ok"]


async def test_a_room_taken_by_another_owner_is_closed_as_moved(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await tower(server, "Ann", "Bob")
    await server.journal.open_room(actor.state.code)
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    await server.settle()
    assert not ann.answers[asked]
    assert ann.closings[0][0] == bob.closings[0][0] == "moved"
    assert actor.state.code not in server.registry.actors
    again = await server.reopen(actor.state.code)
    for client in (ann, bob):
        client.enter(again)
    await server.settle()
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["ok"]
    check_laws(server, again, [ann, bob])


async def test_a_room_whose_rules_raise_is_closed_and_the_others_play_on(
    server: VirtualServer, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL, logger="spotisle.rooms.actor"):
        actor, (ann, bob) = await tower(server, "Ann", "Bob")
        other, others = await tower(server, "Cy", "Dee")
        play = actor.state.play
        assert isinstance(play, CardPlay)
        before = len(server.events(actor.state.code))
        play.table = None  # type: ignore[assignment]
        ann.ask(cmd.MakeClaim, **right(ann))
        await server.settle()
        assert ann.closings[0][0] == bob.closings[0][0] == "broken"
        assert len(server.events(actor.state.code)) == before
        with pytest.raises(BrokenRoomError, match=actor.state.code):
            await server.registry.room(actor.state.code)
        autoplay(others)
        others[0].look()
        await server.until(lambda: other.state.over)
        await server.settle()
        check_laws(server, other, others)


async def test_a_journal_that_contradicts_the_rules_does_not_open(
    server: VirtualServer,
) -> None:
    actor, (ann, _) = await tower(server, "Ann", "Bob")
    assert await claim(ann, right(ann)) == "ok"
    await server.restart()
    log = server.journal.logs[actor.state.code]
    forged = log.entries[-1].body.replace(b'"verdict":"ok"', b'"verdict":"late"')
    log.entries[-1] = Entry(actor.state.code, len(log.entries), log.epoch, forged)
    with pytest.raises(RuntimeError, match="the journal says"):
        await server.registry.room(actor.state.code)
    other, _ = await tower(server, "Cy", "Dee")
    assert other.state.playing


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
async def test_a_clock_that_jumps_neither_stops_the_game_nor_the_penalties(
    jump: float, server: VirtualServer
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.SeatBot, seat=2, level="casual")
    await done(ann, cmd.Choose, settings=Settings(games=("hot_potato",)))
    await done(ann, cmd.Start)
    await server.until(lambda: ann.view["play"])
    assert await claim(ann, wrong(ann)) == "wrong"
    server.clock.wrong_by = jump
    autoplay([ann, bob])
    ann.look()
    await server.until(lambda: actor.state.over, timeout=600)
    await server.settle()
    check_laws(server, actor, [ann, bob])
    moments = [event.at for event in server.events(actor.state.code)]
    assert moments == sorted(moments)


async def test_a_freeze_ends_even_if_the_clock_was_set_back_during_a_restart(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("hot_potato",)))
    await done(ann, cmd.Start)
    await server.settle()
    assert await claim(ann, wrong(ann)) == "wrong"
    await server.restart()
    server.clock.wrong_by = -7200.0
    again = await server.reopen(actor.state.code)
    for client in (ann, bob):
        client.enter(again)
    await server.settle()
    assert await claim(ann, right(ann)) == "ok"
    check_laws(server, again, [ann, bob])


@pytest.mark.parametrize("mode", ["tournament", "adventure"])
async def test_a_server_that_restarts_again_and_again_loses_nothing(mode: str) -> None:
    async with virtual_server(seed=7) as server:
        settings = Settings(mode=mode, games=(), next_seconds=2.0)  # type: ignore[arg-type]
        actor, clients = await begin(server, settings, people=2, bots=1, watchers=1)
        autoplay(clients)
        for _ in range(8):
            await asyncio.sleep(server.rng.uniform(0.2, 6.0))
            await server.restart()
            actor = await server.reopen(actor.state.code)
            for client in clients:
                client.enter(actor)
        await play_through(server, actor, clients)
        assert all(answers for client in clients for answers in client.answers.values())
        check_laws(server, actor, clients)


async def test_a_reconnect_gets_the_missed_updates_or_the_whole_view(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    for missed in (0, 1, 7, MAX_RECENT_UPDATES + 20):
        bob.disconnect()
        await asyncio.sleep(0.1)
        for number in range(missed):
            await done(ann, cmd.Rename, name=f"Ann {missed} {number}")
        frames = len(bob.frames)
        bob.enter(actor)
        await server.settle()
        kinds = [frame.split(b'"')[3].decode() for frame in bob.frames[frames:]]
        short = missed <= MAX_RECENT_UPDATES
        assert kinds == (["resumed"] + ["update"] * missed if short else ["welcome"]) + ["here"]
        check_laws(server, actor, [ann, bob])


async def test_the_whole_view_is_sent_when_it_is_shorter_than_the_missed_updates(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")

    async def away(changes: int) -> set[str]:
        """Let Bob miss this many changes; return the types of the frames he gets on return."""
        bob.disconnect()
        for number in range(changes):
            await done(ann, cmd.Rename, name=f"Ann the {number}th of her name")
        heard = len(bob.frames)
        bob.enter(actor)
        await server.settle()
        assert bob.view == ann.view
        return {msgspec.json.decode(frame)["type"] for frame in bob.frames[heard:]}

    assert await away(20) == {"resumed", "update", "here"}
    assert await away(200) == {"welcome", "here"}


async def test_joining_a_stopping_room_is_answered_with_restarting(
    server: VirtualServer,
) -> None:
    actor, _ = await server.room("Ann")
    cy = server.client("Cy")
    cy.enter(actor)
    await asyncio.sleep(0)
    assert cy.connection
    actor.post(Stop())
    actor.post(Connect(cy.connection, "Cy"))
    cy.actor = None
    await server.settle()
    assert cy.closings == [("restarting", "")]
    assert not cy.view


async def test_a_wrong_epoch_or_seq_gets_the_whole_view(server: VirtualServer) -> None:
    actor, (ann, bob) = await tower(server, "Ann", "Bob")
    for epoch, seq in ((1, 10**9), (1, 0), (99, 3), (0, 0)):
        bob.disconnect()
        await asyncio.sleep(0.1)
        bob.epoch, bob.seq = epoch, seq
        bob.enter(actor)
        await server.settle()
        check_laws(server, actor, [ann, bob])


async def test_an_idle_room_is_stopped_and_reopens_unchanged(server: VirtualServer) -> None:
    actor, (ann, bob) = await tower(server, "Ann", "Bob")
    assert await claim(ann, right(ann)) == "ok"
    for client in (ann, bob):
        client.disconnect()
    assert server.registry.stop_idle_rooms() == 0
    await asyncio.sleep(2 * server.registry.idle_timeout_s)
    assert server.registry.stop_idle_rooms() == 1
    await server.settle()
    assert not server.registry.actors
    again = await server.reopen(actor.state.code)
    for client in (ann, bob):
        client.enter(again)
    await server.settle()
    assert again.epoch == actor.epoch + 1
    assert await claim(ann, right(ann)) == "ok"
    check_laws(server, again, [ann, bob])


async def test_a_claim_that_nobody_could_have_seen_is_judged_like_any_other(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await tower(server, "Ann", "Bob")
    assert await claim(ann, {**right(ann), "seen": 2**53}) == "ok"
    assert await claim(bob, {**wrong(bob), "seen": 2**53, "reaction": -1e300}) == "wrong"
    assert await claim(ann, {"symbol": -1, "seen": 0}) == "illegal"
    assert await claim(ann, {"symbol": 999, "seen": 0, "target": (1, 2, 3)}) == "illegal"
    check_laws(server, actor, [ann, bob])
