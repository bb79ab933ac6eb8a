"""The fixtures for the browser's score sums are up to date with the rules."""

from tools.pad_fixtures import TARGET, fixtures


def test_the_fixtures_of_pads_are_what_the_rules_make_of_them() -> None:
    assert TARGET.read_bytes() == fixtures(), "run python -m tools.pad_fixtures"
