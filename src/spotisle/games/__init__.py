"""The rules, pure: no clock, no I/O, no global randomness; one file a minigame."""

from spotisle.games.claim import Chance, Claim, Judgement, Pointing, Reason, Target, Verdict
from spotisle.games.deck import Deck
from spotisle.games.errors import BrokenRecordError, SetupError
from spotisle.games.game import CardGame, Game, Options, Spec, TargetKind
from spotisle.games.ranking import Ranking
from spotisle.games.registry import GAMES, new_game, new_table
from spotisle.games.table import Table
from spotisle.games.teams import Teams
from spotisle.games.view import Pile, Private, View

__all__ = [
    "GAMES",
    "BrokenRecordError",
    "CardGame",
    "Chance",
    "Claim",
    "Deck",
    "Game",
    "Judgement",
    "Options",
    "Pile",
    "Pointing",
    "Private",
    "Ranking",
    "Reason",
    "SetupError",
    "Spec",
    "Table",
    "Target",
    "TargetKind",
    "Teams",
    "Verdict",
    "View",
    "new_game",
    "new_table",
]
