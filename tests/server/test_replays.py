"""Replays over HTTP, of stored and of uploaded records."""

import io
import json
from typing import Any

import aiohttp
import pytest

from spotisle.replays.show import MAX_RECORD_BYTES
from tests.kit.local_server import LocalServer
from tools.examples import DUEL_RECORD, dice_record, series_record


@pytest.fixture
def server(shared_server: LocalServer) -> LocalServer:
    return shared_server


async def bring(server: LocalServer, path: str, body: bytes, **headers: str) -> tuple[int, Any]:
    async with (
        aiohttp.ClientSession() as session,
        session.post(server.url + path, data=io.BytesIO(body), headers=headers) as answer,
    ):
        return answer.status, await answer.json()


async def test_a_stored_game_and_an_uploaded_one_are_shown_alike(server: LocalServer) -> None:
    body = json.dumps(DUEL_RECORD).encode()
    key = await server.context.journal.keep_record("KTRNW", 1, 12.0, "duel", body)
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{server.url}/api/records/{key}/replay") as answer,
    ):
        kept = await answer.json()
    assert (answer.status, kept["type"], len(kept["scenes"])) == (200, "film", 2)
    assert await bring(server, "/api/replay", body) == (200, kept)
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{server.url}/api/records/abcdef/replay") as answer,
    ):
        assert answer.status == 404


async def test_a_series_is_shown_as_its_programme_and_game_by_game(server: LocalServer) -> None:
    body = json.dumps(series_record()).encode()
    status, programme = await bring(server, "/api/replay", body)
    assert (status, programme["type"], len(programme["acts"])) == (200, "programme", 3)
    status, film = await bring(server, "/api/replay?play=3", body)
    assert (status, film["first"]["play"]["breaks_tie"]) == (200, True)
    for wrong in ("?play=9", "?play=x", "?play=-1"):
        status, answer = await bring(server, f"/api/replay{wrong}", body)
        assert status in (400, 422)
        assert answer["error"]


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [
        (b"", 422, "not JSON"),
        (b"\xff\xfe", 422, "not JSON"),
        (b"[" * 100_000, 422, "not JSON"),
        (b'{"format": "spotisle.record/1", "game": "chess"}', 422, "game: must be one of"),
        (json.dumps({**DUEL_RECORD, "deck": "custom:9999"}).encode(), 422, "no plane"),
        (b" " * (MAX_RECORD_BYTES + 1), 413, "at most 1024 KiB"),
    ],
)
async def test_a_record_that_cannot_be_shown_is_refused_in_a_sentence(
    body: bytes, status: int, said: str, server: LocalServer
) -> None:
    got, answer = await bring(server, "/api/replay", body)
    assert got == status
    assert said in answer["error"]


async def test_other_origins_and_too_many_requests_are_refused(server: LocalServer) -> None:
    body = b"{}"
    status, _ = await bring(server, "/api/replay", body, Origin="https://evil.example")
    assert status == 403
    server.context.limits.replays.size = 0.0
    status, answer = await bring(server, "/api/replay", body)
    assert (status, answer["error"]) == (
        429,
        "You have asked for many games to be shown; wait a moment.",
    )


async def test_only_island_dice_is_analysed(server: LocalServer) -> None:
    status, answer = await bring(server, "/api/analysis", json.dumps(DUEL_RECORD).encode())
    assert status == 422
    assert "only island_dice can be analysed" in answer["error"]
    status, film = await bring(server, "/api/replay", json.dumps(dice_record()).encode())
    assert (status, film["first"]["play"]["game"]) == (200, "island_dice")
