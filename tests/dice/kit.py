"""Shorthand for the turns of a single player."""

import html
import re
from pathlib import Path

from spotisle.dice import FACES, DiceReason, DiceState, Sheet, Turn, step
from spotisle.dice.moves import read_move

LETTERS = {face[0]: face for face in FACES} | {"*": "gold", "g": "grain"}


def faces(letters: str) -> list[str]:
    """Spell six faces: o g w l b, and * for gold."""
    return [LETTERS[letter] for letter in letters]


def turn(
    letters: str,
    *built: str,
    lent: tuple[int, ...] = (),
    rolls: int = 3,
    joker_next_turn: bool = False,
) -> DiceState:
    """Return a table with one player, these things built, and these dice rolled."""
    sheet = Sheet.of(built, lent)
    rolled = Turn(knights=sheet.knights, dice=tuple(faces(letters)), rolls=rolls)
    return DiceState((sheet,), ((),), 0, rolled, joker_next_turn)


def after(state: DiceState, *moves: dict[str, object]) -> DiceState:
    """Make moves that must all be legal."""
    for move in moves:
        made = step(state, state.seat, read_move(move))
        assert made.reason.accepted, (move, made.reason)
        state = made.state
    return state


def reason(state: DiceState, move: dict[str, object]) -> DiceReason:
    """Return the reason of a verdict; a refused move must change nothing."""
    made = step(state, state.seat, read_move(move))
    assert made.reason.accepted or made.state is state
    return made.reason


def roll(letters: str, reroll: str = "012345") -> dict[str, object]:
    return {"do": "roll", "reroll": [int(die) for die in reroll], "faces": faces(letters)}


def joker(knight: int, die: int, to: str) -> dict[str, object]:
    return {"do": "joker", "knight": knight, "die": die, "to": to}


def trade(turned: int, aside: int, to: str) -> dict[str, object]:
    return {"do": "trade", "dice": [turned, aside], "to": to}


def build(item: str) -> dict[str, object]:
    return {"do": "build", "item": item}


END: dict[str, object] = {"do": "end"}


def written_texts(picture: Path) -> list[str]:
    """Return the texts in an SVG of matplotlib, which draws them as paths beside comments."""
    return [html.unescape(text) for text in re.findall("<!-- (.*?) -->", picture.read_text())]
