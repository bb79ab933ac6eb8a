"""Turns of island dice in a room: rolls the dice, moves for bots, and ends turns on time-out."""

from math import inf
from random import Random
from typing import TYPE_CHECKING, Any

from spotisle import dice
from spotisle.dice.sheet import DICE, FACES
from spotisle.rooms import events as ev
from spotisle.rooms.play import DicePlay
from spotisle.rooms.state import RoomState

if TYPE_CHECKING:
    from spotisle.dice.bots import Bot

BOT_MOVE_DELAY_S = 0.9
"""Between two moves of a bot, so that people can follow."""
UNREQUESTED_ID = -1
"""The id of a move that no command asked for."""
POLICY_OF_LEVEL = {
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
        """When to act, unless somebody moves before."""
        self._bots: dict[int, Bot] = {}
        self._turn: tuple[int, int, int] = (-1, -1, -1)
        self._turn_since = 0.0

    def moved(self, seat: int, claim: int, wanted: dict[str, Any], at: float) -> ev.Moved:
        """Return what becomes of a move; in a roll the faces are rolled here."""
        play = self.room.play
        assert isinstance(play, DicePlay)
        place = play.dealt.seats.index(seat)
        move = {name: list(v) if isinstance(v, tuple) else v for name, v in wanted.items()}
        if move.get("do") == "roll":
            move["faces"] = self._faces(play, move.get("reroll"))
        reason = dice.judge(play.state, place, move)
        return ev.Moved(
            at=at, seat=seat, id=claim, move=move, reason=reason, accepted=reason.accepted
        )

    def _faces(self, play: DicePlay, reroll: object) -> list[str]:
        chosen = reroll if isinstance(reroll, list) else []
        shown = play.state.turn.dice or (FACES[0],) * DICE
        return [self.rng.choice(FACES) if die in chosen else face for die, face in enumerate(shown)]

    def update(self, now: float) -> None:
        """Recompute the deadline of the present turn."""
        play = self.room.play
        self.due = inf
        if not isinstance(play, DicePlay) or play.finished:
            return
        turn = (self.room.plays, play.state.seat, len(play.state.tracks[play.state.seat]))
        if turn != self._turn:
            self._turn, self._turn_since = turn, now
        seat = play.dealt.seats[play.state.seat]
        if self.room.seats[seat].bot:
            self.due = now + BOT_MOVE_DELAY_S
        elif self.room.settings.turn_seconds:
            self.due = max(now, self._turn_since + self.room.settings.turn_seconds)

    def delay(self, seconds: float) -> None:
        """Do not count time during which the room was suspended."""
        self._turn_since += seconds

    def act(self, now: float) -> list[ev.AnyEvent]:
        """Move for a bot, or end a turn that has taken too long."""
        play = self.room.play
        if not isinstance(play, DicePlay):
            return []
        seat = play.dealt.seats[play.state.seat]
        level = self.room.seats[seat].bot
        if level:
            move = dict(self._bot(seat, level, play.state).choose(play.state, self.rng))
        elif play.state.turn.rolls:
            move = {"do": "end"}
        else:
            move = {"do": "roll", "reroll": list(range(DICE))}
        return [self.moved(seat, UNREQUESTED_ID, move, now)]

    def _bot(self, seat: int, level: str, state: dice.State) -> "Bot":
        """Return the bot of a seat; the same one until its turn ends.

        Imported here because these bots load numpy.
        """
        from spotisle.dice.bots import BOTS, at_hand, bot

        if not state.turn.adapted or seat not in self._bots:
            policy = level if level in BOTS else POLICY_OF_LEVEL[level]
            self._bots[seat] = bot(at_hand(policy, joker_next_turn=state.joker_next_turn))
        return self._bots[seat]
