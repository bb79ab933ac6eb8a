"""Opening a room folds a bounded number of entries, whatever happened in it.

`SPOTISLE_SPAM_HOURS=2` spams for two hours, and also checks the processor time of opening.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import archive
from tests.rooms.kit.claims import right, wrong
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.server import VirtualServer, done

HOURS = float(os.environ.get("SPOTISLE_SPAM_HOURS", "0"))
SECONDS = HOURS * 3600 or 100.0
TICK_S = 0.25
WAKE_CPU_S = 0.1

Spam = Callable[[list[VirtualClient]], Iterator[None]]


def claims_in_practice(people: list[VirtualClient]) -> Iterator[None]:
    """Everybody claims, right and wrong, in a game that never ends."""
    people[0].ask(cmd.Choose, settings=Settings(mode="practice"))
    yield
    people[0].ask(cmd.Start)
    yield
    for number in count():
        for person in people:
            person.ask(cmd.MakeClaim, **(wrong if number % 3 else right)(person))
        yield


def starts(people: list[VirtualClient]) -> Iterator[None]:
    """The host starts and ends the longest series."""
    people[0].ask(cmd.Choose, settings=Settings(mode="adventure"))
    while True:
        people[0].ask(cmd.Start)
        yield
        people[0].ask(cmd.Dismiss)
        yield


def choices(people: list[VirtualClient]) -> Iterator[None]:
    """The host keeps changing the settings, now and then with all that fits into a message."""
    for number in count():
        size = 30 if number % 20 == 0 else 1
        padding: dict[str, Any] = {f"{number % 2}{n}": "x" * 80 for n in range(size)}
        people[0].ask(cmd.Choose, settings=Settings(options={"tower": padding}))
        yield


def names(people: list[VirtualClient]) -> Iterator[None]:
    """Everybody changes names."""
    for number in count():
        for person in people:
            person.ask(cmd.Rename, name=f"{person.name} {number % 2}")
        yield


@pytest.mark.parametrize("spam", [claims_in_practice, starts, choices, names])
async def test_opening_a_room_after_spam_replays_few_events(
    server: VirtualServer, spam: Spam
) -> None:
    actor, people = await server.room("Ann", "Bob", "Cy", "Dan")
    code, step = actor.state.code, spam(people)
    for tick in range(int(SECONDS / TICK_S)):
        next(step)
        await asyncio.sleep(TICK_S)
        if tick % 20 == 0:
            await check_work_to_open(server, code)
    await server.settle()
    await check_work_to_open(server, code)
    assert actor.state.seq > 2 * archive.MIN_ENTRIES
    assert code in server.journal.snapshots
    await server.restart()
    before = time.process_time()
    woken = await server.reopen(code)
    if HOURS:
        assert time.process_time() - before < WAKE_CPU_S
    assert woken.state.seq == actor.state.seq


async def check_work_to_open(server: VirtualServer, code: str) -> None:
    """Check how many entries, and bytes, opening the room now would fold."""
    seq, _ = await server.journal.snapshot(code) or (0, b"")
    after = await server.journal.read(code, after=seq)
    assert len(after) <= archive.SNAPSHOT_ENTRIES
    assert sum(len(entry.body) for entry in after) <= archive.SNAPSHOT_BYTES


async def test_a_snapshot_is_due_by_age(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(mode="practice"))
    await done(ann, cmd.Start)
    for _ in range(archive.MIN_ENTRIES):
        await ann.answer(cmd.MakeClaim, **right(ann))
    assert await server.journal.snapshot(actor.state.code) is None
    await asyncio.sleep(archive.SNAPSHOT_AGE_S)
    await bob.answer(cmd.MakeClaim, **right(bob))
    kept = await server.journal.snapshot(actor.state.code)
    assert kept is not None
    assert kept[0] == actor.state.seq


async def test_a_room_opens_without_a_snapshot_that_cannot_be_read(server: VirtualServer) -> None:
    actor, (ann, _) = await server.room("Ann", "Bob")
    await done(ann, cmd.Start)
    await server.restart()
    code, seq = actor.state.code, actor.state.seq
    await server.journal.save_snapshot(code, seq, b'{"seq": "of another version"}')
    assert (await server.reopen(code)).state.seq == seq
