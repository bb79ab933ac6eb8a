"""Advice for island dice: everything that can be done now, ranked by its exact worth.

This is the only source of advice. The coach of a room is here; `advice_json` answers programs and
`advice_text` explains the same choices in words.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from spotisle.dice.adapt import find_adaptations, jokers_of, max_trades, missing_faces, plan_moves
from spotisle.dice.advice import Advice
from spotisle.dice.game import step
from spotisle.dice.moves import BuildMove
from spotisle.dice.sheet import CROSS, Item
from spotisle.dice.solver.background import is_table_ready
from spotisle.dice.solver.rolls import faces_of, kept_from, number_of
from spotisle.dice.solver.space import Layer, index_of
from spotisle.dice.solver.table import ValueTable, shared_table
from spotisle.dice.solver.turn import TIE_MARGIN, Ending, Position, TurnSolver
from spotisle.dice.state import DiceState

MAX_CHOICES = 3
"""How many choices are shown."""


class Choice(NamedTuple):
    """One thing to do with the current dice: keep some, or end the turn."""

    worth: float
    """The expected final score, without the crosses of earlier turns."""
    keep: int = 0
    """With rolls left: the number of the multiset to keep."""
    ending: Ending | None = None
    """With no roll left: what to build, and how to pay for it."""


def rank_choices(solver: TurnSolver, position: Position) -> list[Choice]:
    """Return everything that can be done during a turn, the best first.

    Ties go to the choice that keeps the most dice, or to the ending that lends the fewest jokers.
    """
    if not position.rolls_left:
        return [Choice(ending.worth, ending=ending) for ending in solver.endings(position.dice)]
    kept = kept_from(number_of(position.dice))[::-1]
    worths = solver.keep_worths(position.rolls_left)[kept]
    behind = ((worths.max() - worths) / TIE_MARGIN).round()
    behind[worths >= worths.max() - TIE_MARGIN] = 0
    order = behind.argsort(kind="stable")
    return list(map(Choice, worths[order].tolist(), kept[order].tolist()))


def position_in(state: DiceState) -> Position:
    """Return the position of the seat whose turn it is, before its first joker, trade or build."""
    return Position(
        state.sheet,
        state.turns_left(state.seat),
        state.joker_next_turn,
        state.turn.dice,
        state.turn.rolls_left,
        state.tracks[state.seat].count(CROSS),
    )


def advise_if_ready(state: DiceState, count: int = MAX_CHOICES) -> tuple[Advice, ...] | None:
    """Return the best choices, or None while the game is still being solved in the background."""
    if not is_table_ready(joker_next_turn=state.joker_next_turn):
        return None
    return advise_player(state, shared_table(joker_next_turn=state.joker_next_turn), count)


def advise_player(
    state: DiceState, table: ValueTable, count: int = MAX_CHOICES
) -> tuple[Advice, ...]:
    """Return the best things to do in a turn, the best first; none before the first roll."""
    if not state.turn.dice:
        return ()
    if state.turn.adapted:
        found = _rest_of_turn(state, table.after(state.turns_left(state.seat)))
    else:
        position = position_in(state)
        found = [
            _advice(choice, position)
            for choice in rank_choices(position.solve_turn(table), position)
        ]
    crosses = CROSS * state.tracks[state.seat].count(CROSS)
    best = found[0].score
    return tuple(
        replace(advice, score=advice.score + crosses, cost=max(0.0, best - advice.score))
        for advice in found[:count]
    )


def _advice(choice: Choice, position: Position) -> Advice:
    ending = choice.ending
    if ending is None:
        return Advice(choice.worth, 0.0, tuple(faces_of(choice.keep)))
    return Advice(
        choice.worth,
        0.0,
        items=tuple(item.name for item in ending.items),
        moves=tuple(ending.moves(position.dice, position.sheet.knights)),
    )


def _rest_of_turn(state: DiceState, after: Layer) -> list[Advice]:
    """Return every way to end a turn after its first joker, trade or build."""
    found: dict[DiceState, Advice] = {}
    plans: list[tuple[DiceState, Advice]] = [(state, Advice(0.0, 0.0))]
    while plans:
        now, plan = plans.pop()
        if now in found:
            continue
        worth = float(after[index_of(now.sheet)]) + (0 if now.turn.built else CROSS)
        found[now] = replace(plan, score=worth)
        for item in now.sheet.placeable():
            for moves in _builds(now, item):
                later = now
                for move in moves:
                    later = step(later, now.seat, move).state
                items, made = (*plan.items, item.name), (*plan.moves, *moves)
                plans.append((later, replace(plan, items=items, moves=made)))
    return sorted(
        found.values(), key=lambda advice: (-round(advice.score / TIE_MARGIN), len(advice.moves))
    )


def _builds(state: DiceState, item: Item) -> Iterator[list[BuildMove]]:
    """Yield the moves of each way to build one thing now."""
    turn = state.turn
    dice = tuple(turn.dice[die] for die in turn.unused())
    if len(dice) < item.cost.total():
        return
    jokers = jokers_of(filter(state.may_lend, state.sheet.jokers()))
    short, trades = missing_faces(dice, item.cost), max_trades(dice, item.cost)
    for adaptation in find_adaptations(short, trades, jokers):
        yield plan_moves(turn.dice, turn.used, [item], adaptation, state.sheet.knights)
