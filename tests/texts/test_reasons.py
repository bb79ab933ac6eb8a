"""Every refusal that a player can get has a text in every language."""

import pytest

from spotisle import dice
from spotisle.editions import LANGUAGES
from spotisle.rules import Reason
from spotisle.texts import translate

NOTHING_TO_SAY = {Reason.MATCH, Reason.POINTED}
REFUSALS = sorted(
    {reason.value for reason in set(Reason) - NOTHING_TO_SAY}
    | {reason.value for reason in dice.DiceReason if not reason.accepted}
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REFUSALS)
def test_every_refusal_reason_has_a_text_in_every_language(reason: str, language: str) -> None:
    told = translate(language, f"reason-{reason}", symbol="Anchor")
    assert told
    if language != "en":
        assert told != translate("en", f"reason-{reason}", symbol="Anchor")
