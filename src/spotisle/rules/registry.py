"""All minigames by name, and how to start one: for series, rooms, records and simulations."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from spotisle.editions import load_edition
from spotisle.rules.catch_them_all import CatchThemAll
from spotisle.rules.deck import Deck
from spotisle.rules.duel import Duel
from spotisle.rules.errors import UnknownGameError
from spotisle.rules.game import Game
from spotisle.rules.hot_potato import HotPotato
from spotisle.rules.island.barbarians import Barbarians
from spotisle.rules.island.knights import Knights
from spotisle.rules.island.longest_route import LongestRoute
from spotisle.rules.island.ports import Ports
from spotisle.rules.island.welcome import WelcomeGame
from spotisle.rules.packages import BrokenPackage, GamePackage, load_packages
from spotisle.rules.poisoned_gift import PoisonedGift
from spotisle.rules.practice import Practice
from spotisle.rules.spec import ISLAND_DICE
from spotisle.rules.table import Table
from spotisle.rules.teams import Teams
from spotisle.rules.tower import Tower
from spotisle.rules.triplets import Triplets
from spotisle.rules.well import Well

if TYPE_CHECKING:
    from random import Random

AnyGame = Game[Any, Any]

_CLASSES: tuple[type[AnyGame], ...] = (
    Tower, Well, HotPotato, CatchThemAll, PoisonedGift, Triplets, Duel, Practice,
    WelcomeGame, Ports, LongestRoute, Barbarians, Knights,
)  # fmt: skip


class _Games(dict[str, type[AnyGame]]):
    """Games by name; a missing one raises an error that users can read."""

    def __missing__(self, name: str) -> NoReturn:
        raise UnknownGameError(
            f"no game {name!r}; there are {', '.join(self)}; others come with their packages"
        )


GAMES: dict[str, type[AnyGame]] = _Games({game.spec.name: game for game in _CLASSES})
"""By name, in the order of the rule books; games from packages come last."""


PACKAGES: dict[str, GamePackage] = {}
"""The games from other packages, by name; they are in `GAMES`, too."""
BROKEN_PACKAGES: tuple[BrokenPackage, ...] = ()
"""Packages whose game is left out."""


def games_in(edition: str) -> tuple[str, ...]:
    """Return the minigames that come in a box, in the order of its book.

    >>> games_in("beach")
    ('tower', 'well', 'hot_potato', 'poisoned_gift', 'triplets')
    """
    return load_edition(edition).games


def new_game(
    name: str,
    seats: int,
    deck: str | None = None,
    options: Mapping[str, Any] | None = None,
    teams: Teams | None = None,
) -> AnyGame:
    """Return a minigame set up for a table; without a deck it uses classic or island."""
    game = GAMES[name]
    cards = Deck.named(deck or ("island" if game.spec.teams else "classic"))
    return game(seats, cards, {**game.usual_options(seats, cards), **(options or {})}, teams)


def new_table(
    name: str,
    seats: int,
    rng: "Random",
    deck: str | None = None,
    options: Mapping[str, Any] | None = None,
    teams: Teams | None = None,
) -> Table[Any]:
    """Deal a new game and return its table."""
    game = new_game(name, seats, deck, options, teams)
    deal = game.shuffle(rng)
    game.check_deal(deal)
    return Table(game, deal)


def _add_packages() -> tuple[BrokenPackage, ...]:
    """Add installed games. Their packages may import this module, so this must be its last part."""
    packages, broken = load_packages(taken=(*GAMES, ISLAND_DICE))
    for package in packages:
        GAMES[package.game.spec.name] = package.game
        PACKAGES[package.game.spec.name] = package
    return tuple(broken)


BROKEN_PACKAGES = _add_packages()
