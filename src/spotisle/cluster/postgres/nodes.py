"""The table of nodes: each has a lease, which covers all its rooms.

A room's row names its holder, and a node's row expires by the database's clock. So a lease costs
one row per node, however many rooms it holds. A lease only says who may take a room; the fencing
epoch, which every append is checked against, prevents appends to another node's room.
"""

from collections.abc import Sequence

from msgspec import Struct

from spotisle.cluster.postgres.pool import Pool
from spotisle.cluster.postgres.schema import STORED, check_version

RENEW = """INSERT INTO node (id, url, version, protocol, format, rooms, draining, lobby_number,
        lobby, until)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET rooms = $6, draining = $7, lobby_number = $8,
        lobby = CASE WHEN node.lobby_number = $8 THEN node.lobby ELSE $9 END,
        until = now() + $10 * interval '1 second'"""
NODES = """SELECT id, url, version, protocol, format, rooms, draining, lobby_number FROM node
    WHERE until > now() ORDER BY id"""
LOBBIES = "SELECT id, lobby FROM node WHERE id = ANY($1::text[])"
LEAVE = "UPDATE node SET until = now() WHERE id = $1"
CLEAN_UP = "DELETE FROM node WHERE until < now() - interval '1 day'"
RECENT_URLS = "SELECT DISTINCT url FROM node"
HOLDER = """SELECT room.holder, room.format, node.id IS NOT NULL FROM room
    LEFT JOIN node ON node.id = room.holder AND node.until > now() WHERE room.code = $1"""
PLACE = """UPDATE room SET holder = $2 WHERE code = $1 AND (holder IN ('', $3)
    OR NOT EXISTS (SELECT 1 FROM node WHERE node.id = room.holder AND node.until > now()))"""


class NodeInfo(Struct, frozen=True):
    """A node as the others see it."""

    id: str
    url: str
    """Where clients reach it; `:8556` is that port on the host that they called."""
    version: str
    protocol: int
    format: int
    """The newest version of events that it can read."""
    rooms: int
    """How many rooms it runs."""
    draining: bool
    lobby_number: int
    """Counts the changes of its list of public rooms."""


class RoomHolder(Struct, frozen=True):
    """Which node holds a room."""

    node: str
    """Its id; empty if no node with a lease holds the room."""
    format: int
    """The version of the room's events."""


class NodeTable:
    """The table of nodes, and the column of rooms that points to it."""

    def __init__(self, pool: Pool, lease_seconds: float) -> None:
        self._pool = pool
        self._lease_pool = pool.reserve()
        self.lease_seconds = lease_seconds

    async def renew(self, me: NodeInfo, lobby: bytes) -> list[NodeInfo]:
        """Renew the lease of a node and return all nodes that have one.

        Raises `JournalUnavailableError` if the database does not answer.
        """
        await self._lease_pool.fetch(
            RENEW,
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
        return [NodeInfo(*row) for row in await self._lease_pool.fetch(NODES)]

    async def check_version(self) -> None:
        """Raise `OutdatedError` if a newer program has changed the tables too much for this one."""
        ((_, oldest),) = await self._lease_pool.fetch(STORED)
        check_version(self._pool, oldest)

    async def lobbies(self, nodes: Sequence[str]) -> dict[str, bytes]:
        """Return the public rooms of nodes, as each published them."""
        return dict(await self._lease_pool.fetch(LOBBIES, nodes))

    async def holder(self, code: str) -> RoomHolder | None:
        """Return which node holds a room; None if there is no such room."""
        for holder, format_, alive in await self._pool.fetch(HOLDER, code):
            return RoomHolder(holder if alive else "", format_)
        return None

    async def place(self, code: str, node: str, me: str) -> None:
        """Give a room to a node, if this one holds it or no node with a lease does."""
        await self._pool.fetch(PLACE, code, node, me)

    async def recent_urls(self) -> list[str]:
        """Return the addresses of the nodes of the last day: their pages may still be open."""
        return [url for (url,) in await self._lease_pool.fetch(RECENT_URLS)]

    async def leave(self, me: str) -> None:
        """Give the lease back, and remove nodes that are long gone."""
        try:
            await self._lease_pool.fetch(LEAVE, me)
            await self._lease_pool.fetch(CLEAN_UP)
        finally:
            await self._lease_pool.close()
