"""Island dice, played by the rules: pure, without a clock or chance."""

from spotisle.dice.game import Step, judge, step
from spotisle.dice.reasons import DiceReason
from spotisle.dice.replay import Record, read, replay
from spotisle.dice.sheet import FACES, ISLAND_DICE, ITEMS, TURNS, ImpossibleSheetError, Sheet
from spotisle.dice.state import DiceState, Turn, start
from spotisle.dice.view import DiceView, Offer, view

__all__ = [
    "FACES",
    "ISLAND_DICE",
    "ITEMS",
    "TURNS",
    "DiceReason",
    "DiceState",
    "DiceView",
    "ImpossibleSheetError",
    "Offer",
    "Record",
    "Sheet",
    "Step",
    "Turn",
    "judge",
    "read",
    "replay",
    "start",
    "step",
    "view",
]
