"""Several nodes on one database, in the test's own event loop."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from spotisle.cluster.node import ClusterNode, new_node_id
from spotisle.cluster.postgres.decks import PostgresDeckStore
from spotisle.cluster.postgres.journal import PostgresJournal
from spotisle.rooms.hooks import HandOverRoom
from spotisle.rooms.registry import RoomRegistry
from spotisle.server.context import AppContext, room_hooks
from spotisle.server.metrics import Metrics
from spotisle.server.serve import close
from spotisle.server.startup import addresses, listen
from spotisle.server.uploads import Uploads
from spotisle.storage.decks import DeckRepository
from tests.kit.coroutines import LoopClock
from tests.kit.databases import fresh_database
from tests.kit.local_server import LocalServer, serving

HOUR_S = 3600.0


class LocalNode(LocalServer):
    """A node of a cluster."""

    def __init__(
        self, url: str, context: AppContext, cluster: ClusterNode, journal: PostgresJournal
    ) -> None:
        super().__init__(url, context)
        self.cluster = cluster
        self.journal = journal

    @property
    def rooms(self) -> set[str]:
        """The rooms that are open here."""
        return set(self.context.registry.actors)

    async def stop(self) -> None:
        """Drain, as on SIGTERM."""
        await close(self.context)


@asynccontextmanager
async def local_node(
    url: str, *, event_format: int = 1, lease_seconds: float = HOUR_S, **options: Any
) -> AsyncIterator[LocalNode]:
    """Run a node on a database.

    By default its lease outlasts any test: a machine that stalls for some seconds changes nothing,
    and nodes learn of each other only when the test calls `introduce`.
    """
    clock = LoopClock()
    journal = await PostgresJournal.open(url, clock.now, new_node_id(), event_format)
    metrics, decks = Metrics(), DeckRepository(PostgresDeckStore(journal.pool))

    def open_registry(hand_over: HandOverRoom) -> RoomRegistry:
        return RoomRegistry(journal, clock, room_hooks(metrics, decks, hand_over))

    listening = listen("127.0.0.1", 0)
    near = addresses(listening)[0].rstrip("/")
    cluster = ClusterNode(open_registry, journal, near, lease_seconds=lease_seconds, **options)
    await cluster.join()
    context = AppContext(
        cluster.registry,
        metrics=metrics,
        decks=decks,
        uploads=Uploads(Path(gettempdir())),
        rooms_per_minute=10_000,
        placement=cluster,
    )
    try:
        async with serving(context, listening):
            yield LocalNode(near, context, cluster, journal)
    finally:
        await journal.close()


@asynccontextmanager
async def local_cluster(count: int = 2, **options: Any) -> AsyncIterator[list[LocalNode]]:
    """Run several nodes on a new database; each knows of the others."""
    url = fresh_database()
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(local_node(url, **options)) for _ in range(count)]
        await introduce(*nodes)
        yield nodes


async def introduce(*nodes: LocalNode) -> None:
    """Let each node learn of the others, by renewing the leases."""
    for node in nodes:
        await node.cluster.renew_lease()
