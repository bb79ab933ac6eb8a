"""Machines on one network: each is a network namespace, connected to a common bridge.

Everything runs in its own network, mount and PID namespaces (`enter_namespaces`), so addresses
don't clash with others, and nothing is left when the run ends for any reason.
"""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

INSIDE = "SPOTISLE_FAULTS_INSIDE"
NAMESPACES = ("--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc")
REAPER = ("sh", "-c", '"$@"; exit $?', "sh")
"""The init process of the namespace: a shell, which reaps orphaned processes."""
SWITCH = "lan"
OWN_ADDRESS = "10.0.0.254/24"


def enter_namespaces() -> None:
    """Re-run this program in its own namespaces, unless it already is in them."""
    if os.environ.get(INSIDE):
        return
    command = ("unshare", *NAMESPACES, *REAPER, sys.executable, *sys.orig_argv[1:])
    os.execvpe("unshare", command, os.environ | {INSIDE: "1"})


class Network:
    """The bridge; players connect to it directly."""

    def __init__(self) -> None:
        Path("/run/netns").mkdir(exist_ok=True)
        _run("mount", "-t", "tmpfs", "none", "/run/netns")
        _ip("link", "set", "lo", "up")
        _ip("link", "add", SWITCH, "type", "bridge")
        _ip("addr", "add", OWN_ADDRESS, "dev", SWITCH)
        _ip("link", "set", SWITCH, "up")


class Machine:
    """A machine with one address, and the programs that run on it."""

    def __init__(self, name: str, address: str, user: str | None = None) -> None:
        self.name = name
        self.address = address
        self._user = user
        self._hidden: list[str] = []
        _ip("netns", "add", name)
        _ip("link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", name)
        _ip("-n", name, "addr", "add", f"{address}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            _ip("-n", name, "link", "set", device, "up")
        self.connect()
        _ip("link", "set", name, "up")

    def start(
        self, log: Path, *command: str, env: dict[str, str] | None = None
    ) -> "subprocess.Popen[bytes]":
        """Start a program on the machine."""
        with log.open("ab") as output:
            return subprocess.Popen(
                self._inside(command),
                stdout=output,
                stderr=output,
                stdin=subprocess.DEVNULL,
                env=os.environ | {"HOME": str(log.parent)} | (env or {}),
                cwd=log.parent,
            )

    def run(self, *command: str, env: dict[str, str] | None = None) -> str:
        """Run a program on the machine to its end, and return what it printed."""
        inside = self._inside(command)
        ended = subprocess.run(
            inside, check=False, capture_output=True, text=True, env=os.environ | (env or {})
        )
        if ended.returncode:
            raise RuntimeError(f"{' '.join(command)}: {ended.stdout}{ended.stderr}")
        return ended.stdout

    def pull_cable(self) -> None:
        """Drop all packets from and to the machine, without closing connections."""
        _ip("link", "set", self.name, "nomaster")

    def lose_sight_of(self, others: "list[Machine]") -> None:
        """Drop all packets to some machines; the rest of the network still works."""
        for other in others:
            _ip("-n", self.name, "route", "add", "blackhole", other.address)
            self._hidden.append(other.address)

    def connect(self) -> None:
        """Undo `pull_cable` and `lose_sight_of`."""
        _ip("link", "set", self.name, "master", SWITCH)
        while self._hidden:
            _ip("-n", self.name, "route", "del", "blackhole", self._hidden.pop())

    def kill_all(self) -> None:
        """Kill every process on the machine."""
        while pids := [int(pid) for pid in _ip("netns", "pids", self.name).split()]:
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                with suppress(ChildProcessError):
                    os.waitpid(pid, os.WNOHANG)

    def remove(self) -> None:
        """Kill everything on the machine and take it off the network."""
        self.kill_all()
        _ip("link", "del", self.name)
        _ip("netns", "del", self.name)

    def _inside(self, command: tuple[str, ...]) -> list[str]:
        rights = ("setpriv", f"--reuid={self._user}", f"--regid={self._user}", "--clear-groups")
        return ["ip", "netns", "exec", self.name, *(rights if self._user else ()), *command]


def _ip(*words: str) -> str:
    return _run("ip", *words)


def _run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
