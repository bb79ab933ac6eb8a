"""The database's leader dies during play, and its synchronous replica takes over.

This test promotes the replica itself; in `make faults`, Patroni does it with three databases.
"""

import asyncio
import signal
import time
from pathlib import Path
from random import Random

from spotisle.cluster.postgres.journal import PostgresJournal
from tests.faults.cluster.nodes import running
from tests.faults.tables import check_against, tables
from tests.kit.replicas import replica, url_of_all, wait_for_replica
from tests.kit.tunnel import Tunnel
from tools.serving import ServerProcess


async def test_play_goes_on_with_the_replica_and_no_acknowledged_verdict_is_lost(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path, 0) as nodes,
        Tunnel.to(nodes.database.url) as way,
        replica(nodes.database, way) as follower,
    ):
        leader = nodes.database
        await wait_for_replica(leader, synchronous=True)
        server = ServerProcess(tmp_path / "node", "--journal", url_of_all(leader, follower))
        server.start()
        try:
            await server.opened()
            async with tables([server.url], 2, 2, Random(1)) as opened:
                opened.begin()
                await asyncio.gather(*(player.is_judged() for player in opened.players))
                await asyncio.to_thread(leader.stop, signal.SIGQUIT)
                await asyncio.to_thread(follower.promote)
                await opened.all_judged()
                await opened.end()
                journal = await PostgresJournal.open(follower.url, time.time)
                await check_against(journal, opened)
                await journal.close()
        finally:
            server.kill()
