"""Contest: near-simultaneous claims in the order in which the players acted, not the network.

A right claim opens a contest. Every claim that comes in while it is open joins it, and the room
judges them all in the order of `settle`: by the time each player took, which is the time from the
cards' leaving to the claim's arriving, less the credit for the way there and back. It stays open
just as long as somebody who has not claimed could still have been quicker.

>>> lines = {0: Line(shown_at=10.0, rtt=0.020), 1: Line(shown_at=10.0, rtt=0.220)}
>>> contest = Contest(lines, rivals={0, 1}, seed="room/7")
>>> _ = contest.offer(0, 31, arrived_at=11.520, reported=1.5, right=True)
>>> round(contest.closes_at, 3)
11.76
>>> _ = contest.offer(1, 8, arrived_at=11.620, reported=1.4, right=True)
>>> [(bid.seat, bid.key) for bid in contest.settle()]
[(1, 1.4), (0, 1.5)]
"""

from collections.abc import Collection, Iterable, Mapping
from hashlib import blake2b
from math import inf

from msgspec import Struct

from spotisle.rooms.credit import QUOTA, REFILL, Line, usable

PATIENCE = 0.250
"""Most seconds that a contest stays open. Someone 220 ms away who was just as quick as a neighbour
20 ms away is heard 200 ms later: anything shorter would take games from them."""


class Bid(Struct, frozen=True, array_like=True, gc=False):
    """One claim in a contest, with all that its place in the order follows from, for the log."""

    seat: int
    claim: int
    """The claim's id."""
    elapsed: float
    """Seconds from the cards' leaving to the claim's arriving, by the server's clock."""
    reported: float | None
    """Seconds from paint to press by the client's clock; None without a report that can be true."""
    rtt: float | None
    quota: float
    """What the seat had left when the contest opened."""
    lot: int
    """What the seat has drawn for exact ties: the smallest comes first."""
    credit: float
    key: float
    """Elapsed less credit, to the microsecond: the smallest comes first."""

    @classmethod
    def weighed(
        cls, seat: int, claim: int, elapsed: float, reported: float | None, line: Line, lot: int
    ) -> "Bid":
        """Return the bid that follows from what was measured, said and drawn."""
        reported = usable(reported, elapsed)
        credit = line.credit(elapsed, reported)
        key = round(elapsed - credit, 6)
        return cls(seat, claim, elapsed, reported, line.rtt, line.quota, lot, credit, key)

    def weighed_again(self) -> "Bid":
        """Return what the same inputs give now: a logged bid that is true equals it."""
        line = Line(rtt=self.rtt, quota=self.quota)
        return Bid.weighed(self.seat, self.claim, self.elapsed, self.reported, line, self.lot)


class Contest:
    """One contest for the cards that lie on the table. Time and chance are handed in."""

    def __init__(
        self,
        lines: Mapping[int, Line],
        rivals: Collection[int],
        seed: int | str,
        patience: float = PATIENCE,
    ) -> None:
        """Open a contest among the seats of `lines`; it waits only for `rivals`.

        Rivals are the seats that may claim now: connected, in play, not locked. The seed decides
        exact ties; it follows from the room's seed and the number of the state.
        """
        self._lines = lines
        self._rivals = rivals
        self._patience = patience
        self._lots = blake2b(str(seed).encode()).digest()
        self._bids: list[Bid] = []
        self._opened_at = self._best = inf
        """When the first right claim arrived, and the smallest key of a right one."""
        self.closes_at: float | None = None
        """When to settle, perhaps already past; None as long as no right claim has come."""

    def offer(
        self, seat: int, claim: int, arrived_at: float, reported: float | None, *, right: bool
    ) -> Bid:
        """Let a claim join. `right` is what the game says of it in the state that is contested."""
        line, lot = self._lines[seat], self._lot(seat)
        bid = Bid.weighed(seat, claim, self._elapsed(line, arrived_at), reported, line, lot)
        self._bids.append(bid)
        if right:
            self._opened_at = min(self._opened_at, arrived_at)
            self._best = min(self._best, bid.key)
        if self._best < inf:
            self.closes_at = self._last_chance()
        return bid

    def _lot(self, seat: int) -> int:
        """Return what a seat has drawn: four bytes of the seed's digest each."""
        return int.from_bytes(self._lots[4 * seat : 4 * seat + 4])

    def _last_chance(self) -> float:
        """Return the last moment at which a rival who has not claimed yet could be the quickest.

        Nobody waits before the first right claim, nor longer than the table's patience.
        """
        claimed = [bid.seat for bid in self._bids]
        latest = self._opened_at
        for seat in self._rivals:
            line = self._lines[seat]
            if seat not in claimed and line.shown_at is not None:
                latest = max(latest, line.shown_at + self._best + line.most)
        return min(latest, self._opened_at + self._patience)

    def _elapsed(self, line: Line, arrived_at: float) -> float:
        """Return the claim's age; without a frame of one's own, since the first one went out."""
        shown_at = line.shown_at
        if shown_at is None:
            shown = [each.shown_at for each in self._lines.values() if each.shown_at is not None]
            shown_at = min(shown, default=inf)
        return max(0.0, arrived_at - shown_at)

    def settle(self) -> list[Bid]:
        """Return all bids in fair order."""
        return fair_order(self._bids) if len(self._bids) > 1 else self._bids


def fair_order(bids: Iterable[Bid]) -> list[Bid]:
    """Sort by key, then lot, whatever order they come in.

    Nobody overtakes themselves: what a seat claims later stays behind what it claimed before.
    """
    reached: dict[int, float] = {}
    places: list[tuple[float, int, float, int, Bid]] = []
    for bid in sorted(bids, key=lambda bid: (bid.elapsed, bid.claim)):
        reached[bid.seat] = max(bid.key, reached.get(bid.seat, 0.0))
        places.append((reached[bid.seat], bid.lot, bid.elapsed, bid.claim, bid))
    return [place[-1] for place in sorted(places, key=lambda place: place[:-1])]


def quotas_after(bids: Iterable[Bid]) -> dict[int, float]:
    """Return what is left to each seat that claimed: less its largest draw, plus one refill."""
    left: dict[int, float] = {}
    for bid in bids:
        draw = max(0.0, bid.credit - (bid.rtt or 0.0))
        rest = bid.quota - draw + REFILL
        left[bid.seat] = min(rest, left.get(bid.seat, QUOTA))
    return left
