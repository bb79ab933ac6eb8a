"""Island dice, played by the rules: pure, without a clock or chance."""

from spotisle.games.dice.game import Step, judge, step
from spotisle.games.dice.reasons import Reason
from spotisle.games.dice.replay import Record, read, replay
from spotisle.games.dice.sheet import FACES, ITEMS, TURNS, ImpossibleSheetError, Sheet
from spotisle.games.dice.state import State, Turn, start
from spotisle.games.dice.view import Offer, View, view

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
