"""The CPU time of one claim in a room, without the network: `python -m bench claim`.

CPU time instead of wall time, so that other load on the machine matters less. Rooms of six play
tower, and each claims again right after a verdict. Frames are dropped; the journal is SQLite or a
stub that stores nothing.

python -m bench.claim stages          # where the time goes, by stage
python -m bench.claim profile         # the same by function
python -m bench.claim --against TREE  # alternating with another checkout of this project
"""

import asyncio
import cProfile
import gc
import os
import platform
import pstats
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop

from bench.live.process import TICKS, stolen_ticks
from bench.live.trees import HERE, measure_rows
from spotisle.protocol.answers import Answer, Judged
from spotisle.protocol.close import CloseReason
from spotisle.protocol.codec import Fault, decode_command
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.clock import SteadyClock
from spotisle.rooms.credit import RoundTrip
from spotisle.rooms.messages import Connect, Request
from spotisle.rooms.registry import RoomRegistry
from spotisle.storage import Entry, SqliteJournal
from spotisle.storage.contract import OnAppended

PEOPLE = 6
ROOMS = 100
CLAIMS = 20_000
RUNS = 3

encode = msgspec.json.Encoder().encode


class NullJournal(SqliteJournal):
    """A journal that stores no entries."""

    async def append(self, entries: Sequence[Entry]) -> None:
        """Store nothing."""

    def append_soon(self, entries: Sequence[Entry], on_appended: OnAppended) -> None:
        """Store nothing, and report success."""
        on_appended(None)


class SinkConnection:
    """Drops all frames, and notifies its table of verdicts and deals."""

    gone = False

    def __init__(self, table: "Table") -> None:
        self.trip = RoundTrip()
        self._table = table

    def send(self, *words: bytes | Answer) -> None:
        """Notify the table of a verdict or a deal."""
        for word in words:
            if isinstance(word, Judged):
                encode(word)
                self._table.judged()
            elif isinstance(word, bytes) and b'"type":"dealt"' in word:
                self._table.dealt(self)

    def close(self, reason: CloseReason, text: str = "", url: str = "") -> None:
        """Do nothing."""

    def admit(self) -> None:
        """Do nothing."""

    def refuse(self, reason: CloseReason) -> None:
        """Do nothing."""


class Table:
    """One room whose people claim until all tables together have made enough claims."""

    left = 0
    done: asyncio.Event

    def __init__(self, actor: RoomActor, rng: Random) -> None:
        self.actor = actor
        self._rng = rng
        self._ids = 0
        self._connections = [SinkConnection(self) for _ in range(PEOPLE)]
        for number, connection in enumerate(self._connections):
            actor.post(Connect(connection, f"Guest {number}"))
        self._ask(b'{"type":"start","id":%d}')

    def dealt(self, connection: SinkConnection) -> None:
        """Claim again after a deal, once per room."""
        if connection is self._connections[0] and Table.left:
            asyncio.get_running_loop().call_soon(self.claim)

    def judged(self) -> None:
        """Count the claim, and claim again unless it was the last."""
        Table.left -= 1
        if Table.left > 0:
            asyncio.get_running_loop().call_soon(self.claim)
        else:
            self.done.set()

    def claim(self) -> None:
        """Make a right claim for a random seat, or start a new game."""
        play = self.actor.state.cards
        if play is None or play.finished:
            self._ask(b'{"type":"dismiss","id":%d}')
            self._ask(b'{"type":"start","id":%d}')
            return
        state, place = play.table.state, self._rng.randrange(PEOPLE)
        symbol = play.game.deck.plane.shared(state.piles[place].top, state.deal[state.turned])
        said = b'{"type":"claim","id":%%d,"symbol":%d,"seen":%d}' % (symbol, play.number)
        self._ask(said, place)

    def _ask(self, command: bytes, place: int = 0) -> None:
        self._ids += 1
        asked: Any = decode_command(command % self._ids)
        assert not isinstance(asked, Fault)
        self.actor.post(Request(self._connections[place], asked))


