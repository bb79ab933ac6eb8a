"""Load the editions that come with the package."""

from functools import cache, partial
from typing import Any

import msgspec

from spotisle.editions.edition import Edition, Language, SymbolNames, UnknownNameError


def _read(*parts: str) -> bytes:
    """Read a file of this package; pathlib is imported late because the rules must load quickly."""
    from pathlib import Path

    return Path(__file__).parent.joinpath(*parts).read_bytes()


def _find_languages() -> tuple[Language, ...]:
    """Return the languages that have a folder of texts, English first."""
    from pathlib import Path

    folders = (Path(__file__).parent.parent / "texts").glob("*/fallback.ftl")
    return tuple(
        sorted((file.parent.name for file in folders), key=lambda name: (name != "en", name))
    )


LANGUAGES = _find_languages()
_LISTED: dict[str, dict[str, Any]] = {
    edition["id"]: edition for edition in msgspec.json.decode(_read("editions.json"))
}
EDITIONS = tuple(_LISTED)
"""In the order in which menus show them."""


@cache
def load_edition(name: str) -> Edition:
    """Return an edition by its name.

    >>> load_edition("island").name(34, "it")
    'Ancora'
    """
    if name not in EDITIONS:
        raise UnknownNameError(f"no deck {name!r}; there are {', '.join(EDITIONS)}")
    symbols = msgspec.json.decode(_read(name, "edition.json"))
    facts = {**_LISTED[name], **symbols, "read_names": partial(_load_names, name)}
    return msgspec.convert(facts, type=Edition)


@cache
def _load_names(name: str, language: Language) -> dict[str, SymbolNames]:
    if language not in LANGUAGES:
        raise UnknownNameError(
            f"no names in language {language!r}; there are {', '.join(LANGUAGES)}"
        )
    return msgspec.json.decode(
        _read(name, "names", f"{language}.json"), type=dict[str, SymbolNames]
    )
