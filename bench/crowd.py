"""A crowd of 500 phones on the same two cards, and 50 tables of four in one club night.

python -m bench.crowd [PEOPLE] [PAIRS]

Everybody answers within two seconds. For comparison, bare aiohttp echoes the same number of answers
to the same number of connections. All of it runs on one machine, so the load shares the CPU.
"""

import asyncio
import json
import os
import sys
import time
from datetime import UTC, datetime
from functools import partial
from platform import python_version
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from bench.live.process import MeasuredProcess, serving
from bench.live.wire import Wire
from bench.server import table_server
from spotisle.protocol.delta import merge
from spotisle.rules import Deck

PEOPLE, PAIRS, WITHIN_S = 500, 10, 2.0
TABLES, AT_TABLE, CLAIMS = 50, 4, 20
VERDICT_BYTES = 100


class Phones:
    """Connections that count their frames, and measure the time from each answer to its verdict."""

    def __init__(self) -> None:
        self.frames = 0
        self.seconds: list[float] = []
        self.sent: dict[tuple[int, int], float] = {}

    def hear(self, phone: int, frame: bytes) -> None:
        """Count a frame, and on a verdict store the time since its answer."""
        self.frames += 1
        if frame.startswith((b'{"type":"crowd_verdict"', b'{"type":"verdict"')):
            began = self.sent.pop((phone, json.loads(frame)["id"]), None)
            if began is not None:
                self.seconds.append(time.perf_counter() - began)

    def row(self, title: str, server: MeasuredProcess, cpu: float) -> str:
        """Return a line of the table."""
        done = sorted(self.seconds)
        p50, p99 = (1000 * done[int(len(done) * share)] for share in (0.5, 0.99))
        return (
            f"| {title} | {len(done)} | {len(self.sent)} | {p50:.1f} ms | {p99:.1f} ms "
            f"| {self.frames:,} | {server.seconds - cpu:.2f} s | {server.memory / 2**20:.0f} MB |"
        )


