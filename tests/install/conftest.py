"""The wheel, built once per run from the source archive, and environments with it."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.install.environments import (
    ROOT,
    Environment,
    make_environment,
    path_without_node,
)

BUILD = ("-m", "build", "--installer=uv")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel, the source archive and the build log.

    The first worker builds, the others wait. The wheel is built from the archive, without Node.
    """
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "built"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "log.txt").exists():
            done = subprocess.run(
                [sys.executable, *BUILD, "--outdir", str(folder), str(ROOT)],
                capture_output=True,
                text=True,
                check=False,
                env=os.environ | {"PATH": path_without_node(folder / "path")},
            )
            assert done.returncode == 0, done.stdout + done.stderr
            (folder / "log.txt").write_text(done.stdout + done.stderr)
    return folder


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def install(built: Path, wheel: Path) -> Callable[[str], Environment]:
    """Return the environment with an extra; the first test that needs it makes it."""

    def find_or_make(extra: str) -> Environment:
        folder = built / f"env-{extra}"
        with (built / f"lock-{extra}").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not (folder / "ready").exists():
                make_environment(folder, wheel, extra)
                (folder / "ready").touch()
        return Environment(folder)

    return find_or_make
