"""What a client needs to draw island dice. Nothing is hidden, so all seats get the same view."""

from typing import Literal

from msgspec import Struct

from spotisle.dice.adapt import (
    Adaptation,
    find_adaptations,
    jokers_of,
    max_trades,
    missing_faces,
    plan_moves,
)
from spotisle.dice.moves import BuildMove
from spotisle.dice.sheet import TURNS, Dice, Item
from spotisle.dice.state import DiceState

Means = Literal["dice", "trades", "jokers", "both"]


class Offer(Struct, frozen=True):
    """Something that can be built now, and what it takes besides the current dice."""

    item: str
    points: int
    means: Means
    """The least that it takes: only the dice, gold trades, jokers, or trades and jokers."""
    knights: tuple[int, ...] = ()
    """The fewest knights that have to lend their joker."""
    moves: tuple[BuildMove, ...] = ()
    """Moves that build it."""


class SheetView(Struct, frozen=True):
    """One player's sheet."""

    built: tuple[str, ...]
    jokers: tuple[int, ...]
    """Knights that can still lend their joker."""
    track: tuple[int, ...]
    """The entry of each turn played; -2 is a cross."""
    score: int


class DiceView(Struct, frozen=True):
    """The whole table."""

    seat: int | None
    """Whose turn it is; None when the game is over."""
    turn: int
    """The number of the turn being played, from 1."""
    dice: Dice
    used: tuple[int, ...]
    rolls_left: int
    offers: tuple[Offer, ...]
    sheets: tuple[SheetView, ...]
    joker_next_turn: bool
    finished: bool


def view(state: DiceState) -> DiceView:
    """Return what everyone may see now, with everything that the current dice can build."""
    return DiceView(
        seat=None if state.finished else state.seat,
        turn=min(len(state.tracks[state.seat]) + 1, TURNS),
        dice=state.turn.dice,
        used=tuple(die for die in range(len(state.turn.dice)) if state.turn.is_used(die)),
        rolls_left=0 if state.finished else state.turn.rolls_left,
        offers=offers(state),
        sheets=tuple(
            SheetView(sheet.items(), sheet.jokers(), track, state.score(seat))
            for seat, (sheet, track) in enumerate(zip(state.sheets, state.tracks, strict=True))
        ),
        joker_next_turn=state.joker_next_turn,
        finished=state.finished,
    )


def offers(state: DiceState) -> tuple[Offer, ...]:
    """Return each thing that can be built now on its own."""
    if not state.turn.dice:
        return ()
    found = (_offer(state, item) for item in state.sheet.placeable())
    return tuple(offer for offer in found if offer)


def _offer(state: DiceState, item: Item) -> Offer | None:
    turn = state.turn
    dice = tuple(turn.dice[die] for die in turn.unused())
    jokers = jokers_of(filter(state.may_lend, state.sheet.jokers()))
    found = find_adaptations(missing_faces(dice, item.cost), max_trades(dice, item.cost), jokers)
    if len(dice) < item.cost.total() or not found:
        return None
    best = min(found, key=lambda adaptation: len(adaptation.jokers))
    moves = plan_moves(turn.dice, turn.used, [item], best, state.sheet.knights)
    knights = tuple(sorted(best.knights))
    return Offer(item.name, item.points, _means(best), knights, tuple(moves))


def _means(adaptation: Adaptation) -> Means:
    if adaptation.trades:
        return "both" if adaptation.jokers else "trades"
    return "jokers" if adaptation.jokers else "dice"
