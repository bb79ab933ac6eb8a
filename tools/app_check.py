"""Start the app on a bare system and play: `make app-check`, as root.

The system is a folder with only the C library, zlib, /tmp and /dev/null: no Python, no shell.
"""

import asyncio
import os
import shutil
import signal
import stat
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from spotisle.protocol.answers import Advised
from tools.app import OUT
from tools.ports import free_port
from tools.sample_play import ask_coach, claim_a_card
from tools.serving import wait_for

APP = OUT / "spotisle"
MAX_BYTES = 120_000_000
MAX_START_S = 5.0
"""Limit for the CPU time up to the first page, about the wall time on an idle machine."""
STOP_TIMEOUT_S = 30.0
BASE_LIBRARIES = frozenset(
    (
        "libc",
        "libm",
        "libdl",
        "libpthread",
        "librt",
        "libutil",
        "libresolv",
        "libgcc_s",
        "ld-linux",
        "libz",
    )
)
"""The C library, with what it depends on, and zlib: every Linux has them."""


def main() -> None:
    """Check size, start, play, print, coach, and the three ways to stop."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # background jobs ignore SIGINT
    size = APP.stat().st_size
    assert size <= MAX_BYTES, f"{size} bytes"
    with TemporaryDirectory(prefix="spotisle-bare-") as name:
        root = Path(name)
        make_bare_system(root)
        for how in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            with started(root) as (process, url, seconds, worked):
                verdict = asyncio.run(claim_a_card(url))
                advice = asyncio.run(ask_coach(url))
                with urlopen(f"{url}/api/print/dice.pdf?players=1") as pdf:
                    printed = pdf.read(4) == b"%PDF"
                with urlopen(f"{url}/api/faces?text=Hund") as face:
                    drawn = b"<svg" in face.read()
                process.send_signal(how)
                code = process.wait(STOP_TIMEOUT_S)
            coached = isinstance(advice, Advised) and advice.ready
            took = f"page after {seconds:.1f} s, {worked:.1f} s of processor time"
            print(f"{size / 1e6:.0f} MB, {took}, claim {verdict}, {how.name}")
            assert (verdict, printed, drawn, coached, code) == ("ok", True, True, True, 0)
            assert list((root / "tmp").iterdir()) == [], "it leaves files behind"
            assert worked <= MAX_START_S


def make_bare_system(root: Path) -> None:
    """Make a root folder with the app and the libraries that every Linux has."""
    (root / "tmp").mkdir()
    (root / "dev").mkdir()
    os.mknod(root / "dev" / "null", 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    for library in base_libraries():
        target = root / library.relative_to("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(library, target)
    shutil.copy(APP, root / "spotisle")


def base_libraries() -> Iterator[Path]:
    """Yield the files of `BASE_LIBRARIES`, with the names under which programs load them."""
    needed = subprocess.run(["ldd", APP], capture_output=True, text=True, check=True)
    folders = {Path(word).parent for word in needed.stdout.split() if word.startswith("/lib")}
    for folder in folders:
        for library in folder.glob("*.so.*"):
            if library.name.partition(".")[0].removesuffix("-x86-64") in BASE_LIBRARIES:
                yield library


@contextmanager
def started(root: Path) -> Iterator[tuple["subprocess.Popen[bytes]", str, float, float]]:
    """Start the app in a root folder; yield it, its address, and the wall and CPU seconds."""
    port = free_port()
    began = time.monotonic()
    process = subprocess.Popen(
        [
            shutil.which("chroot") or "/usr/sbin/chroot",
            root,
            "/spotisle",
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
        ],
        env={"HOME": "/", "PATH": "/"},
    )
    try:
        wait_for(process, port)
        with urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<title>" in page.read()
        took = time.monotonic() - began
        yield process, f"http://127.0.0.1:{port}", took, processor_seconds(process.pid)
    finally:
        process.terminate()
        process.wait(STOP_TIMEOUT_S)


def processor_seconds(pid: int) -> float:
    """Return the CPU time of a process and its children, including the time to unpack the app."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    worked = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return worked + sum(processor_seconds(int(child)) for child in children)


if __name__ == "__main__":
    main()
