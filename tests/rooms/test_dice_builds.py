"""A build with its jokers and trades is one atomic command."""

from collections.abc import Sequence

import pytest

from spotisle.dice.moves import Build, BuildMove, Joker, Roll, Trade
from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rules.seats import RoomSeat
from spotisle.storage import Entry
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.server import VirtualServer, done

GOLD = ("gold",) * 6
ROAD: tuple[BuildMove, ...] = (Trade((0, 1), "brick"), Trade((2, 3), "lumber"), Build("road:0"))


async def rolled(server: VirtualServer, faces: tuple[str, ...] = GOLD) -> VirtualClient:
    """Let Ann play dice alone, with these faces as her first roll."""
    actor, (ann,) = await server.room("Ann")
    await done(ann, cmd.Choose, settings=Settings(mode="dice"))
    await done(ann, cmd.Start)
    code, seq, at = actor.state.code, actor.state.seq, server.clock.now()
    await server.restart()
    roll = Roll((0, 1, 2, 3, 4, 5), faces)
    event = ev.Moved(at=at, seat=RoomSeat(0), id=-1, move=roll, reason="rolled", accepted=True)
    epoch = await server.journal.open_room(code)
    await server.journal.append([Entry(code, seq + 1, epoch, ev.encode(event))])
    ann.enter(await server.reopen(code))
    await server.settle()
    return ann


def entries(server: VirtualServer) -> list[Entry]:
    (log,) = server.journal.logs.values()
    return log.entries


async def test_a_build_is_stored_as_one_append(
    server: VirtualServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await rolled(server)
    append, written = server.journal.append, list[int]()

    async def counted(entries: Sequence[Entry]) -> None:
        written.append(len(entries))
        await append(entries)

    monkeypatch.setattr(server.journal, "append", counted)
    answer = await ann.answer(cmd.MakeMoves, moves=ROAD)
    assert (answer["type"], answer["verdict"], answer["reason"]) == ("verdict", "ok", "built")
    assert ann.play["view"]["sheets"][0]["built"] == ["road:0"]
    assert ann.play["view"]["used"] == [0, 1, 2, 3]
    assert written == [3]


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ((ROAD[0], Trade((0, 1), "lumber"), Build("road:0")), "die_used"),
        ((*ROAD, Build("road:0")), "already_built"),
        ((*ROAD[:2], Joker(1, 5, "ore"), ROAD[2]), "knight_not_built"),
        ((ROAD[0], Build("road:0")), "cannot_pay"),
    ],
)
async def test_a_refusal_in_the_middle_changes_nothing(
    server: VirtualServer, moves: tuple[BuildMove, ...], reason: str
) -> None:
    ann = await rolled(server)
    view, stored = ann.play["view"], list(entries(server))
    answer = await ann.answer(cmd.MakeMoves, moves=moves)
    assert (answer["verdict"], answer["reason"]) == ("illegal", reason)
    await server.settle()
    assert ann.play["view"] == view
    assert entries(server) == stored


async def test_a_repeated_build_is_made_once(server: VirtualServer) -> None:
    ann = await rolled(server)
    asked = ann.ask(cmd.MakeMoves, moves=ROAD)
    ann.repeat(asked)
    await server.settle()
    await server.restart()
    ann.enter(await server.reopen(entries(server)[0].room))
    await server.settle()
    ann.repeat(asked)
    await server.settle()
    assert [answer["reason"] for answer in ann.answers[asked]] == ["built"] * 3
    assert ann.play["view"]["sheets"][0]["built"] == ["road:0"]


async def test_a_build_that_cannot_be_stored_is_not_made(server: VirtualServer) -> None:
    ann = await rolled(server)
    view = ann.play["view"]
    server.journal.full = True
    answer = await ann.answer(cmd.MakeMoves, moves=ROAD)
    assert (answer["type"], answer["why"]) == ("refused", "unavailable")
    server.journal.full = False
    await server.settle()
    assert ann.play["view"] == view
