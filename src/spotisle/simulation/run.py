"""Play a setup many times; the results are the same for any number of workers."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np

from spotisle.batch import ParallelMap, serial_map
from spotisle.dice import ISLAND_DICE
from spotisle.rules import Table
from spotisle.series import play_series
from spotisle.simulation.match import Match, Played
from spotisle.simulation.results import Results
from spotisle.simulation.setup import SERIES_MODES, Setup

GAMES_PER_PART = 200
DICE_GAMES_PER_PART = 20_000
"""How many games a worker plays at a time."""

Progress = Callable[[int], None]


def simulate(
    setup: Setup,
    games: int,
    *,
    parallel_map: ParallelMap = serial_map,
    progress: Progress | None = None,
) -> Results:
    """Play this many games; `progress` is called with the number of games just played."""
    setup.check()
    play, size = (
        (play_dice, DICE_GAMES_PER_PART)
        if setup.subject == ISLAND_DICE
        else (play_part, GAMES_PER_PART)
    )
    parts = (range(first, min(first + size, games)) for first in range(0, games, size))
    played: list[Results] = []
    for result in parallel_map(partial(play, setup), parts):
        played.append(result)
        if progress:
            progress(len(result.ranks))
    return Results.joined(played)


def play_part(setup: Setup, numbers: range) -> Results:
    """Play the games of these numbers at real tables."""
    play = _series_player(setup) if setup.subject in SERIES_MODES else _game_player(setup)
    return Results.of([play(Random(f"{setup.seed}:{number}")) for number in numbers])


def _game_player(setup: Setup) -> Callable[[Random], Played]:
    """Return a function that plays one game; all games share one set of rules."""
    game, skills = setup.game(), setup.skills
    game.check_deal(game.shuffle(Random(0)))

    def play(rng: Random) -> Played:
        deal = game.shuffle(rng)
        return Match(Table(game, deal), skills, rng).play()

    return play


def _series_player(setup: Setup) -> Callable[[Random], Played]:
    """Return a function that plays one series."""
    plan, skills = setup.plan(), setup.skills

    def play(rng: Random) -> Played:
        tables: list[Played] = []

        def play_table(table: Table[Any], seats: tuple[int, ...]) -> None:
            tables.append(Match(table, [skills[seat] for seat in seats], rng).play())

        standing = play_series(plan, play_table, rng).standing
        return Played(
            ranking=standing.ranking,
            scores=standing.totals,
            points=(),
            claims=tuple(map(sum, zip(*(table.claims for table in tables), strict=True))),
            seconds=sum(table.seconds for table in tables),
        )

    return play


def play_dice(setup: Setup, numbers: range) -> Results:
    """Play a part of island dice all at once, as its players do not interact."""
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
