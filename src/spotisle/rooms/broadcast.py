"""What the people in a room see: builds the views, and encodes what changed for whom.

Does no I/O. A view has a public part for everyone and a private part for each person. A client that
reconnects soon gets the updates that it missed, otherwise the whole view.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from spotisle.dice import DiceView
from spotisle.protocol import frames
from spotisle.protocol.delta import Path, changes, changes_at
from spotisle.protocol.views import (
    NextGame,
    PadView,
    PersonView,
    PlayView,
    RoomView,
    SeatPrivate,
    SeatView,
    SeriesView,
)
from spotisle.rooms import events as ev
from spotisle.rooms.awards import awards
from spotisle.rooms.curtain import cover
from spotisle.rooms.faces import looks_at_table
from spotisle.rooms.play import CardPlay, Play
from spotisle.rooms.state import Person, RoomState, Seat
from spotisle.rules import CardsView
from spotisle.rules.aim import Spots
from spotisle.rules.effect import Effect, write_effect
from spotisle.rules.seats import RoomSeat
from spotisle.rules.view import NOTHING_PRIVATE
from spotisle.series import Drawn, DrawStep, PickStep, PlayStep

encode = msgspec.json.Encoder().encode

MAX_RECENT_UPDATES = 96
"""How many missed updates a returning client can get; after more it gets the whole view."""

MAX_CATCH_UP_BYTES = 32 * 1024
"""Beyond this the whole view is shorter than the missed updates."""


def public_view(room: RoomState, seats: tuple[SeatView, ...] | None = None) -> RoomView:
    """Return what everyone sees; `seats` are the views of the seats, if they are known."""
    return RoomView(
        code=room.code,
        host=room.host,
        public=room.public,
        muted=room.muted,
        paused=room.paused,
        playing=room.playing,
        people={
            one.id: PersonView(one.id, one.name, one.face, one.tint) for one in room.people.values()
        },
        seats=_seat_views(room) if seats is None else seats,
        settings=room.settings,
        series=_series_view(room),
        play=_play_view(room),
        turn_ends=room.turn_ends_at,
        bets=room.bets.copy(),
        awards=awards(room),
        rematch=room.rematch,
        pad=_pad_view(room),
    )


CLAIM_FIELDS = ("accepted", "ranking", "points", "locked", "frozen")
"""The fields of a play that claims change besides its view, while a game of cards is running."""
_VIEW_FIELDS = CardsView.__struct_fields__
CLAIM_PATHS = [Path(("play", field)) for field in CLAIM_FIELDS]
CLAIM_PATHS += [Path(("play", "view", field)) for field in _VIEW_FIELDS]


def claim_values(room: RoomState) -> tuple[Any, ...] | None:
    """Return the values at `CLAIM_PATHS`; None if claims may change more than that."""
    play = room.cards
    if play is None or play.finished or room.curtain is not None:
        return None
    out = play.locked(), play.frozen(room.at)
    return play.number, play.ranking(), play.points(), *out, *astuple(play.view())


def publish_events(room: RoomState, events: Sequence[ev.Event]) -> tuple[ev.PublicEvent, ...]:
    """Return what everyone may know of events that have just been applied.

    Each right claim comes with its effect on the table.
    """
    right = [event for event in events if type(event) is ev.Claimed and event.is_right]
    shown = []
    for event in events:
        public = event.publish()
        if public is None:
            continue
        if right and event is right[0] and room.cards is not None:
            effect = room.cards.table.effect(right[0].claim, ago=len(right) - 1)
            public |= write_effect(_without_covered(room, room.cards, effect))
            del right[0]
        shown.append(public)
    return tuple(shown)


def _without_covered(room: RoomState, play: CardPlay, effect: Effect) -> Effect:
    """Leave out moves of cards that the curtain covers."""
    if room.curtain is None:
        return effect
    covered = Spots.of(play.view(), teams=play.game.spec.team_piles).cards.values()
    return replace(effect, moves=tuple(it for it in effect.moves if it.card not in covered))


def private_view(room: RoomState, person: str) -> SeatPrivate:
    """Return what only this person sees."""
    play, seat = room.play, room.seat_of(person)
    place = play.place_of(seat) if play else None
    if play is None or place is None or room.curtain is not None:
        return SeatPrivate(seat, place, NOTHING_PRIVATE)
    return SeatPrivate(seat, place, play.private(place), play.aims(place), play.barred(place))


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
    play, changed = room.play, dict[str, SeatPrivate]()
    if play is None or not play.has_private or room.curtain is not None:
        return changed
    for person, before in last_sent.items():
        if before.place is None:
            continue
        cards = play.private(before.place)
        same = cards is before.cards or cards == before.cards
        if play.narrows_aims:
            after = replace(
                before, cards=cards, aims=play.aims(before.place), barred=play.barred(before.place)
            )
            if not same or after != before:
                changed[person] = after
        elif not same:
            changed[person] = replace(before, cards=cards)
    return changed


def _seats_and_people(room: RoomState) -> tuple[list[Seat], list[Person]]:
    """Return all that the views of the seats depend on."""
    return room.seats.copy(), list(room.people.values())


def _seat_views(room: RoomState) -> tuple[SeatView, ...]:
    looks = looks_at_table(room)
    views = []
    for number, seat in enumerate(room.seats):
        face, tint = looks.get(RoomSeat(number), (None, None))
        name = room.seat_name(RoomSeat(number))
        held = SeatView(name, seat.person, seat.bot, seat.colour, face, tint, seat.handicap)
        views.append(held)
    return tuple(views)


def _series_view(room: RoomState) -> SeriesView | None:
    if room.series is None:
        return None
    step, standing = room.series.step, room.series.standing
    pick = step if isinstance(step, PickStep) else None
    return SeriesView(
        mode=room.series.plan.mode,
        players=room.players,
        step=str(step.__struct_config__.tag),
        picker=room.player_seat(pick.seat) if pick else None,
        choices=pick.choices if pick else (),
        next=_next_game(room),
        sheet=standing.sheet,
        plays=tuple(room.counted_plays[: len(standing.sheet)]),
        totals=standing.totals,
        goal=room.series.plan.goal,
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
        table=play.layout,
        counting=play.counting,
        breaks_tie=play.dealt.breaks_tie,
        handicaps=play.dealt.handicaps,
        trial=play.dealt.trial,
        curtain=room.curtain,
        accepted=play.number,
        view=_table_view(room, play),
        locked=play.locked(),
        frozen=play.frozen(room.at),
        ranking=play.ranking(),
        points=play.points(),
        finished=play.finished,
    )


def _table_view(room: RoomState, play: Play) -> CardsView | DiceView:
    """Return the table as everyone sees it: face down behind the curtain."""
    view = play.view()
    return cover(view) if room.curtain is not None and isinstance(view, CardsView) else view


def _next_game(room: RoomState) -> NextGame | None:
    """Return what is dealt next, if the game before it is over and nobody has to pick."""
    if room.series is None or not (
        room.play is None or room.play.finished or room.play.dealt.trial
    ):
        return None
    series, step = room.series, room.series.step
    while isinstance(step, DrawStep) and step.to == "be_dealt_first":
        series = series.after(Drawn(step.seats[0]))
        step = series.step
    if not isinstance(step, PlayStep):
        return None
    seats = tuple(map(room.player_seat, step.seats))
    return NextGame(step.game, seats, step.breaks_tie)


def _pad_view(room: RoomState) -> PadView | None:
    if not room.pads:
        return None
    pad = room.pads[0]
    marks = {str(number): mark for number, mark in enumerate(pad.marks, start=1)}
    return PadView(pad.kind, pad.sides, pad.games, marks, len(room.pads) > 1)


class RecentUpdate(Struct, frozen=True, gc=False):
    """An update that was sent, kept for clients that reconnect."""

    since: int
    frame: bytes


class UpdateFrames(Struct, frozen=True, gc=False):
    """Encoded frames: one for everyone, and one for each person whose private part changed."""

    public: bytes
    private: dict[str, bytes] = {}
    """By person."""


class Broadcast:
    """What each connected person has been sent."""

    def __init__(self, state: RoomState, epoch: int) -> None:
        self._state = state
        self._epoch = epoch
        self._view = public_view(state)
        """What everyone was sent; changes by later claims are in `_claim_values`."""
        self._claim_values = claim_values(state)
        self._seated = _seats_and_people(state)
        self._last_private: dict[str, SeatPrivate] = {}
        self._updates: deque[RecentUpdate] = deque(maxlen=MAX_RECENT_UPDATES)

    def update(self, since: int, events: Sequence[ev.Event], *, only_claims: bool) -> UpdateFrames:
        """Encode what changed by events after sequence number `since`."""
        state, before, after = self._state, self._claim_values, claim_values(self._state)
        if only_claims and before is not None and after is not None:
            delta = changes_at(CLAIM_PATHS, before, after)
        else:
            known, seated = self._public_view(), _seats_and_people(state)
            same = known.seats if seated == self._seated else None
            self._view, self._seated = public_view(state, same), seated
            delta = changes(known, self._view)
        self._claim_values = after
        last = self._last_private
        private = (privates_after_claims if only_claims else changed_privates)(state, last)
        frame = encode(frames.Update(since, state.seq, publish_events(state, events), delta))
        self._updates.append(RecentUpdate(since, frame))
        if not private:
            return UpdateFrames(frame)
        own = {
            person: encode(frames.PrivateUpdate(state.seq, now.changes_since(last[person])))
            for person, now in private.items()
        }
        last |= private
        return UpdateFrames(frame, own)

    def _public_view(self) -> RoomView:
        """Return what everyone has been sent."""
        values = self._claim_values
        if values is None or self._view.play is None:
            return self._view
        fields = dict(zip(CLAIM_FIELDS, values, strict=False))
        view = CardsView(*values[len(CLAIM_FIELDS) :])
        return replace(self._view, play=replace(self._view.play, view=view, **fields))

    def welcome(self, person: str, token: str | None, clock: float, here: tuple[str, ...]) -> bytes:
        """Encode the whole room as a person sees it; newcomers get their token with it."""
        return encode(
            frames.Welcome(
                version=frames.PROTOCOL_VERSION,
                you=person,
                token=token,
                epoch=self._epoch,
                seq=self._state.seq,
                clock=clock,
                view=self._public_view(),
                private=self._private(person),
                here=here,
            )
        )

    def welcome_back(
        self, person: str, epoch: int, seq: int, clock: float, here: tuple[str, ...]
    ) -> list[bytes]:
        """Encode what a person has missed since `seq` of an epoch, or else the whole room."""
        missed = [sent.frame for sent in self._updates if sent.since >= seq]
        reaches = seq == self._state.seq or any(sent.since == seq for sent in self._updates)
        short = sum(map(len, missed)) <= MAX_CATCH_UP_BYTES
        if epoch != self._epoch or not reaches or not short:
            return [self.welcome(person, None, clock, here)]
        resumed = frames.Resumed(epoch, self._state.seq, clock, self._private(person), here)
        return [encode(resumed), *missed]

    def _private(self, person: str) -> SeatPrivate:
        """Return a person's private part, and remember that it was sent."""
        self._last_private[person] = private_view(self._state, person)
        return self._last_private[person]

    def forget(self, person: str) -> None:
        """Drop a person who is not connected any more."""
        del self._last_private[person]
