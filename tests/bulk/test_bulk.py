"""Games in bulk are the same games: claim by claim, and in the long run."""

from random import Random
from typing import Any

import numpy as np
import pytest

from spotisle import bulk
from spotisle.errors import SpotisleError
from spotisle.rules import CardGame, Claim, Table, Verdict, new_game, new_table
from spotisle.simulation.results import ranks

TABLES: dict[str, list[tuple[int, str, dict[str, Any]]]] = {
    "tower": [(2, "classic", {}), (6, "custom:5", {"penalty": "none"})],
    "poisoned_gift": [(3, "beach", {})],
    "well": [
        (4, "classic", {"end": "last_left", "first": 2}),
        (7, "custom:9", {"first": 6}),
    ],
    "hot_potato": [(5, "classic", {"rounds": "deck"}), (8, "classic", {})],
    "catch_them_all": [(4, "classic", {}), (6, "classic", {"last_round": "none"})],
    "triplets": [(4, "classic", {}), (2, "custom:8", {"places": 3})],
    "duel": [(2, "classic", {})],
}


def card_game(name: str, seats: int, deck: str, options: dict[str, Any]) -> CardGame[Any]:
    game = new_game(name, seats, deck, options)
    assert isinstance(game, CardGame)
    return game


@pytest.mark.parametrize("name", bulk.BULK_GAMES)
def test_every_claim_gets_the_verdict_that_the_table_gives_it(name: str) -> None:
    for seats, deck, options in TABLES[name]:
        game = card_game(name, seats, deck, options)
        weights = [1.0 + seat for seat in range(seats)]
        played = bulk.play(game, 60, 7, weights=weights, slips=[0.2] * seats, log=900)
        assert played.wrong.sum() > 0
        for number in range(60):
            check_game(game, played, number)


def check_game(game: CardGame[Any], played: bulk.Bulk, number: int) -> None:
    table = Table(game, tuple(played.log.deals[number].tolist()))
    count = int(played.right[number] + played.wrong[number])
    for at, (claim, is_right) in enumerate(played.log.of_game(number, count)):
        expected = Verdict.OK if is_right else Verdict.WRONG
        assert table.submit(claim, now=10.0 * at).verdict is expected
    assert table.finished
    assert game.scores(table.state) == tuple(played.scores[number].tolist())
    assert ranks(game.ranking(table.state)) == played.ranks[number].tolist()
    assert table.accepted == played.right[number]


def play_at_a_table(name: str, seats: int, weights: list[float], rng: Random) -> Table[Any]:
    """The same chances at a real table: somebody who can claims, any target that is right."""
    table = new_table(name, seats, rng)
    plane = table.game.deck.plane
    while not table.finished:
        view = table.view()
        chances = [table.game.chances(view, table.private(seat), seat) for seat in range(seats)]
        able = [weight if chances[seat] else 0.0 for seat, weight in enumerate(weights)]
        (seat,) = rng.choices(range(seats), able)
        chance = rng.choice(chances[seat])
        symbol = plane.shared(*chance.cards[:2])
        if all(plane.has(card, symbol) for card in chance.cards):
            table.submit(Claim(seat, symbol, chance.target))
    return table


@pytest.mark.parametrize("name", ["well", "hot_potato", "triplets", "duel"])
def test_in_the_long_run_bulk_and_table_agree(name: str) -> None:
    seats = 2 if name == "duel" else 4
    weights, rng = [1.0, 2.0, 3.0, 4.0][:seats], Random(11)
    tables = [play_at_a_table(name, seats, weights, rng) for _ in range(200)]
    scores = np.array([table.game.scores(table.state) for table in tables])
    firsts = np.array([ranks(table.game.ranking(table.state)) for table in tables]) == 0
    played = bulk.play(card_game(name, seats, "classic", {}), 20_000, 3, weights=weights)
    for found, expected in ((scores, played.scores), (firsts, played.ranks == 0)):
        error = expected.std(axis=0) / np.sqrt(len(found))
        assert np.all(np.abs(found.mean(axis=0) - expected.mean(axis=0)) <= 4 * error)


def test_the_results_do_not_depend_on_how_many_are_played_in_one_go() -> None:
    game = card_game("tower", 5, "classic", {})
    whole, first, second = (
        bulk.play(game, games, 9, first_game=start)
        for games, start in ((100, 0), (40, 0), (60, 40))
    )
    assert np.array_equal(whole.scores, np.concatenate([first.scores, second.scores]))
    assert not np.array_equal(whole.scores, bulk.play(game, 100, 10).scores)


def test_every_card_comes_first_as_often_as_any_other() -> None:
    played = bulk.play(card_game("duel", 2, "classic", {}), 55_000, 1, log=1)
    for place in range(2):
        counts = np.bincount(played.log.deals[:, place], minlength=55)
        assert counts.min() > 850
        assert counts.max() < 1150


def test_games_without_a_bulk_are_refused_by_name() -> None:
    game: Any = new_game("welcome", 4)
    with pytest.raises(SpotisleError, match="welcome cannot be played in bulk, only tower"):
        bulk.play(game, 1, 1)
