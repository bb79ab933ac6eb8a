"""What holds of every room at every moment, whatever is played and whoever plays."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import msgspec

from spotisle.records import verify
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.contest import Bid, fair_order
from spotisle.rooms.play import CardPlay
from spotisle.rooms.state import RoomState
from spotisle.rooms.views import private_view, public_view
from spotisle.series import replay_series
from tests.rooms.kit.guest import Guest
from tests.rooms.kit.house import House

encode = msgspec.json.encode


def check_laws(house: House, keeper: RoomActor, guests: list[Guest]) -> None:
    """Hold a room, its journal and all its guests against the laws."""
    code = keeper.state.code
    check_fold(keeper.state, house.folded(code))
    for guest in guests:
        check_sight(keeper.state, guest)
        check_answers(guest)
    check_order(house.events(code))
    check_cards(house.events(code))
    check_records(house, code)


def check_fold(room: RoomState, folded: RoomState) -> None:
    """A room is the fold of its events, byte for byte."""
    assert encode(public_view(folded)) == encode(public_view(room))
    for person in room.people:
        assert encode(private_view(folded, person)) == encode(private_view(room, person))
    assert (folded.seq, folded.verdicts) == (room.seq, room.verdicts)


def check_sight(room: RoomState, guest: Guest) -> None:
    """Folding what was sent to somebody gives exactly what there is to see."""
    assert guest.seq == room.seq
    assert guest.view == plain(public_view(room))
    assert guest.private == plain(private_view(room, guest.you))


def check_answers(guest: Guest) -> None:
    """One answer to each id; asked again, the same again."""
    for answers in guest.answers.values():
        verdicts = {
            (answer["verdict"], answer["reason"]) for answer in answers if "verdict" in answer
        }
        assert len(verdicts) <= 1, answers


def check_order(events: list[ev.AnyEvent]) -> None:
    """Claims of one contest are judged in fair order, which follows from what was written down."""
    for bids in contests(events):
        assert fair_order(bids) == bids
        assert [bid.weighed_again() for bid in bids] == bids


def contests(events: list[ev.AnyEvent]) -> Iterator[list[Bid]]:
    """Yield the bids of each contest; one that follows at the same moment numbers them anew."""
    claims = (event for event in events if isinstance(event, ev.Claimed) and event.bid)
    for _, at_once in groupby(claims, key=lambda event: event.at):
        contest: list[Bid] = []
        for bid in (event.bid for event in at_once if event.bid):
            if bid.claim in {other.claim for other in contest}:
                yield contest
                contest = []
            contest.append(bid)
        yield contest


def check_cards(events: list[ev.AnyEvent]) -> None:
    """No card is lost or doubled, at any moment of the room's life."""
    room = RoomState()
    dealt: list[int] = []
    for event in events:
        room.apply(event)
        if isinstance(room.play, CardPlay):
            cards = sorted(room.play.game.cards(room.play.table.state))
            if isinstance(event, ev.Dealt):
                dealt = cards
            assert cards == dealt


def check_records(house: House, code: str) -> None:
    """Every finished minigame, and every series of several, has left a record that tells it."""
    room = RoomState()
    finished: list[str] = []
    standings: list[object] = []
    for event in house.events(code):
        before = room.play
        over = before is not None and before.finished
        room.apply(event)
        if room.play is not None and room.play.finished and not (over and room.play is before):
            finished.append(room.play.dealt.game)
            if room.series_record() is not None and room.series is not None:
                standings.append(room.series.standing)
    records = [msgspec.json.decode(body) for body in house.records(code)]
    games = [record for record in records if "game" in record]
    assert [record["game"] for record in games] == finished
    for record in games:
        assert verify(record).finished
    series = [replay_series(record) for record in records if "game" not in record]
    assert [replayed.series.standing for replayed in series] == standings


def plain(view: object) -> Any:
    """Return a view as a client gets it."""
    return msgspec.json.decode(encode(view))
