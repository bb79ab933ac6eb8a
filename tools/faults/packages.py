"""The Debian packages of a trial: installed as root if missing, else named in one line."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.browser import APT

PACKAGE_OF = {
    "etcd": "etcd-server",
    "patroni": "patroni",
    "nginx": "nginx-light",
    "haproxy": "haproxy",
    "ip": "iproute2",
    "openssl": "openssl",
    "sqlite3": "sqlite3",
    "debootstrap": "debootstrap",
}
SERVER_PROGRAMS = Path("/usr/lib/postgresql")
POLICY = Path("/usr/sbin/policy-rc.d")
"""While this script exits with 101, newly installed packages do not start their services."""


class MissingPackagesError(Exception):
    """A trial needs programs that are missing and could not be installed."""


def install_programs(*programs: str) -> None:
    """Install missing programs; `postgres` is the server of the distribution."""
    missing = missing_packages(programs)
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        print("installing:", " ".join(missing), file=sys.stderr, flush=True)
        with services_stay_off():
            _run_apt("update")
            _run_apt("install", "-y", "--no-install-recommends", *missing)
        missing = missing_packages(programs)
    if missing:
        raise MissingPackagesError(f"please install: {' '.join(missing)} (Debian's package names)")


def missing_packages(programs: tuple[str, ...]) -> list[str]:
    """Return the packages of the missing programs."""
    return [
        PACKAGE_OF.get(program, "postgresql")
        for program in programs
        if not (postgres_version() if program == "postgres" else shutil.which(program))
    ]


def postgres_version() -> str:
    """Return the newest installed major version of PostgreSQL, or an empty string."""
    found = SERVER_PROGRAMS.glob("*/bin/postgres")
    return max((path.parts[-3] for path in found), key=int, default="")


@contextmanager
def services_stay_off() -> Iterator[None]:
    """Keep packages from starting their services."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()


def _run_apt(*words: str) -> None:
    calm = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*APT, "-qq", *words], check=False, stdout=sys.stderr, env=calm)
