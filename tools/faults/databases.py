"""Three database machines: PostgreSQL, Patroni and etcd on each, as docs/operating.md says."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tools.faults.documented import documented
from tools.faults.network import Machine
from tools.faults.packages import SERVER_PROGRAMS, postgres_version

ADDRESSES = {"db1": "10.0.0.11", "db2": "10.0.0.12", "db3": "10.0.0.13"}
USER = "postgres"
HEALTHY_TIMEOUT_S = 120.0
REST_TIMEOUT_S = 2.0
JOURNAL = "postgresql://spotisle:change-me-3@10.0.0.11,10.0.0.12,10.0.0.13/spotisle"


class DatabaseMachine:
    """One of the three database machines."""

    def __init__(self, folder: Path, name: str, *, synchronous: bool) -> None:
        self.name = name
        self.machine = Machine(name, ADDRESSES[name], USER)
        self.folder = folder / name
        self.folder.mkdir()
        shutil.chown(self.folder, USER, USER)
        self._etcd: subprocess.Popen[bytes] | None = None
        self._patroni: subprocess.Popen[bytes] | None = None
        patroni = self._own(documented("/etc/patroni/config.yml"))
        if not synchronous:
            patroni = patroni.replace("synchronous_mode: true", "synchronous_mode: false")
        self.config = self.folder / "patroni.yml"
        self.config.write_text(patroni)
        etcd = self._own(documented("/etc/default/etcd")).splitlines()
        self._etcd_settings = dict(line.split("=", 1) for line in etcd if line.startswith("ETCD_"))

    def _own(self, text: str) -> str:
        """Adapt a documented file of the first machine to this one."""
        lines = [
            line
            if ADDRESSES["db2"] in line
            else line.replace("db1", self.name).replace(ADDRESSES["db1"], self.machine.address)
            for line in text.splitlines()
        ]
        return (
            "\n".join(lines)
            .replace("/var/lib/", f"{self.folder}/")
            .replace(f"{SERVER_PROGRAMS}/15", f"{SERVER_PROGRAMS}/{postgres_version()}")
        )

    def start(self) -> None:
        """Connect the machine, resume Patroni, and start what is not running."""
        self.machine.connect()
        if self._etcd is None or self._etcd.poll() is not None:
            log = self.folder / "etcd.log"
            self._etcd = self.machine.start(log, "etcd", env=self._etcd_settings)
        if self._patroni is None or self._patroni.poll() is not None:
            log = self.folder / "patroni.log"
            self._patroni = self.machine.start(log, "patroni", str(self.config))
        self._patroni.send_signal(signal.SIGCONT)

    @property
    def postmaster(self) -> int:
        """The pid of the main PostgreSQL process."""
        (file,) = self.folder.glob("postgresql/*/*/postmaster.pid")
        return int(file.read_text().split()[0])

    def kill_postgres(self) -> None:
        """Kill PostgreSQL but not Patroni."""
        os.kill(self.postmaster, signal.SIGKILL)

    def kill_database(self) -> None:
        """Kill Patroni and PostgreSQL with SIGKILL; etcd keeps running."""
        assert self._patroni
        self._patroni.kill()
        self._patroni.wait()
        self.kill_postgres()

    def freeze_patroni(self) -> None:
        """Suspend Patroni, so that it neither renews its lock nor stops PostgreSQL."""
        assert self._patroni
        self._patroni.send_signal(signal.SIGSTOP)

    def log_text(self) -> str:
        """Return the end of the logs of etcd and Patroni."""
        logs = sorted(self.folder.glob("*.log"))
        return "\n".join(f"{log}:\n{log.read_text()[-1500:]}" for log in logs)

    def leads(self) -> bool:
        """Tell whether Patroni on this machine reports that it is the leader."""
        url = f"http://{self.machine.address}:8008/leader"
        with suppress(OSError, HTTPException), urlopen(url, timeout=REST_TIMEOUT_S):
            return True
        return False

    def members(self) -> list[dict[str, Any]]:
        """Return the cluster as Patroni on this machine sees it; empty if it doesn't answer."""
        try:
            url = f"http://{self.machine.address}:8008/cluster"
            with urlopen(url, timeout=REST_TIMEOUT_S) as answer:
                return list(json.load(answer)["members"])
        except (OSError, HTTPException, ValueError, KeyError):
            return []


class DatabaseCluster:
    """The three database machines as one Patroni cluster."""

    def __init__(self, folder: Path, *, synchronous: bool) -> None:
        self.synchronous = synchronous
        self.machines = [
            DatabaseMachine(folder, name, synchronous=synchronous) for name in ADDRESSES
        ]

    async def start(self) -> None:
        """Start all machines, wait for a healthy cluster, and create the database."""
        for machine in self.machines:
            machine.start()
        await self.healthy()
        leader = await self.leader()
        for line in documented("once, on the leader").splitlines()[1:]:
            command = line.replace("db1.example", leader.machine.address)
            await asyncio.to_thread(leader.machine.run, "sh", "-c", command)

    async def healthy(self) -> None:
        """Wait for one leader with two replicas, one of them synchronous unless disabled."""
        deadline = time.monotonic() + HEALTHY_TIMEOUT_S
        seen: list[list[dict[str, Any]]] = []
        while not (seen and all(map(self._is_healthy, seen))):
            if time.monotonic() > deadline:
                logs = "\n".join(machine.log_text() for machine in self.machines)
                raise RuntimeError(f"the databases are no healthy cluster: {seen}\n{logs}")
            await asyncio.sleep(0.5)
            seen = [await asyncio.to_thread(machine.members) for machine in self.machines]

    def _is_healthy(self, members: list[dict[str, Any]]) -> bool:
        roles = sorted(member["role"] for member in members)
        wanted = ["leader", "replica", "sync_standby" if self.synchronous else "replica"]
        working = all(member.get("state") in ("running", "streaming") for member in members)
        timelines = {member.get("timeline") for member in members}
        return roles == wanted and working and len(timelines) == 1

    async def leader(self) -> DatabaseMachine:
        """Return the leader, as seen by most machines."""
        return await self._with_role("leader")

    async def another_leads(self, former: DatabaseMachine) -> None:
        """Wait until another machine is the leader and accepts writes."""
        while (now := await self.leader()) is former or not await asyncio.to_thread(now.leads):
            await asyncio.sleep(0.1)

    async def synchronous_replica(self) -> DatabaseMachine:
        """Return the synchronous replica, which has everything that was acknowledged."""
        return await self._with_role("sync_standby")

    async def _with_role(self, role: str) -> DatabaseMachine:
        deadline = time.monotonic() + HEALTHY_TIMEOUT_S
        while time.monotonic() < deadline:
            seen = [await asyncio.to_thread(machine.members) for machine in self.machines]
            names = [one["name"] for members in seen for one in members if one["role"] == role]
            if names:
                name = max(names, key=names.count)
                return next(one for one in self.machines if one.name == name)
            await asyncio.sleep(0.5)
        raise RuntimeError(f"the cluster has no {role}")

    def others(self, machine: DatabaseMachine) -> list[Machine]:
        """Return the other database machines."""
        return [one.machine for one in self.machines if one is not machine]

    def remove(self) -> None:
        """Kill everything and remove the machines."""
        for machine in self.machines:
            machine.machine.remove()
