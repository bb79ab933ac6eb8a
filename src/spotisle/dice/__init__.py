"""Island dice: the rules, and everything that plays, solves and explains the game.

sheet, moves, state, game, view, replay    the rules: pure, no clock, no randomness, no numpy
adapt                                      paying with jokers and gold trades
solver/                                    every position solved exactly; odds, simulated games
adviser, advice, advice_json, advice_text  the best choices: for a room, for programs, in words
bots, review, review_plot                  automatic players; what each decision of a record cost

Importing this package loads the rules only.
"""

from spotisle.dice.game import MoveResult, judge, step
from spotisle.dice.reasons import DiceReason
from spotisle.dice.replay import Record, read, replay
from spotisle.dice.sheet import FACES, ITEMS, TURNS, ImpossibleSheetError, Sheet
from spotisle.dice.state import DiceState, Turn, start
from spotisle.dice.view import DiceView, Offer, view
from spotisle.rules.spec import ISLAND_DICE

__all__ = [
    "FACES",
    "ISLAND_DICE",
    "ITEMS",
    "TURNS",
    "DiceReason",
    "DiceState",
    "DiceView",
    "ImpossibleSheetError",
    "MoveResult",
    "Offer",
    "Record",
    "Sheet",
    "Turn",
    "judge",
    "read",
    "replay",
    "start",
    "step",
    "view",
]
