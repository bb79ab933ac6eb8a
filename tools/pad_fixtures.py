"""Write random score pads with their results by the rules, to check the browser's sums.

`python -m tools.pad_fixtures` writes for every pad the marks that were tried, whether the rules
accepted each, and the final sheet. `client/tests/pad.test.ts` compares the browser's results.
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
    """An empty pad, the marks tried and whether each was accepted, and the final sheet."""

    pad: Pad
    tried: list[tuple[AnyMark, bool]]
    shown: AnySheet


def filled(seed: int) -> Filled:
    """Try random marks on a pad of a random kind."""
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
    """Return the contents of the file."""
    return msgspec.json.encode([filled(seed) for seed in range(PADS)]) + b"\n"


if __name__ == "__main__":
    TARGET.write_bytes(fixtures())
    sys.stdout.write(f"{TARGET}\n")
