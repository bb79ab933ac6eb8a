"""Pads filled in at random, with what the rules make of them, for the browser's own sums.

`python -m tools.pad_fixtures` writes for every pad the marks that somebody tried, whether the rules
took each, and what the pad shows in the end. `client/tests/pad.test.ts` holds the browser to it.
"""

import sys
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from spotisle.scorepad import AnyMark, AnySheet, Pad, sheet
from tools.random_pads import allowed, any_mark, any_pad

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "client" / "tests" / "fixtures" / "pads.json"
PADS = 24
TRIES = {"tournament": 150, "island": 220, "dice": 120}


class Filled(Struct):
    """A pad, what was tried on it, and what it shows after each try that was taken."""

    pad: Pad
    tried: list[tuple[AnyMark, bool]]
    shown: AnySheet


def filled(seed: int) -> Filled:
    """Try marks at random on a pad of any kind."""
    rng = Random(seed)
    empty = pad = any_pad(rng)
    tried: list[tuple[AnyMark, bool]] = []
    for _ in range(TRIES[pad.kind]):
        mark = any_mark(pad, rng)
        after = allowed(pad, mark)
        tried.append((mark, after is not None))
        pad = after or pad
    return Filled(empty, tried, sheet(pad))


def fixtures() -> bytes:
    """Return the whole file."""
    return msgspec.json.encode([filled(seed) for seed in range(PADS)]) + b"\n"


if __name__ == "__main__":
    TARGET.write_bytes(fixtures())
    sys.stdout.write(f"{TARGET}\n")
