"""A real server on a free port, serving a client small enough to read."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from spotisle.rooms.clock import SteadyClock
from spotisle.rooms.registry import RoomRegistry
from spotisle.server.app import make_app
from spotisle.server.context import AppContext, room_hooks
from spotisle.server.listener import Listener
from spotisle.server.metrics import Metrics
from spotisle.server.startup import addresses, listen
from spotisle.server.static import read_site
from spotisle.server.uploads import Uploads
from spotisle.storage import SqliteJournal
from spotisle.storage.deck_files import FileDeckStore
from spotisle.storage.decks import DeckRepository


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
def address(client_folder: Path, tmp_path: Path) -> Iterator[str]:
    """Start a server in its own thread, so that a test can send blocking requests."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    stop = asyncio.Event()
    opened: Future[str] = Future()

    async def serve() -> None:
        clock = SteadyClock()
        journal = await SqliteJournal.open(tmp_path / "data", clock.now)
        metrics, decks = Metrics(), DeckRepository(FileDeckStore(tmp_path / "decks"))
        registry = RoomRegistry(journal, clock, room_hooks(metrics, decks))
        context = AppContext(registry, metrics=metrics, decks=decks, uploads=Uploads(tmp_path))
        app = make_app(read_site(client_folder), context)
        listening = listen("127.0.0.1", 0)
        listener = Listener(app, listening, context.connections, metrics, shutdown_timeout=0.1)
        await listener.start()
        opened.set_result(addresses(listening)[0])
        await stop.wait()
        await listener.close()
        await journal.close()

    served = asyncio.run_coroutine_threadsafe(serve(), loop)
    yield opened.result(timeout=60)
    loop.call_soon_threadsafe(stop.set)
    served.result(timeout=60)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()