class Organiser:
    """The organiser's connection, which gets the whole view."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.changed = asyncio.Event()

    def hear(self, frame: bytes) -> None:
        """Keep the view up to date."""
        said = json.loads(frame)
        if said["type"] == "event_welcome":
            self.view = said["view"]
        elif said["type"] == "event_update":
            self.view = merge(self.view, said["delta"])
        self.changed.set()

    async def until(self, state: str, pair: int = 0, phase: str = "") -> dict[str, Any]:
        """Wait for a state of the club night, or of a pair."""
        while True:
            crowd = self.view.get("crowd")
            if self.view.get("state") == state and (
                not pair or (crowd and crowd["pair"] == pair and crowd["phase"] == phase)
            ):
                return self.view
            self.changed.clear()
            await self.changed.wait()


def say(**message: Any) -> bytes:
    return json.dumps(message).encode()


async def open_club(
    server: MeasuredProcess, people: int, phones: Phones, settings: dict[str, Any]
) -> tuple[Organiser, Wire, list[Wire]]:
    """Create a club night and connect everybody."""
    request = Request(f"{server.url}/api/events", method="POST")
    created = json.loads(await asyncio.to_thread(lambda: urlopen(request).read()))
    code, key = created["code"], created["key"]
    organiser = Organiser()
    token = created["organisers"][0].partition("?o=")[2].partition("&")[0]
    hello = say(type="hello", version=1, room=code, token=token)
    host = await Wire.open(server.url, hello, organiser.hear)
    host.say(say(type="event_settings", id=1, settings=settings))
    hello = say(type="hello", version=1, room=code, key=key)
    wires = [await Wire.open(server.url, hello, partial(phones.hear, n)) for n in range(people)]
    while len(organiser.view.get("people", ())) < people:
        await asyncio.sleep(0.1)
    return organiser, host, wires


async def race(server: MeasuredProcess, people: int, pairs: int) -> None:
    """Measure a crowd that answers pair after pair."""
    phones, rng, plane = Phones(), Random(1), Deck.named("classic").plane
    settings = {"mode": "crowd", "pairs": pairs, "pair_seconds": 5}
    organiser, host, wires = await open_club(server, people, phones, settings)
    phones.frames, cpu = 0, server.seconds
    host.say(say(type="event_go", id=2))
    loop = asyncio.get_running_loop()

    def answer(phone: int, pair: int, symbol: int) -> None:
        phones.sent[phone, pair] = time.perf_counter()
        wires[phone].say(say(type="answer", id=pair, pair=pair, symbol=symbol))

    for pair in range(1, pairs + 1):
        view = await organiser.until("round", pair, "open")
        symbol = plane.shared(*view["crowd"]["cards"])
        for phone in range(people):
            loop.call_later(rng.uniform(0.3, WITHIN_S), answer, phone, pair, symbol)
        await organiser.until("results", pair, "result")
        host.say(say(type="event_go", id=10 + pair))
    await organiser.until("podium")
    print(phones.row(f"a crowd of {people}, {pairs} pairs", server, cpu), flush=True)


async def play_tables(server: MeasuredProcess) -> None:
    """Measure tables at which everybody claims about once a second."""
    phones, rng = Phones(), Random(1)
    people = TABLES * AT_TABLE
    settings = {"rounds": 1, "table": AT_TABLE, "automatic": False}
    organiser, host, wires = await open_club(server, people, phones, settings)
    host.say(say(type="event_go", id=2))
    await organiser.until("seating")
    host.say(say(type="event_go", id=3))
    await organiser.until("round")
    phones.frames, cpu = 0, server.seconds
    for claim in range(CLAIMS):
        for phone, wire in enumerate(wires):
            phones.sent[phone, 100 + claim] = time.perf_counter()
            symbol = rng.randrange(57)
            wire.say(say(type="claim", id=100 + claim, symbol=symbol, seen=0))
            await asyncio.sleep(1.0 / people)
    await asyncio.sleep(1.0)
    print(phones.row(f"{TABLES} tables of {AT_TABLE}", server, cpu), flush=True)


async def echo(server: MeasuredProcess, people: int, pairs: int) -> None:
    """Send the same number of answers to bare aiohttp, which returns one frame for each."""
    phones, rng = Phones(), Random(1)
    wires = [
        await Wire.open(server.url, say(room=str(n)), partial(hear_echo, phones, n))
        for n in range(people)
    ]
    phones.frames, cpu = 0, server.seconds
    loop = asyncio.get_running_loop()

    def answer(phone: int, pair: int) -> None:
        phones.sent[phone, 0] = time.perf_counter()
        wires[phone].say(say(type="answer", id=pair, pair=pair, symbol=1))

    for pair in range(1, pairs + 1):
        for phone in range(people):
            loop.call_later(rng.uniform(0.3, WITHIN_S), answer, phone, pair)
        await asyncio.sleep(WITHIN_S + 0.5)
    print(phones.row("aiohttp alone, an echo", server, cpu), flush=True)


def hear_echo(phones: Phones, phone: int, frame: bytes) -> None:
    phones.frames += 1
    if frame.startswith(b'{"type":"verdict"') and (phone, 0) in phones.sent:
        phones.seconds.append(time.perf_counter() - phones.sent.pop((phone, 0)))


def main(people: int = PEOPLE, pairs: int = PAIRS) -> None:
    stamp = f"{datetime.now(UTC):%Y-%m-%d}, Python {python_version()}, {os.cpu_count()} cores"
    print(f"{stamp}; everybody answers within {WITHIN_S:g} s\n")
    print("| | verdicts | lost | p50 | p99 | frames | processor | memory |")
    print("|---|---|---|---|---|---|---|---|")
    with table_server() as server:
        asyncio.run(race(server, people, pairs))
    with table_server() as server:
        asyncio.run(play_tables(server))
    size = str(VERDICT_BYTES)
    with serving("-m", "bench.live.bare", "30", size) as server:
        asyncio.run(echo(server, people, pairs))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
