"""Reading what a command is given: a file, or standard input."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from spotisle.errors import SpotisleError


@contextmanager
def opened(file: str) -> Iterator[BinaryIO]:
    """Open a file for reading; - is standard input."""
    if file == "-":
        yield sys.stdin.buffer
        return
    try:
        with Path(file).open("rb") as source:
            yield source
    except OSError as error:
        raise SpotisleError(f"cannot read {file}: {error.strerror}") from None
