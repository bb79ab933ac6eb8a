"""Running the table's server until somebody stops it."""

import asyncio
import gc
import logging
import signal
import socket
import ssl
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from aiohttp import web

from spotisle.protocol.close import CloseReason
from spotisle.rooms.actor import HandOver, hand_over_to_nobody
from spotisle.rooms.clock import SteadyClock
from spotisle.rooms.registry import RoomRegistry
from spotisle.server.app import make_app
from spotisle.server.context import AppContext, room_hooks
from spotisle.server.greeting import greet, has_screen, open_browser
from spotisle.server.listen import addresses, listen
from spotisle.server.metrics import Metrics
from spotisle.server.middleware import filter_request_log
from spotisle.server.retention import DAY, forget_old
from spotisle.server.settings import ServerSettings, SettingsError
from spotisle.server.static import Site, built_client, read_site
from spotisle.storage import JournalError, SqliteJournal
from spotisle.storage.deck_files import DeckFolder
from spotisle.storage.decks import DeckShelf, DeckStore

if TYPE_CHECKING:
    from spotisle.cluster.node import Cluster
    from spotisle.cluster.postgres import PostgresJournal

    AnyJournal = SqliteJournal | PostgresJournal

log = logging.getLogger(__name__)

TIDY_SECONDS = 60.0
LAST_WORDS_SECONDS = 3.0
"""How long the goodbyes of a closing server may take."""


def serve(settings: ServerSettings) -> None:
    """Serve until interrupted or terminated.

    Raises a `SpotisleError` with one line for the person if it cannot.
    """
    site = read_site(built_client())
    tls = _tls(settings)
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    filter_request_log()
    # Rooms make few cycles and many values that stay: looking often at what is new, and hardly
    # ever at the rest, keeps the slowest verdicts quick (docs/architecture.md).
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, 200, 100)
    with (
        listen(settings.host, settings.port) as listening,
        asyncio.Runner(loop_factory=_fast_loop()) as runner,
        suppress(KeyboardInterrupt),  # where the loop cannot take signals itself
    ):
        runner.run(_run(site, settings, listening, tls))


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _tls(settings: ServerSettings) -> ssl.SSLContext | None:
    if not settings.tls_cert:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(settings.tls_cert, settings.tls_key)
    except (OSError, ssl.SSLError) as error:
        raise SettingsError(
            f"the certificate {settings.tls_cert} with the key {settings.tls_key} "
            f"cannot be used: {error}"
        ) from None
    return context


async def _run(
    site: Site, settings: ServerSettings, listening: socket.socket, tls: ssl.SSLContext | None
) -> None:
    stop = _stop_signal()
    clock = SteadyClock()
    journal = await _open_journal(settings, clock)
    try:
        open_at = addresses(listening, "https" if tls else "http")
        decks = DeckShelf(
            _deck_store(journal, settings),
            megabytes=settings.decks_megabytes,
            keep_days=settings.keep_decks_days,
        )
        metrics = Metrics()

        def open_registry(hand_over: HandOver) -> RoomRegistry:
            hooks = room_hooks(metrics, decks, hand_over)
            return RoomRegistry(journal, clock, hooks, idle_timeout_s=settings.idle_seconds)

        cluster = await _join(
            open_registry, journal, settings, listening.getsockname()[1], stop.set
        )
        context = AppContext(
            cluster.registry if cluster else open_registry(hand_over_to_nobody),
            metrics=metrics,
            decks=decks,
            decks_per_hour=settings.decks_per_hour,
            public_url=settings.public_url,
            lan=open_at[-1] if len(open_at) > 1 else "",
            trust_proxy=settings.trust_proxy,
            rooms_per_minute=settings.rooms_per_minute,
            cluster=cluster,
        )
        runner = web.AppRunner(make_app(site, context), access_log=None, shutdown_timeout=2)
        await runner.setup()
        tidying = asyncio.create_task(_tidy(context, settings))
        try:
            door = web.SockSite(runner, listening, ssl_context=tls, backlog=1024)
            await door.start()
            _open_up(open_at, settings)
            await stop.wait()
            await door.stop()
        finally:
            tidying.cancel()
            await close(context)
            await runner.cleanup()
    finally:
        await journal.close()
    if cluster and cluster.outdated:
        raise cluster.outdated


async def _open_journal(settings: ServerSettings, clock: SteadyClock) -> "AnyJournal":
    if not settings.journal:
        return await SqliteJournal.open(settings.folder, clock.now)
    from spotisle.cluster.node import new_node_id
    from spotisle.cluster.postgres import PostgresJournal

    return await PostgresJournal.open(settings.journal, clock.now, new_node_id())


def _deck_store(journal: "AnyJournal", settings: ServerSettings) -> DeckStore:
    """Return where decks lie: beside the journal, so that whoever shares that shares them too."""
    if isinstance(journal, SqliteJournal):
        return DeckFolder(settings.folder / "decks")
    from spotisle.cluster.postgres.decks import DeckTables

    return DeckTables(journal.lines)


async def _join(
    open_registry: Callable[[HandOver], RoomRegistry],
    journal: "AnyJournal",
    settings: ServerSettings,
    port: int,
    on_outdated: Callable[[], None],
) -> "Cluster | None":
    """Take a place among the nodes, if the journal is one that several can share."""
    if isinstance(journal, SqliteJournal):
        return None
    from spotisle.cluster.node import Cluster

    url = settings.node_url.rstrip("/") or f":{port}"
    cluster = Cluster(
        open_registry,
        journal,
        url,
        relays=settings.relay,
        lease_seconds=settings.lease_seconds,
        on_outdated=on_outdated,
    )
    await cluster.join()
    return cluster


def _stop_signal() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    return stop


def _open_up(open_at: list[str], settings: ServerSettings) -> None:
    shown = [settings.public_url.rstrip("/") + "/"] if settings.public_url else open_at
    greet(shown, lan=len(open_at) > 1)
    if settings.open or (settings.open is None and has_screen()):
        open_browser(open_at[0])


async def _tidy(context: AppContext, settings: ServerSettings) -> None:
    """Put idle rooms to rest and forget what is older than it may be, again and again."""
    registry = context.registry
    while True:
        registry.stop_idle_rooms()
        try:
            await forget_old(
                registry.journal,
                registry.clock.now(),
                settings.keep_rooms_days * DAY,
                settings.keep_records_days * DAY,
            )
        except JournalError as error:
            log.warning("old rooms were not forgotten: %s", error)
        try:
            await context.decks.tidy(time.time())
        except (OSError, JournalError) as error:
            log.warning("old decks were not forgotten: %s", error)
        await asyncio.sleep(TIDY_SECONDS)


async def close(context: AppContext) -> None:
    """Drain: nobody new, what was asked is carried out, everyone is told to come back."""
    context.closing = True
    await context.jobs.close()
    if context.cluster:
        await context.cluster.drain()
    await context.registry.close()
    if context.cluster:
        await context.cluster.leave()
    for sock in list(context.sockets):
        sock.close(CloseReason.RESTARTING)
    with suppress(TimeoutError):
        async with asyncio.timeout(LAST_WORDS_SECONDS):
            while context.sockets:
                await asyncio.sleep(0.01)
