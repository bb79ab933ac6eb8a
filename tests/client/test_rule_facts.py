"""The page knows the options and editions that the rules have."""

from tools.rule_facts import TARGET, encoded_facts


def test_the_rules_in_the_page_are_up_to_date() -> None:
    assert TARGET.read_bytes() == encoded_facts(), "run python -m tools.rule_facts"
