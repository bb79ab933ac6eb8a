"""Files that a command writes: whole, or not at all."""

import os
from pathlib import Path

from spotisle.errors import SpotisleError


def write_whole(out: Path, body: bytes) -> None:
    """Write a file: whoever stops the command finds the old file or the new, never half of one.

    What is no ordinary file, as a pipe, is written to as it is.
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
