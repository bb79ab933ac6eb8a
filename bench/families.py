"""Two hundred families at once: 200 rooms of 4 on one server, at several rates."""

import os
import platform
from datetime import UTC, datetime

from bench.server import TITLES, row, table_run

ROOMS, PEOPLE = 200, 4
CLAIMS_PER_S = (100.0, 400.0, 800.0)
"""In each room a claim every two seconds, every half second, and four times a second."""


def main() -> None:
    print(
        f"`python -m bench families`; {datetime.now(UTC):%Y-%m-%d}, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load average "
        f"{os.getloadavg()[0]:.1f} before it began; {ROOMS} rooms of {PEOPLE}\n\n{TITLES}",
        flush=True,
    )
    for rate in CLAIMS_PER_S:
        row(f"{rate:g} a second", table_run(ROOMS, rate, PEOPLE))
    row("as fast as it can", table_run(ROOMS, in_room=PEOPLE))


if __name__ == "__main__":
    main()
