"""Play a setup many times over, by a crew of any size; the numbers are the same."""

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import fmean
from typing import Any

import numpy as np

from spotisle.batch import Crew, alone
from spotisle.bots import Reflex
from spotisle.errors import SpotisleError
from spotisle.rules import CardGame, Table, Verdict
from spotisle.rules.registry import AnyGame
from spotisle.series import play_series
from spotisle.simulation.match import VERDICTS, Match, Played
from spotisle.simulation.results import Results
from spotisle.simulation.setup import DICE, MODES, Setup

PART = 200
DICE_PART = 20_000
FAST_PART = 500_000
"""How many games are played at a time; compiling the fast ones pays for no fewer."""
RACES = 2_000
"""From how many lay-outs the chances of a quick claim are taken."""

Progress = Callable[[int], None]


def simulate(
    setup: Setup,
    games: int,
    *,
    crew: Crew = alone,
    fast: bool = False,
    progress: Progress | None = None,
) -> Results:
    """Play so many games; `progress` is told how many more have been played."""
    setup.check()
    play, size = _way_to_play(setup, fast=fast)
    parts = (range(first, min(first + size, games)) for first in range(0, games, size))
    played: list[Results] = []
    for result in crew(play, parts):
        played.append(result)
        if progress:
            progress(len(result.ranks))
    return Results.joined(played)


def _way_to_play(setup: Setup, *, fast: bool) -> tuple[Callable[[range], Results], int]:
    """Return what plays the games of some numbers, and how many it should play at a time."""
    if fast:
        return _fast_play(setup), FAST_PART
    if setup.subject == DICE:
        return partial(play_dice, setup), DICE_PART
    return partial(play_part, setup), PART


def play_part(setup: Setup, numbers: range) -> Results:
    """Play the games of these numbers at real tables."""
    play = _play_series if setup.subject in MODES else _play_game
    return Results.of([play(setup, Random(f"{setup.seed}:{number}")) for number in numbers])


def _play_game(setup: Setup, rng: Random) -> Played:
    game = setup.game()
    deal = game.shuffle(rng)
    game.check_deal(deal)
    return Match(Table(game, deal), setup.reflexes, rng).play()


def _play_series(setup: Setup, rng: Random) -> Played:
    reflexes, tables = setup.reflexes, list[Played]()

    def play_table(table: Table[Any], seats: tuple[int, ...]) -> None:
        tables.append(Match(table, [reflexes[seat] for seat in seats], rng).play())

    standing = play_series(setup.plan(), play_table, rng).standing
    return Played(
        ranking=standing.ranking,
        scores=standing.totals,
        points=(),
        claims=tuple(map(sum, zip(*(table.claims for table in tables), strict=True))),
        seconds=sum(table.seconds for table in tables),
    )


def play_dice(setup: Setup, numbers: range) -> Results:
    """Nobody hinders anybody in island dice: its bots play all games of a part at once."""
    from spotisle.dice.bots import play_games

    games = len(numbers)
    seed = Random(f"{setup.seed}:{numbers.start}").getrandbits(32)
    scores = np.array(play_games(setup.levels, games, seed, **setup.options).scores).T
    return Results(
        (scores[:, :, None] < scores[:, None, :]).sum(axis=2),
        scores,
        np.zeros((games, 0), np.int64),
        np.zeros((games, 0), np.int64),
        np.zeros(0),
    )


def _fast_play(setup: Setup) -> Callable[[range], Results]:
    from spotisle.bulk import BULK_GAMES

    if setup.subject not in BULK_GAMES:
        raise SpotisleError(f"{setup.subject} has no fast play; {', '.join(BULK_GAMES)} have")
    return partial(play_fast, setup, chances_to_be_first(setup.game(), setup.reflexes))


def play_fast(setup: Setup, weights: list[float], numbers: range) -> Results:
    """Play the games of these numbers in bulk: each right claim goes to a seat by its weight."""
    from spotisle import bulk

    game = setup.game()
    assert isinstance(game, CardGame)
    slips = [reflex.slip for reflex in setup.reflexes]
    played = bulk.play(
        game, len(numbers), setup.seed, first_game=numbers.start, weights=weights, slips=slips
    )
    claims = np.zeros((len(numbers), len(VERDICTS)), np.int64)
    claims[:, VERDICTS.index(Verdict.OK)] = played.right
    claims[:, VERDICTS.index(Verdict.WRONG)] = played.wrong
    return Results(
        played.ranks.astype(np.int64),
        played.scores.astype(np.int64),
        np.zeros((len(numbers), 0), np.int64),
        claims,
        np.zeros(0),
    )


def chances_to_be_first(game: AnyGame, reflexes: tuple[Reflex, ...]) -> list[float]:
    """Return how often each seat is the first to find something, on a freshly laid table.

    Equal bots have equal chances; what they happened to win is shared among them.
    """
    rng = Random(0)
    firsts = [1] * game.seats
    for _ in range(RACES):
        state = game.start(game.shuffle(rng))
        view = game.view(state)
        intents = [
            reflex.intent(game, view, game.private(state, seat), seat, rng)
            for seat, reflex in enumerate(reflexes)
        ]
        found = {intent.delay: intent.claim.seat for intent in intents if intent}
        firsts[found[min(found)]] += 1
    shares = {
        reflex: fmean(
            first for first, other in zip(firsts, reflexes, strict=True) if other == reflex
        )
        for reflex in reflexes
    }
    return [shares[reflex] for reflex in reflexes]
