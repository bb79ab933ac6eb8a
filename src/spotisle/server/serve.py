"""Runs a server until it is stopped."""

import asyncio
import gc
import logging
import signal
import socket
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from spotisle.protocol.close import CloseReason
from spotisle.rooms.clock import SteadyClock
from spotisle.rooms.hooks import HandOverRoom, hand_over_to_nobody
from spotisle.rooms.registry import RoomRegistry
from spotisle.rules.registry import BROKEN_PACKAGES
from spotisle.server.app import make_app
from spotisle.server.compute_threads import shorten_switch_interval
from spotisle.server.connections import Connections, raise_descriptor_limit
from spotisle.server.context import AppContext, room_hooks
from spotisle.server.listener import Listener
from spotisle.server.logs import configure_logging
from spotisle.server.loop_lag import measure_loop_lag
from spotisle.server.metrics import Metrics
from spotisle.server.origin import path_of
from spotisle.server.placement import RoomPlacement, SingleServer
from spotisle.server.retention import clean_up_regularly
from spotisle.server.settings import ServerSettings, SettingsError
from spotisle.server.startup import addresses, has_screen, listen, open_browser, print_addresses
from spotisle.server.static import Site, built_client, read_site
from spotisle.server.uploads import Uploads
from spotisle.storage import Journal, SqliteJournal
from spotisle.storage.deck_files import FileDeckStore
from spotisle.storage.decks import DeckRepository, DeckStore
from spotisle.version import build_name

log = logging.getLogger(__name__)

_STOPPING = (
    signal.SIGINT,
    signal.SIGTERM,
    *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else []),  # the terminal was closed
)
CLOSE_TIMEOUT_S = 3.0
"""How long the connections of a stopping server have to close."""

OpenRegistry = Callable[[HandOverRoom], RoomRegistry]
PlaceRooms = Callable[[OpenRegistry, int, Callable[[], None]], Awaitable[RoomPlacement]]
"""Takes how to open the registry, the port and how to stop the server; returns the placement."""


class Backend(NamedTuple):
    """Where a server stores its data, and where its rooms run."""

    journal: Journal
    deck_store: DeckStore
    place_rooms: PlaceRooms


OpenBackend = Callable[[ServerSettings, SteadyClock], Awaitable[Backend]]


async def open_local(settings: ServerSettings, clock: SteadyClock) -> Backend:
    """Open the files of a single server."""
    journal = await SqliteJournal.open(settings.folder, clock.now)

    async def place_rooms(
        open_registry: OpenRegistry, port: int, on_failure: Callable[[], None]
    ) -> RoomPlacement:
        return SingleServer(open_registry(hand_over_to_nobody))

    return Backend(journal, FileDeckStore(settings.folder / "decks"), place_rooms)


def serve(settings: ServerSettings, open_backend: OpenBackend = open_local) -> None:
    """Serve until interrupted or terminated.

    Raises a `SpotisleError` with a one-line message if it cannot.
    """
    site = read_site(built_client(), show_text_ids=settings.show_text_ids)
    tls = _tls_context(settings)
    configure_logging(settings.log_level, settings.log_format)
    for package in BROKEN_PACKAGES:
        log.warning("%s", package)
    # Rooms make few reference cycles and many long-lived values. Frequent collections of the
    # youngest generation and rare ones of the others keep the slowest verdicts quick
    # (docs/architecture.md).
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, 200, 100)
    shorten_switch_interval()
    with (
        listen(settings.host, settings.port) as listening,
        asyncio.Runner(loop_factory=_fast_loop()) as runner,
        suppress(KeyboardInterrupt),  # where the loop has no signal handlers
    ):
        runner.run(_run(site, settings, open_backend, listening, tls))


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _tls_context(settings: ServerSettings) -> ssl.SSLContext | None:
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
    site: Site,
    settings: ServerSettings,
    open_backend: OpenBackend,
    listening: socket.socket,
    tls: ssl.SSLContext | None,
) -> None:
    stop = _stop_signal()
    clock = SteadyClock()
    backend = await open_backend(settings, clock)
    try:
        urls = addresses(listening, "https" if tls else "http")
        context = await _make_context(settings, backend, clock, listening, stop.set, urls)
        listener = Listener(
            make_app(site, context),
            listening,
            context.connections,
            context.metrics,
            tls=tls,
            behind_proxy=settings.proxy_count > 0,
            prefix=path_of(settings.public_url),
        )
        cleaning_up = asyncio.create_task(clean_up_regularly(context, settings))
        measuring = asyncio.create_task(measure_loop_lag(context.metrics.loop_lag_seconds))
        try:
            await listener.start()
            _announce(urls, settings)
            if isinstance(context.placement, SingleServer):
                await context.clubs.wake_all()
            await stop.wait()
            await listener.stop()
        finally:
            cleaning_up.cancel()
            measuring.cancel()
            await close(context)
            await listener.close()
    finally:
        await backend.journal.close()
    if context.placement.failure:
        raise context.placement.failure


