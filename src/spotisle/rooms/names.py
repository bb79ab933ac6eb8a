"""What people may call themselves."""

import unicodedata
from collections.abc import Iterable, Iterator

LONGEST = 24
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by the book, of which nothing is to be seen."""
MARKS_IN_A_ROW = 2
"""Accents on one letter: some languages need two, towers of them cover the neighbours."""


def clean_name(wanted: str) -> str:
    """Return a name that can be shown anywhere: one line, no control or direction marks.

    It is empty if nothing of it could be seen.

    >>> clean_name("  Ada   Lovelace of the Analytical Engine ")
    'Ada Lovelace of the Anal'
    """
    spaced = "".join(" " if _is_space(c) else c for c in unicodedata.normalize("NFC", wanted))
    shown = "".join(_without_towers(c for c in spaced if unicodedata.category(c)[0] != "C"))
    name = " ".join(shown.split())[:LONGEST].strip()
    return name if any(unicodedata.category(c)[0] in "LNPS" for c in name) else ""


def _is_space(character: str) -> bool:
    return character in BLANKS or unicodedata.category(character) in ("Zl", "Zp", "Cc")


def _without_towers(characters: Iterable[str]) -> Iterator[str]:
    marks = 0
    for character in characters:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= MARKS_IN_A_ROW:
            yield character


def unlike(name: str, others: Iterable[str]) -> str:
    """Return the name, numbered if somebody in the room has it already, in any guise.

    >>> unlike("Ada", ["ada", "Bob"]), unlike("Ａｄａ", ["Ada"])
    ('Ada 2', 'Ａｄａ 2')
    """
    taken = {_heard(other) for other in others}
    if _heard(name) not in taken:
        return name
    number = 2
    while _heard(f"{name} {number}") in taken:
        number += 1
    return f"{name} {number}"


def _heard(name: str) -> str:
    """Return a name as it sounds: case and typeface are not heard."""
    return unicodedata.normalize("NFKC", name).casefold()
