"""Bots for island dice, from random moves to optimal play.

All but the random one play each turn optimally for their estimate of the sheet after it: `greedy`
counts its points, `thoughtful` also values roads towards the next sites and unused jokers, and
`optimal` uses the exact expected score.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Protocol

import numpy as np
from msgspec import Struct

from spotisle.dice.game import step
from spotisle.dice.moves import End, Move, Roll, write_move
from spotisle.dice.sheet import CITIES, DIE_COUNT, FACES, ROADS, SETTLEMENTS, Item, Sheet
from spotisle.dice.solver.background import is_table_ready
from spotisle.dice.solver.rolls import faces_of
from spotisle.dice.solver.space import BOARDS, HANDS, Layer, points, sheet_at
from spotisle.dice.solver.table import shared_table
from spotisle.dice.solver.turn import TurnSolver
from spotisle.dice.state import DiceState, start
from spotisle.dice.view import offers
from spotisle.errors import SpotisleError

BOTS = ("random", "greedy", "thoughtful", "optimal")


class UnknownBotError(SpotisleError):
    """No bot has that name; the message lists the bots."""


class Bot(Protocol):
    """Chooses the next move from the state; a roll names only the dice, not their faces."""

    def choose(self, state: DiceState, rng: Random) -> Move:
        """Return the next move of the seat whose turn it is."""
        ...


class RandomBot:
    """Rolls and builds at random."""

    def choose(self, state: DiceState, rng: Random) -> Move:
        """Roll again half of the time, with any dice; then build anything that can be built."""
        turn = state.turn
        if not turn.rolls:
            return _roll(range(DIE_COUNT))
        if turn.rolls_left and rng.random() < 0.5:
            return _roll(rng.sample(range(DIE_COUNT), rng.randint(1, DIE_COUNT)))
        found = offers(state)
        return rng.choice(found).moves[0] if found else End()


class PolicyBot:
    """Plays every turn optimally for its policy's estimate of the sheets after it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._planned: list[Move] = []

    def choose(self, state: DiceState, rng: Random) -> Move:
        """Keep the best dice, then build the best option."""
        turn = state.turn
        if not turn.rolls:
            return _roll(range(DIE_COUNT))
        if turn.adapted:
            return self._planned.pop(0) if self._planned else End()
        solver = self._solve_turn(state)
        if turn.rolls_left:
            keep = faces_of(solver.best_keeps(turn.dice, turn.rolls_left)[0])
            if len(keep) < DIE_COUNT:
                return _roll(_others(turn.dice, keep))
        ending = solver.endings(turn.dice)[0]
        self._planned = [*ending.moves(turn.dice, state.sheet.knights), End()]
        return self._planned.pop(0)

    def _solve_turn(self, state: DiceState) -> TurnSolver:
        layer = estimate_after(
            self.name, state.turns_left(state.seat), joker_next_turn=state.joker_next_turn
        )
        return TurnSolver(layer, state.sheet, joker_next_turn=state.joker_next_turn)


