"""The coach of island dice in a room: who may ask, and what is answered."""

from spotisle.dice import DiceState
from spotisle.dice.advice import Advice
from spotisle.extras import is_installed
from spotisle.protocol.refusals import RefusalReason
from spotisle.rooms.play import DicePlay
from spotisle.rooms.state import RoomState
from spotisle.rules.seats import RoomSeat


def check_may_ask(room: RoomState, seat: RoomSeat | None) -> DicePlay | RefusalReason:
    """Return the game that a seat may ask about now, or why it may not."""
    play = room.dice
    if play is None or play.turn is None or play.seat_at(play.turn) != seat:
        return RefusalReason.NOT_ASKED
    if not room.settings.coach:
        return RefusalReason.NOT_ASKED
    return play if is_installed("dice") else RefusalReason.NOT_INSTALLED


def advise(state: DiceState) -> tuple[Advice, ...] | None:
    """Return the best choices, or None while the game is being solved; loads numpy."""
    from spotisle.dice.adviser import advise_if_ready

    return advise_if_ready(state)
