"""Which of several chances is worth more, in the games where it matters.

It is what a sensible player sees at once, not a deep plan: whom to harm, and where a card counts.
"""

from collections.abc import Callable

from spotisle.rules import Chance, View
from spotisle.rules.island.covering import CoveringGame
from spotisle.rules.registry import AnyGame


def worth(game: AnyGame, view: View, seat: int, chance: Chance) -> float:
    """Return how much a chance is worth beside others; 0 where one is as good as another."""
    if isinstance(game, CoveringGame):
        return _gain(game, view, game.teams.of_seat[seat], chance)
    judge = _TASTES.get(game.spec.name)
    return judge(view, chance) if judge else 0.0


def _gain(game: CoveringGame, view: View, own: int, chance: Chance) -> float:
    """Lay a card where one's own colour gains, or another's does not; rather hide others' cells."""
    laid, below = (game.team_of_card[card] for card in chance.cards)
    if laid is None or laid == below or not isinstance(chance.target, int):
        return 0.0
    shown = frozenset(game.shown(tuple(card for card in view.open if card is not None), laid))
    gained = game.count(shown | {chance.target}) - game.count(shown)
    hidden = 0.0 if below is None else -0.5 if below == own else 0.5
    return hidden + (gained if laid == own else -gained)


def _whoever_leads(view: View, chance: Chance) -> float:
    """Give the poison to whoever has fewest cards."""
    return -view.scores[chance.target] if isinstance(chance.target, int) else 0.0


def _whoever_has_most(view: View, chance: Chance) -> float:
    """Strike the team that has taken most."""
    return view.scores[chance.target] if isinstance(chance.target, int) else 0.0


_TASTES: dict[str, Callable[[View, Chance], float]] = {
    "poisoned_gift": _whoever_leads,
    "knights": _whoever_has_most,
}