def bot(name: str) -> Bot:
    """Return the bot of this name."""
    if name not in BOTS:
        raise UnknownBotError(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return RandomBot() if name == "random" else PolicyBot(name)


def available_bot(name: str, *, joker_next_turn: bool) -> str:
    """Return the name of the bot that plays now: `thoughtful` until `optimal` is solved."""
    waits = name == "optimal" and not is_table_ready(joker_next_turn=joker_next_turn)
    return "thoughtful" if waits else name


def estimate_after(name: str, turns_left: int, *, joker_next_turn: bool) -> Layer:
    """Return what each sheet is worth after a turn, by a policy's estimate."""
    if name == "optimal":
        return shared_table(joker_next_turn=joker_next_turn).after(turns_left)
    if name == "greedy" or turns_left == 1:
        return points()[:, :BOARDS]
    return _thoughtful()


class Games(Struct, frozen=True):
    """The scores of many games: one row per seat, one column per game."""

    bots: tuple[str, ...]
    scores: tuple[tuple[int, ...], ...]

    def wins(self) -> tuple[float, ...]:
        """Return how often each seat won; a shared win counts in equal parts."""
        scores = np.array(self.scores)
        best = scores == scores.max(axis=0)
        return tuple((best / best.sum(axis=0)).sum(axis=1).tolist())


def play_games(
    bots: Sequence[str], games: int, seed: int, *, joker_next_turn: bool = False
) -> Games:
    """Play many games; the same seed gives the same scores.

    Players do not interact in island dice, so each seat is simulated on its own, all games at once.
    """
    for name in bots:
        bot(name)
    scores = (
        _scores(name, games, seed * 1000 + seat, joker_next_turn=joker_next_turn)
        for seat, name in enumerate(bots)
    )
    return Games(tuple(bots), tuple(scores))


def _scores(name: str, games: int, seed: int, *, joker_next_turn: bool) -> tuple[int, ...]:
    if name == "random":
        rng = Random(seed)
        return tuple(
            play_out([RandomBot()], rng, joker_next_turn=joker_next_turn)[0].score(0)
            for _ in range(games)
        )
    from spotisle.dice.solver.simulation import simulate

    def layer(turns_left: int) -> Layer:
        return estimate_after(name, turns_left, joker_next_turn=joker_next_turn)

    return tuple(simulate(layer, games, seed, joker_next_turn=joker_next_turn).tolist())


def play_out(
    bots: Sequence[Bot], rng: Random, *, joker_next_turn: bool = False
) -> tuple[DiceState, list[dict[str, Any]]]:
    """Play one game by the rules; return the final state and the moves, with seat numbers."""
    state = start(len(bots), joker_next_turn=joker_next_turn)
    moves: list[dict[str, Any]] = []
    while not state.finished:
        move = with_faces(state, bots[state.seat].choose(state, rng), rng)
        moves.append({"seat": state.seat, **write_move(move)})
        state = step(state, state.seat, move).state
    return state, moves


def with_faces(state: DiceState, move: Move, rng: Random) -> Move:
    """Return the move with random faces for the dice that it rolls."""
    if not isinstance(move, Roll):
        return move
    dice = list(state.turn.dice or FACES)
    for die in move.reroll:
        if die in range(DIE_COUNT):
            dice[die] = rng.choice(FACES)
    return Roll(move.reroll, tuple(dice))


def _roll(dice: Sequence[int]) -> Roll:
    return Roll(tuple(sorted(dice)))


def _others(dice: Sequence[str], keep: Sequence[str]) -> list[int]:
    """Return the dice that are not kept."""
    left = list(keep)
    others = []
    for die, face in enumerate(dice):
        if face in left:
            left.remove(face)
        else:
            others.append(die)
    return others


@cache
def _thoughtful() -> Layer:
    """Return points, plus the promise of the roads built, plus two points for each unused joker."""
    promises = np.array([_promise(sheet_at(0, board)) for board in range(BOARDS)])
    jokers = np.array([len(sheet_at(hand, 0).jokers()) for hand in range(HANDS)])
    layer: Layer = points()[:, :BOARDS] + promises + 2.0 * jokers[:, None]
    return layer


def _promise(sheet: Sheet) -> float:
    """Return up to a quarter of the next sites' points, more the closer the roads get."""
    sites = (*SETTLEMENTS[sheet.settlements :][:2], *CITIES[sheet.cities :][:2])
    return sum(site.points / 4 * _progress(sheet, site) ** 2 for site in sites)


def _progress(sheet: Sheet, site: Item) -> float:
    """Return how much of the way from the start to a site is built."""
    road, path = site.road, []
    while road is not None:
        path.append(road)
        road = ROADS[road].road
    return sum(map(sheet.has_road, path)) / len(path) if path else 1.0
