"""A real server on a free port, serving a client small enough to read."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from spotisle.rooms.clock import SteadyClock
from spotisle.rooms.registry import RoomRegistry
from spotisle.server import guesses
from spotisle.server.app import make_app
from spotisle.server.context import AppContext, room_hooks
from spotisle.server.limits import RateLimits
from spotisle.server.listener import Listener
from spotisle.server.metrics import Metrics
from spotisle.server.startup import addresses, listen
from spotisle.server.static import read_site
from spotisle.server.uploads import Uploads
from spotisle.storage import SqliteJournal
from spotisle.storage.deck_files import FileDeckStore
from spotisle.storage.decks import DeckRepository
from tests.kit.coroutines import entered, skip, until
from tests.kit.local_server import LocalServer, in_background, keep_workers, local_server


@pytest.fixture(scope="module")
def client_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    outside = tmp_path_factory.mktemp("client")
    folder = outside / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "symbols").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Spotisle</title>")
    (folder / "assets" / "index-4f2a.js").write_text("console.log('ok')")
    (folder / "assets" / "index-9c1d.css").write_text("body { margin: 0 }\n" * 40)
    (folder / "symbols" / "classic.svg").write_text("<svg/>")
    (folder / ".client-digest").write_text("not for browsers")
    (outside / "secret.txt").write_text("not for browsers")
    return folder


@asynccontextmanager
async def serving_pages(client_folder: Path, folder: Path) -> AsyncIterator[str]:
    """Serve a client's pages, and yield the address."""
    clock = SteadyClock()
    journal = await SqliteJournal.open(folder / "data", clock.now)
    metrics, decks = Metrics(), DeckRepository(FileDeckStore(folder / "decks"))
    registry = RoomRegistry(journal, clock, room_hooks(metrics, decks))
    context = AppContext(registry, metrics=metrics, decks=decks, uploads=Uploads(folder))
    app = make_app(read_site(client_folder), context)
    listening = listen("127.0.0.1", 0)
    listener = Listener(app, listening, context.connections, metrics, shutdown_timeout=0.1)
    await listener.start()
    yield addresses(listening)[0]
    await listener.close()
    await journal.close()


@pytest.fixture(scope="module")
def address(client_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all blocking requests of a module."""
    with in_background(serving_pages(client_folder, tmp_path_factory.mktemp("served"))) as address:
        yield address


@pytest.fixture(scope="module")
def module_server(
    shared_runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LocalServer]:
    with entered(shared_runner, local_server(tmp_path_factory.mktemp("shared"))) as server:
        keep_workers(server)
        yield server


async def all_gone(server: LocalServer) -> None:
    """Wait until nobody is connected, and for no timeout."""

    def are_gone() -> bool:
        skip(1.0)
        return not (server.context.sockets or server.context.connections.total)

    await until(are_gone)


@pytest.fixture
def shared_server(
    shared_runner: asyncio.Runner, module_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> LocalServer:
    """One server for the tests of a module: each makes its own room, and counts from zero."""
    shared_runner.run(all_gone(module_server))
    module_server.context.metrics.closed.clear()
    module_server.context.limits = RateLimits(rooms_per_minute=10_000)
    answer_guesses_at_once(monkeypatch)
    return module_server


@pytest.fixture
def _undelayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer wrong guesses at once, in tests that are not about guessing."""
    answer_guesses_at_once(monkeypatch)


def answer_guesses_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guesses, "MIN_DELAY_S", 0.001)
    patch.setattr(guesses, "MAX_DELAY_S", 0.001)
