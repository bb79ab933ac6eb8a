"""Test whole installations with real faults, with the configuration of docs/operating.md.

  synchronous    three databases with Patroni and three table nodes: database leaders and table
                 nodes are killed or cut off; nothing acknowledged may be lost (10 minutes)
  asynchronous   the same without waiting for replicas: shows what is lost (3 minutes)
  nginx          a proxy in front of three nodes; one is killed, one stopped, one paused (3 minutes)
  point-in-time  a base backup and the archived log, restored to a point in time (1 minute)
  sqlite         a backup made while people play, restored (half a minute)

Without names all of them run. The first three need Linux and root, because each machine is a
network namespace. Missing Debian packages are installed without starting their services.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from tools.faults.failover import try_asynchronous, try_synchronous
from tools.faults.network import Network, enter_namespaces
from tools.faults.nginx import try_nginx
from tools.faults.packages import MissingPackagesError, install_programs
from tools.faults.point_in_time import try_point_in_time
from tools.faults.report import Row, as_table
from tools.faults.sqlite_backup import try_sqlite_backup

MACHINES: dict[str, Callable[[Path], Awaitable[list[Row]]]] = {
    "synchronous": try_synchronous,
    "asynchronous": try_asynchronous,
    "nginx": try_nginx,
}
BACKUPS: dict[str, Callable[[Path], Awaitable[str]]] = {
    "point-in-time": try_point_in_time,
    "sqlite": try_sqlite_backup,
}
PROGRAMS = {
    "synchronous": ("ip", "etcd", "patroni", "postgres"),
    "asynchronous": ("ip", "etcd", "patroni", "postgres"),
    "nginx": ("ip", "etcd", "patroni", "postgres", "nginx", "openssl"),
    "point-in-time": (),
    "sqlite": (),
}


def main() -> int:
    """Run the trials that are named, and return 1 if one failed."""
    parser = argparse.ArgumentParser(
        prog="make faults", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("trials", nargs="*", metavar="trial", help=", ".join(PROGRAMS))
    parser.add_argument("--keep", type=Path, help="a new folder, for the data and logs of all")
    given = parser.parse_args()
    trials = given.trials or list(PROGRAMS)
    if unknown := set(trials) - set(PROGRAMS):
        parser.error(f"no such trial: {', '.join(sorted(unknown))}")
    try:
        install_programs(*{program for trial in trials for program in PROGRAMS[trial]})
    except MissingPackagesError as error:
        print(error, file=sys.stderr)
        return 1
    if MACHINES.keys() & set(trials):
        if os.geteuid() != 0:
            print("network namespaces need root: sudo make faults", file=sys.stderr)
            return 1
        enter_namespaces()
        Network()
    with tempfile.TemporaryDirectory(prefix="spotisle-faults-") as temporary:
        folder = given.keep.absolute() if given.keep else Path(temporary)
        folder.mkdir(exist_ok=True)
        folder.chmod(0o755)  # the databases run as other users
        return asyncio.run(_run(trials, folder))


async def _run(trials: list[str], folder: Path) -> int:
    rows: list[Row] = []
    restored: list[str] = []
    failed: list[str] = []
    for trial in trials:
        print(f"== {trial}", flush=True)
        try:
            if trial in MACHINES:
                rows += await MACHINES[trial](folder / trial)
            else:
                restored.append(await BACKUPS[trial](folder / trial))
        except Exception as error:  # the other trials still run
            failed.append(f"{trial}: {error or repr(error)}")
    print("", *restored, *([as_table(rows)] if rows else []), sep="\n")
    failed += [row.fault for row in rows if not row.is_good]
    for failure in failed:
        print(f"FAILED: {failure}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
