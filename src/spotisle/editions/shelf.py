"""The boxes on the shelf: the editions that come with the package, read from their files."""

from functools import cache
from importlib.resources import files

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
    box = files(__package__) / name
    contents = msgspec.json.decode((box / "edition.json").read_bytes())
    names = {
        language: msgspec.json.decode(
            (box / "names" / f"{language}.json").read_bytes(), type=dict[str, Names]
        )
        for language in LANGUAGES
    }
    return msgspec.convert({**contents, "names": names}, type=Edition)
