"""The solved table of the usual joker rule, which ships with the package.

The values are stored as multiples of 2^-36 points, so each is right to a hundred-billionth. They
grow evenly from turn to turn, so the file holds their second differences, split into byte planes
and compressed. `make table` writes the file again.
"""

import zlib
from functools import cache
from hashlib import blake2b
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import TURNS
from spotisle.dice.solver.cache import rules_version
from spotisle.dice.solver.rolls import Values
from spotisle.dice.solver.space import BOARDS, HANDS

FILE = Path(__file__).parent / "same-turn.table"
UNIT = 2.0**-36
"""The unit of the stored numbers, in points."""
_SHAPE = (TURNS + 1, HANDS, BOARDS)
_RULES_BYTES = 16
_CHECKSUM_BYTES = 16


def has_table(*, joker_next_turn: bool) -> bool:
    """Tell whether the table of a joker rule ships with the package."""
    return load(joker_next_turn=joker_next_turn) is not None


@cache
def load(*, joker_next_turn: bool) -> Values | None:
    """Return the table; None for the other joker rule, or if the file is not for these rules."""
    if joker_next_turn:
        return None
    try:
        return unpack(FILE.read_bytes())
    except (OSError, ValueError, zlib.error):
        return None


def pack(worth: Values) -> bytes:
    """Return the file for these values: the rules, a checksum, and the values."""
    counts = np.rint(worth / UNIT).astype(np.int64)
    steps = np.diff(counts, n=2, axis=0, prepend=np.zeros((2, HANDS, BOARDS), np.int64))
    folded = ((steps << 1) ^ (steps >> 63)).astype("<u8")  # zigzag: close to 0 for either sign
    planes = folded.reshape(-1, 1).view(np.uint8).T
    body = zlib.compress(np.ascontiguousarray(planes).tobytes(), 9)
    return rules_version().encode() + _checksum(counts) + body


def unpack(packed: bytes) -> Values:
    """Return the values of a file; `ValueError` if it is damaged or for other rules."""
    rules, rest = packed[:_RULES_BYTES], packed[_RULES_BYTES:]
    checksum, body = rest[:_CHECKSUM_BYTES], rest[_CHECKSUM_BYTES:]
    if rules != rules_version().encode():
        raise ValueError("the table is for other rules")
    planes = np.frombuffer(zlib.decompress(body), np.uint8).reshape(8, -1)
    folded = np.ascontiguousarray(planes.T).view("<u8").reshape(_SHAPE)
    steps = (folded >> 1).astype(np.int64) ^ -(folded & 1).astype(np.int64)
    counts = steps.cumsum(axis=0).cumsum(axis=0)
    if _checksum(counts) != checksum:
        raise ValueError("the table is damaged")
    return counts * UNIT


def _checksum(counts: NDArray[np.int64]) -> bytes:
    body = np.ascontiguousarray(counts, dtype="<i8").data
    return blake2b(body, digest_size=_CHECKSUM_BYTES).digest()