async def _make_context(
    settings: ServerSettings,
    backend: Backend,
    clock: SteadyClock,
    listening: socket.socket,
    stop: Callable[[], None],
    urls: list[str],
) -> AppContext:
    with suppress(OSError):  # a node on PostgreSQL may have no disk; then uploads stay small
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    metrics = Metrics()
    decks = DeckRepository(
        backend.deck_store,
        megabytes=settings.decks_megabytes,
        keep_days=settings.keep_decks_days,
    )

    def open_registry(hand_over: HandOverRoom) -> RoomRegistry:
        hooks = room_hooks(metrics, decks, hand_over)
        return RoomRegistry(backend.journal, clock, hooks, idle_timeout_s=settings.idle_seconds)

    placement = await backend.place_rooms(open_registry, listening.getsockname()[1], stop)
    return AppContext(
        placement.registry,
        placement=placement,
        metrics=metrics,
        decks=decks,
        uploads=Uploads(settings.folder),
        decks_per_hour=settings.decks_per_hour,
        public_url=settings.public_url,
        frame_ancestors=settings.frame_ancestors,
        lan=urls[-1] if len(urls) > 1 else "",
        proxies=settings.proxy_count,
        rooms_per_minute=settings.rooms_per_minute,
        connections=_connection_limits(settings, metrics),
    )


def _connection_limits(settings: ServerSettings, metrics: Metrics) -> Connections:
    """Return the limits on connections; a relayed one takes two file descriptors."""
    fitting = raise_descriptor_limit() // (2 if settings.journal else 1)
    return Connections(
        metrics,
        limit=min(fitting, settings.max_connections or fitting),
        per_address=settings.connections_per_address,
    )


def _stop_signal() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in _STOPPING:
        if signal.getsignal(number) is not signal.SIG_IGN:  # as `nohup` does with SIGHUP
            with suppress(NotImplementedError):
                loop.add_signal_handler(number, stop.set)
    return stop


def _announce(urls: list[str], settings: ServerSettings) -> None:
    shown = [settings.public_url.rstrip("/") + "/"] if settings.public_url else urls
    print_addresses(shown, lan=len(urls) > 1)
    log.info("spotisle %s is open at %s", build_name(), ", ".join(shown))
    if settings.open or (settings.open is None and has_screen()):
        open_browser(urls[0])


async def close(context: AppContext) -> None:
    """Drain: refuse new clients, let rooms finish their requests, and close all connections."""
    context.closing = True
    context.guesses.close()
    await context.jobs.close()
    await context.placement.drain()
    await context.registry.close()
    await context.placement.leave()
    for socket_ in list(context.sockets):
        socket_.close(CloseReason.RESTARTING)
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSE_TIMEOUT_S):
            while context.sockets:
                await asyncio.sleep(0.01)
