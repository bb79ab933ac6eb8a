"""All minigames by name, and how to put one on the table."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spotisle.games.catch_them_all import CatchThemAll
from spotisle.games.deck import Deck
from spotisle.games.duel import Duel
from spotisle.games.errors import SetupError
from spotisle.games.game import Game
from spotisle.games.hot_potato import HotPotato
from spotisle.games.island.barbarians import Barbarians
from spotisle.games.island.knights import Knights
from spotisle.games.island.longest_route import LongestRoute
from spotisle.games.island.ports import Ports
from spotisle.games.island.welcome import Welcome
from spotisle.games.poisoned_gift import PoisonedGift
from spotisle.games.practice import Practice
from spotisle.games.table import Table
from spotisle.games.teams import Teams
from spotisle.games.tower import Tower
from spotisle.games.triplets import Triplets
from spotisle.games.well import Well

if TYPE_CHECKING:
    from random import Random

AnyGame = Game[Any, Any]

SYMBOL_GAMES: tuple[type[AnyGame], ...] = (
    Tower, Well, HotPotato, CatchThemAll, PoisonedGift, Triplets, Duel, Practice,
)  # fmt: skip
ISLAND_GAMES: tuple[type[AnyGame], ...] = (Welcome, Ports, LongestRoute, Barbarians, Knights)

GAMES: dict[str, type[AnyGame]] = {game.spec.name: game for game in (*SYMBOL_GAMES, *ISLAND_GAMES)}


def new_game(
    name: str,
    seats: int,
    deck: str | None = None,
    options: Mapping[str, Any] | None = None,
    teams: Teams | None = None,
) -> AnyGame:
    """Return a minigame set up for a table; the usual deck if none is named."""
    if name not in GAMES:
        raise SetupError(f"no game {name!r}; there are {', '.join(GAMES)}")
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
    """Deal a fresh game and return its table."""
    game = new_game(name, seats, deck, options, teams)
    deal = game.shuffle(rng)
    game.check_deal(deal)
    return Table(game, game.start(deal))
