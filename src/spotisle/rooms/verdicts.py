"""The verdicts that a person has received, to answer a command that is sent again, however late.

One person makes a few hundred claims in a game, and any number in an endless one. So ids are kept
in sorted arrays, with ten bytes per id. Beyond `MAX_VERDICTS` the smallest ids are forgotten. Ids
grow (docs/protocol.md), so an id below a forgotten one is old: it is answered as late, never judged
again.
"""

import sys
from array import array
from bisect import bisect_left

from msgspec import Struct

from spotisle.rules import Reason, Verdict

MAX_VERDICTS = 8192
"""Per person: 45 minutes of claims at the highest rate that the journal budget sustains."""


class RememberedVerdict(Struct, frozen=True, gc=False):
    """The verdict that was sent for a claim or a move."""

    verdict: Verdict
    reason: str


TOO_OLD = RememberedVerdict(Verdict.LATE, Reason.GAME_OVER)
"""For an id that was forgotten, or is smaller than one."""

_kinds: list[RememberedVerdict] = []
_number_of_kind: dict[RememberedVerdict, int] = {}
"""Every pair of verdict and reason that this process has met; arrays hold their indexes."""


class SavedVerdicts(Struct, frozen=True, array_like=True):
    """The verdicts of one person in a snapshot."""

    forgotten: int
    ids: bytes
    """Eight bytes each, little-endian, sorted."""
    kinds: tuple[RememberedVerdict, ...]
    kind_of_id: bytes
    """Two bytes for each id: an index into `kinds`."""


class VerdictLog:
    """The verdicts of one person by command id."""

    __slots__ = ("_forgotten", "_ids", "_kinds")

    def __init__(self) -> None:
        self._ids = array("q")
        self._kinds = array("H")
        self._forgotten = -1
        """The largest id that was forgotten."""

    def __len__(self) -> int:
        return len(self._ids)

    def get(self, command: int) -> RememberedVerdict | None:
        """Return the verdict on a command; None if there is none."""
        place = bisect_left(self._ids, command)
        if place < len(self._ids) and self._ids[place] == command:
            return _kinds[self._kinds[place]]
        return TOO_OLD if command <= self._forgotten else None

    def add(self, command: int, verdict: RememberedVerdict) -> None:
        """Remember a verdict; a later one on the same command takes its place."""
        ids, kinds, kind = self._ids, self._kinds, _number(verdict)
        place = len(ids) if not ids or command > ids[-1] else bisect_left(ids, command)
        if place < len(ids) and ids[place] == command:
            kinds[place] = kind
            return
        ids.insert(place, command)
        kinds.insert(place, kind)
        if len(ids) > MAX_VERDICTS:
            self._forgotten = max(self._forgotten, ids.pop(0))
            del kinds[0]

    def save(self) -> SavedVerdicts:
        """Return what a snapshot keeps."""
        met = max(self._kinds, default=-1) + 1
        return SavedVerdicts(
            self._forgotten,
            _little_endian(self._ids).tobytes(),
            tuple(_kinds[:met]),
            _little_endian(self._kinds).tobytes(),
        )

    @staticmethod
    def restore(saved: SavedVerdicts) -> "VerdictLog":
        """Return the verdicts that a snapshot kept."""
        log = VerdictLog()
        log._forgotten = saved.forgotten
        log._ids = _little_endian(array("q", saved.ids))
        numbers = [_number(kind) for kind in saved.kinds]
        places = _little_endian(array("H", saved.kind_of_id))
        log._kinds = array("H", [numbers[place] for place in places])
        return log


def _number(verdict: RememberedVerdict) -> int:
    """Return the index of a verdict in this process; there are about a hundred."""
    number = _number_of_kind.get(verdict)
    if number is None:
        number = _number_of_kind[verdict] = len(_kinds)
        _kinds.append(verdict)
    return number


def _little_endian(numbers: "array[int]") -> "array[int]":
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
