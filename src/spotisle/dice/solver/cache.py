"""The solved table on disk: checked when it is read, replaced atomically when it is written.

A file is a header of one block and the values in their memory layout, so that it can be mapped
instead of read. The header holds a digest of the rules and the checksum of the values.
"""

from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec
import numpy as np

from spotisle.dice.sheet import COSTS, CROSS, ITEMS, JOKERS, TURNS
from spotisle.dice.solver.rolls import Values
from spotisle.dice.solver.space import BOARDS, HANDS
from spotisle.paths import cache_folder

CACHE_FORMAT = 1
_BLOCK = 4096


class Header(msgspec.Struct, frozen=True):
    """The header of a table file."""

    format: int
    rules: str
    joker_next_turn: bool
    checksum: str


def rules_version() -> str:
    """Return a digest of the sheet: a table made for other costs or another map is not valid."""
    costs = {kind: sorted(cost.items()) for kind, cost in COSTS.items()}
    jokers = {knight: sorted(faces) for knight, faces in JOKERS.items()}
    said = msgspec.json.encode((list(ITEMS.values()), costs, jokers, CROSS, TURNS))
    return blake2b(said, digest_size=8).hexdigest()


def table_path(*, joker_next_turn: bool) -> Path:
    """Return the file of the table for one of the two joker rules."""
    rule = "next-turn" if joker_next_turn else "same-turn"
    return cache_folder() / f"island-dice-{rule}.table"


def load(*, joker_next_turn: bool) -> Values | None:
    """Return the table, mapped into memory; None if there is none, or it is damaged or outdated."""
    path = table_path(joker_next_turn=joker_next_turn)
    try:
        with path.open("rb") as file:
            header = msgspec.json.decode(file.read(_BLOCK).rstrip(b"\0"), type=Header)
        shape = (TURNS + 1, HANDS, BOARDS)
        worth = np.memmap(path, dtype="<f8", mode="r", offset=_BLOCK, shape=shape)
    except (OSError, ValueError, msgspec.DecodeError):
        return None
    if header != _header(worth, joker_next_turn=joker_next_turn):
        return None
    return worth


def store(worth: Values, *, joker_next_turn: bool) -> None:
    """Write the table atomically, or raise `OSError`."""
    path = table_path(joker_next_turn=joker_next_turn)
    path.parent.mkdir(parents=True, exist_ok=True)
    header = msgspec.json.encode(_header(worth, joker_next_turn=joker_next_turn))
    with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
        try:
            file.write(header.ljust(_BLOCK, b"\0"))
            file.write(np.ascontiguousarray(worth, dtype="<f8").data)
            file.close()
            Path(file.name).replace(path)
        except OSError:
            with suppress(OSError):
                Path(file.name).unlink()
            raise


def _header(worth: Values, *, joker_next_turn: bool) -> Header:
    checksum = blake2b(np.ascontiguousarray(worth, dtype="<f8").data, digest_size=16).hexdigest()
    return Header(CACHE_FORMAT, rules_version(), joker_next_turn, checksum)
