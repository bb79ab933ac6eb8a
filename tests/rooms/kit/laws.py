"""Invariants of every room at every moment."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import msgspec

from spotisle.records import verify
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.broadcast import private_view, public_view
from spotisle.rooms.contest import Bid, fair_order
from spotisle.rooms.play import CardPlay
from spotisle.rooms.state import RoomState
from spotisle.rooms.verdicts import SavedVerdicts
from spotisle.series import replay_series
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.server import VirtualServer

encode = msgspec.json.encode


def check_laws(server: VirtualServer, actor: RoomActor, clients: list[VirtualClient]) -> None:
    """Check all invariants of a room, its journal and its clients."""
    code = actor.state.code
    check_fold(actor.state, server.folded(code))
    for client in clients:
        check_sight(actor.state, client)
        check_answers(client)
    check_order(server.events(code))
    check_cards(server.events(code))
    check_records(server, code)


def check_fold(room: RoomState, folded: RoomState) -> None:
    """A room is the fold of its events, byte for byte."""
    assert encode(public_view(folded)) == encode(public_view(room))
    for person in room.people:
        assert encode(private_view(folded, person)) == encode(private_view(room, person))
    assert (folded.seq, saved_verdicts(folded)) == (room.seq, saved_verdicts(room))


def saved_verdicts(room: RoomState) -> dict[str, SavedVerdicts]:
    """Return everybody's verdicts in a form that can be compared."""
    return {person: log.save() for person, log in room.verdicts.items()}


def check_sight(room: RoomState, client: VirtualClient) -> None:
    """A client's view, folded from its frames, is exactly the room's."""
    assert client.seq == room.seq
    assert client.view == plain(public_view(room))
    assert client.private == plain(private_view(room, client.you))


def check_answers(client: VirtualClient) -> None:
    """All answers to one command have the same verdict."""
    for answers in client.answers.values():
        verdicts = {
            (answer["verdict"], answer["reason"]) for answer in answers if "verdict" in answer
        }
        assert len(verdicts) <= 1, answers


def check_order(events: list[ev.Event]) -> None:
    """Claims of a contest are judged in fair order, which can be recomputed from the journal."""
    for bids in contests(events):
        assert fair_order(bids) == bids
        assert [bid.recompute() for bid in bids] == bids


def contests(events: list[ev.Event]) -> Iterator[list[Bid]]:
    """Yield the bids of each contest; at the same moment, a repeated number starts the next."""
    claims = (event for event in events if isinstance(event, ev.Claimed) and event.bid)
    for _, at_once in groupby(claims, key=lambda event: event.at):
        contest: list[Bid] = []
        for bid in (event.bid for event in at_once if event.bid):
            if bid.claim in {other.claim for other in contest}:
                yield contest
                contest = []
            contest.append(bid)
        yield contest


def check_cards(events: list[ev.Event]) -> None:
    """No card is ever lost or duplicated."""
    room = RoomState()
    dealt: list[int] = []
    for event in events:
        room.replay(event)
        if isinstance(room.play, CardPlay):
            cards = sorted(room.play.game.cards(room.play.table.state))
            if isinstance(event, ev.Dealt):
                dealt = cards
            assert cards == dealt


def check_records(server: VirtualServer, code: str) -> None:
    """Every finished minigame and every series of several leaves a record that replays."""
    room = RoomState()
    finished: list[str] = []
    standings: list[object] = []
    for event in server.events(code):
        before = room.play
        over = before is not None and before.finished
        room.replay(event)
        if room.play is not None and room.play.finished and not (over and room.play is before):
            finished.append(room.play.dealt.game)
            if room.series_record() is not None and room.series is not None:
                standings.append(room.series.standing)
    records = [msgspec.json.decode(body) for body in server.records(code)]
    games = [record for record in records if "game" in record]
    assert [record["game"] for record in games] == finished
    for record in games:
        assert verify(record).finished
    series = [replay_series(record) for record in records if "game" not in record]
    assert [replayed.series.standing for replayed in series] == standings


def plain(view: object) -> Any:
    """Return a view as a client gets it."""
    return msgspec.json.decode(encode(view))
