"""Measures how busy the event loop is: how late it runs a timer."""

import asyncio

from spotisle.server.metrics import Histogram

INTERVAL_S = 0.05


async def measure_loop_lag(lag: Histogram) -> None:
    """Measure repeatedly how late a timer fires, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + INTERVAL_S
        await asyncio.sleep(INTERVAL_S)
        lag.add(max(0.0, loop.time() - due))
