"""Play a game many times over, and return the outcomes as arrays."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from spotisle.bulk.catch_them_all import CATCH_THEM_ALL
from spotisle.bulk.driver import CLAIM, Schedule, Sheet, drive
from spotisle.bulk.duel import DUEL
from spotisle.bulk.ground import MAX_OPEN, Ground, Row, Rules, lay_ground, row
from spotisle.bulk.hot_potato import HOT_POTATO
from spotisle.bulk.tower import POISONED_GIFT, TOWER
from spotisle.bulk.triplets import TRIPLETS
from spotisle.bulk.well import WELL
from spotisle.errors import SpotisleError
from spotisle.rules import CardGame, Claim
from spotisle.rules.claim import Target
from spotisle.rules.game import TargetKind

BULK_GAMES: dict[str, Rules] = {
    "tower": TOWER,
    "well": WELL,
    "hot_potato": HOT_POTATO,
    "catch_them_all": CATCH_THEM_ALL,
    "poisoned_gift": POISONED_GIFT,
    "triplets": TRIPLETS,
    "duel": DUEL,
}


class Log(Struct, frozen=True):
    """What happened in each game: the deal, and the claims one after the other."""

    deals: NDArray[np.int16]
    claims: NDArray[np.int16]
    kind: TargetKind

    def of_game(self, game: int, count: int) -> list[tuple[Claim, bool]]:
        """Return the first claims of a game, each with whether it was right."""
        rows = self.claims[game, : CLAIM * count].reshape(count, CLAIM).tolist()
        return [
            (Claim(seat, symbol, self._target(target)), bool(is_right))
            for seat, symbol, is_right, *target in rows
        ]

    def _target(self, numbers: list[int]) -> Target:
        if self.kind is TargetKind.NONE:
            return None
        return tuple(numbers) if self.kind is TargetKind.CARDS else numbers[0]


class Bulk(Struct, frozen=True):
    """The outcomes of many games, one row each."""

    scores: NDArray[np.int16]
    ranks: NDArray[np.int8]
    """How many seats are better than each; who shares a place has the same number."""
    right: NDArray[np.int32]
    wrong: NDArray[np.int32]
    log: Log

    @property
    def claims(self) -> int:
        """How many claims have been judged."""
        return int(self.right.sum(dtype=np.int64) + self.wrong.sum(dtype=np.int64))


def play(
    game: CardGame[Any],
    games: int,
    seed: int,
    *,
    first_game: int = 0,
    weights: Sequence[float] | None = None,
    slips: Sequence[float] | None = None,
    log: int = 0,
) -> Bulk:
    """Play so many games; each right claim goes to a seat by its weight.

    `slips` is how often each seat names a symbol that is not there; `log` is how many claims of
    each game to keep. Games count on from `first_game`: two halves give what the whole gives.
    """
    name, seats = game.spec.name, game.seats
    if name not in BULK_GAMES:
        raise SpotisleError(f"{name} cannot be played in bulk, only {', '.join(BULK_GAMES)}")
    option, dealt = _option(game)
    shares = np.array(weights or [1.0] * seats)
    whole = np.maximum((shares / shares.sum() * 2**30).astype(np.int64), 1)
    schedule = Schedule(
        seed=seed & (2**63 - 1),
        first_game=first_game,
        in_play=game.deck.in_play,
        dealt=dealt,
        locks=game.penalty == "lock",
        weights=cast("Any", whole),
        slips=cast("Any", (np.array(slips or [0.0] * seats) * 2**32).astype(np.int64)),
    )
    kept = games if log else 0
    scores = np.zeros((games, seats), np.int16)
    places = np.zeros((games, seats), np.int32)
    right, wrong = np.zeros(games, np.int32), np.zeros(games, np.int32)
    deals = np.zeros((kept, game.deck.in_play if log else 0), np.int16)
    claims = np.zeros((kept, CLAIM * log), np.int16)
    sheet = Sheet(*(cast("Any", array) for array in (scores, places, right, wrong, deals, claims)))
    ground = lay_ground(game.deck.plane, seats, option, getattr(game.options, "first", 0))
    _driver(name)(ground, schedule, sheet, row(1, np.uint64))
    ranks = (places[:, :, None] > places[:, None, :]).sum(axis=2, dtype=np.int8)
    return Bulk(scores, ranks, right, wrong, Log(deals, claims, game.spec.target))


@cache
def _driver(name: str) -> Callable[[Ground, Schedule, Sheet, Row], None]:
    return drive(BULK_GAMES[name])


def _option(game: CardGame[Any]) -> tuple[int, int]:
    """Return the number that the options come down to, and how many cards can come to light."""
    seats, cards = game.seats, game.deck.in_play
    game.check_deal(tuple(range(cards)))
    match game.spec.name:
        case "well":
            return 1 if game.options.end == "first_out" else seats - 1, cards
        case "hot_potato":
            rounds = game.options.rounds
            rounds = cards // seats if rounds == "deck" else rounds
            return rounds, rounds * seats
        case "triplets":
            if max(game.first_layout, game.deck.plane.order + 3) > MAX_OPEN:
                raise SpotisleError(f"options.places: in bulk at most {MAX_OPEN} cards lie open")
            return game.first_layout, cards
        case "duel":
            return 0, game.first_layout
        case _:
            return game.first_layout, cards
