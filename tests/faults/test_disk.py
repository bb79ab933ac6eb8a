"""A full, read-only or torn disk under a running server: people are told, and play goes on."""

import asyncio
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from urllib.request import urlopen

import aiohttp
import pytest

from spotisle.client import connect, make_room
from spotisle.errors import DiskFullError
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Done, Refused
from spotisle.protocol.refusals import RefusalReason
from tests.decks.kit import deck_file
from tests.faults.tables import check, tables
from tests.kit.coroutines import until
from tests.kit.handmade_socket import HandmadeSocket
from tests.kit.small_disk import fill, small_disk
from tools.serving import ServerProcess, serve_command

FULL = 40_000
"""Maximum bytes of a file: less than the journal has, more than the server's log."""


async def test_on_a_full_disk_claims_are_refused_and_play_goes_on_when_there_is_space(
    server: ServerProcess,
) -> None:
    """Nobody makes mistakes: a locked player would wait for the next card, which cannot come."""
    async with tables([server.url], 4, 2, Random(1), mistakes=0) as opened:
        opened.begin()
        await asyncio.gather(*(player.is_judged() for player in opened.players))
        server.limit_files(FULL)
        await until(lambda: all(player.refusals for player in opened.players))
        server.limit_files(-1)
        back = [player.plays_again(0) for player in opened.players]
        await asyncio.gather(*back)
        await opened.end()
        assert await server.stop() == 0
        reasons = {refusal.reason for player in opened.players for refusal in player.refusals}
        assert reasons == {RefusalReason.UNAVAILABLE}
        await check(server.data, opened)
    assert "Traceback" not in server.log_text()
    assert "free space" in server.log_text()


async def test_joining_fails_while_the_disk_is_full_and_works_later(
    server: ServerProcess,
) -> None:
    code = await make_room(server.url)
    async with connect(server.url, code, "Ann") as ann:
        server.limit_files(FULL)
        refused = await ann.do(cmd.Rename, name="Anna")
        assert isinstance(refused, Refused)
        assert refused.reason is RefusalReason.UNAVAILABLE
        line = await HandmadeSocket.open(server.port)
        line.hello(code, "Bob")
        assert b'"why":"unavailable"' in (await line.receive() or b"")
        line.drop()
        server.limit_files(-1)
        async with connect(server.url, code, "Bob") as bob:
            assert isinstance(await bob.do(cmd.Rename, name="Rob"), Done)
        assert ann.connections == 1
    assert await server.stop() == 0
    assert "Traceback" not in server.log_text()


async def test_healthz_fails_while_the_disk_is_full(
    server: ServerProcess,
) -> None:
    async with aiohttp.ClientSession(server.url) as session:
        assert await health(session) == (200, "ok\n")
        server.limit_files(FULL)
        status, why = await health(session)
        assert status == 503
        assert "free space" in why
        server.limit_files(-1)
        assert await health(session) == (200, "ok\n")
    assert await server.stop() == 0


async def health(session: aiohttp.ClientSession) -> tuple[int, str]:
    async with session.get("/healthz") as answer:
        return answer.status, await answer.text()


@pytest.mark.parametrize("torn", [1, 4096, 20_000])
async def test_a_torn_last_page_loses_nothing_but_what_was_on_it(
    torn: int, server: ServerProcess
) -> None:
    """The WAL is truncated: the rooms come back as they were a little earlier."""
    code = await make_room(server.url)
    async with connect(server.url, code, "Ann") as ann:
        for number in range(20):
            await ann.do(cmd.Rename, name=f"Ann {number}")
        server.kill()
        side = server.data / "journal.sqlite3-wal"
        os.truncate(side, side.stat().st_size - torn)
        server.start()
        await server.opened()
        await ann.until(lambda: ann.connections == 2)
        (me,) = ann.view["people"].values()
        assert me["name"] in {f"Ann {number}" for number in range(20)}
        assert isinstance(await ann.do(cmd.Rename, name="Anna"), Done)
        assert ann.view["people"][ann.you]["name"] == "Anna"
    assert await server.stop() == 0
    (line,) = server.log_text().splitlines()
    assert "journal.sqlite3-wal" in line, "what was lost is told"


@contextmanager
def full_tmpfs(folder: Path, server: ServerProcess) -> Iterator[Callable[[], None]]:
    """Run a server whose files, including temporary ones, are on a full disk."""
    with small_disk(folder / "disk", 8192) as disk:
        server.data = disk / "data"
        with server.running():
            start_printing(server)
            filler = fill(disk)
            yield filler.unlink


@contextmanager
def full_quota(folder: Path, server: ServerProcess) -> Iterator[Callable[[], None]]:
    """Run a server whose files may not grow."""
    (folder / "disk").mkdir()
    with server.running():
        server.limit_files(1)
        yield lambda: server.limit_files(-1)


def start_printing(server: ServerProcess) -> None:
    """Let the server choose its folder for temporary files; it would not choose a full disk."""
    with urlopen(f"{server.url}/api/print/classic?parts=rules") as answer:
        assert answer.status == 200


@pytest.mark.parametrize("full_disk", [full_tmpfs, full_quota])
async def test_uploads_and_prints_on_a_full_disk_are_refused_and_leave_nothing_behind(
    full_disk: Callable[[Path, ServerProcess], AbstractContextManager[Callable[[], None]]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path / "disk"))
    server = ServerProcess(tmp_path)
    with full_disk(tmp_path, server) as free_space:
        async with aiohttp.ClientSession(server.url) as session:
            upload = partial(session.post, "/api/decks", data=deck_file())
            for ask in (upload, partial(session.get, "/api/print/classic.pdf?parts=rules")):
                async with ask() as answer:
                    assert (answer.status, await answer.json()) == (
                        507,
                        {"error": str(DiskFullError())},
                    )
            assert not [path for path in (server.data / "decks").rglob("*") if path.is_file()]
            free_space()
            async with upload() as answer:
                assert answer.status == 201
        assert await server.stop() == 0
        assert list((tmp_path / "disk").glob("spotisle-job-*")) == []
    assert "Traceback" not in server.log_text()


def test_an_unwritable_folder_is_refused_in_one_line() -> None:
    folder = "/proc/spotisle"  # not even root may write there
    command = serve_command("--port", "0", "--data", folder)
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert answer.stderr.startswith("spotisle: ")
    assert answer.stderr.endswith(f"make {folder} writable, or choose another folder\n")
    assert answer.stderr.count("\n") == 1
