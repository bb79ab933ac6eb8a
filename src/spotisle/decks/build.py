"""Build a deck from a draft: draw every face, choose the order, lay out the cards."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from unicodedata import normalize

from spotisle.art.deck_layout import CardLayout as Laid
from spotisle.art.deck_layout import Runner, lay_cards
from spotisle.art.lookalike import Likeness, find_similar_pictures
from spotisle.art.render import render_picture
from spotisle.decks.deck import CustomDeck, decode_picture, digest_pictures
from spotisle.decks.draft import Draft, DraftFace, choose_fit
from spotisle.decks.emoji import emoji_name, is_emoji
from spotisle.decks.faces import normalise_face, normalise_text
from spotisle.decks.learning import split_faces
from spotisle.decks.limits import DeckError
from spotisle.decks.manifest import (
    DECK_FORMAT,
    Manifest,
    ManifestFace,
    ManifestSymbol,
    decode_manifest,
    encode_manifest,
    one_line,
)
from spotisle.editions.placement import Layout
from spotisle.plane import Plane

LAYOUT_ATTEMPTS = 2
"""Layouts tried for each card: half as many as for built-in decks, because somebody is waiting."""

ReportProgress = Callable[[str, int, int], None]
"""Called with the step ("pictures" or "cards"), how many are done and how many there are."""


def build_deck(
    draft: Draft,
    pictures: Mapping[str, bytes],
    *,
    run: Runner = map,
    report: ReportProgress = lambda *_: None,
) -> CustomDeck:
    """Build a deck; symbols beyond what the order needs are left out.

    `pictures` are the files that the draft names; `run` may spread the cards over processes.
    """
    fit = choose_fit(len(draft.symbols), draft.order, "symbols")
    count = fit.symbols if draft.cards is None else draft.cards
    if not 2 <= count <= fit.symbols:
        raise DeckError(f"a deck of order {fit.order} has 2 to {fit.symbols} cards, not {count}")
    cards = Plane.of_order(fit.order).cards[:count]
    symbols, drawn = _draw_symbols(draft, fit.symbols, pictures, report)
    learning = draft.kind == "learning"
    manifest = Manifest(
        format=DECK_FORMAT,
        name=one_line(draft.name)[:60],
        order=fit.order,
        cards=count,
        kind=draft.kind,
        symbols=symbols,
        shown=tuple("".join(map(str, faces)) for faces in split_faces(cards)) if learning else (),
    )
    decode_manifest(encode_manifest(manifest))  # the same checks as for a file
    unlaid = CustomDeck(manifest, Layout("", ()), drawn)

    def run_and_report(lay: Callable[[int], Laid], numbers: Iterable[int]) -> Iterator[Laid]:
        for done, face in enumerate(run(lay, numbers)):
            report("cards", done + 1, count)
            yield face

    faces = lay_cards(
        unlaid.shown, unlaid.art, "round", attempts=LAYOUT_ATTEMPTS, run=run_and_report
    )
    return CustomDeck(manifest, Layout(digest_pictures(drawn), faces), drawn)


def find_lookalikes(deck: CustomDeck) -> list[Likeness]:
    """Return the pairs of symbols that look alike, the worst first; words are not compared."""
    faces = [
        (number, face.text)
        for number, symbol in enumerate(deck.manifest.symbols)
        for face in symbol.faces
    ]
    drawn = [place for place, (_, text) in enumerate(faces) if not text[:1].isalpha()]
    owners = [faces[place][0] for place in drawn]
    pairs = (
        Likeness(pair.degree, pair.sight, owners[pair.first], owners[pair.second])
        for pair in find_similar_pictures([deck.art[place] for place in drawn])
    )
    return [pair for pair in pairs if pair.first != pair.second]


def _draw_symbols(
    draft: Draft, count: int, pictures: Mapping[str, bytes], report: ReportProgress
) -> tuple[tuple[ManifestSymbol, ...], dict[str, bytes]]:
    """Draw the first `count` symbols; return them with their pictures by name."""
    wanted = 2 if draft.kind == "learning" else 1
    drawn: dict[str, bytes] = {}
    symbols: list[ManifestSymbol] = []
    for number, symbol in enumerate(draft.symbols[:count]):
        report("pictures", number, count)
        if len(symbol.faces) != wanted:
            raise DeckError(
                f"symbol {number + 1} has {len(symbol.faces)} faces; in a deck of kind "
                f"{draft.kind} each has {wanted}"
            )
        faces: list[ManifestFace] = []
        for face in symbol.faces:
            body, suffix = normalise_face(face, pictures)
            name = f"pictures/{len(drawn):03}{suffix}"
            drawn[name] = body
            _check_visible(name, body, face)
            faces.append(ManifestFace(name, normalise_text(face)))
        symbols.append(ManifestSymbol(_normalise_names(symbol.names, number), tuple(faces)))
    report("pictures", count, count)
    return tuple(symbols), drawn


def _check_visible(name: str, body: bytes, face: DraftFace) -> None:
    """Raise `DeckError` for a face that renders to nothing."""
    if not (render_picture(decode_picture(name, body), 32)[..., 3] > 0.25).any():
        raise DeckError(f"{face.file or face.text} shows nothing; choose another picture")


def _normalise_names(names: dict[str, tuple[str, ...]], number: int) -> dict[str, tuple[str, ...]]:
    found = {
        language: tuple(dict.fromkeys(filter(None, map(_normalise_name, words))))[:12]
        for language, words in names.items()
    }
    known = {language: words for language, words in found.items() if words}
    return known or {"en": (f"Symbol {number + 1}",)}


def _normalise_name(word: str) -> str:
    """Return a name on one line; an emoji gets the name of what it shows."""
    name = normalize("NFC", one_line(word))
    return (emoji_name(name) if is_emoji(name) else name)[:40]
