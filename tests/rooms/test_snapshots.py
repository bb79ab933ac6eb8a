"""A room restored from a snapshot and later events equals the original."""

import asyncio

import msgspec
import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rooms.broadcast import private_view, public_view
from spotisle.rooms.play import CardPlay, DicePlay
from spotisle.rooms.snapshot import decode_snapshot, encode_snapshot
from spotisle.rooms.state import RoomState
from tests.rooms.kit.laws import saved_verdicts
from tests.rooms.kit.server import VirtualServer, autoplay, done

encode = msgspec.json.encode
PLAYED = {
    "practice": Settings(mode="practice"),
    "dice": Settings(mode="dice"),
    "tournament": Settings(mode="tournament", next_seconds=1.0),
    "adventure": Settings(mode="adventure", next_seconds=1.0),
    "freeze": Settings(games=("triplets",), options={"triplets": {"penalty": "freeze"}}),
}


def check_same(short: RoomState, whole: RoomState) -> None:
    """Compare the whole state and the views of two rooms."""
    assert vars(short).keys() == vars(whole).keys()
    for field, value in vars(whole).items():
        if field == "play":
            check_same_play(short, whole)
        elif field == "verdicts":
            assert saved_verdicts(short) == saved_verdicts(whole)
        elif field == "series_events":
            assert encode(short.series_events) == encode(whole.series_events)
        else:
            assert getattr(short, field) == value, field
    assert encode(public_view(short)) == encode(public_view(whole))
    for person in whole.people:
        assert encode(private_view(short, person)) == encode(private_view(whole, person))


def check_same_play(short: RoomState, whole: RoomState) -> None:
    mine, other = short.play, whole.play
    assert type(mine) is type(other)
    if mine is None or other is None:
        return
    assert encode(mine.dealt) == encode(other.dealt)
    assert mine.turn_started_at == other.turn_started_at
    if isinstance(mine, CardPlay) and isinstance(other, CardPlay):
        assert mine.table.save() == other.table.save()
        assert vars(mine.table.penalties) == vars(other.table.penalties)
    if isinstance(mine, DicePlay) and isinstance(other, DicePlay):
        assert mine.save() == other.save()
    if not other.finished or isinstance(mine, CardPlay):
        assert encode(mine.record()) == encode(other.record())


@pytest.mark.parametrize("settings", PLAYED.values(), ids=PLAYED)
async def test_a_snapshot_of_any_moment_and_the_events_after_it_give_the_same_room(
    server: VirtualServer, settings: Settings
) -> None:
    actor, people = await server.room("Ann", "Bob", "Cy", "Dan")
    ann = people[0]
    await done(ann, cmd.Choose, settings=settings)
    autoplay(people)
    await done(ann, cmd.Start)
    for _ in range(4):
        await asyncio.sleep(20.0)
        await done(ann, cmd.Pause, paused=True)
        await done(ann, cmd.Pause, paused=False)
    events = server.events(actor.state.code)
    assert len(events) > 30
    whole = RoomState()
    short = [RoomState()]
    for number, event in enumerate(events):
        whole.replay(event)
        for state in short:
            state.replay(event)
        if number % 23 == 0 or isinstance(event, ev.Dealt):
            short.append(decode_snapshot(encode_snapshot(whole)))
            check_same(short[-1], whole)
    for state in short:
        check_same(state, whole)
