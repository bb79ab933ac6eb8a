"""Decisions: the events that follow from a command, or a refusal. Nothing is changed here.

What is dealt next is decided in `dealing.py`, claims in `contest.py`, moves of dice in
`dice_turns.py`.
"""

from functools import singledispatchmethod
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from spotisle import scorepad
from spotisle.bots.levels import LEVELS
from spotisle.errors import SpotisleError
from spotisle.protocol import commands as cmd
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.rooms import events as ev
from spotisle.rooms.dealing import (
    Decision,
    advance,
    pick,
    refuse_dice_bots,
    refuse_setup,
    start_dice,
    start_practice,
)
from spotisle.rooms.faces import PLAYER_FACES, TINTS
from spotisle.rooms.names import clean_name, make_unique
from spotisle.rooms.no_op_events import changes_room
from spotisle.rooms.state import RoomState
from spotisle.rules.teams import COLOURS
from spotisle.series import PickStep

MAX_PEOPLE_PER_ROOM = 100
"""Players and spectators: each change costs one frame per person."""
MAX_PEOPLE_PER_ADDRESS = 50
"""So that one caller cannot fill a room."""


def join(
    room: RoomState,
    name: str,
    token: str,
    at: float,
    *,
    watch: bool,
    look: tuple[str | None, str | None] = (None, None),
) -> Decision:
    """Decide on a request to join: with the first free seat, or watching.

    During a game the seat is for the next one, if one more can play that.
    """
    wanted = clean_name(name)
    if not wanted:
        return Refusal(RefusalReason.NO_NAME)
    if len(room.people) >= MAX_PEOPLE_PER_ROOM:
        return Refusal(RefusalReason.ROOM_FULL)
    person = f"p{room.joined + 1}"
    known = make_unique(wanted, (other.name for other in room.people.values()))
    face, tint = (
        (look[0] if look[0] in PLAYER_FACES else None),
        (look[1] if look[1] in TINTS else None),
    )
    joined = ev.Joined(
        at=at, person=person, name=known, token=token, watch=watch, face=face, tint=tint
    )
    events: list[ev.Event] = [joined]
    if not watch:
        events += _replace_watching_host(room, person, at)
    seat = room.free_seat
    fits = len(room.taken_seats) < room.max_players
    seats_now = room.may_change_seats or (room.settings.latecomers and fits)
    if not watch and seat is not None and seats_now:
        events.append(ev.Sat(at=at, person=person, seat=seat))
    return events