async def seconds_a_claim(
    folder: Path, kind: type[SqliteJournal], ready: Callable[[], None] = lambda: None
) -> float:
    rng, clock = Random(1), SteadyClock()
    journal = await kind.open(folder, clock.now)
    registry = RoomRegistry(journal, clock, rng=lambda: Random(rng.getrandbits(60)))
    try:
        Table.left, Table.done = 0, asyncio.Event()
        tables = [Table(await registry.make_room(), Random(n)) for n in range(ROOMS)]
        while not all(table.actor.state.cards for table in tables):
            await asyncio.sleep(0.05)
        gc.collect()
        ready()
        Table.left = CLAIMS
        before = time.process_time()
        for table in tables:
            table.claim()
        await Table.done.wait()
        return (time.process_time() - before) / CLAIMS
    finally:
        await registry.close()
        await journal.close()


def run(kind: type[SqliteJournal], ready: Callable[[], None] = lambda: None) -> float:
    """Return the CPU seconds per claim; `ready` is called before the first claim."""
    with tempfile.TemporaryDirectory(prefix="spotisle-bench-") as folder:
        return uvloop.run(seconds_a_claim(Path(folder), kind, ready))


def by_stage() -> None:
    """Print the CPU time of each stage, without the network."""
    from bench.live.stages import StageClock

    whole = min(run(SqliteJournal) for _ in range(RUNS))
    clock = StageClock()
    runs = []
    for _ in range(RUNS):
        run(SqliteJournal, clock.reset)
        runs.append(clock.us_per_claim(CLAIMS))
    stages = {stage: min(each[stage] for each in runs) for stage in runs[0]}
    rest = 1e6 * whole - sum(stages.values())
    print("| stage | processor time a claim |\n|---|---|")
    for stage, us in [*stages.items(), ("all else", rest), ("together", 1e6 * whole)]:
        print(f"| {stage} | {us:.1f} us |")


def main() -> None:
    gc.set_threshold(50_000, 50, 100)
    print(
        f"`python -m bench claim`; {datetime.now(UTC):%Y-%m-%d}, Python "
        f"{platform.python_version()}, load average {os.getloadavg()[0]:.1f}; {ROOMS} rooms of "
        f"{PEOPLE}, best of {RUNS} runs of {CLAIMS:,} claims\n\n"
        "| | processor time a claim |\n|---|---|"
    )
    stolen = stolen_ticks()
    for title, kind in (("room alone", NullJournal), ("room and SQLite", SqliteJournal)):
        print(f"| {title} | {1e6 * min(run(kind) for _ in range(RUNS)):.0f} us |", flush=True)
    print(f"\n- Stolen from all cores meanwhile: {(stolen_ticks() - stolen) / TICKS:.2f} s.")


def compare(other: Path, rounds: int) -> None:
    """Measure two checkouts in alternating rounds."""
    runs = []
    for _ in range(rounds):
        runs.append((measure_rows(other, "claim"), measure_rows(HERE, "claim")))
        print(f"- other tree {runs[-1][0]}, this tree {runs[-1][1]}", flush=True)
    print("\n| | other tree | this tree | ratio | in each round |\n|---|---|---|---|---|")
    for title in runs[0][1]:
        pairs = [(before[title], after[title]) for before, after in runs]
        old, new = (statistics.median(column) for column in zip(*pairs, strict=True))
        shown = ", ".join(f"{before:.0f} and {after:.0f}" for before, after in pairs)
        print(f"| {title} | {old:.0f} us | {new:.0f} us | {new / old:.2f} | {shown} |")


if __name__ == "__main__":
    if sys.argv[1:] == ["profile"]:
        with cProfile.Profile() as profile:
            run(NullJournal)
        pstats.Stats(profile).sort_stats("tottime").print_stats(40)
    elif sys.argv[1:] == ["stages"]:
        import_module("bench.claim").by_stage()
    elif sys.argv[1:2] == ["--against"]:
        compare(Path(sys.argv[2]), rounds=int((sys.argv[3:] or ["3"])[0]))
    else:
        main()
