"""The house that the rooms are in: what every request may need, in one place."""

import time
from typing import TYPE_CHECKING

from aiohttp import web

from spotisle.rooms.registry import RoomRegistry
from spotisle.server.deck_jobs import Workshop
from spotisle.server.limits import Allowance
from spotisle.server.metrics import Metrics
from spotisle.server.print_jobs import Press
from spotisle.server.replay_jobs import Backstage
from spotisle.storage import Journal
from spotisle.storage.decks import DeckShelf

if TYPE_CHECKING:
    from spotisle.cluster.node import Cluster
    from spotisle.server.websocket import Socket

ROOMS_A_MINUTE = 10
ROOMS_AT_ONCE = 20.0
DECKS_AN_HOUR = 60
DECKS_AT_ONCE = 20.0
FACES_A_SECOND = 2.0
FACES_AT_ONCE = 300.0
PRINTS_A_SECOND = 2.0
PRINTS_AT_ONCE = 120.0
GUESSES_A_SECOND = 0.5
GUESSES_AT_ONCE = 30.0
"""Codes that nobody has: a typing error is free, trying out all six million takes months."""
FILMS_A_SECOND = 0.5
FILMS_AT_ONCE = 20.0


class AppContext:
    """The hall with its doors."""

    def __init__(
        self,
        hall: RoomRegistry,
        *,
        public_url: str = "",
        lan: str = "",
        trust_proxy: bool = False,
        rooms_per_minute: int = ROOMS_A_MINUTE,
        decks: DeckShelf,
        decks_per_hour: int = DECKS_AN_HOUR,
        cluster: "Cluster | None" = None,
    ) -> None:
        self.hall = hall
        self.cluster = cluster
        """The other nodes, if there can be any."""
        self.decks = decks
        self.workshop = Workshop()
        self.press = Press()
        self.public_url = public_url.rstrip("/")
        self.lan = lan.rstrip("/")
        """Where phones in the same network find the server, if they can."""
        self.trust_proxy = trust_proxy
        self.metrics = Metrics()
        self.sockets: set[Socket] = set()
        self.closing = False
        self.making = Allowance(rooms_per_minute / 60, ROOMS_AT_ONCE, time.monotonic)
        self.guessing = Allowance(GUESSES_A_SECOND, GUESSES_AT_ONCE, time.monotonic)
        self.crafting = Allowance(decks_per_hour / 3600, DECKS_AT_ONCE, time.monotonic)
        self.drawing = Allowance(FACES_A_SECOND, FACES_AT_ONCE, time.monotonic)
        self.printing = Allowance(PRINTS_A_SECOND, PRINTS_AT_ONCE, time.monotonic)
        hall.knows_deck = self.knows_deck
        self.showing = Allowance(FILMS_A_SECOND, FILMS_AT_ONCE, time.monotonic)
        self.backstage = Backstage()
        hall.on_stored = self.metrics.append_seconds.add

    @property
    def journal(self) -> Journal:
        """Where everything is written down."""
        return self.hall.journal

    async def knows_deck(self, name: str | None) -> bool:
        """Tell whether a room can be played with this deck: pictures of its own must be here."""
        custom, _, version = (name or "").rpartition("/")
        return not custom or await self.decks.has(version)

    async def make_room(self) -> str:
        """Make a room and return its code."""
        if self.cluster:
            return await self.cluster.make_room()
        return (await self.hall.make_room()).state.code

    def address(self, request: web.Request) -> str:
        """Return where a request comes from; a proxy of ours is trusted to know better."""
        if self.trust_proxy and (hops := request.headers.get("X-Forwarded-For")):
            return hops.rsplit(",", 1)[-1].strip()
        return request.remote or ""


APP_CONTEXT = web.AppKey("house", AppContext)
