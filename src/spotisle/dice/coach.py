"""The coach of island dice: knows the exact worth of every choice, says so, and moves nothing."""

from collections.abc import Iterator

from msgspec.structs import replace

from spotisle.dice.adapt import carry_out, jokers_of, missing, pairs, ways
from spotisle.dice.advice import Advice
from spotisle.dice.game import step
from spotisle.dice.moves import BuildMove
from spotisle.dice.sheet import CROSS, Item
from spotisle.dice.solver.background import table_at_hand
from spotisle.dice.solver.rolls import faces_of, kept_from, number_of
from spotisle.dice.solver.space import Layer, position
from spotisle.dice.solver.table import Table, shared_table
from spotisle.dice.solver.turn import TIE, Prospect
from spotisle.dice.state import DiceState

SHOWN = 3


def advice_at_hand(state: DiceState, count: int = SHOWN) -> tuple[Advice, ...] | None:
    """Return the best choices, or None while the game is still being solved elsewhere."""
    if not table_at_hand(joker_next_turn=state.joker_next_turn):
        return None
    return advise(state, shared_table(joker_next_turn=state.joker_next_turn), count)


def advise(state: DiceState, table: Table, count: int = SHOWN) -> tuple[Advice, ...]:
    """Return the best things to do in a turn, the best first; none before the first roll."""
    turn = state.turn
    if not turn.dice:
        return ()
    after = table.after(state.turns_left(state.seat))
    if turn.rolls_left:
        found = _keeps(state, after)
    elif turn.adapted:
        found = _rest(state, after)
    else:
        found = _endings(state, after)
    so_far = CROSS * state.tracks[state.seat].count(CROSS)
    best = sorted(found, key=lambda choice: (-round(choice.score / TIE), len(choice.moves)))[:count]
    return tuple(
        replace(
            choice,
            score=choice.score + so_far,
            cost=max(0.0, best[0].score - choice.score),
        )
        for choice in best
    )


def _prospect(state: DiceState, after: Layer) -> Prospect:
    return Prospect(after, state.sheet, joker_next_turn=state.joker_next_turn)


def _keeps(state: DiceState, after: Layer) -> list[Advice]:
    worth = _prospect(state, after).keeps(state.turn.rolls_left)
    kept = kept_from(number_of(state.turn.dice))
    return [Advice(float(worth[keep]), 0.0, tuple(faces_of(keep))) for keep in kept]


def _endings(state: DiceState, after: Layer) -> list[Advice]:
    return [
        Advice(
            ending.worth,
            0.0,
            None,
            tuple(item.name for item in ending.items),
            tuple(ending.moves(state.turn.dice, state.sheet.knights)),
        )
        for ending in _prospect(state, after).endings(state.turn.dice)
    ]


def _rest(state: DiceState, after: Layer) -> list[Advice]:
    """Return every way to end a turn in which something was built or turned already."""
    found: dict[DiceState, Advice] = {}
    plans: list[tuple[DiceState, Advice]] = [(state, Advice(0.0, 0.0))]
    while plans:
        now, plan = plans.pop()
        if now in found:
            continue
        worth = float(after[position(now.sheet)]) + (0 if now.turn.built else CROSS)
        found[now] = replace(plan, score=worth)
        for item in now.sheet.placeable():
            for moves in _builds(now, item):
                later = now
                for move in moves:
                    later = step(later, now.seat, move).state
                items, made = (*plan.items, item.name), (*plan.moves, *moves)
                plans.append((later, replace(plan, items=items, moves=made)))
    return list(found.values())


def _builds(state: DiceState, item: Item) -> Iterator[list[BuildMove]]:
    """Yield the ways to build one thing now."""
    turn = state.turn
    dice = tuple(turn.dice[die] for die in turn.unused())
    if len(dice) < item.cost.total():
        return
    jokers = jokers_of(filter(state.may_lend, state.sheet.jokers()))
    for way in ways(missing(dice, item.cost), pairs(dice, item.cost), jokers):
        yield carry_out(turn.dice, turn.used, [item], way, state.sheet.knights)
