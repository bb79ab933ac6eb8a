"""Who is there: each node's lease, renewed again and again, and with it all its rooms.

A room names its holder, and a holder has a place among the nodes until a time on the database's
clock. So a lease costs one row a node, however many rooms it holds. It only says who may take what;
that nobody writes behind another's back is for the epoch, which every append is held against.
"""

from collections.abc import Sequence

from msgspec import Struct

from spotisle.cluster.postgres.pool import Lines
from spotisle.cluster.postgres.schema import STORED, check_version

BEAT = """INSERT INTO node (id, url, version, protocol, format, rooms, draining, lobby_number,
        lobby, until)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET rooms = $6, draining = $7, lobby_number = $8,
        lobby = CASE WHEN node.lobby_number = $8 THEN node.lobby ELSE $9 END,
        until = now() + $10 * interval '1 second'"""
ALIVE = """SELECT id, url, version, protocol, format, rooms, draining, lobby_number FROM node
    WHERE until > now() ORDER BY id"""
LOBBIES = "SELECT id, lobby FROM node WHERE id = ANY($1::text[])"
LEAVE = "UPDATE node SET until = now() WHERE id = $1"
BURY = "DELETE FROM node WHERE until < now() - interval '1 day'"
HOMES = "SELECT DISTINCT url FROM node"
HOLDER = """SELECT room.holder, room.format, node.id IS NOT NULL FROM room
    LEFT JOIN node ON node.id = room.holder AND node.until > now() WHERE room.code = $1"""
PLACE = """UPDATE room SET holder = $2 WHERE code = $1 AND (holder IN ('', $3)
    OR NOT EXISTS (SELECT 1 FROM node WHERE node.id = room.holder AND node.until > now()))"""


class NodeLine(Struct, frozen=True):
    """A node as the others see it."""

    id: str
    url: str
    """Where clients find it; `:8556` is that port of the host where they found another one."""
    version: str
    protocol: int
    format: int
    """The newest version of events that it can read."""
    rooms: int
    """How many are awake there."""
    draining: bool
    lobby_number: int
    """Counts the changes of its list of public rooms."""


class Held(Struct, frozen=True):
    """Who holds a room: a living node, or nobody."""

    holder: str
    format: int


class NodeRegister:
    """The table of nodes, and the column of rooms that points to it."""

    def __init__(self, lines: Lines, lease_seconds: float) -> None:
        self._lines = lines
        self._beating = lines.beside()
        self.lease_seconds = lease_seconds

    async def beat(self, me: NodeLine, lobby: bytes) -> list[NodeLine]:
        """Renew one's own lease and return all nodes that have one.

        Raises `JournalUnavailableError` if the tables are for newer programs only by now.
        """
        await self._beating.fetch(
            BEAT,
            me.id,
            me.url,
            me.version,
            me.protocol,
            me.format,
            me.rooms,
            me.draining,
            me.lobby_number,
            lobby,
            self.lease_seconds,
        )
        return [NodeLine(*row) for row in await self._beating.fetch(ALIVE)]

    async def check_version(self) -> None:
        """Refuse to go on with tables that a newer program has changed beyond us."""
        ((_, oldest),) = await self._beating.fetch(STORED)
        check_version(self._lines, oldest)

    async def lobbies(self, nodes: Sequence[str]) -> dict[str, bytes]:
        """Return the public rooms of nodes, as each wrote them down."""
        return dict(await self._beating.fetch(LOBBIES, nodes))

    async def holder(self, code: str) -> Held | None:
        """Return who holds a room; None if there is no such room."""
        for holder, format_, alive in await self._lines.fetch(HOLDER, code):
            return Held(holder if alive else "", format_)
        return None

    async def place(self, code: str, node: str, me: str) -> None:
        """Let a node have a room that nobody living holds, or that is mine."""
        await self._lines.fetch(PLACE, code, node, me)

    async def homes(self) -> list[str]:
        """Return where nodes are, or were until a day ago: pages that came from there live on."""
        return [url for (url,) in await self._beating.fetch(HOMES)]

    async def leave(self, me: str) -> None:
        """Give one's lease back; the long dead are cleared away too."""
        try:
            await self._beating.fetch(LEAVE, me)
            await self._beating.fetch(BURY)
        finally:
            await self._beating.close()
