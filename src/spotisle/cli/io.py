"""What commands read and write: input files, output files, JSON, progress bars."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import click

from spotisle.errors import SpotisleError

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn


@contextmanager
def open_input(file: str) -> Iterator[BinaryIO]:
    """Open a file for reading; - is standard input."""
    if file == "-":
        yield sys.stdin.buffer
        return
    try:
        with Path(file).open("rb") as source:
            yield source
    except OSError as error:
        raise SpotisleError(f"cannot read {file}: {error.strerror}") from None


@contextmanager
def open_output(out: Path | None) -> Iterator[BinaryIO]:
    """Open a file for writing; without one, standard output."""
    if out is None:
        yield sys.stdout.buffer
        return
    try:
        with out.open("wb") as file:
            yield file
    except OSError as error:
        raise SpotisleError(f"cannot write {out}: {error.strerror}") from None


def write_atomically(out: Path, body: bytes) -> None:
    """Write a file; if the command is interrupted, the old file stays as it was.

    Pipes and devices are written to directly.
    """
    try:
        if out.exists() and not out.is_file():
            out.write_bytes(body)
            return
        fresh = out.with_name(f".{out.name}.{os.getpid()}")
        try:
            fresh.write_bytes(body)
            fresh.replace(out)
        finally:
            fresh.unlink(missing_ok=True)
    except OSError as error:
        raise SpotisleError(f"cannot write {out}: {error.strerror}") from None


def print_json(value: object) -> None:
    """Print a value as indented JSON."""
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())


def make_progress(*columns: "ProgressColumn") -> "Progress":
    """Return a progress bar on stderr that vanishes at the end; only shown in a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
