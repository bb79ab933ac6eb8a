"""Ratings over several evenings: stronger players lead, and few evenings say little."""

from random import Random

import pytest

from spotisle.club.rating import EveningPlaces, fit_strengths, rate_evenings

STRENGTHS = {"Ann": 8.0, "Bo": 4.0, "Cy": 2.0, "Dee": 1.0, "Eva": 0.5}


def draw_evening(random: Random) -> EveningPlaces:
    """Draw places from the model itself."""
    left = dict(STRENGTHS)
    order: list[str] = []
    while left:
        order += random.choices(list(left), weights=list(left.values()))
        del left[order[-1]]
    return {name: place for place, name in enumerate(order, start=1)}


def test_a_rating_recovers_the_true_strengths() -> None:
    random = Random(1)
    found = fit_strengths([draw_evening(random) for _ in range(2000)])
    for name, strength in STRENGTHS.items():
        assert found[name] / found["Dee"] == pytest.approx(strength, rel=0.15)


def test_one_evening_gives_no_rating_and_two_a_weak_one() -> None:
    once = {"Ann": 1, "Bo": 2}
    assert rate_evenings([once]) == []
    few, many = rate_evenings([once] * 2), rate_evenings([once] * 20)
    assert 0.5 < few[0].ahead < many[0].ahead < 1


def test_tied_players_get_the_same_rating() -> None:
    one, other = rate_evenings([{"Ann": 1, "Bo": 1, "Cy": 3}] * 3)[:2]
    assert one.ahead == pytest.approx(other.ahead)
