"""The state of island dice: every player's sheet and the current turn."""

from msgspec import Struct

from spotisle.dice.sheet import CROSS, TURNS, Dice, Sheet

ROLLS = 3


class Turn(Struct, frozen=True):
    """One player's turn: one to three rolls, then jokers, trades and builds."""

    knights: int = 0
    """How many knights were built before the turn."""
    dice: Dice = ()
    """The six faces; none before the first roll."""
    rolls: int = 0
    used: int = 0
    """Bit i is set when die i has paid for something or was put aside in a trade."""
    adapted: bool = False
    """The first joker, trade or build has fixed the result."""
    built: tuple[str, ...] = ()

    @property
    def rolls_left(self) -> int:
        """How many rolls the turn still has."""
        return 0 if self.adapted else ROLLS - self.rolls

    def is_used(self, die: int) -> bool:
        """Tell whether a die is used up."""
        return bool(self.used >> die & 1)

    def unused(self) -> tuple[int, ...]:
        """Return the dice that can still pay, from the lowest number."""
        return tuple([die for die in range(len(self.dice)) if not self.used >> die & 1])


class DiceState(Struct, frozen=True):
    """The whole game. Seats are numbered in the order of play."""

    sheets: tuple[Sheet, ...]
    tracks: tuple[tuple[int, ...], ...]
    """Each seat's entries so far, one per turn: the points built, or a cross."""
    seat: int = 0
    """Whose turn it is."""
    turn: Turn = Turn()
    joker_next_turn: bool = False
    """Whether a knight lends its joker only from the turn after it is built."""

    @property
    def finished(self) -> bool:
        """Whether everybody has played all turns."""
        return len(self.tracks[-1]) == TURNS

    @property
    def sheet(self) -> Sheet:
        """The sheet of the seat whose turn it is."""
        return self.sheets[self.seat]

    def turns_left(self, seat: int) -> int:
        """Return how many turns a seat has left, including the current one."""
        return TURNS - len(self.tracks[seat])

    def score(self, seat: int) -> int:
        """Return the points of all that is built, minus 2 for each cross."""
        return self.sheets[seat].points + CROSS * self.tracks[seat].count(CROSS)

    def may_lend(self, knight: int) -> bool:
        """Tell whether a knight can lend its joker in this turn."""
        stood = self.turn.knights if self.joker_next_turn else self.sheet.knights
        return knight <= stood and self.sheet.may_lend(knight)


def start(seats: int, *, joker_next_turn: bool = False) -> DiceState:
    """Return the table before the first roll."""
    return DiceState(
        sheets=(Sheet(),) * seats,
        tracks=((),) * seats,
        joker_next_turn=joker_next_turn,
    )
