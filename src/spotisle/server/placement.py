"""Where rooms run: here, or on one of several servers.

`RoomPlacement` is the one interface by which a cluster extends a server; without a cluster,
`SingleServer` runs every room in this process.
"""

from collections.abc import Callable
from typing import Protocol

from aiohttp import web
from msgspec import Struct

from spotisle.errors import SpotisleError
from spotisle.protocol.hello import Hello
from spotisle.rooms.messages import LiveActor
from spotisle.rooms.registry import RoomRegistry
from spotisle.rooms.state import RoomState
from spotisle.server.addresses import RelayedVisitor
from spotisle.server.guesses import Attempt
from spotisle.server.websocket import WebSocket


class PublicRoom(Struct, frozen=True):
    """A room on the start page."""

    code: str
    host: str
    people: int
    seats_taken: int
    seats: int
    mode: str
    games: tuple[str, ...]
    playing: bool


class RemoteRoom(Protocol):
    """A room that another server runs."""

    async def forward(
        self,
        socket: WebSocket,
        request: web.Request,
        hello: Hello,
        text: bytes,
        attempt: Attempt,
    ) -> None:
        """Redirect the client there, or relay its messages; `text` is the hello as received."""
        ...

    async def fetch(self, request: web.Request) -> web.Response:
        """Send a GET request on to that server, and return its response."""
        ...


class RoomPlacement(Protocol):
    """Decides where rooms run, and finds them."""

    @property
    def registry(self) -> RoomRegistry:
        """The rooms of this server."""
        ...

    @property
    def failure(self) -> SpotisleError | None:
        """The error that made this server stop by itself, if any."""
        ...

    @property
    def problem(self) -> str:
        """Why this server cannot run rooms at the moment; empty if it can."""
        ...

    @property
    def has_peers(self) -> bool:
        """Whether a client may connect to other servers instead of this one."""
        ...

    async def create_room(self) -> str:
        """Create a room, here or elsewhere, and return its code."""
        ...

    async def find_room(self, code: str) -> LiveActor | RemoteRoom | None:
        """Return the actor of a room or a club night, or where it runs; None if there is none."""
        ...

    def public_rooms(self) -> list[PublicRoom]:
        """Return the public rooms of all servers."""
        ...

    def server_urls(self, base: str) -> tuple[str, ...]:
        """Return the servers a client may connect to; `base` is the scheme and host it used."""
        ...

    def page_urls(self, base: str) -> tuple[str, ...]:
        """Return the servers that the client's page may have come from."""
        ...

    def url_resolver(self, request: web.Request) -> Callable[[str], str]:
        """Return a function that turns a server's address into one that this client can use."""
        ...

    def is_relayed(self, request: web.Request) -> bool:
        """Tell whether another server relays this connection for a client."""
        ...

    def relayed_visitor(self, request: web.Request) -> RelayedVisitor | None:
        """Return the visitor for whom another server relays this request; None if none does."""
        ...

    async def drain(self) -> None:
        """Take no more rooms; the ones here are about to stop."""
        ...

    async def leave(self) -> None:
        """Release what this server holds; its rooms have stopped."""
        ...


class SingleServer:
    """The placement of a single server: every room runs here."""

    failure = None
    problem = ""
    has_peers = False

    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry

    async def create_room(self) -> str:
        """Create a room and return its code."""
        return (await self.registry.make_room()).state.code

    async def find_room(self, code: str) -> LiveActor | None:
        """Return the actor of a room or a club night; None if there is none."""
        return await self.registry.find(code)

    def public_rooms(self) -> list[PublicRoom]:
        """Return the public rooms of this server."""
        return local_public_rooms(self.registry)

    def server_urls(self, base: str) -> tuple[str, ...]:
        """Return nothing: there is no other server."""
        return ()

    def page_urls(self, base: str) -> tuple[str, ...]:
        """Return nothing: pages come from here."""
        return ()

    def url_resolver(self, request: web.Request) -> Callable[[str], str]:
        """Leave addresses as they are."""
        return lambda url: url

    def is_relayed(self, request: web.Request) -> bool:
        """Return False: there is no other server."""
        return False

    def relayed_visitor(self, request: web.Request) -> None:
        """Return nothing: there is no other server."""

    async def drain(self) -> None:
        """Do nothing: there is no other server."""

    async def leave(self) -> None:
        """Do nothing: nothing is held."""


def local_public_rooms(registry: RoomRegistry) -> list[PublicRoom]:
    """Return the public rooms that run here."""
    return [_describe(room) for room in registry.public_rooms()]


def _describe(room: RoomState) -> PublicRoom:
    return PublicRoom(
        code=room.code,
        host=room.people[room.host].name if room.host else "",
        people=len(room.people),
        seats_taken=sum(seat.taken for seat in room.seats),
        seats=len(room.seats),
        mode=room.settings.mode,
        games=room.settings.games,
        playing=room.playing,
    )
