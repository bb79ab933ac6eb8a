"""The Debian packages of a trial: found, installed as root, or named in one line."""

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
    "ip": "iproute2",
    "openssl": "openssl",
    "sqlite3": "sqlite3",
    "debootstrap": "debootstrap",
}
SERVER_PROGRAMS = Path("/usr/lib/postgresql")
POLICY = Path("/usr/sbin/policy-rc.d")
"""While it exits with 101, a package that is installed does not start its service."""


class MissingPackagesError(Exception):
    """Programs that a trial needs are not there and could not be installed."""


def install_programs(*programs: str) -> None:
    """See that programs are there; `postgres` is the server of the distribution."""
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
    """Return the packages of the programs that are not there."""
    return [
        PACKAGE_OF.get(program, "postgresql")
        for program in programs
        if not (postgres_version() if program == "postgres" else shutil.which(program))
    ]


def postgres_version() -> str:
    """Return the newest major version of PostgreSQL that is installed, or nothing."""
    found = SERVER_PROGRAMS.glob("*/bin/postgres")
    return max((path.parts[-3] for path in found), key=int, default="")


@contextmanager
def services_stay_off() -> Iterator[None]:
    """Keep packages from starting the services that they bring."""
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
