"""A disk that fills quickly: a small tmpfs, where the system lets us mount one."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(folder: Path, kibibytes: int) -> Iterator[Path]:
    """Mount a disk of this size on a folder; skip the test where that is not allowed."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={kibibytes}k", "none", str(folder)]
    if os.name != "posix" or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(disk: Path) -> Path:
    """Write a file that takes all the space that is left, and return it."""
    filler = disk / "filler"
    left = os.statvfs(disk)
    filler.write_bytes(bytes(left.f_bavail * left.f_frsize))
    return filler


def files_in(folder: Path) -> set[str]:
    """Return the names of everything in a folder, with its subfolders."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}
