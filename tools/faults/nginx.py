"""nginx before three relaying nodes, with the configuration of docs/operating.md."""

import asyncio
import os
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
    """Let nodes end while everybody comes through the proxy."""
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
    """Kill the node that nginx asks first."""
    all_of.nodes[0].kill()


async def stop_node(all_of: Installation) -> None:
    """Stop a node, as for an upgrade."""
    all_of.nodes[1].stop()


async def pause_node(all_of: Installation) -> None:
    """Let a node stand still, its connections open."""
    all_of.nodes[2].pause()


FAULTS = {
    "a node is killed": kill_node,
    "a node is stopped, as for an upgrade": stop_node,
    "a node stands still": pause_node,
}


@contextmanager
def proxy(folder: Path) -> Iterator[None]:
    """Run nginx on a machine of its own; its name and certificate are known here."""
    machine = Machine("proxy", ADDRESS)
    certificate = folder / f"{HOST}.pem"
    request = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1")
    names = ("-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}")
    files = ("-keyout", str(folder / f"{HOST}.key"), "-out", str(certificate))
    subprocess.run([*request, *names, *files], check=True, capture_output=True)
    hosts = folder / "hosts"
    hosts.write_text(f"127.0.0.1 localhost\n{ADDRESS} {HOST}\n")
    subprocess.run(["mount", "--bind", str(hosts), "/etc/hosts"], check=True)
    os.environ["SSL_CERT_FILE"] = str(certificate)
    config = folder / "nginx.conf"
    config.write_text(_configuration(folder))
    try:
        machine.start(folder / "nginx.log", "nginx", "-c", str(config), "-g", "daemon off;")
        _wait_until_open()
        yield
    finally:
        machine.remove()
        subprocess.run(["umount", "/etc/hosts"], check=True)


def _configuration(folder: Path) -> str:
    nodes = documented("/etc/nginx/conf.d/spotisle-nodes.conf")
    server = documented("/etc/nginx/sites-enabled/spotisle")
    server = server.replace("http://127.0.0.1:8555", "http://spotisle")
    server = server.replace("/etc/ssl/", f"{folder}/")
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
    """See that pages come through, and that counts do not leave the house."""
    expected = {"/healthz": 200, "/": 200, "/metrics": FORBIDDEN}
    for path, status in expected.items():
        connection = HTTPSConnection(HOST, context=ssl.create_default_context(), timeout=10)
        connection.request("GET", path)
        answered = connection.getresponse().status
        connection.close()
        if answered != status:
            raise RuntimeError(f"nginx answers {path} with {answered}, not {status}")
