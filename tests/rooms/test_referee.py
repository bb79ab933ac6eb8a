"""When the referee waits for somebody who could still have been quicker, and when not."""

from spotisle.plane import Plane
from spotisle.rooms.contest import PendingClaim, Referee
from spotisle.rooms.credit import RoundTrip
from spotisle.rooms.play import CardPlay
from spotisle.rooms.state import RoomState
from spotisle.rules import Claim
from spotisle.rules.seats import RoomSeat
from tests.rooms.kit.dealt import AT, events, shuffled

PLANE = Plane.of_order(7)
ANN, BOB = RoomSeat(0), RoomSeat(1)


def at_the_table(near: float, far: float) -> tuple[Referee, CardPlay, PendingClaim]:
    """Deal a tower to two people with known round trips; return the first one's right claim."""
    room = RoomState()
    for event in events("tower", shuffled("tower", ("Ann", "Bob")), ("Ann", "Bob")):
        room.apply(event)
    play = room.cards
    assert play is not None
    referee = Referee(room)
    for seat, seconds in zip((ANN, BOB), (near, far), strict=True):
        referee.trips[seat] = RoundTrip()
        referee.trips[seat].add(seconds)
    referee.note_sent(AT)
    view = play.table.view()
    middle = view.middle
    assert middle
    assert middle.top is not None
    own = view.piles[0].top
    assert own is not None
    return referee, play, PendingClaim(ANN, 1, Claim(0, PLANE.shared(own, middle.top)), 0, AT + 1.0)


def test_neighbours_are_judged_at_once() -> None:
    referee, play, pending = at_the_table(near=0.0002, far=0.0003)
    (ruling,) = referee.claim(play, pending, AT + 1.0)
    assert ruling.judgement.verdict == "ok"
    assert ruling.bid is not None, "what decided it is written down all the same"
    assert referee.closes_at is None


def test_somebody_far_away_is_waited_for() -> None:
    referee, play, pending = at_the_table(near=0.0002, far=0.1)
    assert referee.claim(play, pending, AT + 1.0) == []
    closes_at = referee.closes_at
    assert closes_at is not None
    assert closes_at > AT + 1.1
    (ruling,) = referee.settle(play, closes_at)
    assert ruling.judgement.verdict == "ok"
