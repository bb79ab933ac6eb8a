"""The manifest of a deck file, `deck.json`: typed and checked."""

import re
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from spotisle.bounds import Number, Word
from spotisle.decks.limits import MAX_SYMBOLS, DeckError
from spotisle.plane import Plane

Format = Literal["spotisle.deck/1"]
DECK_FORMAT: Format = "spotisle.deck/1"
S = TypeVar("S")
PICTURE_NAME = re.compile(r"pictures/[0-9]{3}\.(svg|webp)")

DeckKind = Literal["plain", "learning"]
LanguageTag = Annotated[str, Meta(pattern="^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$", max_length=12)]
SymbolName = Annotated[str, Meta(min_length=1, max_length=40)]
NamesInLanguage = Annotated[tuple[SymbolName, ...], Meta(min_length=1, max_length=12)]
"""Names of a symbol in one language: the everyday name, then others that also count."""
Title = Annotated[str, Meta(min_length=1, max_length=60)]
_UNPRINTABLE = re.compile("[\\x00-\\x1f\\x7f-\\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]")


class ManifestFace(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One picture of a symbol."""

    picture: Annotated[str, Meta(max_length=200)]
    """Its file in the deck."""
    text: Word = ""
    """The word or emoji that it was drawn from; empty for a picture."""


class ManifestSymbol(Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol; its number is its place in the list, from 0."""

    names: Annotated[dict[LanguageTag, NamesInLanguage], Meta(min_length=1, max_length=12)]
    faces: Annotated[tuple[ManifestFace, ...], Meta(min_length=1, max_length=2)]

    def name(self, language: str) -> str:
        """Return the everyday name, in another language if this one has none."""
        return self.all_names(language)[0]

    def all_names(self, language: str) -> NamesInLanguage:
        """Return every name that counts, the everyday one first."""
        return self.names.get(language) or next(iter(self.names.values()))


class Manifest(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole deck without its pictures and their layout."""

    format: Format
    name: Title
    order: Number
    cards: Annotated[int, Meta(ge=2, le=1000)]
    """How many of the plane's cards there are: 0 to cards - 1."""
    symbols: Annotated[tuple[ManifestSymbol, ...], Meta(max_length=MAX_SYMBOLS)]
    kind: DeckKind = "plain"
    shown: Annotated[tuple[Word, ...], Meta(max_length=MAX_SYMBOLS)] = ()
    """In a learning deck, for each card which face of each of its symbols it shows: "0110"."""

    def check(self) -> None:
        """Raise `DeckError` unless all parts fit together."""
        plane = Plane.of_order(self.order)
        if len(self.symbols) != plane.size:
            raise DeckError(
                f"deck.json: order {self.order} has {plane.size} symbols, not {len(self.symbols)}"
            )
        if self.cards > plane.size:
            raise DeckError(
                f"deck.json: order {self.order} has at most {plane.size} cards, not {self.cards}"
            )
        self._check_faces(2 if self.kind == "learning" else 1)
        self._check_shown(plane)
        _check_words(self)

    def _check_faces(self, wanted: int) -> None:
        pictures = [face.picture for symbol in self.symbols for face in symbol.faces]
        for number, symbol in enumerate(self.symbols):
            if len(symbol.faces) != wanted:
                raise DeckError(
                    f"deck.json: symbol {number} has {len(symbol.faces)} faces; in a deck of "
                    f"kind {self.kind} each has {wanted}"
                )
        for picture in pictures:
            if not PICTURE_NAME.fullmatch(picture):
                raise DeckError(
                    "deck.json: a picture is called pictures/000.svg or pictures/000.webp, "
                    f"not {picture[:60]!r}"
                )
        if len(set(pictures)) < len(pictures):
            raise DeckError("deck.json: two faces use the same picture")

    def _check_shown(self, plane: Plane) -> None:
        if self.kind == "plain":
            fits = not self.shown
        else:
            row = re.compile(f"[01]{{{plane.order + 1}}}")
            fits = len(self.shown) == self.cards and all(map(row.fullmatch, self.shown))
        if not fits:
            raise DeckError(
                "deck.json: `shown` has one row of 0s and 1s for each card of a learning deck"
            )


def _check_words(manifest: Manifest) -> None:
    words = [manifest.name, *(face.text for symbol in manifest.symbols for face in symbol.faces)]
    words += [
        word for symbol in manifest.symbols for names in symbol.names.values() for word in names
    ]
    for word in words:
        if _UNPRINTABLE.search(word):
            raise DeckError(f"deck.json: the name {word!r} has invisible characters")


def one_line(text: str) -> str:
    """Return a text on one line, without invisible characters.

    >>> one_line(" a" + chr(8238) + "  b ")
    'a b'
    """
    return " ".join(_UNPRINTABLE.sub(" ", text).split())


def decode_manifest(body: bytes) -> Manifest:
    """Read and check a manifest."""
    manifest = decode_json(body, Manifest, "deck.json")
    manifest.check()
    return manifest


def decode_json(body: bytes, kind: type[S], where: str) -> S:
    """Decode JSON; raise `DeckError` with what is wrong and where."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise DeckError(f"{where}: {str(error).replace('`$.', '`')[:200]}") from None


def encode_manifest(manifest: Manifest) -> bytes:
    """Return a manifest as JSON; the same deck gives the same bytes."""
    return msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n"
