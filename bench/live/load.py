"""Rooms full of people who claim: `python -m bench.live.load URL ROOMS PEOPLE SECONDS RATE`.

RATE claims per second over all rooms, at random moments. With 0 every room claims again as soon as
it is answered; below 0 nobody claims. A server without cards gets claims of the same size. Prints
`ready`, waits for a line, and then prints its measurements as JSON.
"""

import asyncio
import sys
import time
from http import HTTPStatus
from random import Random
from typing import Any

import aiohttp
import msgspec
import uvloop
from msgspec import Struct

from bench.live.process import stolen_ticks
from bench.live.wire import Wire
from spotisle.plane import Plane

PLANE = Plane.of_order(7)
AT_ONCE = 15
"""Rooms that are filled concurrently."""


class Waits(Struct):
    """Percentiles of the time to a verdict, over some seconds."""

    seconds: int
    p50: float
    p99: float
    p999: float

    @classmethod
    def of(cls, seconds: list[list[float]]) -> "Waits":
        """Combine the waits of several seconds."""
        waits = sorted(wait for second in seconds for wait in second) or [0.0]
        p50, p99, p999 = (waits[int(len(waits) * part)] for part in (0.5, 0.99, 0.999))
        return cls(len(seconds), p50, p99, p999)


class LoadResult(Struct):
    """The measurements of a load."""

    claims: int
    seconds: float
    frames: int
    waits: Waits
    clean: Waits
    """Only the seconds without steal time."""
    update: int
    """Average bytes of an update."""
    verdict: int


class _Update(Struct):
    delta: list[Any]


class _Welcome(Struct):
    view: dict[str, Any] = {}


_update = msgspec.json.Decoder(_Update)
_welcome = msgspec.json.Decoder(_Welcome)