class Decider(Struct, frozen=True):
    """Decides on the commands of one person. One method for each kind of command."""

    room: RoomState
    person: str
    at: float
    rng: Random

    def decide(self, command: cmd.Command) -> Decision:
        """Return the events that follow from a command, or a refusal."""
        if command.host_only and self.room.host != self.person:
            return Refusal(RefusalReason.NOT_HOST)
        decision: Decision = self._decide(command)
        if isinstance(decision, Refusal):
            return decision
        return [event for event in decision if changes_room(event, self.room)]

    @singledispatchmethod
    def _decide(self, command: cmd.Command) -> Decision:
        raise NotImplementedError(f"nothing decides on {command}")

    @_decide.register
    def _rename(self, asked: cmd.Rename) -> Decision:
        wanted = clean_name(asked.name)
        if not wanted:
            return Refusal(RefusalReason.NO_NAME)
        others = (one.name for one in self.room.people.values() if one.id != self.person)
        return [ev.Renamed(at=self.at, person=self.person, name=make_unique(wanted, others))]

    @_decide.register
    def _sit(self, asked: cmd.Sit) -> Decision:
        seats, own = self.room.seats, self.room.seat_of(self.person)
        if own is not None and asked.seat in (None, own):
            return [ev.Sat(at=self.at, person=self.person, seat=own)]
        if not self.room.may_change_seats or self.room.is_locked_out(self.person):
            return Refusal(RefusalReason.PLAYING)
        seat = self.room.free_seat if asked.seat is None else asked.seat
        if seat is None:
            return Refusal(RefusalReason.NO_FREE_SEAT)
        if seats[seat].person is not None:
            return Refusal(RefusalReason.SEAT_TAKEN)
        sat = ev.Sat(at=self.at, person=self.person, seat=seat)
        return [sat, *_replace_watching_host(self.room, self.person, self.at)]

    @_decide.register
    def _stand(self, _: cmd.Stand) -> Decision:
        seat = self.room.seat_of(self.person)
        if seat is None:
            return Refusal(RefusalReason.NOT_SEATED)
        if not self.room.may_change_seats:
            return Refusal(RefusalReason.PLAYING)
        return [ev.Stood(at=self.at, seat=seat)]

    @_decide.register
    def _leave(self, _: cmd.Leave) -> Decision:
        return self._remove(self.person, kicked=False)

    @_decide.register
    def _kick(self, asked: cmd.Kick) -> Decision:
        if asked.person not in self.room.people or asked.person == self.room.host:
            return Refusal(RefusalReason.NO_SUCH_PERSON)
        return self._remove(asked.person, kicked=True)

    def _remove(self, person: str, *, kicked: bool) -> Decision:
        """Remove a person; during a game a bot takes over, so that the others can go on."""
        room, seat = self.room, self.room.seat_of(person)
        events: list[ev.Event] = []
        plays = seat in room.players and not room.over and not room.may_change_seats
        if seat is not None and plays and not room.seats[seat].bot:
            events.append(ev.BotSat(at=self.at, seat=seat, level="casual"))
        events.append(ev.Left(at=self.at, person=person, kicked=kicked))
        if person == room.host:
            others = [other for other in room.people if other != person]
            able = next((other for other in others if not room.people[other].watch), None)
            if able is not None and able != others[0]:  # `Left` makes the first one the host
                events.append(ev.HandedOver(at=self.at, person=able))
        return events

    @_decide.register
    def _colour(self, asked: cmd.Colour) -> Decision:
        if self.person not in (self.room.host, self.room.seats[asked.seat].person):
            return Refusal(RefusalReason.NOT_YOUR_SEAT)
        if asked.colour is not None and asked.colour not in COLOURS:
            return Refusal(RefusalReason.NO_SUCH_COLOUR)
        if self.room.playing:
            return Refusal(RefusalReason.PLAYING)
        return [ev.Coloured(at=self.at, seat=asked.seat, colour=asked.colour)]

    @_decide.register
    def _choose_face(self, asked: cmd.ChooseFace) -> Decision:
        room, own = self.room, self.room.people[self.person]
        face, tint = asked.face or own.face, asked.tint or own.tint
        known = (face is None or face in PLAYER_FACES) and (tint is None or tint in TINTS)
        others = [room.people[it.person] for it in room.seats if it.person not in (None, own.id)]
        taken = [chosen for it in others for chosen in (it.face, it.tint) if chosen is not None]
        if not known or asked.face in taken or asked.tint in taken:
            return Refusal(RefusalReason.FACE_TAKEN)
        return [ev.FaceChosen(at=self.at, person=self.person, face=face, tint=tint)]

    @_decide.register
    def _set_handicap(self, asked: cmd.SetHandicap) -> Decision:
        seat = self.room.seats[asked.seat]
        if self.person not in (self.room.host, seat.person):
            return Refusal(RefusalReason.NOT_YOUR_SEAT)
        if not seat.taken:
            return Refusal(RefusalReason.SEAT_FREE)
        return [ev.Handicapped(at=self.at, seat=asked.seat, handicap=asked.handicap)]

    @_decide.register
    def _mute(self, asked: cmd.Mute) -> Decision:
        return [ev.Muted(at=self.at, muted=asked.muted)]

    @_decide.register
    def _bet(self, asked: cmd.Bet) -> Decision:
        play = self.room.play
        if play is None or play.finished or play.place_of(asked.seat) is None:
            return Refusal(RefusalReason.NOT_PLAYING)
        if play.place_of(self.room.seat_of(self.person)) is not None:
            return Refusal(RefusalReason.PLAYING)
        if self.person in self.room.bets:
            return Refusal(RefusalReason.BET_PLACED)
        return [ev.BetPlaced(at=self.at, person=self.person, seat=asked.seat)]

    @_decide.register
    def _seat_bot(self, asked: cmd.SeatBot) -> Decision:
        if asked.level not in LEVELS:
            return Refusal(RefusalReason.NO_SUCH_BOT)
        if self.room.dice is not None and (refusal := refuse_dice_bots()):
            return refusal
        seat = self.room.seats[asked.seat]
        if not seat.taken and not self.room.may_change_seats:
            return Refusal(RefusalReason.PLAYING)
        if seat.person is not None and self.room.play is None:  # they came at the same moment
            return Refusal(RefusalReason.SEAT_TAKEN)
        return [ev.BotSat(at=self.at, seat=asked.seat, level=asked.level)]

    @_decide.register
    def _clear(self, asked: cmd.Clear) -> Decision:
        if not self.room.seats[asked.seat].taken:
            return Refusal(RefusalReason.SEAT_FREE)
        if not self.room.may_change_seats:
            return Refusal(RefusalReason.PLAYING)
        return [ev.Stood(at=self.at, seat=asked.seat)]

    @_decide.register
    def _hand_over(self, asked: cmd.HandOver) -> Decision:
        if asked.person not in self.room.people:
            return Refusal(RefusalReason.NO_SUCH_PERSON)
        return [ev.HandedOver(at=self.at, person=asked.person)]

    @_decide.register
    def _choose(self, asked: cmd.Choose) -> Decision:
        if self.room.playing:
            return Refusal(RefusalReason.PLAYING)
        try:
            asked.settings.check()
        except SpotisleError as error:
            return refuse_setup(error)
        return [ev.Chosen(at=self.at, settings=asked.settings)]

    @_decide.register
    def _list(self, asked: cmd.List) -> Decision:
        return [ev.Listed(at=self.at, public=asked.public)]

    @_decide.register
    def _start(self, _: cmd.Start) -> Decision:
        room, settings = self.room, self.room.settings
        if room.playing:
            return Refusal(RefusalReason.PLAYING)
        seats = room.taken_seats
        try:
            settings.check()  # stored settings may predate the limits
            if settings.mode == "practice":
                return start_practice(room, self.at, self.rng)
            if not seats:
                return Refusal(
                    RefusalReason.NOBODY_SITS, "nobody sits at the table: take a seat, or seat bots"
                )
            if settings.mode == "dice":
                return start_dice(room, self.at, self.rng)
            plan = settings.plan(len(seats), tuple(room.seats[seat].colour for seat in seats))
        except SpotisleError as error:
            return refuse_setup(error)
        shuffled = settings.mode == "series" and settings.random_order
        order = plan.in_random_order(self.rng).games if shuffled else ()
        bots = tuple(n for n, seat in enumerate(seats) if room.seats[seat].person is None)
        own = settings.preset_in_force.options
        return [ev.Started(at=self.at, seats=seats, order=order, bots=bots, edition_options=own)]

    @_decide.register
    def _next(self, _: cmd.Next) -> Decision:
        if self.room.series is None:
            return Refusal(RefusalReason.NOT_PLAYING)
        if self.room.play is not None and not self.room.play.finished:
            return Refusal(RefusalReason.NOT_OVER)
        return advance(self.room, self.at, self.rng)

    @_decide.register
    def _trial(self, _: cmd.Trial) -> Decision:
        room, play = self.room, self.room.play
        if room.seat_of(self.person) is None:
            return Refusal(RefusalReason.NOT_SEATED)
        dealt = play is not None and not play.finished
        covered = room.curtain is not None and room.curtain.why == "start"
        if room.series is None or (dealt and not covered) or (play and play.dealt.trial):
            return Refusal(RefusalReason.NOT_ASKED)
        decision = advance(room, self.at, self.rng)
        if isinstance(decision, Refusal):
            return decision
        *drawn, last = decision
        return [*drawn, replace(last, trial=True)] if isinstance(last, ev.Dealt) else decision

    @_decide.register
    def _end_trial(self, _: cmd.EndTrial) -> Decision:
        if self.room.seat_of(self.person) is None:
            return Refusal(RefusalReason.NOT_SEATED)
        if self.room.play is None or not self.room.play.dealt.trial:
            return Refusal(RefusalReason.NOT_ASKED)
        return [ev.TrialEnded(at=self.at)]

    @_decide.register
    def _pick(self, asked: cmd.Pick) -> Decision:
        step = self.room.series.step if self.room.series else None
        if not isinstance(step, PickStep):
            return Refusal(RefusalReason.NOT_ASKED)
        seat = self.room.player_seat(step.seat)
        for_loser = self.person == self.room.host and asked.seat == seat
        if self.person != self.room.seats[seat].person and not for_loser:
            return Refusal(RefusalReason.NOT_YOUR_SEAT)
        return pick(step, asked.game, self.at)

    @_decide.register
    def _pause(self, asked: cmd.Pause) -> Decision:
        if not self.room.playing:
            return Refusal(RefusalReason.NOT_PLAYING)
        return [ev.Paused(at=self.at, paused=asked.paused)]

    @_decide.register
    def _dismiss(self, _: cmd.Dismiss) -> Decision:
        if not self.room.playing:
            return Refusal(RefusalReason.NOT_PLAYING)
        return [ev.Dismissed(at=self.at), *self._seat_latecomers()]

    @_decide.register
    def _rematch(self, asked: cmd.Rematch) -> Decision:
        """Anybody at the table may ask; the host's request clears the table and starts."""
        room = self.room
        if not room.over:
            return Refusal(RefusalReason.NOT_OVER)
        if self.person != room.host:
            if room.seat_of(self.person) is None:
                return Refusal(RefusalReason.NOT_SEATED)
            return [ev.RematchAsked(at=self.at, person=self.person)]
        cleared: list[ev.Event] = [ev.Dismissed(at=self.at), *self._seat_latecomers()]
        started = replace(self, room=room.after(cleared)).decide(cmd.Start(id=asked.id))
        return started if isinstance(started, Refusal) else [*cleared, *started]

    def _seat_latecomers(self) -> list[ev.Event]:
        """Give the seats of bots to those who came when no more could play."""
        room = self.room
        if not room.settings.latecomers:
            return []
        bots = [seat for seat in room.taken_seats if room.seats[seat].person is None]
        waiting = [one.id for one in room.people.values() if not (one.sat or one.watch)]
        pairs = zip(waiting, reversed(bots), strict=False)
        return [ev.Sat(at=self.at, person=person, seat=seat) for person, seat in pairs]

    @_decide.register
    def _open_pad(self, asked: cmd.OpenPad) -> Decision:
        try:
            pad = scorepad.open_pad(asked.kind, _with_unique_names(asked.sides), asked.games)
        except scorepad.PadError as error:
            return Refusal(RefusalReason.CANNOT_PLAY, str(error))
        return [ev.PadOpened(at=self.at, pad=pad)]

    @_decide.register
    def _mark_pad(self, asked: cmd.MarkPad) -> Decision:
        if refusal := self._refuse_writing():
            return refusal
        try:
            scorepad.add_marks(self.room.pads[0], asked.marks)
        except scorepad.PadError as error:
            return Refusal(RefusalReason.NOT_ON_PAD, str(error))
        return [ev.PadMarked(at=self.at, marks=asked.marks)]

    @_decide.register
    def _undo_pad(self, asked: cmd.UndoPad) -> Decision:
        if refusal := self._refuse_writing():
            return refusal
        marks = len(self.room.pads[0].marks)
        if asked.marks != marks:
            return Refusal(RefusalReason.PAD_CHANGED)
        if not marks and len(self.room.pads) == 1:
            return Refusal(RefusalReason.NOT_ON_PAD, "there is nothing to take back")
        return [ev.PadUndone(at=self.at)]

    def _refuse_writing(self) -> Refusal | None:
        """Refuse spectators who write on the score pad, and anybody if there is no pad."""
        if self.person != self.room.host and self.room.seat_of(self.person) is None:
            return Refusal(RefusalReason.NOT_SEATED)
        return None if self.room.pads else Refusal(RefusalReason.NO_PAD)


def _replace_watching_host(room: RoomState, person: str, at: float) -> list[ev.Event]:
    """Make a player the host if the host only watches: a television has no button to start."""
    if room.host is None or room.host == person or not room.people[room.host].watch:
        return []
    return [ev.HandedOver(at=at, person=person)]


def _with_unique_names(sides: tuple[scorepad.Side, ...]) -> tuple[scorepad.Side, ...]:
    """Return the sides of a score pad with names that can be shown, no two the same."""
    named: list[scorepad.Side] = []
    for side in sides:
        name = clean_name(side.name)
        others = [other.name for other in named]
        named.append(scorepad.Side(make_unique(name, others) if name else "", side.colour))
    return tuple(named)
