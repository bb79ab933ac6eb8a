"""A build with its jokers and trades is one command: all of it is done, or nothing."""

from collections.abc import Sequence

import pytest
from tests.rooms.kit.guest import Guest
from tests.rooms.kit.house import House, done

from spotisle.dice.moves import Build, BuildMove, Joker, Roll, Trade
from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.storage import Entry

GOLD = ("gold",) * 6
ROAD: tuple[BuildMove, ...] = (Trade((0, 1), "brick"), Trade((2, 3), "lumber"), Build("road:0"))


async def rolled(house: House, faces: tuple[str, ...] = GOLD) -> Guest:
    """Let Ann play dice alone, with these faces as her first roll."""
    keeper, (ann,) = await house.room("Ann")
    await done(ann, cmd.Choose, settings=Settings(mode="dice"))
    await done(ann, cmd.Start)
    code, seq, at = keeper.state.code, keeper.state.seq, house.clock.now()
    await house.restart()
    roll = Roll((0, 1, 2, 3, 4, 5), faces)
    event = ev.Moved(at=at, seat=0, id=-1, move=roll, reason="rolled", accepted=True)
    epoch = await house.journal.open_room(code)
    await house.journal.append([Entry(code, seq + 1, epoch, ev.encode(event))])
    ann.enter(await house.reopen(code))
    await house.quiet()
    return ann


def entries(house: House) -> list[Entry]:
    (shelf,) = house.journal.shelves.values()
    return shelf.entries


async def test_a_build_is_written_in_one_go(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await rolled(house)
    append, written = house.journal.append, list[int]()

    async def counted(entries: Sequence[Entry]) -> None:
        written.append(len(entries))
        await append(entries)

    monkeypatch.setattr(house.journal, "append", counted)
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
    house: House, moves: tuple[BuildMove, ...], reason: str
) -> None:
    ann = await rolled(house)
    view, stored = ann.play["view"], list(entries(house))
    answer = await ann.answer(cmd.MakeMoves, moves=moves)
    assert (answer["verdict"], answer["reason"]) == ("illegal", reason)
    await house.quiet()
    assert ann.play["view"] == view
    assert entries(house) == stored


async def test_a_build_that_is_repeated_is_made_once(house: House) -> None:
    ann = await rolled(house)
    asked = ann.ask(cmd.MakeMoves, moves=ROAD)
    ann.repeat(asked)
    await house.quiet()
    await house.restart()
    ann.enter(await house.reopen(entries(house)[0].room))
    await house.quiet()
    ann.repeat(asked)
    await house.quiet()
    assert [answer["reason"] for answer in ann.answers[asked]] == ["built"] * 3
    assert ann.play["view"]["sheets"][0]["built"] == ["road:0"]


async def test_a_build_that_cannot_be_stored_is_not_made(house: House) -> None:
    ann = await rolled(house)
    view = ann.play["view"]
    house.journal.full = True
    answer = await ann.answer(cmd.MakeMoves, moves=ROAD)
    assert (answer["type"], answer["why"]) == ("refused", "unavailable")
    house.journal.full = False
    await house.quiet()
    assert ann.play["view"] == view
