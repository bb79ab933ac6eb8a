"""Builds the views of a room from its state."""

from collections.abc import Mapping

from msgspec.structs import replace

from spotisle import dice
from spotisle.protocol.views import (
    PadView,
    PersonView,
    PlayView,
    RoomView,
    SeatPrivate,
    SeatView,
    SeriesView,
)
from spotisle.rooms.play import AnyPlay, CardPlay, DicePlay
from spotisle.rooms.state import RoomState
from spotisle.rules.ranking import most
from spotisle.rules.view import NOTHING_PRIVATE
from spotisle.series import Pick


def public_view(room: RoomState) -> RoomView:
    """Return what everyone sees."""
    return RoomView(
        code=room.code,
        host=room.host,
        public=room.public,
        paused=room.paused,
        playing=room.playing,
        people={one.id: PersonView(one.id, one.name) for one in room.people.values()},
        seats=tuple(
            SeatView(room.seat_name(n), seat.person, seat.bot, seat.colour)
            for n, seat in enumerate(room.seats)
        ),
        settings=room.settings,
        series=_series(room),
        play=_play(room),
        turn_ends=_turn_ends(room),
        pad=_pad(room),
    )


def view_after_claims(room: RoomState, before: RoomView) -> RoomView:
    """Return what everyone sees when only claims were judged.

    Most is as before; the very same parts are taken over, so that nobody need compare them.
    """
    play = room.play
    if before.play is None or not isinstance(play, CardPlay) or play.finished:
        return replace(before, series=_series(room), play=_play(room), turn_ends=_turn_ends(room))
    lying = replace(
        before.play,
        accepted=play.number,
        view=play.table.view(),
        ranking=play.game.ranking(play.table.state),
        locked=_locked(play),
        frozen=_frozen(play, room.at),
    )
    return replace(before, play=lying)


def privates(room: RoomState, told: Mapping[str, SeatPrivate]) -> dict[str, SeatPrivate]:
    """Return what is new to those who are still in the room, whatever has happened."""
    now = {person: private_view(room, person) for person in told if person in room.people}
    return {person: private for person, private in now.items() if private != told[person]}


def private_view(room: RoomState, person: str) -> SeatPrivate:
    """Return what one person sees besides."""
    seat = room.seat_of(person)
    play = room.play
    place = play.dealt.seats.index(seat) if play and seat in play.dealt.seats else None
    hidden = isinstance(play, CardPlay) and place is not None
    cards = play.table.private(place) if hidden else NOTHING_PRIVATE  # type: ignore[union-attr, arg-type]
    return SeatPrivate(seat, place, cards)


def privates_after_claims(
    room: RoomState, told: Mapping[str, SeatPrivate]
) -> dict[str, SeatPrivate]:
    """Return what is new to those who see something besides, when only claims were judged."""
    if not isinstance(room.play, CardPlay):
        return {}
    private, new = room.play.table.private, {}
    for person, before in told.items():
        if before.place is not None:
            cards = private(before.place)
            if cards is not before.cards and cards != before.cards:
                new[person] = replace(before, cards=cards)
    return new


def _series(room: RoomState) -> SeriesView | None:
    if room.series is None:
        return None
    step, standing = room.series.step, room.series.standing
    picks = isinstance(step, Pick)
    return SeriesView(
        mode=room.series.plan.mode,
        players=room.players,
        step=type(step).__name__.lower(),
        picker=room.players[step.seat] if isinstance(step, Pick) else None,
        choices=step.choices if picks else (),  # type: ignore[union-attr]
        sheet=standing.sheet,
        plays=tuple(room.counted_plays[: len(standing.sheet)]),
        totals=standing.totals,
        ranking=standing.ranking,
        finished=standing.finished,
    )


def _play(room: RoomState) -> PlayView | None:
    play = room.play
    if play is None:
        return None
    teams = play.dealt.teams
    return PlayView(
        number=room.plays,
        kind="dice" if isinstance(play, DicePlay) else "cards",
        game=play.dealt.game,
        deck=play.dealt.deck,
        seats=play.dealt.seats,
        teams=tuple(zip(teams.colours, teams.members, strict=True)) if teams else (),
        options=play.dealt.options,
        breaks_tie=play.dealt.breaks_tie,
        accepted=play.number,
        view=dice.view(play.state) if isinstance(play, DicePlay) else play.table.view(),
        locked=_locked(play),
        frozen=_frozen(play, room.at),
        ranking=_ranking(play),
        points=_points(play),
        finished=play.finished,
    )


def _locked(play: AnyPlay) -> tuple[int, ...]:
    return tuple(sorted(play.table.penalties.locked)) if isinstance(play, CardPlay) else ()


def _frozen(play: AnyPlay, now: float) -> tuple[tuple[int, float], ...]:
    if isinstance(play, DicePlay) or not play.table.penalties.frozen_until:
        return ()
    until = sorted(play.table.penalties.frozen_until.items())
    return tuple((place, end) for place, end in until if end > now)


def _turn_ends(room: RoomState) -> float | None:
    play, limit = room.play, room.settings.turn_seconds
    if not limit or not isinstance(play, DicePlay) or play.finished:
        return None
    bot = room.seats[play.dealt.seats[play.state.seat]].bot
    return None if bot else play.turn_since + limit


def _pad(room: RoomState) -> PadView | None:
    if not room.pads:
        return None
    pad = room.pads[0]
    marks = {str(number): mark for number, mark in enumerate(pad.marks, start=1)}
    return PadView(pad.kind, pad.sides, pad.games, marks, len(room.pads) > 1)


def _points(play: AnyPlay) -> tuple[int, ...]:
    if isinstance(play, DicePlay) or not play.finished:
        return ()
    return play.game.points(play.table.state)


def _ranking(play: AnyPlay) -> tuple[tuple[int, ...], ...]:
    if isinstance(play, CardPlay):
        return play.game.ranking(play.table.state)
    return most([play.state.score(place) for place in range(len(play.dealt.seats))])
