"""A node resumes the rooms from a database dump that was made during play."""

import asyncio
import time
from pathlib import Path
from random import Random

from spotisle.client import connect
from spotisle.cluster.postgres.journal import PostgresJournal
from spotisle.protocol import commands as cmd
from tests.faults.cluster.nodes import NodeProcess, running
from tests.faults.tables import tables
from tests.kit.tunnel import Tunnel


async def test_a_node_on_a_restored_dump_goes_on_with_the_rooms_as_they_were(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, 1) as nodes, tables(nodes.urls, 2, 2, Random(1)) as opened:
        opened.begin()
        await asyncio.gather(*(player.is_judged() for player in opened.players))
        database = nodes.database
        leave_out = "--exclude-table-data=node"  # running nodes are no part of a backup
        dump = ("pg_dump", "-Fc", leave_out, "-f", "rooms.dump", database.url)
        await asyncio.to_thread(database.run, *dump)
        await asyncio.gather(*(player.is_judged() for player in opened.players))
        database.run("psql", "-q", database.url, "-c", "CREATE DATABASE restored")
        restored = database.url_of("restored")
        await asyncio.to_thread(database.run, "pg_restore", "-d", restored, "rooms.dump")
        journal = await PostgresJournal.open(restored, time.time)
        logs = {code: await journal.read(code) for code in opened.rooms}
        await journal.close()
        async with Tunnel.to(restored) as tunnel:
            second = NodeProcess(tmp_path / "second", tunnel)
            second.server.start()
            try:
                await second.server.opened()
                for code, players in opened.rooms.items():
                    token = players[0].guest.token
                    async with connect(second.url, code, token=token) as guest:
                        assert guest.you == players[0].guest.you
                        assert guest.seq == len(logs[code]) > 0
                        await guest.do(cmd.Rename, name="Back again")
            finally:
                second.server.kill()
