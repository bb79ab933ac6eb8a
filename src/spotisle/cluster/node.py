"""One node among several: its lease, where rooms are kept, and what the others show.

Nothing here is needed for a room to be right: the journal's epochs are. It only sees to it that
everybody finds the room's actor, and that rooms whose node is gone find a new one.
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from spotisle import __version__
from spotisle.cluster.postgres import Held, NodeLine, NodeRegister, PostgresJournal
from spotisle.cluster.redirect import Elsewhere, resolved
from spotisle.protocol.frames import VERSION
from spotisle.rooms.actor import HandOver, RoomActor
from spotisle.rooms.registry import RoomRegistry, is_room_code
from spotisle.server.public_rooms import PublicRoom, public_rooms
from spotisle.storage import FencedError, JournalError, JournalUnavailableError
from spotisle.storage.errors import OutdatedError

log = logging.getLogger(__name__)

LEASE_SECONDS = 4.0
BEATS_A_LEASE = 5
TRIES = 4
SLACK = 1.1
SPARE = 2
"""A room stays with the node that somebody came to, unless that one has a tenth and two rooms more
than the least busy: being sent on costs more than a little more load."""

_lobby = msgspec.json.Decoder(list[PublicRoom])


def new_node_id() -> str:
    """Return a name that no node had before: a node that starts anew is another one."""
    return secrets.token_hex(8)


class Cluster:
    """A node, as one of several on the same journal."""

    def __init__(
        self,
        open_registry: Callable[[HandOver], RoomRegistry],
        journal: PostgresJournal,
        url: str,
        *,
        relays: bool = False,
        lease_seconds: float = LEASE_SECONDS,
        on_outdated: Callable[[], None] = lambda: None,
    ) -> None:
        self.registry = open_registry(self._hand_over)
        self.relays = relays
        """Whether clients reach only the node that they came to."""
        self.alive = False
        self.outdated: OutdatedError | None = None
        """Why this node may not go on: a newer program has changed the tables beyond it."""
        self._on_outdated = on_outdated
        self._journal = journal
        self._register = NodeRegister(journal.lines, lease_seconds)
        self._me = NodeLine(
            id=journal.holder,
            url=url,
            version=__version__,
            protocol=VERSION,
            format=journal.format,
            rooms=0,
            draining=False,
            lobby_number=0,
        )
        self._nodes: dict[str, NodeLine] = {}
        self._homes: set[str] = set()
        """Where pages may have come from: the nodes, and those that were there not long ago."""
        self._sent_to: Counter[str] = Counter()
        """Rooms that were sent to a node since it last told its load."""
        self._lobbies: dict[str, tuple[int, list[PublicRoom]]] = {}
        self._shown = b""
        self._beating: asyncio.Task[None] | None = None
        self._expiry: asyncio.TimerHandle | None = None

    async def join(self) -> None:
        """Take a place among the nodes, and keep it."""
        await self._beat()
        self._homes.update(await self._register.homes())
        self._beating = asyncio.create_task(self._beat_on(), name="lease")

    async def drain(self) -> None:
        """Take no more rooms; those that rest from now on are handed over."""
        self._me = replace(self._me, draining=True)
        try:
            await self._beat()
        except JournalError as error:
            log.warning("the other nodes were not told that this one stops: %s", error)

    async def leave(self) -> None:
        """Give the lease back."""
        if self._beating:
            self._beating.cancel()
        if self._expiry:
            self._expiry.cancel()
        try:
            await self._register.leave(self._me.id)
        except JournalError as error:
            log.warning("the lease was not given back: %s", error)

    async def make_room(self) -> str:
        """Make a room where there is room for it, and return its code."""
        node = self._least_busy(self._me.format)
        if node is None or node.id == self._me.id:
            return (await self.registry.make_room()).state.code
        state, _ = await self.registry.create_room()
        await self._send_to(node, state.code)
        return state.code

    async def find(self, code: str) -> RoomActor | Elsewhere | None:
        """Return the actor of a room, or where it is kept; None if there is no such room."""
        if actor := self.registry.actors.get(code):
            return actor
        if not is_room_code(code):
            return None
        for _ in range(TRIES):
            if not self.alive:
                return self._somebody_else()
            held = await self._register.holder(code)
            if held is None:
                return None
            if found := await self._look_up(code, held):
                return found
        raise JournalUnavailableError(f"room {code} is on the move")

    async def _look_up(self, code: str, held: Held) -> RoomActor | Elsewhere | None:
        """Return who keeps a room, or None after somebody was chosen to do so: look again."""
        if held.holder not in ("", self._me.id):
            node = await self._known(held.holder)
            return Elsewhere(node.url) if node else None
        if held.holder and not self._me.draining:
            with suppress(FencedError):
                return await self.registry.room(code)
            return None
        chosen = self._least_busy(held.format)
        if chosen is None:
            raise JournalUnavailableError(f"no node that is there can open room {code}")
        await self._send_to(chosen, code)
        return None

    def urls(self, base: str) -> tuple[str, ...]:
        """Return where the nodes are found by somebody who calls this one `base`."""
        if self.relays:
            return ()
        return tuple(resolved(node.url, base) for node in self._nodes.values())

    def homes(self, base: str) -> tuple[str, ...]:
        """Return where pages of the table come from, also when their node is gone by now."""
        return () if self.relays else tuple(resolved(url, base) for url in self._homes)

    def has(self, url: str) -> bool:
        """Tell whether the node at an address still has its lease."""
        return any(node.url == url for node in self._nodes.values())

    def public_rooms(self) -> list[PublicRoom]:
        """Return the public rooms of all other nodes, as they were a moment ago."""
        return [room for _, rooms in self._lobbies.values() for room in rooms]

    def _somebody_else(self) -> Elsewhere:
        """Return any other node that was there before this one lost its lease."""
        others = [node.url for node in self._nodes.values() if node.id != self._me.id]
        if not others:
            raise JournalUnavailableError("this node has no lease just now")
        return Elsewhere(secrets.choice(others))

    def _least_busy(self, room_format: int) -> NodeLine | None:
        """Return the node to keep a room; this one, unless another has clearly less to do."""
        fit = {
            node.id: self._load(node)
            for node in self._nodes.values()
            if not node.draining and node.format >= room_format
        }
        if not fit:
            return None
        least = min(fit, key=lambda node: fit[node])
        mine = fit.get(self._me.id)
        if mine is not None and mine <= fit[least] * SLACK + SPARE:
            least = self._me.id
        return self._nodes[least]

    def _load(self, node: NodeLine) -> int:
        rooms = len(self.registry.actors) if node.id == self._me.id else node.rooms
        return rooms + self._sent_to[node.id]

    async def _send_to(self, node: NodeLine, code: str) -> None:
        await self._register.place(code, node.id, self._me.id)
        self._sent_to[node.id] += 1

    async def _known(self, holder: str) -> NodeLine | None:
        if holder not in self._nodes:
            await self._beat()
        return self._nodes.get(holder)

    async def _hand_over(self, code: str) -> str:
        """Give up a room that rests: to nobody, or to another node if this one stops."""
        try:
            node = self._least_busy(self._me.format) if self._me.draining else None
            await self._register.place(code, node.id if node else "", self._me.id)
        except JournalError as error:
            log.warning("room %s was not handed over: %s", code, error)
            return ""
        if node is None:
            return ""
        self._sent_to[node.id] += 1
        return node.url

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._register.lease_seconds / BEATS_A_LEASE)
            try:
                await self._beat()
                await self._register.check_version()
            except OutdatedError as error:
                self.outdated = error
                self._on_outdated()
                return
            except JournalUnavailableError as error:
                log.warning("the lease was not renewed: %s", error)

    async def _beat(self) -> None:
        """Renew the lease. It counts from before the database was asked, so it ends here first."""
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        lobby = msgspec.json.encode(public_rooms(self.registry))
        if lobby != self._shown:
            self._shown = lobby
            self._me = replace(self._me, lobby_number=self._me.lobby_number + 1)
        self._me = replace(self._me, rooms=len(self.registry.actors))
        nodes = await self._register.beat(self._me, lobby)
        self._nodes = {node.id: node for node in nodes}
        self._homes.update(node.url for node in nodes)
        self._sent_to.clear()
        self.alive = True
        if self._expiry:
            self._expiry.cancel()
        self._expiry = loop.call_at(asked_at + self._register.lease_seconds, self._expire)
        await self._read_lobbies()

    async def _read_lobbies(self) -> None:
        """Read what others show, where it has changed."""
        others = [node for node in self._nodes.values() if node.id != self._me.id]
        self._lobbies = {node.id: self._lobbies.get(node.id, (-1, [])) for node in others}
        numbers = {
            node.id: node.lobby_number
            for node in others
            if node.lobby_number != self._lobbies[node.id][0]
        }
        if numbers:
            for node, lobby in (await self._register.lobbies(list(numbers))).items():
                self._lobbies[node] = numbers[node], _lobby.decode(lobby)

    def _expire(self) -> None:
        """Let all rooms go: others may have them by now."""
        log.warning("the lease has run out; %d rooms are let go", len(self.registry.actors))
        self.alive = False
        self._journal.give_up()
        self.registry.release_all()
