"""Coastline keeps the laws of the table."""

from spotisle_coastline import Coastline

from spotisle.testing import check_game


def test_it_is_a_game() -> None:
    check_game(Coastline)
