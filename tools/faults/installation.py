"""Three database machines and three table nodes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tools.faults.databases import JOURNAL, DatabaseCluster
from tools.faults.table_nodes import TableMachine, start_tables


class Installation:
    """All six machines."""

    def __init__(self, databases: DatabaseCluster, nodes: list[TableMachine]) -> None:
        self.databases = databases
        self.nodes = nodes

    @property
    def urls(self) -> list[str]:
        """The addresses of the table nodes."""
        return [node.url for node in self.nodes]

    async def heal(self) -> None:
        """Connect and start everything again, and wait until it is healthy."""
        for machine in self.databases.machines:
            machine.start()
        for node in self.nodes:
            node.start()
        await self.databases.healthy()
        for node in self.nodes:
            await node.opened()


@asynccontextmanager
async def installation(
    folder: Path, *flags: str, synchronous: bool = True
) -> AsyncIterator[Installation]:
    """Run everything in a new folder, with flags for the table nodes."""
    kind = "synchronous" if synchronous else "asynchronous"
    print(f"starting three databases with {kind} replication, and three nodes", flush=True)
    folder.mkdir()
    databases = DatabaseCluster(folder, synchronous=synchronous)
    nodes: list[TableMachine] = []
    try:
        await databases.start()
        nodes += await start_tables(folder, JOURNAL, *flags)
        yield Installation(databases, nodes)
    finally:
        databases.remove()
        for node in nodes:
            node.machine.remove()
