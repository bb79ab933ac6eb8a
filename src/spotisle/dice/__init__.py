"""Island dice, played by the rules: pure, without a clock or chance."""

from spotisle.dice.game import Step, judge, step
from spotisle.dice.reasons import Reason
from spotisle.dice.replay import Record, read, replay
from spotisle.dice.sheet import FACES, ITEMS, TURNS, ImpossibleSheetError, Sheet
from spotisle.dice.state import State, Turn, start
from spotisle.dice.view import Offer, View, view

__all__ = [
    "FACES",
    "ITEMS",
    "TURNS",
    "ImpossibleSheetError",
    "Offer",
    "Reason",
    "Record",
    "Sheet",
    "State",
    "Step",
    "Turn",
    "View",
    "judge",
    "read",
    "replay",
    "start",
    "step",
    "view",
]
