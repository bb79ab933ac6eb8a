"""A real server on a free port, serving a client small enough to read."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import web

from spotisle.server.app import make_app
from spotisle.server.listen import addresses, listen
from spotisle.server.site import read_site


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "symbols").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Spotisle</title>")
    (folder / "assets" / "index-4f2a.js").write_text("console.log('ok')")
    (folder / "assets" / "index-9c1d.css").write_text("body { margin: 0 }\n" * 40)
    (folder / "symbols" / "classic.svg").write_text("<svg/>")
    (folder / ".client-digest").write_text("not for browsers")
    (tmp_path / "secret.txt").write_text("not for browsers")
    return folder


@pytest.fixture
def address(client_folder: Path) -> Iterator[str]:
    """The server runs in a thread of its own, so that a test can ask it anything it likes."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    runner = web.AppRunner(make_app(read_site(client_folder)), shutdown_timeout=0.1)

    async def start() -> str:
        await runner.setup()
        listening = listen("127.0.0.1", 0)
        await web.SockSite(runner, listening).start()
        return addresses(listening)[0]

    yield asyncio.run_coroutine_threadsafe(start(), loop).result()
    asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()
