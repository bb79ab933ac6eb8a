"""What follows from a command: events, or a refusal. Play itself is decided in `referee.py`.

Nothing is changed here. The room writes the events to its journal first and folds them after.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from spotisle.bots.levels import LEVELS
from spotisle.errors import SpotisleError
from spotisle.protocol import commands as cmd
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.records.deals import write_deal
from spotisle.records.names import Names
from spotisle.rooms import events as ev
from spotisle.rooms.names import clean_name, make_unique
from spotisle.rooms.play import DICE
from spotisle.rooms.scorepad_commands import mark_pad, open_pad, undo_pad
from spotisle.rooms.state import SEATS, RoomState
from spotisle.rules import SetupError, new_game
from spotisle.rules.teams import COLOURS
from spotisle.series import Draw, Drawn, Picked, Play
from spotisle.series import Pick as PickStep

MAX_PEOPLE = 100
"""Players and onlookers: everyone costs every other one a frame a change."""

Decision = list[ev.AnyEvent] | Refusal
Decide = Callable[[RoomState, str, Any, float, Random], Decision]


def decide(room: RoomState, person: str, command: cmd.Command, at: float, rng: Random) -> Decision:
    """Return what follows when this person asks for this."""
    rule, needs_host = _RULES[type(command)]
    if needs_host and room.host != person:
        return Refusal(RefusalReason.NOT_HOST)
    return rule(room, person, command, at, rng)


def join(room: RoomState, name: str, token: str, at: float, *, watch: bool) -> Decision:
    """Let somebody in: on the first free seat, or watching."""
    wanted = clean_name(name)
    if not wanted:
        return Refusal(RefusalReason.NO_NAME)
    if len(room.people) >= MAX_PEOPLE:
        return Refusal(RefusalReason.ROOM_FULL)
    person = f"p{room.joined + 1}"
    known = make_unique(wanted, (other.name for other in room.people.values()))
    events: list[ev.AnyEvent] = [ev.Joined(at=at, person=person, name=known, token=token)]
    seat = _free_seat(room)
    if not watch and seat is not None and may_change_seats(room):
        events.append(ev.Sat(at=at, person=person, seat=seat))
    return events


def _free_seat(room: RoomState) -> int | None:
    return next((n for n, seat in enumerate(room.seats) if not seat.taken), None)


def may_change_seats(room: RoomState) -> bool:
    """Seats are fixed while a game is on; practice lets anyone come and go."""
    return not room.playing or room.settings.mode == "practice"


def _rename(room: RoomState, person: str, asked: cmd.Rename, at: float, _: Random) -> Decision:
    wanted = clean_name(asked.name)
    if not wanted:
        return Refusal(RefusalReason.NO_NAME)
    others = (other.name for other in room.people.values() if other.id != person)
    return [ev.Renamed(at=at, person=person, name=make_unique(wanted, others))]


def _sit(room: RoomState, person: str, asked: cmd.Sit, at: float, _: Random) -> Decision:
    own = room.seat_of(person)
    if own is not None and asked.seat in (None, own):
        return [ev.Sat(at=at, person=person, seat=own)] if room.seats[own].bot else []
    if not may_change_seats(room):
        return Refusal(RefusalReason.PLAYING)
    seat = _free_seat(room) if asked.seat is None else asked.seat
    if seat is None:
        return Refusal(RefusalReason.NO_FREE_SEAT)
    if room.seats[seat].person is not None:
        return Refusal(RefusalReason.SEAT_TAKEN)
    return [ev.Sat(at=at, person=person, seat=seat)]


def _stand(room: RoomState, person: str, _: cmd.Stand, at: float, __: Random) -> Decision:
    seat = room.seat_of(person)
    if seat is None:
        return Refusal(RefusalReason.NOT_SEATED)
    if not may_change_seats(room):
        return Refusal(RefusalReason.PLAYING)
    return [ev.Stood(at=at, seat=seat)]


def _leave(room: RoomState, person: str, _: cmd.Leave, at: float, __: Random) -> Decision:
    return _gone(room, person, at, kicked=False)


def _gone(room: RoomState, person: str, at: float, *, kicked: bool) -> Decision:
    """Somebody goes; in the middle of a game a bot takes over, so that the others can go on."""
    seat = room.seat_of(person)
    events: list[ev.AnyEvent] = []
    plays = seat in room.players and not room.over and not may_change_seats(room)
    if seat is not None and plays and not room.seats[seat].bot:
        events.append(ev.BotSat(at=at, seat=seat, level="casual"))
    return [*events, ev.Left(at=at, person=person, kicked=kicked)]


def _colour(room: RoomState, person: str, asked: cmd.Colour, at: float, _: Random) -> Decision:
    if person not in (room.host, room.seats[asked.seat].person):
        return Refusal(RefusalReason.NOT_YOUR_SEAT)
    if asked.colour is not None and asked.colour not in COLOURS:
        return Refusal(RefusalReason.NO_SUCH_COLOUR)
    if room.playing:
        return Refusal(RefusalReason.PLAYING)
    return [ev.Coloured(at=at, seat=asked.seat, colour=asked.colour)]


def _seat_bot(room: RoomState, _: str, asked: cmd.SeatBot, at: float, __: Random) -> Decision:
    if asked.level not in LEVELS:
        return Refusal(RefusalReason.NO_SUCH_BOT)
    if not room.seats[asked.seat].taken and not may_change_seats(room):
        return Refusal(RefusalReason.PLAYING)
    return [ev.BotSat(at=at, seat=asked.seat, level=asked.level)]


def _clear(room: RoomState, _: str, asked: cmd.Clear, at: float, __: Random) -> Decision:
    if not room.seats[asked.seat].taken:
        return Refusal(RefusalReason.SEAT_FREE)
    if not may_change_seats(room):
        return Refusal(RefusalReason.PLAYING)
    return [ev.Stood(at=at, seat=asked.seat)]


def _kick(room: RoomState, _: str, asked: cmd.Kick, at: float, __: Random) -> Decision:
    if asked.person not in room.people or asked.person == room.host:
        return Refusal(RefusalReason.NO_SUCH_PERSON)
    return _gone(room, asked.person, at, kicked=True)


def _hand_over(room: RoomState, _: str, asked: cmd.HandOver, at: float, __: Random) -> Decision:
    if asked.person not in room.people:
        return Refusal(RefusalReason.NO_SUCH_PERSON)
    return [ev.HandedOver(at=at, person=asked.person)]


def _choose(room: RoomState, _: str, asked: cmd.Choose, at: float, __: Random) -> Decision:
    if room.playing:
        return Refusal(RefusalReason.PLAYING)
    return [ev.Chosen(at=at, settings=asked.settings)]


def _list(room: RoomState, _: str, asked: cmd.List, at: float, __: Random) -> Decision:
    return [ev.Listed(at=at, public=asked.public)] if asked.public != room.public else []


def _start(room: RoomState, _: str, __: cmd.Start, at: float, rng: Random) -> Decision:
    if room.playing:
        return Refusal(RefusalReason.PLAYING)
    seats = tuple(n for n, seat in enumerate(room.seats) if seat.taken)
    mode = room.settings.mode
    try:
        if mode == "practice":
            return [ev.Started(at=at, seats=tuple(range(SEATS))), _practice(room, at, rng)]
        if not seats:
            return Refusal(
                RefusalReason.NOBODY_SITS, "nobody sits at the table: take a seat, or seat bots"
            )
        if mode == "dice":
            return _start_dice(room, seats, at)
        colours = tuple(room.seats[seat].colour for seat in seats)
        plan = room.settings.plan(len(seats), colours)
    except SpotisleError as error:
        about = error.about if isinstance(error, SetupError) else None
        return Refusal(RefusalReason(about or RefusalReason.CANNOT_PLAY), str(error))
    shuffled = mode == "series" and room.settings.random_order
    order = plan.in_random_order(rng).games if shuffled else ()
    return [ev.Started(at=at, seats=seats, order=order)]


def _start_dice(room: RoomState, seats: tuple[int, ...], at: float) -> Decision:
    options = {"joker_next_turn": True} if room.settings.joker_next_turn else {}
    names = tuple(map(room.seat_name, seats))
    dealt = ev.Dealt(at=at, game=DICE, deck="", seats=seats, names=names, options=options)
    return [ev.Started(at=at, seats=seats), dealt]


def _practice(room: RoomState, at: float, rng: Random) -> ev.Dealt:
    game = new_game("practice", SEATS, room.settings.deck)
    names = tuple(f"seat {seat + 1}" for seat in range(SEATS))
    return ev.Dealt(
        at=at,
        game="practice",
        deck=game.deck.name,
        seats=tuple(range(SEATS)),
        names=names,
        deal=list(game.shuffle(rng)),
    )


def _next(room: RoomState, _: str, __: cmd.Next, at: float, rng: Random) -> Decision:
    if room.series is None:
        return Refusal(RefusalReason.NOT_PLAYING)
    if room.play is not None and not room.play.finished:
        return Refusal(RefusalReason.NOT_OVER)
    return go_on(room, at, rng)


def go_on(room: RoomState, at: float, rng: Random) -> Decision:
    """Answer what chance decides, and deal what the series asks for next."""
    events: list[ev.AnyEvent] = []
    series = room.series
    while series is not None and isinstance(step := series.step, Draw):
        answer = Drawn(rng.choice(step.seats))
        events.append(ev.Answered(at=at, answer=answer))
        series = series.after(answer)
    if series is not None and isinstance(step := series.step, Play):
        events.append(_dealt(room, step, at, rng))
    return events or Refusal(RefusalReason.NOT_ASKED)


def _dealt(room: RoomState, step: Play, at: float, rng: Random) -> ev.Dealt:
    game = step.set_up()
    seats = tuple(room.players[seat] for seat in step.seats)
    names = tuple(room.names_at_start[seat] for seat in seats)
    options = {**game.usual_options(len(seats), game.deck), **step.options}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return ev.Dealt(
        at=at,
        game=step.game,
        deck=game.deck.name,
        seats=seats,
        names=names,
        options=plain,
        deal=write_deal(game.shuffle(rng), Names(names, step.teams)),
        teams=step.teams,
        breaks_tie=step.breaks_tie,
    )


def _pick(room: RoomState, person: str, asked: cmd.Pick, at: float, _: Random) -> Decision:
    step = room.series.step if room.series else None
    if room.series is None or not isinstance(step, PickStep):
        return Refusal(RefusalReason.NOT_ASKED)
    seat = room.players[step.seat]
    if person not in (room.seats[seat].person, room.host):
        return Refusal(RefusalReason.NOT_YOUR_SEAT)
    return picked(step, asked.game, at)


def picked(step: PickStep, game: str, at: float) -> Decision:
    """Take the loser's answer."""
    if game not in step.choices:
        return Refusal(RefusalReason.NOT_ASKED, f"there are {', '.join(step.choices)}")
    return [ev.Answered(at=at, answer=Picked(game))]


