"""A newcomer wins about half of the games against the default opponent."""

from bench.newcomer import chances


def test_a_newcomer_takes_about_half_of_the_cards_from_a_child() -> None:
    cards, won = chances("child", bots=1, games=60)
    assert 0.4 <= cards <= 0.6
    assert 0.3 <= won <= 0.8


def test_the_slow_bot_loses_to_a_newcomer() -> None:
    _, won = chances("slow", bots=1, games=20)
    assert won == 1.0
