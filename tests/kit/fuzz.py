"""How much a fuzz test tries: few fixed examples usually, many with `make fuzz`."""

import os

TIMES = int(os.environ.get("SPOTISLE_FUZZ", "1"))
"""How many times as much as usual: what `make fuzz` sets."""


def many(few: int) -> int:
    """Return how many examples to try, where a usual run tries few."""
    return few * TIMES
