"""The application context: what every request may need, in one place."""

import asyncio

from aiohttp import web

from spotisle.club.opening import ClubFactory
from spotisle.editions.custom_name import CustomDeckName
from spotisle.rooms.hooks import HandOverRoom, RoomHooks, hand_over_to_nobody
from spotisle.rooms.registry import RoomRegistry
from spotisle.server.addresses import Visitor, forwarded_visitor, visitor_of_peer
from spotisle.server.cache import LruCache
from spotisle.server.compute_threads import run_in_thread
from spotisle.server.connections import Connections
from spotisle.server.fair_queue import FairQueue
from spotisle.server.guesses import Attempt, Guesses
from spotisle.server.jobs import Jobs
from spotisle.server.limits import DECKS_PER_HOUR, ROOMS_PER_MINUTE, RateLimits
from spotisle.server.metrics import Metrics
from spotisle.server.placement import RoomPlacement, SingleServer
from spotisle.server.uploads import Uploads
from spotisle.server.websocket import WebSocket
from spotisle.storage import Journal
from spotisle.storage.decks import DeckRepository

PRINT_CACHE_BYTES = 24 * 2**20
MAX_CACHED_FACES = 2_000
MAX_OWN_PRINTS = 2
"""Concurrent prints of custom decks: each holds a file of up to 32 MB in memory."""
MAX_CACHED_QR_CODES = 500


def room_hooks(
    metrics: Metrics, decks: DeckRepository, hand_over: HandOverRoom = hand_over_to_nobody
) -> RoomHooks:
    """Return what rooms call outside themselves: metrics, the deck store, other nodes."""

    async def knows_deck(name: str | None) -> bool:
        """Tell whether this deck can be played: a custom one must be stored here."""
        if name is None or "/" not in name:  # built-in, or a plane without pictures
            return True
        custom = CustomDeckName.parse(name)
        return custom is not None and await decks.has(custom.version)

    return RoomHooks(
        on_stored=metrics.append_seconds.add,
        on_worked=metrics.room_step_seconds.add,
        run_in_thread=run_in_thread,
        knows_deck=knows_deck,
        hand_over=hand_over,
    )


class AppContext:
    """The parts of one running server."""

    def __init__(
        self,
        registry: RoomRegistry,
        *,
        metrics: Metrics,
        public_url: str = "",
        lan: str = "",
        frame_ancestors: str = "",
        proxies: int = 0,
        rooms_per_minute: int = ROOMS_PER_MINUTE,
        decks: DeckRepository,
        uploads: Uploads,
        decks_per_hour: int = DECKS_PER_HOUR,
        placement: RoomPlacement | None = None,
        connections: Connections | None = None,
    ) -> None:
        self.registry = registry
        self.clubs = ClubFactory(registry)
        self.placement = placement or SingleServer(registry)
        self.decks = decks
        self.uploads = uploads
        self.limits = RateLimits(rooms_per_minute, decks_per_hour)
        self.guesses = Guesses()
        self.fair_queue = FairQueue()
        self.jobs = Jobs()
        self.custom_print_slots = asyncio.Semaphore(MAX_OWN_PRINTS)
        self.print_cache = LruCache[bytes](PRINT_CACHE_BYTES, size_of=len)
        self.face_cache = LruCache[tuple[bytes, str]](MAX_CACHED_FACES)
        self.qr_cache = LruCache[bytes](MAX_CACHED_QR_CODES)
        self.public_url = public_url.rstrip("/")
        self.lan = lan.rstrip("/")
        """The server's address in its local network, for links that phones can open."""
        self.frame_ancestors = frame_ancestors
        """Sites that may show the table in a frame, as in a Content-Security-Policy."""
        self.proxies = proxies
        """How many of one's own proxies are in front; each adds to X-Forwarded-For."""
        self.metrics = metrics
        self.connections = connections or Connections(metrics)
        self.sockets: set[WebSocket] = set()
        self.closing = False

    @property
    def journal(self) -> Journal:
        """The append-only log of the rooms."""
        return self.registry.journal

    def visitor(self, request: web.Request) -> Visitor:
        """Return whom limits count for a request; proxies and other servers forward the address.

        What is no address counts as the peer: then a made-up one gains nothing.
        """
        if relayed := self.placement.relayed_visitor(request):
            return relayed
        forwarded = request.headers.getall("X-Forwarded-For", []) if self.proxies else []
        visitor = forwarded_visitor(forwarded, self.proxies) if forwarded else None
        return visitor or visitor_of_peer(request.remote or "")

    async def attempt(self, request: web.Request, code: str) -> Attempt:
        """Begin an attempt to name a room."""
        return await self.guesses.attempt(self.visitor(request), code)


APP_CONTEXT = web.AppKey("context", AppContext)
