"""Every refusal that a player can meet has words in every language."""

import pytest

from spotisle.editions import LANGUAGES
from spotisle.games import Reason
from spotisle.texts import text

NOTHING_TO_SAY = {Reason.MATCH, Reason.POINTED}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", sorted(set(Reason) - NOTHING_TO_SAY))
def test_a_refused_claim_is_told_why(reason: Reason, language: str) -> None:
    told = text(language, f"reason-{reason}", symbol="Anchor")
    assert told
    if language != "en":
        assert told != text("en", f"reason-{reason}", symbol="Anchor")
