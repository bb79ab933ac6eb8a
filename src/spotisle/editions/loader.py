"""The boxes on the shelf: the editions that come with the package, read from their files."""

from functools import cache, partial

import msgspec

from spotisle.editions.edition import Edition, Language, Names, UnknownNameError

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
    contents = msgspec.json.decode(_read(name, "edition.json"))
    return msgspec.convert({**contents, "read_names": partial(_names, name)}, type=Edition)


@cache
def _names(name: str, language: Language) -> dict[str, Names]:
    if language not in LANGUAGES:
        raise UnknownNameError(
            f"no names in language {language!r}; there are {', '.join(LANGUAGES)}"
        )
    return msgspec.json.decode(_read(name, "names", f"{language}.json"), type=dict[str, Names])


def _read(*place: str) -> bytes:
    """Read a file that lies beside this one; paths are imported late, as the rules need none."""
    from pathlib import Path

    return Path(__file__).parent.joinpath(*place).read_bytes()
