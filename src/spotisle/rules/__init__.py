"""The rules, pure: no clock, no I/O, no global randomness; one file per minigame.

The names below are imported lazily, so that `import spotisle.rules` is cheap and a program loads
only the modules that it uses.
"""

from importlib import import_module

_MODULES = (
    "claim", "errors", "teams", "spec", "view", "deck", "game", "table", "registry",
)  # fmt: skip

TYPE_CHECKING = False  # not from typing: importing that takes longer than this module
if TYPE_CHECKING:
    from spotisle.rules.claim import Chance, Claim, Judgement, Pointing, Reason, Target, Verdict
    from spotisle.rules.deck import Deck
    from spotisle.rules.errors import BrokenRecordError, SetupError
    from spotisle.rules.game import CardGame, Game, Options, Ranking
    from spotisle.rules.registry import GAMES, new_game, new_table
    from spotisle.rules.spec import Spec, TargetKind
    from spotisle.rules.table import Table
    from spotisle.rules.teams import Teams
    from spotisle.rules.view import CardsView, Pile, PrivateCards
else:

    def __getattr__(name: str) -> object:
        for module in _MODULES:
            value = getattr(import_module(f"{__name__}.{module}"), name, None)
            if name in __all__ and value is not None:
                globals()[name] = value
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "GAMES",
    "BrokenRecordError",
    "CardGame",
    "CardsView",
    "Chance",
    "Claim",
    "Deck",
    "Game",
    "Judgement",
    "Options",
    "Pile",
    "Pointing",
    "PrivateCards",
    "Ranking",
    "Reason",
    "SetupError",
    "Spec",
    "Table",
    "Target",
    "TargetKind",
    "Teams",
    "Verdict",
    "new_game",
    "new_table",
]  # fmt: skip
