"""Packages with games, installed into a folder of their own: on `PYTHONPATH` they are there."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from spotisle.rules.packages import GROUP


def install(site: Path, *packages: Path) -> None:
    """Build the wheels of packages and install them, as `pip install` does for anybody."""
    ready = ("--no-build-isolation",) if find_spec("hatchling") else ()
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps")
    command = (sys.executable, "-m", "pip", "install", *quiet, *ready, "--target", str(site))
    subprocess.run([*command, *map(str, packages)], check=True)


def pretend(site: Path, name: str, code: str, attribute: str, **files: str) -> None:
    """Lay out a package as an installer would, with whatever code and files it is to have."""
    module = site / name
    module.mkdir(parents=True)
    (module / "__init__.py").write_text(code)
    for file, text in files.items():
        path = module / file.replace("__", "/").replace("_dot_", ".")
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    told = site / f"{name}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {name}:{attribute}\n")


def spotisle(
    site: Path, *arguments: str, cwd: Path | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run `spotisle` where these packages are installed."""
    return subprocess.run(
        [sys.executable, "-m", "spotisle", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(site), "COLUMNS": "120"},
    )
