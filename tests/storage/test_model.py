"""Random sequences of calls, compared with a model made of a few dictionaries."""

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from msgspec import Struct

from spotisle.storage import Entry, FencedError, Journal, RemovedCounts, SequenceError
from tests.kit.fuzz import many
from tests.storage.kit import STORES

ROOMS = st.sampled_from(["KIWI", "PEAR", "PLUM"])
BODIES = st.binary(max_size=20)

Answer = TypeVar("Answer")


class ModelRoom(Struct):
    epoch: int
    touched_at: float
    log: list[Entry] = []
    snapshot: tuple[int, bytes] | None = None


class JournalModel(RuleBasedStateMachine):
    """Makes the same calls to the journal and the model, and compares the answers."""

    kind: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.store = STORES[self.kind](Path(self.folder.name))
        self.journal: Journal = self.run(self.store.open())
        self.rooms: dict[str, ModelRoom] = {}
        self.records: dict[tuple[str, int, float, bytes], str] = {}
        self.highest_forgotten = 0

    def run(self, coroutine: Coroutine[Any, Any, Answer]) -> Answer:
        return self.loop.run(coroutine)

    def teardown(self) -> None:
        self.run(self.journal.close())
        self.loop.close()
        self.folder.cleanup()

    @rule(code=ROOMS)
    def take(self, code: str) -> None:
        room = self.rooms.setdefault(code, ModelRoom(self.highest_forgotten, 0.0))
        room.epoch += 1
        room.touched_at = self.store.clock.now
        assert self.run(self.journal.open_room(code)) == room.epoch

    @rule(calls=st.lists(st.tuples(ROOMS, st.lists(BODIES, min_size=1, max_size=3)), max_size=3))
    def append_what_continues(self, calls: list[tuple[str, list[bytes]]]) -> None:
        batch = []
        for code, bodies in calls:
            if room := self.rooms.get(code):
                first = len(room.log) + 1
                group = [
                    Entry(code, first + at, room.epoch, body) for at, body in enumerate(bodies)
                ]
                room.log += group
                room.touched_at = self.store.clock.now
                batch += group
        self.run(self.journal.append(batch))

    @rule(code=ROOMS, epoch=st.integers(0, 6), seq=st.integers(-1, 8), body=BODIES)
    def append_anything(self, code: str, epoch: int, seq: int, body: bytes) -> None:
        entry = Entry(code, seq, epoch, body)
        room = self.rooms.get(code)
        if room is None or room.epoch != epoch:
            with pytest.raises(FencedError):
                self.run(self.journal.append([entry]))
        elif seq == len(room.log) + 1:
            self.run(self.journal.append([entry]))
            room.log.append(entry)
            room.touched_at = self.store.clock.now
        elif entry in room.log:
            self.run(self.journal.append([entry]))
        else:
            with pytest.raises(SequenceError):
                self.run(self.journal.append([entry]))

    @rule(code=ROOMS, seq=st.integers(0, 8), body=BODIES)
    def save_snapshot(self, code: str, seq: int, body: bytes) -> None:
        self.run(self.journal.save_snapshot(code, seq, body))
        room = self.rooms.get(code)
        if room and (room.snapshot or (0, b""))[0] <= seq <= len(room.log):
            room.snapshot = (seq, body)

    @rule(code=ROOMS, number=st.integers(1, 3), body=BODIES)
    def keep_record(self, code: str, number: int, body: bytes) -> None:
        now = self.store.clock.now
        key = self.run(self.journal.keep_record(code, number, now, "well", body))
        assert self.records.setdefault((code, number, now, body), key) == key

    @rule(code=ROOMS)
    def forget(self, code: str) -> None:
        self.run(self.journal.forget(code))
        self.drop(code)

    def drop(self, code: str) -> None:
        if room := self.rooms.pop(code, None):
            self.highest_forgotten = max(self.highest_forgotten, room.epoch)

    @rule(rooms_age=st.integers(0, 4), records_age=st.integers(0, 4))
    def retain(self, rooms_age: int, records_age: int) -> None:
        now = self.store.clock.now
        old = [code for code, room in self.rooms.items() if room.touched_at < now - rooms_age]
        over = [key for key in self.records if key[2] < now - records_age]
        forgotten = self.run(self.journal.retain(now - rooms_age, now - records_age))
        assert forgotten == RemovedCounts(len(old), len(over))
        for code in old:
            self.drop(code)
        for key in over:
            del self.records[key]

    @rule(seconds=st.integers(1, 3))
    def time_passes(self, seconds: int) -> None:
        self.store.clock.now += seconds

    @rule()
    def close_and_open_again(self) -> None:
        self.run(self.journal.close())
        self.journal = self.run(self.store.open())

    @rule(code=ROOMS, after=st.integers(0, 8))
    def read_a_part(self, code: str, after: int) -> None:
        room = self.rooms.get(code)
        assert self.run(self.journal.read(code, after)) == (room.log[after:] if room else [])

    @invariant()
    def the_journal_is_what_the_model_is(self) -> None:
        lines = {line.code: line for line in self.run(self.journal.rooms())}
        assert lines.keys() == self.rooms.keys()
        for code, room in self.rooms.items():
            line = lines[code]
            expected = (len(room.log), room.epoch, room.touched_at)
            assert (line.seq, line.epoch, line.touched_at) == expected
            assert self.run(self.journal.read(code)) == room.log
            assert self.run(self.journal.snapshot(code)) == room.snapshot
        kept = self.run(self.journal.records())
        assert sorted(line.id for line in kept) == sorted(self.records.values())


@pytest.mark.parametrize("store_kind", STORES)
def test_any_sequence_of_calls_does_what_the_model_does(store_kind: str) -> None:
    class Model(JournalModel):
        kind = store_kind

    steps = settings(max_examples=many(12), stateful_step_count=25, deadline=None)
    run_state_machine_as_test(Model, settings=steps)
