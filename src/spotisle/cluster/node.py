"""One node of a cluster: its lease, which node runs a room, and the public rooms of all.

The correctness of a room does not depend on this: the journal's fencing epochs ensure it. A node
only makes sure that clients find a room's actor, and that rooms of a dead node get a new actor.
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec
from aiohttp import web
from msgspec.structs import replace

from spotisle.cluster.postgres.journal import PostgresJournal
from spotisle.cluster.postgres.nodes import NodeInfo, NodeTable, RoomHolder
from spotisle.cluster.relay import CLIENT_HEADER, RELAYED_HEADER, Peer, fetch, is_refused, relay
from spotisle.protocol.close import CloseReason
from spotisle.protocol.frames import PROTOCOL_VERSION
from spotisle.protocol.hello import Hello
from spotisle.rooms.hooks import HandOverRoom
from spotisle.rooms.messages import LiveActor
from spotisle.rooms.registry import RoomRegistry, is_club_code, is_room_code
from spotisle.server.addresses import RelayedVisitor, visitor_of_peer
from spotisle.server.context import APP_CONTEXT
from spotisle.server.guesses import Attempt
from spotisle.server.origin import base_of
from spotisle.server.placement import PublicRoom, local_public_rooms
from spotisle.server.websocket import WebSocket
from spotisle.storage import FencedError, JournalError, JournalUnavailableError
from spotisle.storage.errors import OutdatedError
from spotisle.version import build_name

log = logging.getLogger(__name__)

LEASE_S = 4.0
RENEWALS_PER_LEASE = 5
MAX_LOOKUPS = 4
LOAD_TOLERANCE = 1.1
SPARE_ROOMS = 2
"""A room runs on the node that the client called, unless that node has a tenth and two rooms more
than the least busy one: a redirect costs more than a slight imbalance."""

_public_rooms = msgspec.json.Decoder(list[PublicRoom])


def new_node_id() -> str:
    """Return a random id; a node that restarts gets a new one."""
    return secrets.token_hex(16)


def resolve_url(url: str, base: str) -> str:
    """Return a node's address for a client that called this host as `base`.

    >>> resolve_url(":8556", "http://192.168.1.7"), resolve_url("https://two.example", "http://x")
    ('http://192.168.1.7:8556', 'https://two.example')
    """
    return base + url if url.startswith(":") else url


class ClusterNode:
    """The placement of a server that shares its journal with others."""

    def __init__(
        self,
        open_registry: Callable[[HandOverRoom], RoomRegistry],
        journal: PostgresJournal,
        url: str,
        *,
        near_url: str = "http://127.0.0.1",
        relays: bool = False,
        lease_seconds: float = LEASE_S,
        on_failure: Callable[[], None] = lambda: None,
    ) -> None:
        """Make a node that others reach at `url`.

        If that is only a port, they are on this machine, and put `near_url` in front of it.
        With `relays`, clients can reach only the node that they called, and it relays for them.
        `on_failure` is called when the node must stop: a newer program has changed the tables.
        """
        self.registry = open_registry(self._hand_over)
        self.has_lease = False
        self.failure: OutdatedError | None = None
        self._near_url = near_url
        self._relays = relays
        self._on_failure = on_failure
        self._journal = journal
        self._table = NodeTable(journal.pool, lease_seconds)
        self._me = NodeInfo(
            id=journal.holder,
            url=url,
            version=build_name(),
            protocol=PROTOCOL_VERSION,
            format=journal.format,
            rooms=0,
            draining=False,
            lobby_number=0,
        )
        self._nodes: dict[str, NodeInfo] = {}
        """The nodes that have a lease, by id."""
        self._page_urls: set[str] = set()
        """Addresses that pages may have come from: these nodes, and those of the last day."""
        self._placed: Counter[str] = Counter()
        """How many rooms were placed on each node since its load was last read."""
        self._remote_rooms: dict[str, tuple[int, list[PublicRoom]]] = {}
        """The public rooms of each other node, with their `lobby_number`."""
        self._published = b""
        """The public rooms of this node, as the others see them."""
        self._renewing: asyncio.Task[None] | None = None
        self._expiry: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        """The id of this node, which only nodes know."""
        return self._me.id

    @property
    def problem(self) -> str:
        """Why this node cannot run rooms at the moment; empty if it can."""
        if self.has_lease:
            return ""
        return "this node has no lease: the database did not answer in time"

    async def join(self) -> None:
        """Take a lease, and renew it from now on."""
        await self.renew_lease()
        self._page_urls.update(await self._table.recent_urls())
        self._renewing = asyncio.create_task(self._renew_regularly(), name="lease")

    async def drain(self) -> None:
        """Take no more rooms; those that stop from now on are handed over."""
        self._me = replace(self._me, draining=True)
        try:
            await self.renew_lease()
        except JournalError as error:
            log.warning("the other nodes were not told that this one stops: %s", error)

    async def leave(self) -> None:
        """Give the lease back."""
        if self._renewing:
            self._renewing.cancel()
        if self._expiry:
            self._expiry.cancel()
        try:
            await self._table.leave(self._me.id)
        except JournalError as error:
            log.warning("the lease was not given back: %s", error)

    async def create_room(self) -> str:
        """Create a room on this node or a clearly less busy one, and return its code."""
        node = self._least_busy(self._me.format)
        if node is None or node.id == self._me.id:
            return (await self.registry.make_room()).state.code
        state, _ = await self.registry.create_room()
        await self._place(node, state.code)
        return state.code

    async def find_room(self, code: str) -> "LiveActor | RoomOnNode | None":
        """Return the actor of a room, or the node that runs it; None if there is no such room."""
        if actor := self.registry.actors.get(code) or self.registry.clubs.get(code):
            return actor
        if not (is_room_code(code) or is_club_code(code)):
            return None
        for _ in range(MAX_LOOKUPS):
            if not self.has_lease:
                return self._any_other_node()
            holder = await self._table.holder(code)
            if holder is None:
                return None
            if found := await self._look_up(code, holder):
                return found
        raise JournalUnavailableError(f"room {code} is on the move")

    async def _look_up(self, code: str, holder: RoomHolder) -> "LiveActor | RoomOnNode | None":
        """Return where a room runs; None if the caller must look it up again."""
        if holder.node not in ("", self._me.id):
            node = await self._find_node(holder.node)
            return RoomOnNode(self, node.url) if node else None
        if holder.node and not self._me.draining:
            with suppress(FencedError):
                return await self.registry.find(code)
            return None
        chosen = self._least_busy(holder.format)
        if chosen is None:
            raise JournalUnavailableError(f"no running node can open room {code}")
        await self._place(chosen, code)
        return None

    @property
    def has_peers(self) -> bool:
        """Whether clients get the addresses of other nodes; not if nodes relay."""
        return not self._relays

    def server_urls(self, base: str) -> tuple[str, ...]:
        """Return the nodes a client may connect to; `base` is the scheme and host it used."""
        if self._relays:
            return ()
        return tuple(resolve_url(node.url, base) for node in self._nodes.values())

    def page_urls(self, base: str) -> tuple[str, ...]:
        """Return the nodes that pages may have come from, including nodes that are gone."""
        return () if self._relays else tuple(resolve_url(url, base) for url in self._page_urls)

    def url_resolver(self, request: web.Request) -> Callable[[str], str]:
        """Return a function that turns a node's address into the client's form, or "" if hidden."""
        base = base_of(request)
        hidden = self._relays or RELAYED_HEADER in request.headers
        return lambda url: "" if hidden else resolve_url(url, base)

    def is_alive(self, url: str) -> bool:
        """Tell whether the node at an address has a lease."""
        return any(node.url == url for node in self._nodes.values())

    def relays_for(self, request: web.Request, hello: Hello) -> bool:
        """Tell whether this client's messages are relayed, rather than the client redirected."""
        return (self._relays or hello.relay) and RELAYED_HEADER not in request.headers

    def is_relayed(self, request: web.Request) -> bool:
        """Tell whether a node relays this connection for a client: only nodes know node ids."""
        return request.headers.get(RELAYED_HEADER, "") in self._nodes

    def peer(self, url: str, request: web.Request) -> Peer:
        """Return how to call the node at an address for the client that sent this request."""
        visitor = request.app[APP_CONTEXT].visitor(request)
        return Peer(
            resolve_url(url, self._near_url),
            headers={RELAYED_HEADER: self._me.id, CLIENT_HEADER: visitor.name},
            is_near=url.startswith(":"),
        )

    def relayed_visitor(self, request: web.Request) -> RelayedVisitor | None:
        """Return the visitor for whom a node relays this request; None if none does."""
        if not self.is_relayed(request):
            return None
        peer = request.headers.get(CLIENT_HEADER, "") or request.remote or ""
        return RelayedVisitor(visitor_of_peer(peer).networks)

    def public_rooms(self) -> list[PublicRoom]:
        """Return the public rooms of all nodes; those of others as of the last renewal."""
        remote = [room for _, rooms in self._remote_rooms.values() for room in rooms]
        return [*local_public_rooms(self.registry), *remote]

    def _any_other_node(self) -> "RoomOnNode":
        """Return a random other node that was alive when this one lost its lease."""
        others = [node.url for node in self._nodes.values() if node.id != self._me.id]
        if not others:
            raise JournalUnavailableError("this node has no lease right now")
        return RoomOnNode(self, secrets.choice(others))

    def _least_busy(self, room_format: int) -> NodeInfo | None:
        """Return the node for a room: this one, unless another is clearly less busy."""
        loads = {
            node.id: self._load(node)
            for node in self._nodes.values()
            if not node.draining and node.format >= room_format
        }
        if not loads:
            return None
        least = min(loads, key=lambda node: loads[node])
        mine = loads.get(self._me.id)
        if mine is not None and mine <= loads[least] * LOAD_TOLERANCE + SPARE_ROOMS:
            least = self._me.id
        return self._nodes[least]

    def _load(self, node: NodeInfo) -> int:
        rooms = len(self.registry.actors) if node.id == self._me.id else node.rooms
        return rooms + self._placed[node.id]

    async def _place(self, node: NodeInfo, code: str) -> None:
        await self._table.place(code, node.id, self._me.id)
        self._placed[node.id] += 1

    async def _find_node(self, node_id: str) -> NodeInfo | None:
        if node_id not in self._nodes:
            await self.renew_lease()
        return self._nodes.get(node_id)

    async def _hand_over(self, code: str) -> str:
        """Release a room that stopped; if this node drains, place it on another one."""
        try:
            node = self._least_busy(self._me.format) if self._me.draining else None
            await self._table.place(code, node.id if node else "", self._me.id)
        except JournalError as error:
            log.warning("room %s was not handed over: %s", code, error)
            return ""
        if node is None:
            return ""
        self._placed[node.id] += 1
        return node.url

    async def _renew_regularly(self) -> None:
        while True:
            await asyncio.sleep(self._table.lease_seconds / RENEWALS_PER_LEASE)
            try:
                await self.renew_lease()
                await self._table.check_version()
            except OutdatedError as error:
                self.failure = error
                self._on_failure()
                return
            except JournalUnavailableError as error:
                log.warning("the lease was not renewed: %s", error)
            except Exception:  # without this task the node would never have a lease again
                log.exception("the lease was not renewed")

    async def renew_lease(self) -> None:
        """Renew the lease and read the other nodes.

        The lease counts from before the request to the database, so that it expires here first.
        """
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        published = msgspec.json.encode(local_public_rooms(self.registry))
        if published != self._published:
            self._published = published
            self._me = replace(self._me, lobby_number=self._me.lobby_number + 1)
        self._me = replace(self._me, rooms=len(self.registry.actors))
        nodes = await self._table.renew(self._me, published)
        self._nodes = {node.id: node for node in nodes}
        self._page_urls.update(node.url for node in nodes)
        self._placed.clear()
        self.has_lease = True
        if self._expiry:
            self._expiry.cancel()
        self._expiry = loop.call_at(asked_at + self._table.lease_seconds, self._expire)
        await self._read_public_rooms()

    async def _read_public_rooms(self) -> None:
        """Read the public rooms of other nodes, where they have changed."""
        others = [node for node in self._nodes.values() if node.id != self._me.id]
        self._remote_rooms = {node.id: self._remote_rooms.get(node.id, (-1, [])) for node in others}
        numbers = {
            node.id: node.lobby_number
            for node in others
            if node.lobby_number != self._remote_rooms[node.id][0]
        }
        if numbers:
            for node, rooms in (await self._table.lobbies(list(numbers))).items():
                self._remote_rooms[node] = numbers[node], _public_rooms.decode(rooms)

    def _expire(self) -> None:
        """Release all rooms: other nodes may have taken them."""
        log.warning("the lease has run out; %d rooms are let go", len(self.registry.actors))
        self.has_lease = False
        self._journal.give_up()
        self.registry.release_all()


class RoomOnNode:
    """A room that another node runs."""

    def __init__(self, cluster: ClusterNode, url: str) -> None:
        self._cluster = cluster
        self._url = url

    async def forward(
        self,
        socket: WebSocket,
        request: web.Request,
        hello: Hello,
        text: bytes,
        attempt: Attempt,
    ) -> None:
        """Redirect the client to the other node, or relay its messages."""
        peer = self._cluster.peer(self._url, request)
        if self._cluster.relays_for(request, hello):
            alive = partial(self._cluster.is_alive, self._url)
            await relay(socket, text, peer, alive, attempt)
        elif hello.token is not None and await is_refused(peer, hello):
            await attempt.fail()
            socket.close(CloseReason.STRANGER)
        else:
            attempt.succeed()
            socket.close(CloseReason.MOVED, url=self._url)

    async def fetch(self, request: web.Request) -> web.Response:
        """Send a GET request on to the other node, once, and return its response."""
        if RELAYED_HEADER in request.headers:
            raise JournalUnavailableError("the room has moved to another node")
        return await fetch(self._cluster.peer(self._url, request), request)
