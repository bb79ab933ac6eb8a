"""Real nodes on one real PostgreSQL, each connected through a tunnel that can be cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.kit.tunnel import Tunnel
from tools.postgres import Database
from tools.serving import ServerProcess


class NodeProcess:
    """A server process and its tunnel to the database."""

    def __init__(self, folder: Path, tunnel: Tunnel, *flags: str) -> None:
        folder.mkdir()
        self.tunnel = tunnel
        self.server = ServerProcess(folder, "--journal", tunnel.url, *flags)
        if "--relay" in flags or "--node-url" not in flags:
            self.server.flags += ("--node-url", self.server.url)

    @property
    def url(self) -> str:
        """Its URL for clients."""
        return self.server.url


class Nodes:
    """The nodes and their database."""

    def __init__(self, database: Database, nodes: list[NodeProcess]) -> None:
        self.database = database
        self.nodes = nodes

    @property
    def urls(self) -> list[str]:
        """The URLs of all nodes."""
        return [node.url for node in self.nodes]

    async def opened(self) -> None:
        """Wait until all nodes answer."""
        await asyncio.gather(*(node.server.opened() for node in self.nodes))


@asynccontextmanager
async def running(folder: Path, count: int, *flags: str) -> AsyncIterator[Nodes]:
    """Run this many nodes on a new, empty database."""
    database = Database()
    try:
        await asyncio.to_thread(database.start)
        async with AsyncExitStack() as stack:
            nodes = Nodes(database, [])
            for number in range(count):
                tunnel = await stack.enter_async_context(Tunnel.to(database.url))
                node = NodeProcess(folder / f"node-{number}", tunnel, *flags)
                node.server.start()
                stack.callback(node.server.kill)
                nodes.nodes.append(node)
            await nodes.opened()
            yield nodes
    finally:
        await asyncio.to_thread(database.remove)
