"""Builds the views of a room from its state: a public part, and a private part for each person."""

from collections.abc import Mapping

from msgspec.structs import replace

from spotisle.protocol.views import (
    PadView,
    PersonView,
    PlayView,
    RoomView,
    SeatPrivate,
    SeatView,
    SeriesView,
)
from spotisle.rooms.state import RoomState
from spotisle.rules.seats import RoomSeat
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
            SeatView(room.seat_name(RoomSeat(n)), seat.person, seat.bot, seat.colour)
            for n, seat in enumerate(room.seats)
        ),
        settings=room.settings,
        series=_series_view(room),
        play=_play_view(room),
        turn_ends=room.turn_ends_at,
        pad=_pad_view(room),
    )


def view_after_claims(room: RoomState, before: RoomView) -> RoomView:
    """Return what everyone sees after events that were only claims.

    Unchanged parts are the same objects as before, so that nobody need compare them.
    """
    play = room.play
    if before.play is None or play is None or play.finished:
        return replace(before, series=_series_view(room), play=_play_view(room))
    after = replace(
        before.play,
        accepted=play.number,
        view=play.view(),
        ranking=play.ranking(),
        locked=play.locked(),
        frozen=play.frozen(room.at),
    )
    return replace(before, play=after)


def private_view(room: RoomState, person: str) -> SeatPrivate:
    """Return what one person sees besides."""
    play, seat = room.play, room.seat_of(person)
    place = play.place_of(seat) if play else None
    cards = play.private(place) if play and place is not None else NOTHING_PRIVATE
    return SeatPrivate(seat, place, cards)


def changed_privates(
    room: RoomState, last_sent: Mapping[str, SeatPrivate]
) -> dict[str, SeatPrivate]:
    """Return the private parts that have changed, of those who are still in the room."""
    now = {person: private_view(room, person) for person in last_sent if person in room.people}
    return {person: private for person, private in now.items() if private != last_sent[person]}


def privates_after_claims(
    room: RoomState, last_sent: Mapping[str, SeatPrivate]
) -> dict[str, SeatPrivate]:
    """Return the private parts that have changed by events that were only claims."""
    if room.play is None:
        return {}
    private, changed = room.play.private, {}
    for person, before in last_sent.items():
        if before.place is not None:
            cards = private(before.place)
            if cards is not before.cards and cards != before.cards:
                changed[person] = replace(before, cards=cards)
    return changed


def _series_view(room: RoomState) -> SeriesView | None:
    if room.series is None:
        return None
    step, standing = room.series.step, room.series.standing
    pick = step if isinstance(step, Pick) else None
    return SeriesView(
        mode=room.series.plan.mode,
        players=room.players,
        step=type(step).__name__.lower(),
        picker=room.player_seat(pick.seat) if pick else None,
        choices=pick.choices if pick else (),
        sheet=standing.sheet,
        plays=tuple(room.counted_plays[: len(standing.sheet)]),
        totals=standing.totals,
        ranking=standing.ranking,
        finished=standing.finished,
    )


def _play_view(room: RoomState) -> PlayView | None:
    play = room.play
    if play is None:
        return None
    teams = play.dealt.teams
    return PlayView(
        number=room.plays,
        kind=play.kind,
        game=play.dealt.game,
        deck=play.dealt.deck,
        seats=play.dealt.seats,
        teams=tuple(zip(teams.colours, teams.members, strict=True)) if teams else (),
        options=play.dealt.options,
        breaks_tie=play.dealt.breaks_tie,
        accepted=play.number,
        view=play.view(),
        locked=play.locked(),
        frozen=play.frozen(room.at),
        ranking=play.ranking(),
        points=play.points(),
        finished=play.finished,
    )


def _pad_view(room: RoomState) -> PadView | None:
    if not room.pads:
        return None
    pad = room.pads[0]
    marks = {str(number): mark for number, mark in enumerate(pad.marks, start=1)}
    return PadView(pad.kind, pad.sides, pad.games, marks, len(room.pads) > 1)
