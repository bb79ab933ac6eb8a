"""The pictures of the symbols: one SVG sprite for each deck, compiled by the client's build."""

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
    """Pictures of a deck are missing; the message says how to build them."""


class SymbolPicture(Struct, frozen=True):
    """SVG markup that stays within a square view box (left, top, width, height)."""

    body: str
    view_box: tuple[float, float, float, float]


@cache
def load_pictures(deck: str) -> dict[str, SymbolPicture]:
    """Return the pictures of a built-in deck by symbol id."""
    sprite = files("spotisle") / "web" / "symbols" / f"{deck}.svg"
    if not sprite.is_file():
        raise MissingArtError(
            f"the pictures of deck {deck!r} are not built; run: python tools/client.py build"
        )
    return {
        name.removeprefix(f"{deck}-"): SymbolPicture(body, _parse_view_box(view_box))
        for name, view_box, body in _SYMBOL.findall(sprite.read_text(encoding="utf-8"))
    }


def pictures_for(edition: Edition) -> tuple[SymbolPicture, ...]:
    """Return an edition's pictures in the order of its symbols."""
    pictures = load_pictures(edition.id)
    missing = [symbol.id for symbol in edition.symbols if symbol.id not in pictures]
    if missing:
        raise MissingArtError(
            f"deck {edition.id!r} has no picture of {', '.join(missing)}; "
            "run: python tools/client.py build"
        )
    return tuple(pictures[symbol.id] for symbol in edition.symbols)


def digest_art(pictures: Iterable[SymbolPicture]) -> str:
    """Return a digest of some pictures, which changes when one of them does.

    >>> digest_art([SymbolPicture("<path/>", (0, 0, 32, 32))])
    'd946f418c5dc8270'
    """
    digest = hashlib.sha256()
    for picture in pictures:
        digest.update(f"{picture.view_box}\0{picture.body}\0".encode())
    return digest.hexdigest()[:16]


def _parse_view_box(text: str) -> tuple[float, float, float, float]:
    left, top, width, height = map(float, text.split())
    return left, top, width, height
