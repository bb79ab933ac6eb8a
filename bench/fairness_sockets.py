"""Win rates over real sockets: the real server, two players per room, one of them far away.

python -m bench.fairness_sockets

Everyone connects through a relay that delays all data, 10 ms each way for one player of each room
and 110 ms for the other. Both are equally quick; their clients wait as long as a person would. The
server must know about the relay, or it would use the kernel's round trip time to the relay.
"""

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import groupby
from math import sqrt
from pathlib import Path
from random import Random

from bench.live.process import serving, spotisle
from spotisle.bots.levels import LEVELS
from spotisle.client import CutOffError, Guest, RefusedError, connect, make_room
from spotisle.plane import Plane
from spotisle.protocol import commands as cmd
from spotisle.rooms import events as ev
from spotisle.storage import SqliteJournal

ROOMS = 40
SECONDS = 75.0
DELAYS = (0.010, 0.110)
"""Seconds each way."""
LEVEL = "expert"
PLANE = Plane.of_order(7)


async def _carry(source: asyncio.StreamReader, sink: asyncio.StreamWriter, delay: float) -> None:
    """Forward all data in order, each piece `delay` seconds after it arrived."""
    loop = asyncio.get_running_loop()
    held: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def release() -> None:
        while True:
            due, piece = await held.get()
            await asyncio.sleep(due - loop.time())
            sink.write(piece)

    releasing = asyncio.create_task(release())
    with suppress(OSError):
        while piece := await source.read(65536):
            held.put_nowait((loop.time() + delay, piece))
    releasing.cancel()
    sink.close()


@asynccontextmanager
async def relay(port: int, delay: float) -> AsyncIterator[str]:
    """Open a relay with this delay to a port, and yield its address."""

    async def join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
        with suppress(asyncio.CancelledError):
            await asyncio.gather(
                _carry(reader, far_writer, delay), _carry(far_reader, writer, delay)
            )

    server = await asyncio.start_server(join, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


async def play(guest: Guest, rng: Random) -> None:
    """Search every new pair of cards for as long as a person would, and claim."""
    skill = LEVELS[LEVEL]
    times = skill.search_times(PLANE)
    while True:
        play = guest.play
        if play is None or play["finished"]:
            if guest.view["host"] == guest.you:
                await guest.do(cmd.Dismiss)
                await guest.do(cmd.Start)
            await guest.until(lambda: guest.play and not guest.play["finished"], 60)
            continue
        seen = (play["number"], play["accepted"])
        began = time.monotonic()
        changed = guest.until(lambda seen=seen: _seen(guest) != seen, 60)  # type: ignore[misc]
        with suppress(TimeoutError):
            await asyncio.wait_for(changed, skill.choice_time(1) + rng.choice(times))
            continue
        tops = play["view"]
        symbol = PLANE.shared(tops["piles"][guest.private.place]["top"], tops["middle"]["top"])
        with suppress(CutOffError, RefusedError):
            await guest.claim(symbol, seen=seen[1], reaction=time.monotonic() - began)
        await guest.until(lambda seen=seen: _seen(guest) != seen, 60)  # type: ignore[misc]


def _seen(guest: Guest) -> tuple[int, int] | None:
    return (guest.play["number"], guest.play["accepted"]) if guest.play else None


async def tally(folder: Path) -> tuple[Counter[str], Counter[str], int]:
    """Return, by name, who won and who would have won by arriving first, and the close calls."""
    journal = await SqliteJournal.open(folder, time.time)
    fair: Counter[str] = Counter()
    arrived: Counter[str] = Counter()
    close = 0
    for line in await journal.rooms():
        events = [ev.decode(entry.body) for entry in await journal.read(line.code)]
        names = [event.name for event in events if isinstance(event, ev.Joined)]
        bids = [event for event in events if isinstance(event, ev.Claimed) and event.bid]
        for _, contest in groupby(bids, key=lambda event: event.at):
            right = [event for event in contest if event.judgement.verdict in ("ok", "late")]
            winner = next((event for event in right if event.judgement.verdict == "ok"), None)
            if winner is not None:
                first = min(right, key=lambda event: event.bid.elapsed if event.bid else 0.0)
                fair[names[winner.seat]] += 1
                arrived[names[first.seat]] += 1
                close += len(right) > 1
    await journal.close()
    return fair, arrived, close


async def run(url: str) -> None:
    rng = Random(7)
    port = int(url.rsplit(":", 1)[1])
    async with AsyncExitStack() as stack:
        near, far = [await stack.enter_async_context(relay(port, delay)) for delay in DELAYS]
        guests: list[Guest] = []
        for room in range(ROOMS):
            code = await make_room(url)
            # The far player hosts every other room, so that being the host makes no difference.
            for way in (near, far) if room % 2 else (far, near):
                name = "near" if way == near else "far"
                guests.append(await stack.enter_async_context(connect(way, code, name)))
        players = [asyncio.create_task(play(guest, Random(rng.random()))) for guest in guests]
        ended, _ = await asyncio.wait(players, timeout=SECONDS, return_when=asyncio.FIRST_EXCEPTION)
        for player in ended:
            player.result()
        for player in players:
            player.cancel()
        await asyncio.wait(players)


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="spotisle-bench-") as name:
        with serving(*spotisle(Path(name), "--trust-proxy")) as server:
            asyncio.run(run(server.url))
        fair, arrived, close = asyncio.run(tally(Path(name)))
    cards = fair.total()
    print(
        f"| {cards} cards, {close} of them contested | first to arrive wins | with the contest |\n"
        "|---|---|---|\n"
        f"| 20 ms away | {100 * arrived['near'] / cards:.1f} % "
        f"| **{100 * fair['near'] / cards:.1f} %** |\n"
        f"| 220 ms away | {100 * arrived['far'] / cards:.1f} % "
        f"| **{100 * fair['far'] / cards:.1f} %** |\n\n"
        f"One standard error is {100 * sqrt(0.25 / cards):.1f} %."
    )


if __name__ == "__main__":
    main()
