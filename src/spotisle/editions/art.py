"""The symbols' pictures, as the client's build compiles them: one sprite a deck."""

import hashlib
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from msgspec import Struct

from spotisle.editions.edition import Edition
from spotisle.errors import SpotisleError

_SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)


class MissingArtError(SpotisleError):
    """The pictures of a deck, or one of them, are not there; the message says how to get them."""


class Picture(Struct, frozen=True):
    """A drawing in SVG: markup that keeps within a square view box (left, top, width, height)."""

    body: str
    view_box: tuple[float, float, float, float]


@cache
def pictures(deck: str) -> dict[str, Picture]:
    """Return the pictures of a deck of the package by symbol id."""
    sprite = files("spotisle") / "web" / "symbols" / f"{deck}.svg"
    if not sprite.is_file():
        raise MissingArtError(
            f"the pictures of deck {deck!r} are not built; run: python tools/client.py build"
        )
    return {
        name.removeprefix(f"{deck}-"): Picture(body, _box(view_box))
        for name, view_box, body in _SYMBOL.findall(sprite.read_text(encoding="utf-8"))
    }


def pictures_of(edition: Edition) -> tuple[Picture, ...]:
    """Return an edition's pictures in the order of its symbols."""
    drawn = pictures(edition.id)
    missing = [symbol.id for symbol in edition.symbols if symbol.id not in drawn]
    if missing:
        raise MissingArtError(
            f"deck {edition.id!r} has no picture of {', '.join(missing)}; "
            "run: python tools/client.py build"
        )
    return tuple(drawn[symbol.id] for symbol in edition.symbols)


def digest(drawn: Iterable[Picture]) -> str:
    """Return a short name for the state of some pictures: the same only while none changes.

    >>> digest([Picture("<path/>", (0, 0, 32, 32))])
    'd946f418c5dc8270'
    """
    state = hashlib.sha256()
    for picture in drawn:
        state.update(f"{picture.view_box}\0{picture.body}\0".encode())
    return state.hexdigest()[:16]


def _box(text: str) -> tuple[float, float, float, float]:
    left, top, width, height = map(float, text.split())
    return left, top, width, height
