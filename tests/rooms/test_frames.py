"""What the public event of a claim says."""

from typing import Any

from spotisle.rooms.contest import Bid
from spotisle.rooms.credit import Link
from spotisle.rooms.events import Claimed
from spotisle.rules import Claim, Judgement, Reason, Verdict
from spotisle.rules.claim import MATCHED
from spotisle.rules.seats import RoomSeat

SEAT = RoomSeat(0)
BID = Bid.compute(SEAT, 1, 1.5204, 1.4, Link(rtt=0.220), 0)


def public_event(judgement: Judgement, bid: Bid | None) -> dict[str, Any]:
    claimed = Claimed(at=7.0, seat=SEAT, id=1, claim=Claim(0, 5), judgement=judgement, bid=bid)
    return claimed.publish()


def test_a_find_is_told_with_the_time_that_decided() -> None:
    assert public_event(MATCHED, BID)["took"] == round(BID.key, 3) == 1.4


def test_nobody_is_told_a_time_that_was_not_measured() -> None:
    assert "took" not in public_event(MATCHED, None)
    assert "took" not in public_event(MATCHED, Bid.compute(SEAT, 1, 0.0, None, Link(), 0))
    assert "took" not in public_event(Judgement(Verdict.LATE, Reason.TARGET_GONE), BID)
