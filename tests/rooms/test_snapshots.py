"""A room in short wakes as the same room."""

import msgspec

from spotisle.protocol import commands as cmd
from spotisle.rooms import events as ev
from spotisle.rooms.broadcast import public_view
from spotisle.rooms.snapshot import decode_snapshot, encode_snapshot
from spotisle.rooms.state import RoomState
from tests.rooms.kit.claims import right
from tests.rooms.kit.server import VirtualServer, done


def folded(events: list[ev.Event]) -> RoomState:
    state = RoomState()
    for event in events:
        state.replay(event)
    return state


async def test_a_snapshot_and_the_events_after_it_give_the_room_of_all_events(
    server: VirtualServer,
) -> None:
    actor, (ann, _) = await server.room("Ann", "Bob")
    code = actor.state.code
    await done(ann, cmd.Start)
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    await server.settle()
    assert encode_snapshot(actor.state) is None, "a game is its events"
    assert await server.journal.snapshot(code) is None
    await done(ann, cmd.Dismiss)
    kept = await server.journal.snapshot(code)
    assert kept is not None
    await done(ann, cmd.Start)
    await server.settle()

    seq, body = kept
    events = server.events(code)
    short = decode_snapshot(body)
    assert short.seq == seq
    for event in events[seq:]:
        short.replay(event)
    whole = folded(events)
    assert msgspec.json.encode(public_view(short)) == msgspec.json.encode(public_view(whole))
    assert (short.seq, short.at, short.verdicts) == (whole.seq, whole.at, whole.verdicts)

    await server.restart()
    woken = await server.reopen(code)
    assert woken.state.seq == whole.seq
    assert woken.state.joined == whole.joined == 2
    ann.enter(woken)
    await server.settle()
    ann.repeat(asked)
    await server.settle()
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["ok"] * 2
