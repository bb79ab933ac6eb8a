"""Awards at the end: who found quickest, was steadiest, came back, erred most, or helped best."""

from collections.abc import Mapping

from spotisle.protocol.views import AwardKind, FinaleAward
from spotisle.records.tally import Tally
from spotisle.rooms.state import RoomState
from spotisle.rules.seats import RoomSeat, SeriesSeat

MIN_FINDS = 5
"""Fewer finds do not show how steady somebody is."""
MIN_MISTAKES = 3
MIN_BEHIND = 3
"""A smaller deficit is no comeback."""


def awards(room: RoomState) -> tuple[FinaleAward, ...]:
    """Return the awards of a series that is over; none before that, and none for dice."""
    if not room.over or room.series is None or len(room.tallies) < 2:
        return ()
    tallies = room.tallies
    fastest = {seat: it.fastest for seat, it in tallies.items() if it.fastest is not None}
    spreads = {seat: it.spread for seat, it in tallies.items() if it.finds >= MIN_FINDS}
    mistakes = {seat: -it.mistakes for seat, it in tallies.items() if it.mistakes >= MIN_MISTAKES}
    found = [
        _award("fastest_find", fastest),
        _award("most_even", spreads if len(spreads) > 1 else {}),
        _comeback(room, tallies),
        _award("most_mistakes", mistakes),
        _best_partner(room, tallies),
    ]
    return tuple(award for award in found if award is not None)


def _award(kind: AwardKind, values: Mapping[RoomSeat, float]) -> FinaleAward | None:
    """Give an award to the player with the smallest value; at most two share it."""
    best = min(values.values(), default=0.0)
    seats = tuple(seat for seat, value in values.items() if value == best)
    return FinaleAward(kind, seats, round(abs(best), 3)) if 1 <= len(seats) <= 2 else None


def _comeback(room: RoomState, tallies: Mapping[RoomSeat, Tally]) -> FinaleAward | None:
    """Give an award to the winner if they were far behind once."""
    assert room.series is not None
    ranking, teams = room.series.standing.ranking, room.series.plan.seating
    first, *level = ranking[0]
    if level or teams is not None:
        return None
    champion = room.player_seat(SeriesSeat(first))
    behind = tallies[champion].most_behind if champion in tallies else 0
    return FinaleAward("comeback", (champion,), behind) if behind >= MIN_BEHIND else None


def _best_partner(room: RoomState, tallies: Mapping[RoomSeat, Tally]) -> FinaleAward | None:
    """Give an award to the partners who found the most."""
    assert room.series is not None
    teams = room.series.plan.seating
    if teams is None:
        return None
    pairs = [tuple(room.player_seat(SeriesSeat(one)) for one in team) for team in teams.members]
    found = {
        pair: sum(tallies[seat].right for seat in pair if seat in tallies)
        for pair in pairs
        if len(pair) > 1
    }
    best = max(found.values(), default=0)
    winners = [pair for pair, right in found.items() if right == best]
    return FinaleAward("best_partner", winners[0], best) if best and len(winners) == 1 else None
