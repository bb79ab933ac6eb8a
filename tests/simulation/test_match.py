"""Simulated games on a virtual clock follow the order of claims, the penalties and the times."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from spotisle.bots import LEVELS
from spotisle.rules import Chance, Table, Verdict, new_table
from spotisle.rules.penalty import FREEZE_S
from spotisle.simulation.match import VERDICTS, Match

CLUMSY = replace(LEVELS["casual"], slip=0.5)


def match_of(game: str, seed: int, skill: Any = LEVELS["sharp"], seats: int = 4) -> Match:
    rng = Random(seed)
    table: Table[Any] = new_table(game, seats, rng)
    return Match(table, [skill] * seats, rng)


def searched(match: Match) -> list[Chance | None]:
    """Return the chance that each player is searching."""
    return [player.chance() for player in match.players]


def test_claims_are_made_in_the_order_of_their_time() -> None:
    match, times = match_of("tower", 1), []
    while not match.table.finished:
        match.step()
        times.append(match.now)
    assert times == sorted(times)


def test_a_game_counts_its_claims_and_lasts_until_the_last_one() -> None:
    match, verdicts = match_of("tower", 1, CLUMSY), list[Verdict | None]()
    while not match.table.finished:
        verdicts.append(match.step())
    played = match.play()
    assert played.claims == tuple(map(verdicts.count, VERDICTS))
    assert played.claims[0] == match.table.accepted
    assert played.seconds == match.now


def test_a_claim_under_way_when_the_cards_change_comes_late() -> None:
    match, about_to = match_of("tower", 2), list[int]()
    while match.step() is not Verdict.LATE:
        soon = match.now + LEVELS["sharp"].notice
        about_to = [player.seat for player in match.players if player.due <= soon]
    assert about_to


def test_a_player_who_notices_in_time_searches_the_new_cards() -> None:
    match = match_of("tower", 3)
    before = searched(match)
    while match.step() is not Verdict.OK:
        before = searched(match)
    for player in match.players:
        if player.due > match.now + LEVELS["sharp"].notice:
            assert player.chance() is not before[player.seat]
            assert player.seen == match.table.accepted


def test_a_claim_on_cards_that_still_lie_there_stays_as_it_is() -> None:
    match, kept = match_of("catch_them_all", 4), 0
    before = searched(match)
    match.step()
    for chance in searched(match):
        kept += chance is not None and any(chance is other for other in before)
    assert kept


def test_a_locked_player_waits_for_the_next_card() -> None:
    locked = 0
    match = match_of("tower", 5, CLUMSY)
    while not match.table.finished:
        match.step()
        for seat in match.table.penalties.locked:
            locked += 1
            assert match.players[seat].chance() is None
    assert locked


def test_a_frozen_player_claims_nothing_before_thawing() -> None:
    match, frozen = match_of("catch_them_all", 6, CLUMSY), 0
    while not match.table.finished:
        verdict = match.step()
        for seat, until in match.table.penalties.frozen_until.items():
            if until > match.now:
                frozen += 1
                assert match.players[seat].due >= until
        if verdict is Verdict.WRONG:
            assert max(match.table.penalties.frozen_until.values()) == match.now + FREEZE_S
    assert frozen


@pytest.mark.parametrize("game", ["tower", "hot_potato", "knights"])
def test_no_claim_of_a_bot_is_illegal_unless_the_table_has_changed(game: str) -> None:
    match = match_of(game, 7, CLUMSY)
    while not match.table.finished:
        accepted = match.table.accepted
        seen = match.next.seen
        assert match.step() is not Verdict.ILLEGAL or seen < accepted


@pytest.mark.parametrize("game", ["tower", "triplets", "welcome"])
def test_a_better_level_wins_more_often(game: str) -> None:
    names = list(LEVELS)
    for weaker, stronger in pairwise(names):
        won = [0, 0]
        for seed in range(40):
            rng = Random(seed)
            table: Table[Any] = new_table(game, 2, rng)
            played = Match(table, [LEVELS[weaker], LEVELS[stronger]], rng).play()
            for side in played.ranking[0]:
                won[side] += 1
        assert won[1] > won[0], f"{stronger} against {weaker}: {won}"
