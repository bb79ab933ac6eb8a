"""A deck of one's own, with everything that people see of it."""

import base64
import hashlib
import re
from functools import cached_property

from msgspec import Struct

from spotisle.decks.manifest import Manifest, encode_manifest
from spotisle.editions.art import Picture
from spotisle.editions.edition import Edition, Names
from spotisle.editions.edition import Symbol as EditionSymbol
from spotisle.editions.placement import Layout, layout_text
from spotisle.plane import Plane

_DRAWING = re.compile(r'<svg xmlns="[^"]+" viewBox="([^"]+)">(.*)</svg>', re.DOTALL)


class CustomDeck(Struct, frozen=True, dict=True):
    """A manifest, the pictures that it names, and where they lie on the cards."""

    manifest: Manifest
    layout: Layout
    pictures: dict[str, bytes]
    """By their names in the manifest; SVG or WebP, clean."""

    @cached_property
    def plane(self) -> Plane:
        """The plane behind the deck."""
        return Plane.of_order(self.manifest.order)

    @cached_property
    def version(self) -> str:
        """A name for exactly this deck: whatever changes, the version does."""
        return _digest(self.contents)[:24]

    @property
    def rules_name(self) -> str:
        """What a room calls the deck: its order, how many cards there are, and which pictures."""
        return f"custom:{self.manifest.order}/{self.manifest.cards}/{self.version}"

    @cached_property
    def contents(self) -> dict[str, bytes]:
        """The files of the deck by name, in their order."""
        return {
            "deck.json": encode_manifest(self.manifest),
            "layout.json": layout_text(self.layout),
            **{name: self.pictures[name] for name in sorted(self.pictures)},
        }

    @cached_property
    def art(self) -> tuple[Picture, ...]:
        """The pictures of all faces: in a learning deck two for each symbol, side by side."""
        return tuple(
            as_picture(face.picture, self.pictures[face.picture])
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
        """The deck as what is in a box, as games and sheets know it."""
        last = self.manifest.cards - 1
        spare = {"spare": (last + 1, self.plane.size - 1)} if last + 1 < self.plane.size else {}
        return Edition(
            id=self.manifest.name,
            order=self.manifest.order,
            shape="round",
            roles={"play": (0, last), **spare},
            symbols=tuple(
                EditionSymbol(f"s{number}", symbol.faces[0].picture)
                for number, symbol in enumerate(self.manifest.symbols)
            ),
            read_names=self._names,
        )

    def _names(self, language: str) -> dict[str, Names]:
        return {
            f"s{number}": symbol.all_names(language)
            for number, symbol in enumerate(self.manifest.symbols)
        }


def as_picture(name: str, body: bytes) -> Picture:
    """Return a picture of a deck as SVG markup in a square box."""
    if name.endswith(".svg") and (drawing := _DRAWING.fullmatch(body.decode())):
        left, top, width, height = map(float, drawing[1].split())
        return Picture(drawing[2], (left, top, width, height))
    packed = base64.b64encode(body).decode()
    image = f'<image width="1" height="1" href="data:image/webp;base64,{packed}"/>'
    return Picture(image, (0, 0, 1, 1))


def pictures_digest(pictures: dict[str, bytes]) -> str:
    """Return a short name for the state of some pictures, for the layout made from them."""
    return _digest({name: pictures[name] for name in sorted(pictures)})[:16]


def _digest(files: dict[str, bytes]) -> str:
    state = hashlib.sha256()
    for name, body in files.items():
        state.update(f"{name}\0{len(body)}\0".encode())
        state.update(body)
    return state.hexdigest()
