"""Names of people: cleaned for display, and unique in a room."""

import unicodedata
from collections.abc import Iterable, Iterator

MAX_NAME_LENGTH = 24
INVISIBLE_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Unicode letters without a visible glyph."""
MAX_COMBINING_MARKS = 2
"""Per letter: some languages need two; long stacks cover neighbouring lines."""


def clean_name(wanted: str) -> str:
    """Return a name that can be shown anywhere: one line, no control or direction marks.

    It is empty if nothing of it would be visible.

    >>> clean_name("  Ada   Lovelace of the Analytical Engine ")
    'Ada Lovelace of the Anal'
    """
    spaced = "".join(" " if _is_space(c) else c for c in unicodedata.normalize("NFC", wanted))
    shown = "".join(_limit_marks(c for c in spaced if unicodedata.category(c)[0] != "C"))
    name = " ".join(shown.split())[:MAX_NAME_LENGTH].strip()
    return name if any(unicodedata.category(c)[0] in "LNPS" for c in name) else ""


def _is_space(character: str) -> bool:
    return character in INVISIBLE_LETTERS or unicodedata.category(character) in ("Zl", "Zp", "Cc")


def _limit_marks(characters: Iterable[str]) -> Iterator[str]:
    marks = 0
    for character in characters:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= MAX_COMBINING_MARKS:
            yield character


def make_unique(name: str, others: Iterable[str]) -> str:
    """Return the name, numbered if one of the others looks the same.

    >>> make_unique("Ada", ["ada", "Bob"]), make_unique("Ａｄａ", ["Ada"])
    ('Ada 2', 'Ａｄａ 2')
    """
    taken = {_canonical(other) for other in others}
    if _canonical(name) not in taken:
        return name
    number = 2
    while _canonical(f"{name} {number}") in taken:
        number += 1
    return f"{name} {number}"


def _canonical(name: str) -> str:
    """Return a name without differences of case and typeface."""
    return unicodedata.normalize("NFKC", name).casefold()
