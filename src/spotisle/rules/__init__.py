"""The rules, pure: no clock, no I/O, no global randomness; one file a minigame.

The names below are imported when they are first asked for, so that `import spotisle.rules` costs
next to nothing and a program pays only for what it plays with.
"""

from importlib import import_module

TYPE_CHECKING = False  # as in typing, whose import alone would cost more than all of this
if TYPE_CHECKING:
    from spotisle.rules.claim import Chance, Claim, Judgement, Pointing, Reason, Target, Verdict
    from spotisle.rules.deck import Deck
    from spotisle.rules.errors import BrokenRecordError, SetupError
    from spotisle.rules.game import CardGame, Game, Options, Spec, TargetKind
    from spotisle.rules.ranking import Ranking
    from spotisle.rules.registry import GAMES, new_game, new_table
    from spotisle.rules.table import Table
    from spotisle.rules.teams import Teams
    from spotisle.rules.view import Pile, Private, View

_HOMES = {
    "Chance": "claim",
    "Claim": "claim",
    "Judgement": "claim",
    "Pointing": "claim",
    "Reason": "claim",
    "Target": "claim",
    "Verdict": "claim",
    "Deck": "deck",
    "BrokenRecordError": "errors",
    "SetupError": "errors",
    "CardGame": "game",
    "Game": "game",
    "Options": "game",
    "Spec": "game",
    "TargetKind": "game",
    "Ranking": "ranking",
    "GAMES": "registry",
    "new_game": "registry",
    "new_table": "registry",
    "Table": "table",
    "Teams": "teams",
    "Pile": "view",
    "Private": "view",
    "View": "view",
}


if not TYPE_CHECKING:  # a checker knows the names above, and no others

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        globals()[name] = value
        return value


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
