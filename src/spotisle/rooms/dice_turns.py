"""Turns of island dice in a room: rolls the dice, moves for bots, and ends turns on time-out."""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import TYPE_CHECKING

from spotisle import dice
from spotisle.dice.moves import End, Move, Roll
from spotisle.dice.sheet import DIE_COUNT, FACES
from spotisle.extras import is_installed
from spotisle.rooms import events as ev
from spotisle.rooms.play import DicePlay
from spotisle.rooms.state import RoomState
from spotisle.rules.seats import Place, RoomSeat

if TYPE_CHECKING:
    from spotisle.dice.bots import Bot

BOT_MOVE_DELAY_S = 0.9
"""Between two moves of a bot, so that people can follow."""
UNREQUESTED_ID = -1
"""The id of a move that no command asked for."""
POLICY_OF_LEVEL = {
    "slow": "random",
    "child": "random",
    "casual": "greedy",
    "sharp": "thoughtful",
    "expert": "optimal",
    "lightning": "optimal",
}
"""The dice policy of each bot level."""


class DiceTurns:
    """Rolls, bots and time limits of the dice game in one room."""

    def __init__(self, room: RoomState, rng: Random) -> None:
        self.room = room
        self.rng = rng
        self.due = inf
        """When to act, unless somebody moves first."""
        self._bots: dict[RoomSeat, Bot] = {}
        self._thought: tuple[dice.DiceState, Move] | None = None
        """A bot's next move, and the state that it is for."""

    def judge(
        self, play: DicePlay, place: Place, command: int, moves: Sequence[Move | None], at: float
    ) -> tuple[list[ev.Moved], dice.DiceReason]:
        """Judge moves that are made together: all of them or, if one is refused, none.

        Returns their events, and the reason of the last one judged. Dice are rolled here.
        """
        seat, state = play.seat_at(place), play.state
        events: list[ev.Moved] = []
        reason = dice.DiceReason.UNKNOWN_ACTION
        for asked in moves:
            move = self._roll(state, asked) if isinstance(asked, Roll) else asked
            step = dice.step(state, place, move)
            reason, state = step.reason, step.state
            if move is None or not reason.accepted:
                return [], reason
            events.append(
                ev.Moved(at=at, seat=seat, id=command, move=move, reason=reason, accepted=True)
            )
        return events, reason

    def _roll(self, state: dice.DiceState, move: Roll) -> Roll:
        shown = state.turn.dice or (FACES[0],) * DIE_COUNT
        faces = [
            self.rng.choice(FACES) if die in move.reroll else face for die, face in enumerate(shown)
        ]
        return Roll(move.reroll, tuple(faces))

    def update(self, now: float) -> None:
        """Recompute the deadline of the current turn."""
        ends_at = self.room.turn_ends_at
        if self._bot_level is not None:
            self.due = now + BOT_MOVE_DELAY_S
        else:
            self.due = inf if ends_at is None else max(now, ends_at)

    @property
    def _bot_level(self) -> str | None:
        """The level of the bot whose turn it is, if it is a bot's."""
        play = self.room.dice
        if play is None or play.turn is None:
            return None
        return self.room.seats[play.seat_at(play.turn)].bot

    def bot_is_due(self, now: float) -> bool:
        """Tell whether a bot has to move."""
        return self.due <= now and self._bot_level is not None

    def think(self) -> None:
        """Choose the next move of the bot whose turn it is; the first call is slow.

        It may run in a thread while the room handles nothing else.
        """
        play, level = self.room.dice, self._bot_level
        if play is None or play.turn is None or level is None:
            return
        if is_installed("dice"):
            move = self._bot(play.seat_at(play.turn), level, play.state).choose(
                play.state, self.rng
            )
        else:  # the room comes from a server with these bots
            move = _least_move(play.state)
        self._thought = play.state, move

    def act(self, now: float) -> list[ev.Event]:
        """Move for a bot, or end a turn that has taken too long."""
        play, level = self.room.dice, self._bot_level
        if play is None or play.turn is None:
            return []
        move: Move
        if level:
            if self._thought is None or self._thought[0] is not play.state:
                self.think()
            assert self._thought is not None
            move, self._thought = self._thought[1], None
        else:
            move = _least_move(play.state)
        return [*self.judge(play, play.turn, UNREQUESTED_ID, [move], now)[0]]

    def _bot(self, seat: RoomSeat, level: str, state: dice.DiceState) -> "Bot":
        """Return the bot of a seat; the same one until its turn ends.

        Imported here because these bots load numpy.
        """
        from spotisle.dice.bots import BOTS, available_bot, bot

        if not state.turn.adapted or seat not in self._bots:
            policy = level if level in BOTS else POLICY_OF_LEVEL[level]
            self._bots[seat] = bot(available_bot(policy, joker_next_turn=state.joker_next_turn))
        return self._bots[seat]


def _least_move(state: dice.DiceState) -> Move:
    """Return the move that ends a turn soonest: roll all dice once, then build nothing."""
    return End() if state.turn.rolls else Roll(tuple(range(DIE_COUNT)))
