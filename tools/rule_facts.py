"""Write what is in force unless a table chooses otherwise, for the browser's lobby and rules.

python -m tools.rule_facts          # writes client/src/shared/rule-facts.json
"""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from spotisle.rules import GAMES
from spotisle.series import PRESETS
from spotisle.series.prices import PRICES

TARGET = Path(__file__).parent.parent / "client" / "src" / "shared" / "rule-facts.json"

OFFERED = {"end", "rounds", "last_round", "own_isolated", "centre", "ports", "cards"}
"""The options that a lobby offers, besides the penalty."""


def rule_facts() -> dict[str, Any]:
    """Return the usual options of each game, those of a tournament, and what each edition says."""
    return {
        "games": {game: _usual_options(game) for game in GAMES},
        "tournament": {game: price.options for game, price in PRICES.items() if price.options},
        "presets": {
            name: {"deck": one.deck, "games": one.games, "tie": one.tie, "options": one.options}
            for name, one in PRESETS.items()
        },
    }


def _usual_options(game: str) -> dict[str, str | int]:
    """Return the options of a game that a lobby offers."""
    rules = GAMES[game]
    own = structs.asdict(rules.options_type()).items()
    told = {name: value for name, value in own if name in OFFERED and value is not None}
    return {"penalty": rules.spec.penalty, **told}


def encoded_facts() -> bytes:
    """Return the file."""
    return msgspec.json.format(msgspec.json.encode(rule_facts()), indent=2) + b"\n"


if __name__ == "__main__":
    TARGET.write_bytes(encoded_facts())
