"""Rooms, records and decks of an earlier version still open and work (`fixtures/before`)."""

import asyncio
import json
import lzma
import tarfile
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from click.testing import CliRunner
from pypdf import PdfReader

from spotisle.cli import spotisle
from spotisle.client import connect
from spotisle.plane import Plane
from spotisle.protocol import commands as cmd
from spotisle.replays import film, programme
from spotisle.rooms import events as ev
from spotisle.rooms.broadcast import private_view, public_view
from spotisle.rooms.state import RoomState
from spotisle.scorepad import Built
from spotisle.storage import Entry, RecordInfo, SqliteJournal
from tests.kit.local_server import dealt, local_server
from tests.rooms.kit.claim_paths import CLAIM_PATHS, claim_path, without_tokens
from tests.rooms.kit.claims import claim, right
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.laws import (
    check_answers,
    check_cards,
    check_fold,
    check_order,
    check_sight,
)
from tests.rooms.kit.loop import run_in_virtual_time, virtual_runner
from tests.rooms.kit.server import done, virtual_server

BEFORE = Path(__file__).parent / "fixtures" / "before"
NEW_KEYS = {
    *("kind", "trial", "curtain", "next", "pace", "face", "tint", "handicap", "handicaps"),
    *("muted", "bets", "awards", "rematch", "latecomers", "adaptive_bots", "picks"),
    *("table", "stands", "aims", "moves", "lit", "counting", "goal", "barred", "owner", "beat"),
}
"""Keys that were added to views since then."""

FIRST_ID = 10**6
"""Above all ids in the old data: a repeated id would get the old verdict again."""


