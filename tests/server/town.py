"""Several nodes on one database, in the test's own process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from spotisle.cluster.node import Cluster, new_node_id
from spotisle.cluster.postgres import PostgresJournal
from spotisle.cluster.postgres.decks import DeckTables
from spotisle.rooms.actor import HandOver
from spotisle.rooms.clock import SteadyClock
from spotisle.rooms.registry import RoomRegistry
from spotisle.server.app import make_app
from spotisle.server.context import AppContext, room_hooks
from spotisle.server.listen import addresses, listen
from spotisle.server.metrics import Metrics
from spotisle.server.serve import close
from spotisle.storage.decks import DeckShelf

HOUR = 3600.0


class Node:
    """Where it is, and what is behind it."""

    def __init__(
        self, url: str, house: AppContext, cluster: Cluster, journal: PostgresJournal
    ) -> None:
        self.url = url
        self.house = house
        self.cluster = cluster
        self.journal = journal
        self.stopped = False

    @property
    def rooms(self) -> set[str]:
        """The rooms that it keeps."""
        return set(self.house.registry.actors)

    async def stop(self) -> None:
        """Drain, as on SIGTERM."""
        if not self.stopped:
            self.stopped = True
            await close(self.house)


@asynccontextmanager
async def node(
    url: str, *, event_format: int = 1, lease_seconds: float = HOUR, **options: Any
) -> AsyncIterator[Node]:
    """Run a node on a database.

    Its lease outlasts any test that does not ask for a shorter one: a machine that stands still for
    some seconds changes nothing, and nodes hear of each other when the test says so.
    """
    clock = SteadyClock()
    journal = await PostgresJournal.open(url, clock.now, new_node_id(), event_format)
    metrics, decks = Metrics(), DeckShelf(DeckTables(journal.lines))

    def open_registry(hand_over: HandOver) -> RoomRegistry:
        return RoomRegistry(journal, clock, room_hooks(metrics, decks, hand_over))

    listening = listen("127.0.0.1", 0)
    near = addresses(listening)[0].rstrip("/")
    cluster = Cluster(open_registry, journal, near, lease_seconds=lease_seconds, **options)
    await cluster.join()
    house = AppContext(
        cluster.registry, metrics=metrics, decks=decks, rooms_per_minute=10_000, cluster=cluster
    )
    runner = web.AppRunner(make_app({}, house), access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.SockSite(runner, listening).start()
    here = Node(near, house, cluster, journal)
    try:
        yield here
    finally:
        await here.stop()
        await runner.cleanup()
        await journal.close()
