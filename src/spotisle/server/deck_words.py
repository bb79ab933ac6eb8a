"""The names of a deck's symbols: of a built-in deck, a custom deck or a plane without names."""

from spotisle.club.symbol_files import DeckWords
from spotisle.decks.manifest import Manifest, ManifestSymbol, decode_manifest
from spotisle.editions import EDITIONS, LANGUAGES, load_edition
from spotisle.editions.custom_name import CustomDeckName
from spotisle.rules import Deck
from spotisle.storage.decks import DeckRepository


async def read_deck_words(decks: DeckRepository, name: str, language: str) -> DeckWords:
    """Return the names in a language, else in another; numbers for a plane or a deleted deck."""
    if name in EDITIONS:
        return _built_in(name, language)
    custom = CustomDeckName.parse(name)
    body = await decks.file(custom.version, "deck.json") if custom else None
    if body is not None:
        return _custom(decode_manifest(body), language)
    numbers = tuple(str(number) for number in range(Deck.named(name).plane.size))
    return DeckWords(name, numbers, numbers)


def _built_in(name: str, language: str) -> DeckWords:
    edition = load_edition(name)
    known = language if language in LANGUAGES else LANGUAGES[0]
    names = tuple(edition.name(symbol, known) for symbol in range(len(edition.symbols)))
    return DeckWords(name, names, names)


def _custom(manifest: Manifest, language: str) -> DeckWords:
    return DeckWords(
        manifest.name,
        tuple(symbol.name(language) for symbol in manifest.symbols),
        tuple(_entry(symbol, language) for symbol in manifest.symbols),
    )


def _entry(symbol: ManifestSymbol, language: str) -> str:
    """Return a symbol as a line of a list: its words and emoji; for a picture, its name."""
    return " = ".join(face.text or symbol.name(language) for face in symbol.faces)