def read_json(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(lzma.decompress((BEFORE / f"{name}.json.xz").read_bytes()))
    return read


ROOMS = read_json("rooms")
RECORDS = read_json("records")
DECKS = read_json("decks")


def to_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def without_new_keys(now: Any, before: Any) -> Any:
    """Return a view in the old form: without new keys, and with values that are now omitted.

    Private cards now omit nulls; claims omit a null target and the reason `match`. Points used to
    be sent only at the end of a game.
    """
    if isinstance(now, dict) and isinstance(before, dict):
        left_out = {key: value for key, value in before.items() if value in (None, "match")}
        return (
            left_out
            | {
                key: without_new_keys(value, before.get(key))
                for key, value in now.items()
                if key in before or key not in NEW_KEYS
                if not (key == "points" and before.get(key) == [])
            }
            | ({"points": []} if before.get("points") == [] else {})
        )
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return [without_new_keys(*pair) for pair in zip(now, before, strict=True)]
    return now


def without_points(shown: Any) -> Any:
    """Return a film without changes of points, which used to be sent only at the end."""
    scenes = [
        {**scene, "delta": [each for each in scene["delta"] if each[0] != ["play", "points"]]}
        for scene in shown.get("scenes", ())
    ]
    return {**shown, "scenes": scenes} if scenes else shown


def check_same(now: object, before: Any) -> None:
    assert without_new_keys(to_json(now), before) == before


def unpack_data(folder: Path) -> None:
    with tarfile.open(BEFORE / "data.tar.xz") as packed:
        packed.extractall(folder, filter="data")


class StoredRoom(msgspec.Struct):
    """The data of a room in the old journal."""

    entries: list[Entry]
    snapshot: tuple[int, bytes] | None
    records: list[tuple[RecordInfo, bytes]]


async def read_rooms(folder: Path) -> dict[str, StoredRoom]:
    journal = await SqliteJournal.open(folder, lambda: 0.0)
    rooms = {}
    for room in await journal.rooms():
        records = []
        for line in reversed(await journal.records(room.code)):
            body = await journal.record(line.id)
            assert body is not None
            records.append((line, body))
        entries = await journal.read(room.code)
        rooms[room.code] = StoredRoom(entries, await journal.snapshot(room.code), records)
    await journal.close()
    return rooms


@pytest.fixture(scope="module")
def stored_rooms(tmp_path_factory: pytest.TempPathFactory) -> dict[str, StoredRoom]:
    folder = tmp_path_factory.mktemp("before")
    unpack_data(folder)
    return asyncio.run(read_rooms(folder))


def test_the_old_journal_is_whole(tmp_path: Path, stored_rooms: dict[str, StoredRoom]) -> None:
    unpack_data(tmp_path)
    checked = CliRunner().invoke(spotisle, ["journal", "check", "--data", str(tmp_path)])
    assert checked.exit_code == 0, checked.output
    assert {room["code"] for room in ROOMS.values()} == set(stored_rooms)


@pytest.mark.parametrize("name", ROOMS)
def test_after_each_event_everyone_sees_what_they_saw_before(
    name: str, stored_rooms: dict[str, StoredRoom]
) -> None:
    state = RoomState()
    entries, views = stored_rooms[ROOMS[name]["code"]].entries, ROOMS[name]["views"]
    for entry, view in zip(entries, views, strict=True):
        state.replay(ev.decode(entry.body))
        check_same(public_view(state), view["public"])
        check_same({one: private_view(state, one) for one in state.people}, view["private"])


@pytest.mark.parametrize("name", ROOMS)
def test_every_claim_is_judged_alike_on_both_paths(
    name: str, stored_rooms: dict[str, StoredRoom]
) -> None:
    entries = stored_rooms[ROOMS[name]["code"]].entries
    for number, entry in enumerate(entries):
        claimed = ev.decode(entry.body)
        if isinstance(claimed, ev.Claimed):
            runs = (claim_again(name, entries[:number], claimed, path) for path in CLAIM_PATHS)
            short, long = map(run_in_virtual_time, runs)
            assert short == long


async def claim_again(
    name: str, entries: list[Entry], claimed: ev.Claimed, path: str
) -> tuple[list[dict[str, Any]], list[bytes]]:
    """Repeat a claim in the state in which it was made; return the events and frames."""
    code = ROOMS[name]["code"]
    async with virtual_server() as server:
        await server.journal.open_room(code)
        await server.journal.append(entries)
        actor = await server.reopen(code)
        person = actor.state.seats[claimed.seat].person
        if person is None:  # a bot's
            return [], []
        client = server.client(person)
        client.token, client._ids = ROOMS[name]["tokens"][person], FIRST_ID
        client.enter(actor)
        await server.until(lambda: client.view)
        fields = {"symbol": claimed.claim.symbol, "target": claimed.claim.target}
        with claim_path(path) as taken:
            await client.answer(cmd.MakeClaim, seen=claimed.seen or 0, **fields)
            await server.settle()
        assert bool(taken["short"]) == (path == "short")
        return without_tokens(server.events(code)[len(entries) :]), client.frames[1:]


@pytest.mark.parametrize("name", ROOMS)
def test_every_room_goes_on(name: str, stored_rooms: dict[str, StoredRoom]) -> None:
    with virtual_runner() as runner:
        runner.run(go_on(name, stored_rooms[ROOMS[name]["code"]]))


async def go_on(name: str, stored: StoredRoom) -> None:
    """Reconnect everyone to a room and continue the play."""
    code, last = ROOMS[name]["code"], ROOMS[name]["views"][-1]
    async with virtual_server() as server:
        await server.journal.open_room(code)
        await server.journal.append(stored.entries)
        if stored.snapshot:
            await server.journal.save_snapshot(code, *stored.snapshot)
        for line, body in stored.records:
            await server.journal.keep_record(code, line.number, line.finished_at, line.game, body)
        actor = await server.reopen(code)
        clients = []
        for person, token in ROOMS[name]["tokens"].items():
            client = server.client(person)
            client.token = token
            client._ids = FIRST_ID
            client.enter(actor)
            await server.until(lambda client=client: client.view)  # type: ignore[misc]
            assert client.you == person
            check_same(client.private, last["private"][person])
            clients.append(client)
        check_same(clients[0].view, last["public"])
        host = next(client for client in clients if client.you == client.view["host"])
        await take_next_step(host, clients)
        assert actor.state.seq > len(stored.entries)
        await server.settle()
        await done(host, cmd.Rename, name="Zoë")
        check_fold(actor.state, server.folded(code))
        for client in clients:
            check_sight(actor.state, client)
            check_answers(client)
        check_order(server.events(code))
        check_cards(server.events(code))


async def take_next_step(host: VirtualClient, clients: list[VirtualClient]) -> None:
    view = host.view
    series, play = view["series"], view["play"]
    if view["paused"]:
        await done(host, cmd.Pause, paused=False)
    if play and not play["finished"]:
        await (make_move if play["game"] == "island_dice" else make_claim)(clients)
    elif series and series["step"] == "pick":
        picker = next(client for client in clients if client.seat == series["picker"])
        await done(picker, cmd.Pick, game=series["choices"][0])
    elif view["playing"]:
        await done(host, cmd.Dismiss)
        await done(host, cmd.Start)
    elif view["pad"]:
        await done(host, cmd.MarkPad, marks=(Built(side=1, turn=1, item="road:0"),))
    else:
        await done(host, cmd.Start)


async def make_claim(clients: list[VirtualClient]) -> None:
    """Make a right claim for somebody who can claim."""
    for client in clients:
        try:
            fields = right(client)
        except (IndexError, ValueError):  # watches, or has no cards left
            continue
        if client.play["seats"].index(client.seat) not in client.play["locked"]:
            assert await claim(client, fields) == "ok"
            return
    raise AssertionError("nobody can claim")


async def make_move(clients: list[VirtualClient]) -> None:
    """Make the first move that the player in turn is offered, or end the turn."""
    play = clients[0].play
    player = next(c for c in clients if c.seat == play["seats"][play["view"]["seat"]])
    offers = play["view"]["offers"]
    move = offers[0]["moves"][0] if offers else {"do": "end"}
    assert (await player.answer(cmd.MakeMove, **move))["verdict"] == "ok"


async def test_a_server_on_the_old_folder_goes_on_over_real_sockets(tmp_path: Path) -> None:
    unpack_data(tmp_path)
    room = ROOMS["tower with a custom deck"]
    async with (
        local_server(tmp_path) as server,
        connect(server.url, room["code"], token=room["tokens"]["p1"]) as ann,
        connect(server.url, room["code"], token=room["tokens"]["p2"]) as bob,
    ):
        await dealt(ann, bob)
        check_same(ann.view, room["views"][-1]["public"])
        assert ann.play
        accepted = ann.play["accepted"]
        cards = [ann.play["view"]["piles"][0]["top"], ann.play["view"]["middle"]["top"]]
        assert (await ann.claim(Plane.of_order(2).shared(*cards))).verdict == "ok"
        await bob.until(lambda: bob.play and bob.play["accepted"] == accepted + 1)


async def test_a_server_on_the_old_folder_has_the_kept_deck_and_records(tmp_path: Path) -> None:
    unpack_data(tmp_path)
    door = dict(DECKS["served"])
    del door["owner"]
    async with local_server(tmp_path) as server, aiohttp.ClientSession(server.url) as web:
        assert await (await web.get(f"/api/decks/{door['id']}")).json() == door
        file = await (await web.get(f"/decks/{door['version']}/deck.spotisle")).read()
        assert file == (BEFORE / "plain.spotisle").read_bytes()
        code = ROOMS["dice finished"]["code"]
        (kept,) = await (await web.get(f"/api/records?room={code}")).json()
        record = await (await web.get(f"/api/records/{kept['id']}")).json()
        assert record == RECORDS["dice finished: 1 island_dice"]["record"]


@pytest.mark.parametrize("name", RECORDS)
def test_records_replay_verify_and_are_shown_as_before(name: str) -> None:
    before = RECORDS[name]
    record = json.dumps(before["record"])
    replayed = CliRunner().invoke(spotisle, ["replay", "--verify", "-"], input=record)
    assert replayed.exit_code == 0, replayed.output
    assert json.loads(replayed.output) == before["result"]
    series = name.endswith("series")
    shown = to_json((programme if series else film)(before["record"]))
    check_same(without_points(shown), without_points(before["shown"]))


@pytest.mark.parametrize("name", ["plain", "learning"])
def test_deck_files_open_and_print(name: str, tmp_path: Path) -> None:
    deck, printed = str(BEFORE / f"{name}.spotisle"), tmp_path / "deck.pdf"
    shown = CliRunner().invoke(spotisle, ["deck", "show", deck, "0", "--json"])
    assert json.loads(shown.output) == DECKS[name]
    assert CliRunner().invoke(spotisle, ["deck", "check", deck]).exit_code == 0
    made = CliRunner().invoke(spotisle, ["print", deck, "--only", "cards", "-o", str(printed)])
    assert made.exit_code == 0, made.output
    assert len(PdfReader(BytesIO(printed.read_bytes())).pages) == 2
