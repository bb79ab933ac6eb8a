"""What happens by the room's clock: pauses, penalties, bots, turns, and the next deal."""

import asyncio

import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.play import DicePlay
from spotisle.rules.penalty import FREEZE_S
from tests.rooms.kit.claims import claim, right, wrong
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.server import VirtualServer, autoplay, done

DICE = Settings(mode="dice", turn_seconds=60.0)


def claims(server: VirtualServer, actor: RoomActor) -> list[ev.Claimed]:
    events = server.events(actor.state.code)
    return [event for event in events if isinstance(event, ev.Claimed)]


async def against_bots(server: VirtualServer) -> tuple[RoomActor, VirtualClient]:
    actor, (ann,) = await server.room("Ann")
    await done(ann, cmd.SeatBot, seat=1, level="casual")
    await done(ann, cmd.SeatBot, seat=2, level="sharp")
    await done(ann, cmd.Start)
    return actor, ann


async def test_a_pause_stops_the_bots_and_restarts_their_search(server: VirtualServer) -> None:
    actor, ann = await against_bots(server)
    await asyncio.sleep(4)
    await done(ann, cmd.Pause, paused=True)
    before = len(claims(server, actor))
    assert before > 0
    await asyncio.sleep(100)
    assert len(claims(server, actor)) == before
    await done(ann, cmd.Pause, paused=False)
    resumed = server.clock.now()
    await server.until(lambda: len(claims(server, actor)) > before)
    assert claims(server, actor)[before].at - resumed > 0.2


async def test_bots_wait_while_nobody_is_there(server: VirtualServer) -> None:
    actor, ann = await against_bots(server)
    await asyncio.sleep(4)
    ann.disconnect()
    await asyncio.sleep(1)
    before = len(claims(server, actor))
    await asyncio.sleep(100)
    assert len(claims(server, actor)) == before
    ann.enter(actor)
    back = server.clock.now()
    await server.until(lambda: len(claims(server, actor)) > before)
    assert claims(server, actor)[before].at - back > 0.2


async def test_during_a_pause_claims_are_refused(server: VirtualServer) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Start)
    await done(ann, cmd.Pause, paused=True)
    assert await claim(bob, right(bob)) == "paused"
    await done(ann, cmd.Pause, paused=False)
    assert await claim(bob, right(bob)) == "ok"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (cmd.Pause, {"paused": True}),
        (cmd.Dismiss, {}),
        (cmd.Kick, {"person": "p2"}),
        (cmd.SeatBot, {"seat": 1, "level": "sharp"}),
        (cmd.Leave, {}),
    ],
)
async def test_a_claim_made_before_the_host_interrupts_is_judged(
    kind: type[cmd.Command], fields: dict[str, object], server: VirtualServer
) -> None:
    actor, (ann,) = await server.room("Ann")
    far = server.client("Far", rtt=0.2)
    far.enter(actor)
    await server.until(lambda: far.view)
    await done(ann, cmd.Start)
    await server.settle()
    asked = ann.ask(cmd.MakeClaim, **right(ann), reaction=0.5)
    ann.ask(kind, **fields)
    await asyncio.sleep(0.5)
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["ok"]
    assert len(claims(server, actor)) == 1
    if kind is not cmd.Leave:
        check_laws(server, actor, [ann])


async def test_nobody_but_the_host_closes_a_contest_by_interrupting(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    far = server.client("Far", rtt=0.2)
    far.enter(actor)
    await server.until(lambda: far.view)
    await done(ann, cmd.Start)
    await server.settle()
    ann.ask(cmd.MakeClaim, **right(ann), reaction=1.9)
    bob.ask(cmd.Pause, paused=True)
    bob.ask(cmd.Stand)
    await asyncio.sleep(0.05)
    assert not claims(server, actor)


async def test_the_quicker_player_wins_even_from_far_away(server: VirtualServer) -> None:
    actor, (near,) = await server.room("Near")
    far = server.client("Far", rtt=0.2, jitter=0.0)
    far.enter(actor)
    await server.until(lambda: far.view)
    await done(near, cmd.Start)
    await asyncio.sleep(1.0)
    shown = server.clock.now() - 1.0
    asked = {
        near: near.ask(cmd.MakeClaim, **right(near), reaction=server.clock.now() - shown - 0.02),
        far: far.ask(cmd.MakeClaim, **right(far), reaction=server.clock.now() - shown - 0.12),
    }
    await server.settle()
    first, second = claims(server, actor)
    assert (first.seat, second.seat) == (far.seat, near.seat)
    assert first.bid
    assert second.bid
    assert first.bid.elapsed > second.bid.elapsed
    (late,) = near.answers[asked[near]]
    assert (late["verdict"], late["behind"] > 0) == ("late", True)


async def test_a_freeze_lasts_its_time_on_the_rooms_clock(server: VirtualServer) -> None:
    _, (ann, _) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("hot_potato",)))
    await done(ann, cmd.Start)
    assert await claim(ann, wrong(ann)) == "wrong"
    await asyncio.sleep(FREEZE_S - 0.2)
    assert await claim(ann, right(ann)) == "illegal"
    await asyncio.sleep(0.2)
    assert await claim(ann, right(ann)) == "ok"


async def test_everyone_sees_until_when_a_seat_is_frozen(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("hot_potato",)))
    await done(ann, cmd.Start)
    assert await claim(ann, wrong(ann)) == "wrong"
    (punished,) = claims(server, actor)
    assert bob.play["frozen"] == ann.play["frozen"] == [[0, punished.at + FREEZE_S]]
    (cy,) = await server.join(actor, "Cy")
    assert 0 < cy.play["frozen"][0][1] - cy.clock < FREEZE_S
    await asyncio.sleep(FREEZE_S)
    assert await claim(bob, right(bob)) == "ok"
    assert bob.play["frozen"] == []


