"""Awards at the end: who found quickest, was steadiest, came back, erred most, or helped best.

With dice: who had the best turn, and who the worst luck.
"""

from collections.abc import Mapping

from spotisle.dice.sheet import CROSS
from spotisle.protocol.views import AwardKind, FinaleAward
from spotisle.records.tally import Tally
from spotisle.rooms.play import DicePlay
from spotisle.rooms.state import RoomState
from spotisle.rules.seats import RoomSeat, SeriesSeat

MIN_FINDS = 5
"""Fewer finds do not show how steady somebody is."""
MIN_MISTAKES = 3
MIN_BEHIND = 3
"""A smaller deficit is no comeback."""
MIN_CROSSES = 2


def awards(room: RoomState) -> tuple[FinaleAward, ...]:
    """Return the awards of what is over; none before that."""
    if not room.over:
        return ()
    found = _dice_awards(room.dice) if room.dice else _card_awards(room)
    return tuple(award for award in found if award is not None)


def _dice_awards(play: DicePlay) -> list[FinaleAward | None]:
    tracks = dict(zip(play.dealt.seats, play.state.tracks, strict=True))
    if len(tracks) < 2:
        return []
    best = {seat: max(track) for seat, track in tracks.items()}
    crosses = {seat: track.count(CROSS) for seat, track in tracks.items()}
    return [
        _award("best_turn", {seat: -points for seat, points in best.items() if points > 0}),
        _award("most_crosses", {seat: -n for seat, n in crosses.items() if n >= MIN_CROSSES}),
    ]


def _card_awards(room: RoomState) -> list[FinaleAward | None]:
    tallies = room.tallies
    if room.series is None or len(tallies) < 2:
        return []
    fastest = {seat: it.fastest for seat, it in tallies.items() if it.fastest is not None}
    spreads = {seat: it.spread for seat, it in tallies.items() if it.finds >= MIN_FINDS}
    mistakes = {seat: -it.mistakes for seat, it in tallies.items() if it.mistakes >= MIN_MISTAKES}
    return [
        _award("fastest_find", fastest),
        _award("most_even", spreads if len(spreads) > 1 else {}),
        _comeback(room, tallies),
        _award("most_mistakes", mistakes),
        _best_partner(room, tallies),
    ]


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
