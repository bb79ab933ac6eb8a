"""Run a server as one node of a cluster: PostgreSQL instead of files, and a placement of rooms.

`spotisle serve` calls it when `--journal` names a database.
"""

from collections.abc import Callable

from spotisle.cluster.node import ClusterNode, new_node_id
from spotisle.cluster.postgres.decks import PostgresDeckStore
from spotisle.cluster.postgres.journal import PostgresJournal
from spotisle.rooms.clock import SteadyClock
from spotisle.server.placement import RoomPlacement
from spotisle.server.serve import Backend, OpenRegistry, serve
from spotisle.server.settings import ServerSettings
from spotisle.server.startup import near_url


def serve_node(settings: ServerSettings) -> None:
    """Serve as a node until interrupted or terminated."""
    serve(settings, open_cluster)


async def open_cluster(settings: ServerSettings, clock: SteadyClock) -> Backend:
    """Open the shared journal and deck store; the node joins when it knows its port."""
    journal = await PostgresJournal.open(settings.journal, clock.now, new_node_id())

    async def join(
        open_registry: OpenRegistry, port: int, on_failure: Callable[[], None]
    ) -> RoomPlacement:
        node = ClusterNode(
            open_registry,
            journal,
            settings.node_url.rstrip("/") or f":{port}",
            near_url=near_url(settings.host, "https" if settings.tls_cert else "http"),
            relays=settings.relay,
            lease_seconds=settings.lease_seconds,
            on_failure=on_failure,
        )
        await node.join()
        return node

    return Backend(journal, PostgresDeckStore(journal.pool), join)
