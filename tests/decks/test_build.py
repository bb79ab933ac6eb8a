"""Building decks from folders, lists and tables; any two cards share exactly one symbol."""

from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from spotisle.decks.archive import from_zip, to_zip
from spotisle.decks.build import build_deck, find_lookalikes
from spotisle.decks.draft import Draft, DraftFace, DraftSymbol, find_best_fit
from spotisle.decks.limits import DeckError
from spotisle.decks.sources import collect_symbols
from spotisle.errors import SpotisleError
from spotisle.plane import ORDERS, symbol_count
from spotisle.printing.printable import PrintableDeck
from tests.decks.kit import EMOJI, deck, draft, flat

WORDS = ["dog", "cat", "cow", "pig", "hen", "fox", "owl", "bee", "ant", "eel"]
FACES = st.lists(st.sampled_from([*EMOJI, *WORDS]), min_size=7, max_size=14, unique=True)


@settings(max_examples=6, deadline=None)
@given(faces=FACES, pairs=st.booleans())
def test_any_faces_make_a_deck_whose_cards_share_exactly_one_symbol(
    *, faces: list[str], pairs: bool
) -> None:
    symbols = tuple(
        DraftSymbol({"en": (face,)}, (DraftFace(text=face), DraftFace(text="x"))[: 1 + pairs])
        for face in faces
    )
    fit = find_best_fit(len(faces))
    assert fit is not None
    draft = Draft("Any", symbols, kind="learning" if pairs else "plain")
    made = build_deck(draft, {}, run=flat(fit.order))
    ways = 1 + pairs
    cards = [{face // ways for face in shown} for shown in made.shown]
    assert len(cards) == fit.symbols
    assert all(len(one & other) == 1 for one, other in combinations(cards, 2))
    assert from_zip(to_zip(made)) == made


@given(st.integers(0, 400))
def test_the_best_fit_is_the_largest_order_with_enough_symbols(have: int) -> None:
    fit = find_best_fit(have)
    enough = [order for order in ORDERS if symbol_count(order) <= have]
    assert (fit.order if fit else None) == (max(enough) if enough else None)


def test_the_symbols_of_a_card_lie_apart_on_it() -> None:
    laid = build_deck(draft(2, cards=2), {})
    for card in laid.layout.cards:
        for one, other in combinations(card, 2):
            assert abs(one.x - other.x) + abs(one.y - other.y) > 0.2
    PrintableDeck.from_custom(laid).check()


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (
            Draft("Few", draft(2).symbols[:5]),
            "the smallest deck needs 7 symbols, you have 5: add 2",
        ),
        (Draft("Few", draft(2).symbols, order=3), "order 3 needs 13 symbols, you have 7: add 6"),
        (Draft("Six", draft(2).symbols, order=6), "order 6 has no plane"),
        (Draft("Many", draft(2).symbols, cards=8), "2 to 7 cards, not 8"),
        (Draft("Half", draft(2).symbols, kind="learning"), "symbol 1 has 1 faces"),
        (Draft("", draft(2).symbols), "name"),
        (
            Draft("Odd", (*draft(2).symbols[:6], DraftSymbol({}, (DraftFace(text=""),)))),
            "needs a picture or a word",
        ),
    ],
)
def test_an_impossible_deck_is_refused_with_what_is_missing(wish: Draft, sentence: str) -> None:
    with pytest.raises(SpotisleError) as refused:
        build_deck(wish, {}, run=flat(2))
    assert sentence in str(refused.value)


def test_symbols_that_look_alike_are_found_and_words_are_not_compared() -> None:
    faces = ["❤️", "🧡", "🐶", "🚲", "hand", "hond", "🌵"]
    symbols = tuple(DraftSymbol({"en": (face,)}, (DraftFace(text=face),)) for face in faces)
    made = build_deck(Draft("Hearts", symbols), {}, run=flat(2))
    assert [(pair.first, pair.second) for pair in find_lookalikes(made)] == [(0, 1)]
    assert find_lookalikes(deck()) == []


def names(symbols: list[DraftSymbol]) -> list[str]:
    return [next(iter(symbol.names.values()))[0] for symbol in symbols]


def test_a_folder_is_read_in_natural_order_with_names_from_its_files(tmp_path: Path) -> None:
    for file in ("10_old-house.png", "2 red_Car (1).jpg", "notes.pdf", ".hidden.png"):
        Image.new("RGB", (8, 8)).save(tmp_path / file, "PNG")
    (tmp_path / "words.txt").write_text("# animals\n🐶\n\nblue whale\n", encoding="utf-8")
    symbols, _ = collect_symbols([tmp_path], "en", pairs=False)
    assert names(symbols) == ["Red Car", "Old house", "Dog face", "blue whale"]
    paired, _ = collect_symbols([tmp_path / "10_old-house.png"], "en", pairs=True)
    assert [face.text for face in paired[0].faces] == ["", "Old house"]


def test_a_hidden_table_in_a_folder_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "names.csv").write_text("en\ndog\ncat\n", encoding="utf-8")
    (tmp_path / "._names.csv").write_bytes(b"\x00\x05\x16\x07")
    symbols, _ = collect_symbols([tmp_path], "en", pairs=False)
    assert names(symbols) == ["dog", "cat"]


def test_a_table_gives_names_in_languages_and_pictures(tmp_path: Path) -> None:
    Image.new("RGB", (8, 8)).save(tmp_path / "dog.png")
    table = "picture;en;nl\ndog.png;dog/puppy;hond\n🐱;cat;kat\n;cow;koe\n"
    (tmp_path / "names.csv").write_text(table, encoding="utf-8-sig")
    symbols, _ = collect_symbols([tmp_path], "nl", pairs=False)
    assert [symbol.names["en"] for symbol in symbols] == [("dog", "puppy"), ("cat",), ("cow",)]
    assert [(face.file, face.text) for symbol in symbols for face in symbol.faces] == [
        ("dog.png", ""),
        ("", "🐱"),
        ("", "koe"),
    ]
    paired, _ = collect_symbols([tmp_path / "names.csv"], "nl", pairs=True)
    assert [[face.text for face in symbol.faces] for symbol in paired] == [
        ["", "hond"],
        ["🐱", "kat"],
        ["koe", "cow"],
    ]


def test_a_list_of_pairs_has_both_sides_of_an_equals_sign(tmp_path: Path) -> None:
    (tmp_path / "pairs.txt").write_text("dog = hond\n3 x 4 = 12\n", encoding="utf-8")
    symbols, _ = collect_symbols([tmp_path / "pairs.txt"], "en", pairs=True)
    assert [[face.text for face in symbol.faces] for symbol in symbols] == [
        ["dog", "hond"],
        ["3 x 4", "12"],
    ]


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        ("a.txt", "dog.png\n", "'dog.png', which isn't in the same folder"),
        ("a.txt", "../dog.png\n", "which isn't in the same folder"),
        ("a.csv", "1,2\n3,4\n", "needs a first line with two-letter"),
        ("b.txt", "dog\n", "line 1: a pair is written as dog = hond"),
        ("b.csv", "en,nl\ncat,kat\ndog\n", "line 3: a pair needs a picture and a word, or two"),
        (
            "bare.csv",
            "en\ndog\n",
            "needs a first line with two-letter language codes, as in: en,nl",
        ),
    ],
)
def test_a_list_with_a_mistake_says_where(
    tmp_path: Path, file: str, text: str, sentence: str
) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(DeckError) as refused:
        collect_symbols([tmp_path / file], "en", pairs=file[0] == "b")
    assert sentence in str(refused.value)
