"""nginx in front of three relaying nodes, with the configuration of docs/operating.md."""

import asyncio
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.client import HTTPSConnection
from pathlib import Path
from random import Random

from tests.faults.tables import tables
from tools.faults.databases import JOURNAL
from tools.faults.documented import documented
from tools.faults.installation import Installation, installation
from tools.faults.network import Machine
from tools.faults.play import PACE_S, PEOPLE, ROOMS, measure
from tools.faults.report import Row

HOST, ADDRESS = "play.example", "10.0.0.9"
PUBLIC_URL = f"https://{HOST}"
FLAGS = ("--relay", "--trust-proxy", "--public-url", PUBLIC_URL)
FORBIDDEN = 403
OPEN_TIMEOUT_S = 20.0


async def try_nginx(folder: Path) -> list[Row]:
    """Kill, stop and pause nodes while everybody plays through the proxy."""
    async with installation(folder, *FLAGS) as all_of:
        with proxy(folder):
            await asyncio.to_thread(_check_proxy)
            async with tables([PUBLIC_URL], ROOMS, PEOPLE, Random(1), pace=PACE_S) as playing:
                playing.begin()
                rows = []
                for title, fault in FAULTS.items():
                    strike = partial(fault, all_of)
                    rows.append(await measure(f"nginx: {title}", strike, playing, JOURNAL))
                    await all_of.heal()
                await playing.end()
    return rows


async def kill_node(all_of: Installation) -> None:
    """Kill the first node."""
    all_of.nodes[0].kill()


async def stop_node(all_of: Installation) -> None:
    """Stop a node, as for an upgrade."""
    all_of.nodes[1].stop()


async def pause_node(all_of: Installation) -> None:
    """Suspend a node; its connections stay open."""
    all_of.nodes[2].pause()


FAULTS = {
    "a node is killed": kill_node,
    "a node is stopped, as for an upgrade": stop_node,
    "a node stands still": pause_node,
}


@contextmanager
def proxy(folder: Path) -> Iterator[None]:
    """Run nginx on a separate machine; this run resolves its name and trusts its certificate."""
    machine = Machine("proxy", ADDRESS)
    trusted = folder / "certificates"
    trusted.mkdir()
    request = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1")
    names = ("-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}")
    files = ("-keyout", str(trusted / f"{HOST}.key"), "-out", str(trusted / f"{HOST}.pem"))
    _run(*request, *names, *files)
    _run("openssl", "rehash", str(trusted))
    hosts = folder / "hosts"
    hosts.write_text(f"127.0.0.1 localhost\n{ADDRESS} {HOST}\n")
    mounted = {hosts: "/etc/hosts", trusted: ssl.get_default_verify_paths().capath}
    for source, target in mounted.items():
        _run("mount", "--bind", str(source), str(target))
    config = folder / "nginx.conf"
    config.write_text(_configuration(folder, trusted))
    try:
        machine.start(folder / "nginx.log", "nginx", "-c", str(config), "-g", "daemon off;")
        _wait_until_open()
        yield
    finally:
        machine.remove()
        for target in mounted.values():
            _run("umount", str(target))


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


def _configuration(folder: Path, certificates: Path) -> str:
    nodes = documented("/etc/nginx/conf.d/spotisle-nodes.conf")
    server = documented("/etc/nginx/sites-enabled/spotisle")
    server = server.replace("http://127.0.0.1:8555", "http://spotisle")
    server = server.replace("/etc/ssl/", f"{certificates}/")
    own = f"pid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\nevents {{}}\n"
    return f"{own}http {{\naccess_log off;\n{nodes}\n{server}\n}}\n"


def _wait_until_open() -> None:
    deadline = time.monotonic() + OPEN_TIMEOUT_S
    while time.monotonic() < deadline:
        with suppress(OSError), socket.create_connection((ADDRESS, 443), timeout=1.0):
            return
        time.sleep(0.1)
    raise RuntimeError("nginx does not open")


def _check_proxy() -> None:
    """Check that pages are served through the proxy, and that `/metrics` is forbidden."""
    expected = {"/healthz": 200, "/": 200, "/metrics": FORBIDDEN}
    for path, status in expected.items():
        connection = HTTPSConnection(HOST, context=ssl.create_default_context(), timeout=10)
        connection.request("GET", path)
        answered = connection.getresponse().status
        connection.close()
        if answered != status:
            raise RuntimeError(f"nginx answers {path} with {answered}, not {status}")
