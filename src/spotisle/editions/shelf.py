"""The boxes on the shelf: the editions that come with the package, read from their files."""

from functools import cache, partial
from pathlib import Path

import msgspec

from spotisle.editions.edition import Edition, Language, Names, UnknownNameError

SHELF = Path(__file__).parent
"""A plain path: importlib.resources would double the time that it takes to import the rules."""

EDITIONS = ("classic", "beach", "island")
LANGUAGES: tuple[Language, ...] = ("en", "pl", "da", "it", "nl")


@cache
def edition(name: str) -> Edition:
    """Return an edition by its name.

    >>> edition("island").name(34, "it")
    'Ancora'
    """
    if name not in EDITIONS:
        raise UnknownNameError(f"no deck {name!r}; there are {', '.join(EDITIONS)}")
    contents = msgspec.json.decode((SHELF / name / "edition.json").read_bytes())
    return msgspec.convert({**contents, "read_names": partial(_names, name)}, type=Edition)


@cache
def _names(name: str, language: Language) -> dict[str, Names]:
    if language not in LANGUAGES:
        raise UnknownNameError(
            f"no names in language {language!r}; there are {', '.join(LANGUAGES)}"
        )
    file = SHELF / name / "names" / f"{language}.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Names])
