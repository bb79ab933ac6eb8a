"""CPU time of a claim by stage: wraps functions of the package with timers.

A stage counts its own time only, without that of inner stages. The overhead of the timer is
calibrated and subtracted.
"""

import threading
from collections import Counter
from collections.abc import Callable
from time import thread_time_ns
from typing import Any

from bench import claim
from spotisle.protocol import codec
from spotisle.rooms import actor, broadcast, contest, engine, events
from spotisle.rules import table
from spotisle.server import websocket
from spotisle.server.routes import live
from spotisle.storage.sqlite import entry_table

STAGES: dict[str, list[tuple[Any, str]]] = {
    "decode": [(codec, "decode_command"), (live, "decode_command"), (claim, "decode_command")],
    "order": [
        (contest.Referee, "claim"),
        (contest.Referee, "believable_state"),
        (contest.Referee, "settle"),
    ],
    "judge": [(table.Table, "judge")],
    "store": [(events, "encode"), (entry_table, "store")],
    "apply": [(engine.RoomEngine, "commit")],
    "view": [(broadcast.Broadcast, "update")],
    "encode": [(broadcast, "encode"), (websocket, "_encode"), (actor, "encode")],
    "send": [(websocket.WebSocket, "send"), (claim.SinkConnection, "send")],
}


class StageClock:
    """Adds up the CPU time of each stage, in nanoseconds."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()
        self._local = threading.local()
        for stage, places in STAGES.items():
            for owner, name in places:
                setattr(owner, name, self.watch(stage, getattr(owner, name)))
        watched = self.watch("nothing", lambda: None)
        for _ in range(20_000):
            watched()
        self.overhead = self.spent.pop("nothing") / self.calls.pop("nothing")

    def watch(self, stage: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function wrapped with a timer."""
        local, spent, calls = self._local, self.spent, self.calls

        def watched(*args: object, **named: object) -> object:
            outer = getattr(local, "inner", 0)
            local.inner = 0
            began = thread_time_ns()
            try:
                return work(*args, **named)
            finally:
                took = thread_time_ns() - began
                spent[stage] += took - local.inner
                calls[stage] += 1
                local.inner = outer + took

        return watched

    def reset(self) -> None:
        """Clear all counts."""
        self.spent.clear()
        self.calls.clear()

    def us_per_claim(self, claims: int) -> dict[str, float]:
        """Return the microseconds of each stage per claim, without the timer's overhead."""
        return {
            stage: max(0.0, self.spent[stage] - self.calls[stage] * self.overhead) / claims / 1000
            for stage in STAGES
        }
