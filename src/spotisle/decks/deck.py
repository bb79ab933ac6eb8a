"""A custom deck: made of somebody's own pictures and words."""

import base64
import hashlib
import re
from functools import cached_property

from msgspec import Struct

from spotisle.decks.manifest import DeckKind, Manifest, encode_manifest
from spotisle.editions.art import SymbolPicture
from spotisle.editions.custom_name import CustomDeckName
from spotisle.editions.edition import Edition, Symbol, SymbolNames
from spotisle.editions.placement import Layout, encode_layout
from spotisle.plane import Plane

_DRAWING = re.compile(r'<svg xmlns="[^"]+" viewBox="([^"]+)">(.*)</svg>', re.DOTALL)


class DeckSummary(Struct, frozen=True, omit_defaults=True):
    """What a server stores and tells about a custom deck."""

    version: str
    deck: str
    """The name that rooms use: `custom:<order>/<cards>/<version>`."""
    name: str
    order: int
    cards: int
    kind: DeckKind
    alike: tuple[tuple[int, int], ...]
    """Pairs of symbols that could be mixed up."""
    id: str = ""
    """Given by the server that stores the deck; this and what follows is only in its responses."""
    bytes: int = 0
    owner: str = ""
    """The owner's secret; only in the response that creates the deck."""


class CustomDeck(Struct, frozen=True, dict=True):
    """A manifest, the pictures that it names, and their layout on the cards."""

    manifest: Manifest
    layout: Layout
    pictures: dict[str, bytes]
    """Sanitised SVG or WebP, by the names in the manifest."""

    @cached_property
    def plane(self) -> Plane:
        """The plane behind the deck."""
        return Plane.of_order(self.manifest.order)

    @cached_property
    def version(self) -> str:
        """A digest of all contents."""
        return _digest(self.contents)[:24]

    @property
    def rules_name(self) -> str:
        """The name that rooms and records use for the deck."""
        return str(CustomDeckName(self.manifest.order, self.manifest.cards, self.version))

    @cached_property
    def contents(self) -> dict[str, bytes]:
        """The files of the deck by name, in the order of the archive."""
        return {
            "deck.json": encode_manifest(self.manifest),
            "layout.json": encode_layout(self.layout),
            **{name: self.pictures[name] for name in sorted(self.pictures)},
        }

    @cached_property
    def art(self) -> tuple[SymbolPicture, ...]:
        """The pictures of all faces: in a learning deck two for each symbol, side by side."""
        return tuple(
            decode_picture(face.picture, self.pictures[face.picture])
            for symbol in self.manifest.symbols
            for face in symbol.faces
        )

    @cached_property
    def shown(self) -> tuple[tuple[int, ...], ...]:
        """For each card which of `art` it shows, in the order of the plane's symbols."""
        cards = self.plane.cards[: self.manifest.cards]
        if self.manifest.kind == "plain":
            return cards
        return tuple(
            tuple(2 * symbol + int(face) for symbol, face in zip(symbols, faces, strict=True))
            for symbols, faces in zip(cards, self.manifest.shown, strict=True)
        )

    @cached_property
    def edition(self) -> Edition:
        """The deck as games and sheets know it: like a built-in one."""
        last = self.manifest.cards - 1
        spare = {"spare": (last + 1, self.plane.size - 1)} if last + 1 < self.plane.size else {}
        return Edition(
            id=self.manifest.name,
            order=self.manifest.order,
            shape="round",
            roles={"play": (0, last), **spare},
            symbols=tuple(
                Symbol(f"s{number}", symbol.faces[0].picture)
                for number, symbol in enumerate(self.manifest.symbols)
            ),
            read_names=self._read_names,
        )

    def _read_names(self, language: str) -> dict[str, SymbolNames]:
        return {
            f"s{number}": symbol.all_names(language)
            for number, symbol in enumerate(self.manifest.symbols)
        }


def decode_picture(name: str, body: bytes) -> SymbolPicture:
    """Return a picture of a deck as SVG markup in a square box."""
    if name.endswith(".svg") and (drawing := _DRAWING.fullmatch(body.decode())):
        left, top, width, height = map(float, drawing[1].split())
        return SymbolPicture(drawing[2], (left, top, width, height))
    encoded = base64.b64encode(body).decode()
    image = f'<image width="1" height="1" href="data:image/webp;base64,{encoded}"/>'
    return SymbolPicture(image, (0, 0, 1, 1))


def digest_pictures(pictures: dict[str, bytes]) -> str:
    """Return a digest of pictures: a layout names the one that it was made for."""
    return _digest({name: pictures[name] for name in sorted(pictures)})[:16]


def _digest(files: dict[str, bytes]) -> str:
    state = hashlib.sha256()
    for name, body in files.items():
        state.update(f"{name}\0{len(body)}\0".encode())
        state.update(body)
    return state.hexdigest()
