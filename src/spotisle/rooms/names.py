"""What people may call themselves."""

import unicodedata
from collections.abc import Iterable

LONGEST = 24


def clean_name(wanted: str) -> str:
    """Return a name that can be shown anywhere: one line, no control or direction marks.

    >>> clean_name("  Ada   Lovelace of the Analytical Engine ")
    'Ada Lovelace of the Anal'
    """
    spaced = "".join(" " if unicodedata.category(c) in ("Zl", "Zp", "Cc") else c for c in wanted)
    shown = "".join(c for c in spaced if unicodedata.category(c)[0] != "C")
    return unicodedata.normalize("NFC", " ".join(shown.split()))[:LONGEST].strip()


def unlike(name: str, others: Iterable[str]) -> str:
    """Return the name, numbered if somebody in the room has it already.

    >>> unlike("Ada", ["ada", "Bob"])
    'Ada 2'
    """
    taken = {other.casefold() for other in others}
    if name.casefold() not in taken:
        return name
    number = 2
    while f"{name} {number}".casefold() in taken:
        number += 1
    return f"{name} {number}"
