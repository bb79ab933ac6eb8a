"""Write view changes for the browser's tests: `python -m tools.delta_fixtures`.

Each has a view, the delta that the server sends, and the view after it. Most come from the scenes
of `play_fixtures.py`, so that every game is covered.
"""

import json
from pathlib import Path
from typing import Any

from spotisle.protocol.delta import changes, merge

FOLDER = Path(__file__).resolve().parent.parent / "client" / "tests" / "fixtures"
GAMES = ("tower", "welcome", "triplets", "island_dice")
BY_HAND: list[tuple[Any, Any]] = [
    ({"people": {"p1": {"name": "Ann"}}, "play": None}, {"people": {}, "play": {"number": 1}}),
    ({"open": (1, None, 3)}, {"open": (None, 2, 3)}),
    ({"sheet": ()}, {"sheet": ({"game": "tower", "gained": (1, 0)},)}),
]


def frozen(value: Any) -> Any:
    """Return JSON with tuples for lists, as in views."""
    if isinstance(value, list):
        return tuple(map(frozen, value))
    if isinstance(value, dict):
        return {name: frozen(each) for name, each in value.items()}
    return value


def from_scenes() -> list[tuple[Any, Any]]:
    """Return pairs of consecutive moments of the films."""
    pairs = []
    for game in GAMES:
        film = frozen(json.loads((FOLDER / f"{game}.json").read_text())["film"])
        pairs += [(film[0]["play"], film[1]["play"]), (film[-2]["play"], film[-1]["play"])]
    return pairs


def main() -> None:
    """Write the fixture."""
    cases = []
    for before, after in BY_HAND + from_scenes():
        delta = changes(before, after)
        cases.append({"before": before, "delta": delta, "after": merge(before, delta)})
    (FOLDER / "deltas.json").write_text(json.dumps(cases, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