class Tally:
    """Counts over all rooms."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        """Waits in the current second."""
        self.seconds: list[list[float]] = []
        self.clean: list[list[float]] = []
        self.frames = self.updates = self.update_bytes = self.verdict_bytes = 0

    async def watch(self) -> None:
        """Store the waits of each second, and those of seconds without steal time separately."""
        while True:
            stolen = stolen_ticks()
            await asyncio.sleep(1.0)
            waits, self.waits = self.waits, []
            self.seconds.append(waits)
            if stolen_ticks() == stolen:
                self.clean.append(waits)

    def summarize(self, seconds: float) -> LoadResult:
        """Return the summary."""
        claims = sum(map(len, self.seconds)) + len(self.waits)
        return LoadResult(
            claims=claims,
            seconds=seconds,
            frames=self.frames,
            waits=Waits.of(self.seconds),
            clean=Waits.of(self.clean),
            update=self.update_bytes // max(1, self.updates),
            verdict=self.verdict_bytes // max(1, claims),
        )


class Table:
    """One room. Only the first connection follows the view."""

    def __init__(self, tally: Tally, rng: Random) -> None:
        self.tally = tally
        self.rng = rng
        self.wires: list[Wire] = []
        self.view: dict[str, Any] = {}
        self.owed = 0
        """Claims that are due."""
        self.eager = False
        self._ids = 0
        self._asked_at: float | None = None
        self._state: object = None
        self._dealing = False

    async def fill(self, session: aiohttp.ClientSession, url: str, people: int) -> None:
        """Make the room and connect everybody."""
        async with session.post(f"{url}/api/rooms") as answer:
            made = await answer.json()
            assert answer.status == HTTPStatus.CREATED, made
            code = made["code"]
        for place in range(people):
            hello = {"type": "hello", "version": 1, "room": code, "name": f"Guest {place}"}
            hear = self._overhear if place else self._look
            self.wires.append(await Wire.open(url, msgspec.json.encode(hello), hear))

    def start(self) -> None:
        """Start the game, if the server has cards."""
        if self.view:
            self._say(b'{"type":"start","id":%d}')

    @property
    def dealt(self) -> bool:
        """Tell whether the cards are dealt, or the server has none."""
        return not self.view or self.view["play"] is not None

    def consider(self) -> None:
        """Claim if a claim is due, none is under way and there are new cards."""
        if self._asked_at is None and (self.eager or self.owed) and self._claim():
            self.owed = max(0, self.owed - 1)
            self._asked_at = time.perf_counter()

    def _claim(self) -> bool:
        if not self.view:
            place, symbol, seen = self.rng.randrange(len(self.wires)), 17, 0
        else:
            play = self.view.get("play")
            if not isinstance(play, dict) or (play["number"], play["accepted"]) == self._state:
                return False
            if play["finished"]:
                self._deal_again()
                return False
            self._dealing = False
            self._state = play["number"], play["accepted"]
            place, seen = self.rng.randrange(len(self.wires)), play["accepted"]
            view = play["view"]
            symbol = PLANE.shared(view["piles"][place]["top"], view["middle"]["top"])
        self._say(b'{"type":"claim","id":%%d,"symbol":%d,"seen":%d}' % (symbol, seen), place)
        return True

    def _deal_again(self) -> None:
        if not self._dealing:
            self._dealing = True
            self._say(b'{"type":"dismiss","id":%d}')
            self._say(b'{"type":"start","id":%d}')

    def _say(self, command: bytes, place: int = 0) -> None:
        self._ids += 1
        self.wires[place].say(command % self._ids)

    def _look(self, frame: bytes) -> None:
        """Keep the view up to date, for the first connection."""
        if frame.startswith(b'{"type":"update"') and self.view:
            for path, *value in _update.decode(frame).delta:
                _put(self.view, path, value)
        elif frame.startswith(b'{"type":"welcome"'):
            self.view = _welcome.decode(frame).view
        self._overhear(frame)

    def _overhear(self, frame: bytes) -> None:
        tally = self.tally
        tally.frames += 1
        if frame.startswith(b'{"type":"verdict"'):
            if self._asked_at is not None:
                tally.waits.append(time.perf_counter() - self._asked_at)
                tally.verdict_bytes += len(frame)
                self._asked_at = None
        elif frame.startswith(b'{"type":"update"'):
            tally.updates += 1
            tally.update_bytes += len(frame)
        self.consider()


def _put(view: Any, path: list[Any], value: list[Any]) -> None:
    *way, last = path
    for step in way:
        view = view[step]
    if value:
        view[last] = value[0]
    else:
        del view[last]


async def claim_steadily(tables: list[Table], rate: float, rng: Random) -> None:
    """Make claims due in random rooms at random moments, `rate` per second in total."""
    loop = asyncio.get_running_loop()
    due = loop.time()
    while True:
        due += rng.expovariate(rate)
        if due > loop.time():
            await asyncio.sleep(due - loop.time())
        table = rng.choice(tables)
        table.owed += 1
        table.consider()


async def main() -> None:
    url, rooms, people, seconds, rate = sys.argv[1], *map(float, sys.argv[2:6])
    rng = Random(1)
    tally = Tally()
    tables = [Table(tally, Random(number)) for number in range(int(rooms))]
    async with aiohttp.ClientSession() as session:
        for first in range(0, len(tables), AT_ONCE):
            group = tables[first : first + AT_ONCE]
            await asyncio.gather(*(table.fill(session, url, int(people)) for table in group))
    if rate >= 0:
        for table in tables:
            table.start()
        while not all(table.dealt for table in tables):
            await asyncio.sleep(0.1)
        await asyncio.sleep(1.0)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    steady = asyncio.create_task(claim_steadily(tables, rate, rng)) if rate > 0 else None
    await asyncio.sleep(1.0 if rate > 0 else 0.0)
    tally.waits.clear()
    tally.frames = tally.updates = tally.update_bytes = tally.verdict_bytes = 0
    began = time.perf_counter()
    watching = asyncio.create_task(tally.watch())
    for table in tables:
        table.eager = rate == 0
        table.consider()
    await asyncio.sleep(seconds + 0.1)
    result = tally.summarize(time.perf_counter() - began)
    for task in (watching, steady):
        if task:
            task.cancel()
    print(msgspec.json.encode(result).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
