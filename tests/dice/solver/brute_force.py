"""Island dice by brute force: try every move with the rules engine."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from spotisle.dice import FACES, DiceState, Sheet, Turn, step
from spotisle.dice.moves import Build, Joker, Move, Trade
from spotisle.dice.sheet import JOKERS

After = Callable[[Sheet], float]
"""The value of a sheet after the turn, including the points on it."""


def rolled(sheet: Sheet, dice: Iterable[str], *, joker_next_turn: bool) -> DiceState:
    """Return a single player's table after the third roll."""
    turn = Turn(knights=sheet.knights, dice=tuple(dice), rolls=3)
    return DiceState((sheet,), ((),), 0, turn, joker_next_turn)


def endings(state: DiceState) -> set[tuple[Sheet, bool]]:
    """Return every sheet that the turn can end with, and whether anything was built."""
    seen = {_key(state)}
    frontier = [state]
    found = set()
    while frontier:
        here = frontier.pop()
        found.add((here.sheet, bool(here.turn.built)))
        for move in _moves(here):
            made = step(here, 0, move)
            if made.reason.accepted and _key(made.state) not in seen:
                seen.add(_key(made.state))
                frontier.append(made.state)
    return found


def _key(state: DiceState) -> tuple[object, ...]:
    unused = sorted(state.turn.dice[die] for die in state.turn.unused())
    return state.sheet, bool(state.turn.built), tuple(unused)


def _moves(state: DiceState) -> Iterator[Move]:
    """Yield every move to try; of dice with the same face, use only one.

    Without the jokers that the rules refuse or that change nothing: those are half of all moves.
    """
    first = {state.turn.dice[die]: die for die in reversed(state.turn.unused())}
    gold = [die for die in state.turn.unused() if state.turn.dice[die] == "gold"]
    for face in FACES:
        if len(gold) > 1:
            yield Trade(tuple(gold[:2]), face)
        for knight in state.sheet.jokers():
            if face in JOKERS[knight]:
                yield from (
                    Joker(knight, die, face) for shown, die in first.items() if shown != face
                )
    yield from _builds(state.sheet)


@cache
def _builds(sheet: Sheet) -> list[Build]:
    return [Build(item.name) for item in sheet.placeable()]


def best_ending(
    sheet: Sheet,
    dice: Iterable[str],
    after: After,
    *,
    joker_next_turn: bool,
    crossed: float | None = None,
) -> float:
    """Return the value of the dice with the best moves; a cross costs two points."""
    cross = after(sheet) - 2 if crossed is None else crossed
    return max(
        after(end) if built else cross
        for end, built in endings(rolled(sheet, dice, joker_next_turn=joker_next_turn))
    )


def turn_worth(
    sheet: Sheet, after: After, *, joker_next_turn: bool, crossed: float | None = None
) -> float:
    """Return the value of a whole turn, trying every keep of every roll."""

    @cache
    def stopped(dice: tuple[str, ...]) -> float:
        return best_ending(sheet, dice, after, joker_next_turn=joker_next_turn, crossed=crossed)

    @cache
    def of_dice(dice: tuple[str, ...], rolls_left: int) -> float:
        if not rolls_left:
            return stopped(dice)
        return max(stopped(dice), *(of_keep(keep, rolls_left) for keep in _proper_keeps(dice)))

    @cache
    def of_keep(keep: tuple[str, ...], rolls_left: int) -> float:
        return sum(
            chance * of_dice(tuple(sorted((*keep, *thrown))), rolls_left - 1)
            for thrown, chance in _throws(6 - len(keep))
        )

    return sum(chance * of_dice(dice, 2) for dice, chance in _throws(6))


@cache
def _proper_keeps(dice: tuple[str, ...]) -> list[tuple[str, ...]]:
    keeps: set[tuple[str, ...]] = {()}
    for face in dice:
        keeps |= {tuple(sorted((*keep, face))) for keep in keeps}
    return [keep for keep in keeps if len(keep) < 6]


@cache
def _throws(count: int) -> list[tuple[tuple[str, ...], float]]:
    """Return every throw of this many dice, with its probability."""
    return [
        (dice, factorial(count) / prod(map(factorial, Counter(dice).values())) / 6**count)
        for dice in combinations_with_replacement(sorted(FACES), count)
    ]
