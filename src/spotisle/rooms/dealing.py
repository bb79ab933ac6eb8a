"""Dealing: the events with which a game starts, or a series goes on. Nothing is changed here."""

from random import Random
from typing import Any

import msgspec

from spotisle.dice import ISLAND_DICE
from spotisle.errors import SpotisleError
from spotisle.extras import MissingExtraError, is_installed
from spotisle.protocol.handicap import Handicap
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.records.deals import write_deal
from spotisle.records.names import Names
from spotisle.rooms import events as ev
from spotisle.rooms.faces import looks_of
from spotisle.rooms.state import RoomState
from spotisle.rules import GAMES, SetupError, new_game
from spotisle.rules.seats import MAX_SEATS, RoomSeat
from spotisle.series import Drawn, DrawStep, Picked, PickStep, PlayStep

Decision = list[ev.Event] | Refusal


def start_practice(room: RoomState, at: float, rng: Random) -> Decision:
    """Start practice, with a place for every seat: people come and go."""
    game = new_game("practice", MAX_SEATS, room.settings.deck_in_force)
    seats = tuple(map(RoomSeat, range(MAX_SEATS)))
    dealt = ev.Dealt(
        at=at,
        game="practice",
        deck=game.deck.name,
        seats=seats,
        names=tuple(f"seat {seat + 1}" for seat in seats),
        deal=list(game.shuffle(rng)),
        secret=f"{rng.getrandbits(128):032x}",
    )
    return [ev.Started(at=at, seats=seats), dealt]


def start_dice(room: RoomState, at: float, rng: Random) -> Decision:
    """Start island dice, and decide who begins."""
    seats = room.taken_seats
    has_bots = any(room.seats[seat].bot for seat in seats)
    if has_bots and (refusal := refuse_dice_bots()):
        return refusal
    options = {"joker_next_turn": True} if room.settings.joker_next_turn else {}
    first = _dice_starter(room, seats, rng)
    order = seats[first:] + seats[:first]
    names = tuple(map(room.seat_name, order))
    dealt = ev.Dealt(
        at=at,
        game=ISLAND_DICE,
        deck="",
        seats=order,
        names=names,
        options=options,
        looks=looks_of(room, order),
    )
    return [ev.Started(at=at, seats=seats), dealt]


def _dice_starter(room: RoomState, seats: tuple[RoomSeat, ...], rng: Random) -> int:
    """Return who begins: random in the first game, then the next seat in every further game."""
    before = room.dice_starter
    if before is None:
        return rng.randrange(len(seats))
    return next((place for place, seat in enumerate(seats) if seat > before), 0)


def advance(room: RoomState, at: float, rng: Random) -> Decision:
    """Make the random draws, and deal what the series asks for next."""
    events: list[ev.Event] = []
    series = room.series
    while series is not None and isinstance(step := series.step, DrawStep):
        answer = Drawn(rng.choice(step.seats))
        events.append(ev.Answered(at=at, answer=answer))
        series = series.after(answer)
    if series is not None and isinstance(step := series.step, PlayStep):
        try:
            events.append(_deal(room, step, at, rng))
        except SpotisleError as error:
            return refuse_setup(error)
    return events or Refusal(RefusalReason.NOT_ASKED)


def _deal(room: RoomState, step: PlayStep, at: float, rng: Random) -> ev.Dealt:
    GAMES[step.game].check_limits(step.options)
    game = step.set_up()
    seats = tuple(map(room.player_seat, step.seats))
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
        deal=write_deal(game, game.shuffle(rng), Names(names, step.teams)),
        teams=step.teams,
        breaks_tie=step.breaks_tie,
        handicaps=_handicaps(room, seats),
        looks=looks_of(room, seats),
        pace=room.settings.pace,
        announced=step.breaks_tie or room.last_game != step.game,
    )


def _handicaps(room: RoomState, seats: tuple[RoomSeat, ...]) -> tuple[Handicap | None, ...]:
    """Return the handicap of each place; empty if nobody has one."""
    handicaps = tuple(room.seats[seat].handicap for seat in seats)
    return handicaps if any(handicaps) else ()


def refuse_dice_bots() -> Refusal | None:
    """Refuse where the bots of island dice are not installed."""
    if is_installed("dice"):
        return None
    return Refusal(RefusalReason.NOT_INSTALLED, str(MissingExtraError("dice")))


def refuse_setup(error: SpotisleError) -> Refusal:
    """Refuse a game that cannot be set up, and say why."""
    about = error.about if isinstance(error, SetupError) else None
    return Refusal(RefusalReason(about or RefusalReason.CANNOT_PLAY), str(error))


def pick(step: PickStep, game: str, at: float) -> Decision:
    """Let the loser pick the next minigame."""
    if game not in step.choices:
        return Refusal(RefusalReason.NOT_ASKED, f"there are {', '.join(step.choices)}")
    return [ev.Answered(at=at, answer=Picked(game))]
