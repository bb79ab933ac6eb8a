"""Who found how many symbols at a table, and the fastest find that the big screen shows."""

from spotisle.club.tables import Finds
from spotisle.rooms.contest import NO_LOT, Bid
from spotisle.rooms.credit import Link
from spotisle.rooms.events import Claimed
from spotisle.rooms.state import RoomState
from spotisle.rules import Claim
from spotisle.rules.claim import MATCHED
from spotisle.rules.seats import RoomSeat


def found_after(seconds: float) -> Claimed:
    """Return a right claim of the second seat, this long after its cards were sent."""
    bid = Bid.compute(RoomSeat(1), 0, seconds, seconds, Link(), NO_LOT)
    claim = Claim(1, symbol=7)
    return Claimed(at=0, seat=RoomSeat(1), id=1, claim=claim, judgement=MATCHED, bid=bid)


def test_a_lucky_find_counts_but_is_never_the_fastest() -> None:
    finds = Finds()
    finds.note((30, 31), [found_after(1.25), found_after(0.002)], RoomState())
    assert (finds.counts, finds.fastest) == ({31: 2}, {31: 1.25})
