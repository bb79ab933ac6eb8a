"""Packages with games, installed into a separate folder that goes on `PYTHONPATH`."""

import os
import subprocess
import sys
from pathlib import Path

from spotisle.rules.packages import GROUP


def install(site: Path, *packages: Path) -> None:
    """Build the wheels of packages and install them with uv, which keeps the tools that build."""
    command = (sys.executable, "-m", "uv", "pip", "install", "--quiet", "--no-deps")
    subprocess.run([*command, "--target", str(site), *map(str, packages)], check=True)


def write_installed_package(site: Path, name: str, code: str, attribute: str, **files: str) -> None:
    """Write an installed package by hand, with this code, entry point and files."""
    module = site / name
    module.mkdir(parents=True)
    (module / "__init__.py").write_text(code)
    for file, text in files.items():
        path = module / file.replace("__", "/").replace("_dot_", ".")
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    metadata = site / f"{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {name}:{attribute}\n")


def spotisle(
    site: Path, *arguments: str, cwd: Path | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run `spotisle` with the packages in this folder installed."""
    return subprocess.run(
        [sys.executable, "-m", "spotisle", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(site), "COLUMNS": "120"},
    )
