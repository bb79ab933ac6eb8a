"""The load server, recording timestamps of each claim: `python -m bench.live.stamps FILE ...`.

A room has one claim under way at a time, so its code identifies the claim. The timestamps go to
FILE when the server stops: one list per claim, and the pauses of the garbage collector.
"""

import atexit
import gc
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from bench.live import unlimited
from spotisle.cli import main
from spotisle.rooms.actor import RoomActor
from spotisle.storage import SqliteJournal
from spotisle.storage.contract import Entry, OnAppended
from spotisle.storage.sqlite.threads import Writer

STAGES = ("judge", "wait for the writer", "commit", "wait for the loop", "apply and send")


class Stamped(msgspec.Struct):
    """The recorded timestamps."""

    claims: list[list[float]]
    """For each claim, the time at the start and after each of `STAGES`."""
    pauses: list[tuple[float, float]]
    """Start and end of each run of the garbage collector."""


def stamp(noted: Stamped) -> None:
    """Record timestamps of every claim on the fast path."""
    under_way: defaultdict[str | None, list[float]] = defaultdict(list)
    at_once, appended = vars(RoomActor)["_do_at_once"], vars(RoomActor)["_appended"]
    append_soon, commit = SqliteJournal.append_soon, vars(Writer)["_commit"]

    def stamped_at_once(actor: RoomActor, *args: object) -> None:
        under_way[actor.code] = [perf_counter()]
        at_once(actor, *args)

    def stamped_append(
        journal: SqliteJournal, entries: Sequence[Entry], on_appended: OnAppended
    ) -> None:
        under_way[entries[0].room].append(perf_counter())
        append_soon(journal, entries, on_appended)

    def stamped_commit(writer: Writer, group: list[Any]) -> list[Any]:
        began = perf_counter()
        outcomes: list[Any] = commit(writer, group)
        ended = perf_counter()
        for job in group:
            under_way[job.room] += (began, ended)
        return outcomes

    def stamped_appended(actor: RoomActor, *args: object) -> None:
        moments = under_way.pop(actor.code)
        moments.append(perf_counter())
        appended(actor, *args)
        moments.append(perf_counter())
        if len(moments) == 1 + len(STAGES):
            noted.claims.append(moments)

    watched: list[tuple[type, str, Callable[..., Any]]] = [
        (RoomActor, "_do_at_once", stamped_at_once),
        (RoomActor, "_appended", stamped_appended),
        (SqliteJournal, "append_soon", stamped_append),
        (Writer, "_commit", stamped_commit),
    ]
    for owner, name, work in watched:
        setattr(owner, name, work)


def note_pauses(noted: Stamped) -> None:
    """Record the runs of the garbage collector."""
    began = 0.0

    def note(phase: str, _: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = perf_counter()
        else:
            noted.pauses.append((began, perf_counter()))

    gc.callbacks.append(note)


if __name__ == "__main__":
    target, noted = Path(sys.argv.pop(1)), Stamped([], [])
    stamp(noted)
    note_pauses(noted)
    atexit.register(lambda: target.write_bytes(msgspec.json.encode(noted)))
    unlimited.lift_limits()
    main()
