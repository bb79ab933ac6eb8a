"""The browser's sums are held against fixtures; these must be the rules' own."""

from tools.pad_fixtures import TARGET, fixtures


def test_the_fixtures_of_pads_are_what_the_rules_make_of_them() -> None:
    assert TARGET.read_bytes() == fixtures(), "run python -m tools.pad_fixtures"