async def test_a_lock_lasts_until_the_card_changes(server: VirtualServer) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Start)
    assert await claim(ann, wrong(ann)) == "wrong"
    assert ann.play["locked"] == bob.play["locked"] == [0]
    await asyncio.sleep(60)
    assert await claim(ann, right(ann)) == "illegal"
    assert await claim(bob, right(bob)) == "ok"
    assert await claim(ann, right(ann)) == "ok"


async def test_a_turn_of_dice_that_takes_too_long_is_ended(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=DICE)
    await done(ann, cmd.Start)
    await asyncio.sleep(59)
    assert ann.play["view"]["seat"] == 0
    await asyncio.sleep(2)
    assert bob.play["view"]["seat"] == 1
    assert bob.play["view"]["sheets"][0]["track"] == [-2]
    check_laws(server, actor, [ann, bob])


async def test_everyone_sees_until_when_a_turn_of_dice_lasts(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=DICE)
    assert ann.view["turn_ends"] is None
    await done(ann, cmd.Start)
    dealt = next(e for e in server.events(actor.state.code) if isinstance(e, ev.Dealt))
    assert bob.view["turn_ends"] == ann.view["turn_ends"] == dealt.at + 60
    first, second = (ann, bob) if dealt.seats[0] == ann.seat else (bob, ann)
    await first.answer(cmd.MakeMove, do="roll", reroll=tuple(range(6)))
    assert ann.view["turn_ends"] == dealt.at + 60
    await asyncio.sleep(10)
    await done(ann, cmd.Pause, paused=True)
    await asyncio.sleep(100)
    await done(ann, cmd.Pause, paused=False)
    paused, resumed = (e for e in server.events(actor.state.code) if isinstance(e, ev.Paused))
    later = resumed.at - paused.at
    assert ann.view["turn_ends"] == pytest.approx(dealt.at + 60 + later, abs=1e-3)
    await first.answer(cmd.MakeMove, do="end")
    ended = server.events(actor.state.code)[-1]
    assert bob.view["turn_ends"] == ann.view["turn_ends"] == ended.at + 60
    await done(ann, cmd.SeatBot, seat=second.seat, level="casual")
    assert ann.view["turn_ends"] is None
    check_laws(server, actor, [ann])


async def test_a_pause_does_not_count_as_time_of_a_turn(server: VirtualServer) -> None:
    _, (ann, _) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=DICE)
    await done(ann, cmd.Start)
    await asyncio.sleep(50)
    await done(ann, cmd.Pause, paused=True)
    await asyncio.sleep(500)
    await done(ann, cmd.Pause, paused=False)
    await asyncio.sleep(5)
    assert ann.play["view"]["seat"] == 0
    await asyncio.sleep(10)
    assert ann.play["view"]["seat"] == 1


async def test_the_first_turn_of_a_rematch_has_its_whole_time(server: VirtualServer) -> None:
    actor, (ann, _) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=DICE)
    await done(ann, cmd.Start)
    await asyncio.sleep(50)
    await done(ann, cmd.Dismiss)
    await done(ann, cmd.Start)
    await asyncio.sleep(50)
    assert isinstance(actor.state.play, DicePlay)
    assert actor.state.play.state.seat == 0


async def test_the_next_minigame_is_dealt_by_itself_however_much_people_chat(
    server: VirtualServer,
) -> None:
    settings = Settings(mode="series", games=("duel", "duel"), next_seconds=5.0)
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=settings)
    await done(ann, cmd.Start)
    await server.until(lambda: ann.view["play"])
    assert await claim(ann, right(ann)) == "ok"
    for number in range(6):
        assert actor.state.plays == 1
        await done(bob, cmd.Rename, name=f"Bob the {number}th")
        await asyncio.sleep(0.9)
    assert actor.state.plays == 2


async def test_a_pause_delays_the_next_minigame_only_from_the_pick_on(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    settings = Settings(mode="tournament", games=(), deck="custom:4", next_seconds=5.0)
    await done(ann, cmd.Choose, settings=settings)
    await done(ann, cmd.Start)
    await server.settle()
    while not ann.play["finished"]:
        assert await claim(ann, right(ann)) == "ok"
        await server.settle()
    await done(ann, cmd.Pause, paused=True)
    await asyncio.sleep(600)
    await done(bob, cmd.Pick, game=bob.view["series"]["choices"][0])
    await done(ann, cmd.Pause, paused=False)
    await asyncio.sleep(6)
    assert actor.state.plays == 2


async def test_without_a_delay_setting_the_host_deals_the_next(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(mode="series", games=("duel", "duel")))
    await done(ann, cmd.Start)
    await server.until(lambda: ann.view["play"])
    assert (await ann.answer(cmd.Next))["why"] == "not_over"
    assert await claim(ann, right(ann)) == "ok"
    await asyncio.sleep(600)
    assert actor.state.plays == 1
    assert (await bob.answer(cmd.Next))["why"] == "not_host"
    await done(ann, cmd.Next)
    assert actor.state.plays == 2


async def test_a_bot_that_lost_picks_the_next_minigame(server: VirtualServer) -> None:
    actor, (ann,) = await server.room("Ann")
    await done(ann, cmd.SeatBot, seat=1, level="child")
    await done(ann, cmd.Choose, settings=Settings(mode="tournament", games=()))
    await done(ann, cmd.Start)
    autoplay([ann], "lightning")
    ann.look()
    await server.until(lambda: actor.state.plays == 2)
    picked = [e for e in server.events(actor.state.code) if isinstance(e, ev.Answered)]
    assert picked
