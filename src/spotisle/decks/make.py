"""Making a deck: draw every face anew, choose the order, lay out the cards."""

from collections.abc import Callable, Iterable, Iterator
from unicodedata import normalize

from spotisle.art.deck_layout import Face as Laid
from spotisle.art.deck_layout import Runner, lay_cards
from spotisle.art.render import picture_pixels
from spotisle.decks.deck import CustomDeck, as_picture, pictures_digest
from spotisle.decks.drafts import Draft, RoughFace, RoughSymbol
from spotisle.decks.emoji import emoji_name, is_emoji
from spotisle.decks.errors import DeckError
from spotisle.decks.faces import CleanFace, cleaned
from spotisle.decks.fit import chosen_fit
from spotisle.decks.learning import split
from spotisle.decks.manifest import (
    FORMAT,
    Face,
    Kind,
    Manifest,
    Symbol,
    decode_manifest,
    encode_manifest,
    one_line,
)
from spotisle.editions.placement import Layout
from spotisle.plane import Plane

ATTEMPTS = 2
"""Tries a card: half of what the package's own decks get, as somebody waits."""

Step = Callable[[str, int, int], None]
"""Told what is being done, how many are done and how many there are."""


def make(draft: Draft, *, run: Runner = map, tell: Step = lambda *_: None) -> CustomDeck:
    """Make a deck of a draft; symbols beyond what the order needs are left out."""
    fit = chosen_fit(len(draft.symbols), draft.order, "symbols")
    count = fit.symbols if draft.cards is None else draft.cards
    if not 2 <= count <= fit.symbols:
        raise DeckError(f"a deck of order {fit.order} has 2 to {fit.symbols} cards, not {count}")
    cards = Plane.of_order(fit.order).cards[:count]
    symbols, pictures = _drawn(draft.symbols[: fit.symbols], draft.kind, tell)
    learning = draft.kind == "learning"
    manifest = Manifest(
        format=FORMAT,
        name=one_line(draft.name)[:60],
        order=fit.order,
        cards=count,
        kind=draft.kind,
        symbols=symbols,
        shown=tuple("".join(map(str, faces)) for faces in split(cards)) if learning else (),
    )
    _check(manifest)
    rough = CustomDeck(manifest, Layout("", ()), pictures)

    def counted(lay: Callable[[int], Laid], numbers: Iterable[int]) -> Iterator[Laid]:
        for done, face in enumerate(run(lay, numbers)):
            tell("cards", done + 1, count)
            yield face

    faces = lay_cards(rough.shown, rough.art, "round", attempts=ATTEMPTS, run=counted)
    return CustomDeck(manifest, Layout(pictures_digest(pictures), faces), pictures)


def _drawn(
    rough: Iterable[RoughSymbol], kind: Kind, tell: Step
) -> tuple[tuple[Symbol, ...], dict[str, bytes]]:
    wanted = 2 if kind == "learning" else 1
    pictures: dict[str, bytes] = {}
    symbols: list[Symbol] = []
    rough = tuple(rough)
    for number, symbol in enumerate(rough):
        tell("pictures", number, len(rough))
        if len(symbol.faces) != wanted:
            raise DeckError(
                f"symbol {number + 1} has {len(symbol.faces)} faces; in a deck of kind "
                f"{kind} each has {wanted}"
            )
        faces: list[Face] = []
        for rough_face in symbol.faces:
            clean = cleaned(rough_face)
            name = f"pictures/{len(pictures):03}{clean.ending}"
            pictures[name] = clean.body
            _check_visible(name, clean, rough_face)
            faces.append(Face(name, clean.text))
        symbols.append(Symbol(_tidied(symbol.names, number), tuple(faces)))
    tell("pictures", len(rough), len(rough))
    return tuple(symbols), pictures


def _check_visible(name: str, face: CleanFace, rough: RoughFace) -> None:
    """Prove that a face draws: whatever passed so far, an empty card would spoil the game."""
    if not (picture_pixels(as_picture(name, face.body), 32)[..., 3] > 0.25).any():
        raise DeckError(f"{rough.file or rough.text} shows nothing; take another picture")


def _tidied(names: dict[str, tuple[str, ...]], number: int) -> dict[str, tuple[str, ...]]:
    tidy = {
        language: tuple(dict.fromkeys(filter(None, (_sayable(word) for word in words))))[:12]
        for language, words in names.items()
    }
    kept = {language: words for language, words in tidy.items() if words}
    return kept or {"en": (f"Symbol {number + 1}",)}


def _sayable(word: str) -> str:
    """Return a name as it is read and said: an emoji is called by what it shows."""
    tidy = normalize("NFC", one_line(word))
    return (emoji_name(tidy) if is_emoji(tidy) else tidy)[:40]


def _check(manifest: Manifest) -> None:
    """Hold what was asked for to the same rules as a file that is read."""
    decode_manifest(encode_manifest(manifest))
