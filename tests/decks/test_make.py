"""From what people have to a deck: folders, lists, tables; and the law of every deck."""

from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from spotisle.decks.alike import alike
from spotisle.decks.drafts import Draft, RoughFace, RoughSymbol
from spotisle.decks.errors import DeckError
from spotisle.decks.file import pack, read_deck
from spotisle.decks.fit import best_fit
from spotisle.decks.make import make
from spotisle.decks.pack import packed
from spotisle.decks.sources import collected
from spotisle.errors import SpotisleError
from spotisle.plane import ORDERS, symbol_count
from tests.decks.kit import EMOJI, deck, draft, flat

WORDS = ["dog", "cat", "cow", "pig", "hen", "fox", "owl", "bee", "ant", "eel"]
FACES = st.lists(st.sampled_from([*EMOJI, *WORDS]), min_size=7, max_size=14, unique=True)


@settings(max_examples=6, deadline=None)
@given(faces=FACES, pairs=st.booleans())
def test_any_faces_make_a_deck_whose_cards_share_exactly_one_symbol(
    *, faces: list[str], pairs: bool
) -> None:
    symbols = tuple(
        RoughSymbol({"en": (face,)}, (RoughFace(text=face), RoughFace(text="x"))[: 1 + pairs])
        for face in faces
    )
    fit = best_fit(len(faces))
    assert fit is not None
    made = make(Draft("Any", symbols, kind="learning" if pairs else "plain"), run=flat(fit.order))
    ways = 1 + pairs
    cards = [{face // ways for face in shown} for shown in made.shown]
    assert len(cards) == fit.symbols
    assert all(len(one & other) == 1 for one, other in combinations(cards, 2))
    assert read_deck(pack(made)) == made


@given(st.integers(0, 400))
def test_the_best_fit_is_the_largest_order_with_enough_symbols(have: int) -> None:
    fit = best_fit(have)
    enough = [order for order in ORDERS if symbol_count(order) <= have]
    assert (fit.order if fit else None) == (max(enough) if enough else None)


def test_the_symbols_of_a_card_lie_apart_on_it() -> None:
    laid = make(draft(2, cards=2))
    for card in laid.layout.cards:
        for one, other in combinations(card, 2):
            assert abs(one.x - other.x) + abs(one.y - other.y) > 0.2
    packed(laid).check()


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
            Draft("Odd", (*draft(2).symbols[:6], RoughSymbol({}, (RoughFace(text=""),)))),
            "needs a picture or a word",
        ),
    ],
)
def test_what_cannot_become_a_deck_is_refused_with_what_is_missing(
    wish: Draft, sentence: str
) -> None:
    with pytest.raises(SpotisleError) as refused:
        make(wish, run=flat(2))
    assert sentence in str(refused.value)


def test_symbols_that_look_alike_are_found_and_words_are_not_compared() -> None:
    faces = ["❤️", "🧡", "🐶", "🚲", "hand", "hond", "🌵"]
    symbols = tuple(RoughSymbol({"en": (face,)}, (RoughFace(text=face),)) for face in faces)
    made = make(Draft("Hearts", symbols), run=flat(2))
    assert [(pair.first, pair.second) for pair in alike(made)] == [(0, 1)]
    assert alike(deck()) == []


def names(symbols: list[RoughSymbol]) -> list[str]:
    return [next(iter(symbol.names.values()))[0] for symbol in symbols]


def test_a_folder_is_read_in_natural_order_with_names_from_its_files(tmp_path: Path) -> None:
    for file in ("10_old-house.png", "2 red_Car (1).jpg", "notes.pdf", ".hidden.png"):
        Image.new("RGB", (8, 8)).save(tmp_path / file, "PNG")
    (tmp_path / "words.txt").write_text("# animals\n🐶\n\nblue whale\n", encoding="utf-8")
    symbols = collected([tmp_path], "en", pairs=False)
    assert names(symbols) == ["Red Car", "Old house", "Dog face", "blue whale"]
    paired = collected([tmp_path / "10_old-house.png"], "en", pairs=True)
    assert [face.text for face in paired[0].faces] == ["", "Old house"]


def test_a_table_gives_names_in_languages_and_pictures(tmp_path: Path) -> None:
    Image.new("RGB", (8, 8)).save(tmp_path / "dog.png")
    table = "picture;en;nl\ndog.png;dog/puppy;hond\n🐱;cat;kat\n;cow;koe\n"
    (tmp_path / "names.csv").write_text(table, encoding="utf-8-sig")
    symbols = collected([tmp_path], "nl", pairs=False)
    assert [symbol.names["en"] for symbol in symbols] == [("dog", "puppy"), ("cat",), ("cow",)]
    assert [(face.file, face.text) for symbol in symbols for face in symbol.faces] == [
        ("dog.png", ""),
        ("", "🐱"),
        ("", "koe"),
    ]
    paired = collected([tmp_path / "names.csv"], "nl", pairs=True)
    assert [[face.text for face in symbol.faces] for symbol in paired] == [
        ["", "hond"],
        ["🐱", "kat"],
        ["koe", "cow"],
    ]


def test_a_list_of_pairs_has_both_sides_of_an_equals_sign(tmp_path: Path) -> None:
    (tmp_path / "pairs.txt").write_text("dog = hond\n3 x 4 = 12\n", encoding="utf-8")
    symbols = collected([tmp_path / "pairs.txt"], "en", pairs=True)
    assert [[face.text for face in symbol.faces] for symbol in symbols] == [
        ["dog", "hond"],
        ["3 x 4", "12"],
    ]


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        ("a.txt", "dog.png\n", "'dog.png', which is not there"),
        ("a.txt", "../dog.png\n", "which is not there"),
        ("a.csv", "1,2\n3,4\n", "needs a first line with languages"),
        ("b.txt", "dog\n", "line 1: a pair is written as dog = hond"),
        ("b.csv", "en,nl\ncat,kat\ndog\n", "line 3: a pair needs a picture and a word, or two"),
        (
            "bare.csv",
            "en\ndog\n",
            "needs a first line with languages, two letters each, as in: en,nl",
        ),
    ],
)
def test_a_list_with_a_mistake_says_where(
    tmp_path: Path, file: str, text: str, sentence: str
) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(DeckError) as refused:
        collected([tmp_path / file], "en", pairs=file[0] == "b")
    assert sentence in str(refused.value)
