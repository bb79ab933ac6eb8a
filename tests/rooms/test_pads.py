"""A score pad in a room: all see it, seated people write, and marks are undone one by one."""

from typing import Any

from spotisle.protocol import commands as cmd
from spotisle.rooms.snapshot import decode_snapshot, encode_snapshot
from spotisle.scorepad import Count, Side
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.server import VirtualServer, done, refused

TOWER: dict[str, Any] = {
    "kind": "tournament",
    "sides": (Side("Ann"), Side("ann")),
    "games": ("tower",),
}


def cards(side: int, number: int, line: int = 0) -> dict[str, Any]:
    return {"marks": (Count(line=line, side=side, number=number),)}


def numbers(client: VirtualClient) -> list[int]:
    return [mark["number"] for mark in client.view["pad"]["marks"].values()]


async def test_everyone_sees_what_seated_people_write(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    (onlooker,) = await server.join(actor, "Cy", watch=True)
    assert (await refused(bob, cmd.MarkPad, **cards(0, 7)))["why"] == "no_pad"
    assert (await refused(bob, cmd.OpenPad, **TOWER))["why"] == "not_host"
    await done(ann, cmd.OpenPad, **TOWER)
    await done(ann, cmd.MarkPad, **cards(0, 7))
    await done(bob, cmd.MarkPad, **cards(1, 9))
    assert (await refused(onlooker, cmd.MarkPad, **cards(1, 1)))["why"] == "not_seated"
    assert (await refused(onlooker, cmd.UndoPad, marks=2))["why"] == "not_seated"
    await server.settle()
    for client in (ann, bob, onlooker):
        assert numbers(client) == [7, 9]
        assert [side["name"] for side in client.view["pad"]["sides"]] == ["Ann", "ann 2"]
    check_laws(server, actor, [ann, bob, onlooker])


async def test_marks_that_do_not_fit_the_pad_are_all_refused(server: VirtualServer) -> None:
    actor, (ann,) = await server.room("Ann")
    refusal = await refused(ann, cmd.OpenPad, **{**TOWER, "games": ("ports",)})
    assert refusal["why"] == "cannot_play"
    await done(ann, cmd.OpenPad, **TOWER)
    both = cards(0, 3)["marks"] + cards(5, 3)["marks"]
    assert (await refused(ann, cmd.MarkPad, marks=both))["why"] == "not_on_pad"
    await server.settle()
    assert numbers(ann) == []
    check_laws(server, actor, [ann])


async def test_undo_is_refused_unless_the_last_mark_was_seen(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.OpenPad, **TOWER)
    for number in (1, 2, 3):
        await done(ann, cmd.MarkPad, **cards(0, number))
    assert (await refused(bob, cmd.UndoPad, marks=2))["why"] == "pad_changed"
    await done(bob, cmd.UndoPad, marks=3)
    assert (await refused(ann, cmd.UndoPad, marks=3))["why"] == "pad_changed"
    await server.settle()
    assert numbers(ann) == numbers(bob) == [1, 2]
    check_laws(server, actor, [ann, bob])


async def test_a_pad_that_was_put_away_by_mistake_comes_back(server: VirtualServer) -> None:
    actor, (ann,) = await server.room("Ann")
    await done(ann, cmd.OpenPad, **TOWER)
    await done(ann, cmd.MarkPad, **cards(1, 8))
    await done(ann, cmd.OpenPad, kind="dice", sides=(Side("Ann"),))
    await server.settle()
    assert (ann.view["pad"]["kind"], ann.view["pad"]["below"]) == ("dice", True)
    await done(ann, cmd.UndoPad, marks=0)
    await done(ann, cmd.UndoPad, marks=1)
    refusal = await refused(ann, cmd.UndoPad, marks=0)
    assert refusal["why"] == "not_on_pad"
    await server.settle()
    assert (ann.view["pad"]["kind"], ann.view["pad"]["below"]) == ("tournament", False)
    check_laws(server, actor, [ann])


async def test_a_pad_survives_a_restart_and_the_games_in_its_room(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.OpenPad, **TOWER)
    await done(ann, cmd.Start)
    await done(bob, cmd.MarkPad, **cards(1, 8))
    await done(ann, cmd.Dismiss)
    body = encode_snapshot(actor.state)
    assert body is not None
    assert decode_snapshot(body).pads == actor.state.pads
    await server.restart()
    woken = await server.reopen(actor.state.code)
    assert woken.state.pads == actor.state.pads
    ann.enter(woken)
    await server.settle()
    assert numbers(ann) == [8]