def _pause(room: RoomState, _: str, asked: cmd.Pause, at: float, __: Random) -> Decision:
    if not room.playing:
        return Refusal(RefusalReason.NOT_PLAYING)
    return [ev.Paused(at=at, paused=asked.paused)] if asked.paused != room.paused else []


def _dismiss(room: RoomState, _: str, __: cmd.Dismiss, at: float, ___: Random) -> Decision:
    return [ev.Dismissed(at=at)] if room.playing else Refusal(RefusalReason.NOT_PLAYING)


HOST = True
ANYONE = False

_RULES: dict[type[cmd.Command], tuple[Decide, bool]] = {
    cmd.Rename: (_rename, ANYONE),
    cmd.Sit: (_sit, ANYONE),
    cmd.Stand: (_stand, ANYONE),
    cmd.Leave: (_leave, ANYONE),
    cmd.Colour: (_colour, ANYONE),
    cmd.SeatBot: (_seat_bot, HOST),
    cmd.Clear: (_clear, HOST),
    cmd.Kick: (_kick, HOST),
    cmd.HandOver: (_hand_over, HOST),
    cmd.Choose: (_choose, HOST),
    cmd.List: (_list, HOST),
    cmd.Start: (_start, HOST),
    cmd.Next: (_next, HOST),
    cmd.Pick: (_pick, ANYONE),
    cmd.Pause: (_pause, HOST),
    cmd.Dismiss: (_dismiss, HOST),
    cmd.OpenPad: (open_pad, HOST),
    cmd.MarkPad: (mark_pad, ANYONE),
    cmd.UndoPad: (undo_pad, ANYONE),
}
