"""Printed decks, read back from the PDF by structure."""

import base64
import io
import re
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image
from pypdf import PdfReader

from spotisle.editions import EDITIONS, LANGUAGES, load_edition
from spotisle.editions.art import SymbolPicture
from spotisle.editions.edition import Edition, Symbol, SymbolNames
from spotisle.editions.placement import Layout, Placement
from spotisle.printing.book import build_deck_book
from spotisle.printing.dice_book import build_dice_book
from spotisle.printing.options import PAPERS, BadPrintError, Paper, PrintOptions, read_print_options
from spotisle.printing.pages import PlacedPage
from spotisle.printing.pdf import find_missing_letters, render_page, render_pdf
from spotisle.printing.printable import PrintableDeck
from spotisle.texts import translate
from tests.printing.paper import Piece, pieces, read, size_mm

UNDRAWABLE = chr(0x10FFFD)
"""A private-use code point that no font has."""
SOFT_HYPHEN = chr(0xAD)


def printed(deck: str, **options: object) -> PdfReader:
    wishes = read_print_options(options)
    return read(
        render_pdf(
            build_dice_book(wishes)
            if deck == "dice"
            else build_deck_book(PrintableDeck.from_edition(deck), wishes)
        )
    )


def all_pieces(reader: PdfReader) -> Iterator[Piece]:
    for number in range(len(reader.pages)):
        yield from pieces(reader, number)


def fonts(reader: PdfReader) -> Iterator[dict[str, object]]:
    for number in range(1, len(reader.xref[0]) + 1):
        thing = reader.get_object(number)
        if isinstance(thing, dict) and thing.get("/Type") == "/FontDescriptor":
            yield thing


@pytest.mark.parametrize("deck", EDITIONS)
def test_every_symbol_is_on_its_cards_and_any_two_cards_share_one(deck: str) -> None:
    """The alt texts and the drawn pictures describe the same deck."""
    box = load_edition(deck)
    reader = printed(deck, parts="cards,reference", outline="false", language="nl")
    named = {}
    cards: dict[int, set[int]] = {}
    words: dict[int, set[str]] = {}
    for piece in all_pieces(reader):
        if found := re.fullmatch(r"Kaart (\d+): (.*)", piece.alt):
            number = int(found[1]) - 1
            cards[number] = {shown.art for shown in piece.shown}
            words[number] = set(found[2].split(", "))
        else:
            (shown,) = piece.shown
            named[shown.art] = piece.alt
    assert list(cards) == list(box.cards_in_play)
    assert len(named) == len(box.symbols)
    for number, arts in cards.items():
        faces = arts & named.keys()
        assert {named[art] for art in faces} == words[number]
        symbols = {box.name(symbol, "nl") for symbol in box.plane.symbols(number)}
        assert words[number] == symbols
        assert len(faces) == box.order + 1
        cards[number] = faces
    assert all(len(one & other) == 1 for one, other in combinations(cards.values(), 2))


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize(("deck", "shape"), [("classic", "square"), ("island", "hexagon")])
def test_pages_and_cards_have_their_sizes_in_millimetres(
    paper: Paper, deck: str, shape: str
) -> None:
    reader = printed(deck, paper=paper, size=70, shape=shape, parts="cards")
    wide, high = PAPERS[paper]
    assert [size_mm(page) for page in reader.pages] == [
        pytest.approx((wide, high), abs=0.05)
    ] * len(reader.pages)
    count = 0
    for number in range(len(reader.pages)):
        lying = [piece.shown[0] for piece in pieces(reader, number)]
        count += len(lying)
        for edge in lying:
            assert edge.width == pytest.approx(70, abs=0.05)
            assert edge.bottom - edge.top == pytest.approx(70, abs=0.05)
            half = 35 * (3**0.5 / 2 if shape == "hexagon" else 1)
            assert edge.middle[0] - half >= 3.9
            assert edge.middle[0] + half <= wide - 3.9
            assert edge.top >= 3.9
            assert edge.bottom <= high - 3.9
        width = 70 * (3**0.5 / 2 if shape == "hexagon" else 1)
        for one, other in combinations(lying, 2):
            across = abs(one.middle[0] - other.middle[0])
            down = abs(one.middle[1] - other.middle[1])
            assert across >= width - 0.01 or down >= 70 - 0.01
    assert count == len(load_edition(deck).cards_in_play)


def test_a_print_shop_gets_one_card_a_page_with_its_bleed() -> None:
    reader = printed("beach", paper="card", size=80, bleed=3, parts="cards", backs="long")
    assert len(reader.pages) == 2 * 55
    assert [size_mm(page) for page in reader.pages] == [pytest.approx((86, 86), abs=0.05)] * 110
    (back,) = pieces(reader, 1)
    assert back.shown[0].width == pytest.approx(86, abs=0.05)


def test_an_upside_down_back_is_still_in_the_middle() -> None:
    reader = printed("island", paper="card", bleed=3, parts="cards,scores", backs="short")
    for number in (1, 51, len(reader.pages) - 1):
        (back,) = pieces(reader, number)
        wide, high = size_mm(reader.pages[number])
        assert back.shown[0].middle == pytest.approx((wide / 2, high / 2), abs=0.05)


@pytest.mark.parametrize("edge", ["long", "short"])
def test_backs_lie_exactly_behind_their_fronts(edge: str) -> None:
    """When the sheet is flipped on that edge, each back covers its front."""
    shift = (1.5, -0.5)
    reader = printed(
        "island", backs=edge, parts="cards", size=63, shift_x=shift[0], shift_y=shift[1]
    )
    box = load_edition("island")
    wide, high = PAPERS["a4"]
    for number in range(0, len(reader.pages), 2):
        fronts, backs = pieces(reader, number), pieces(reader, number + 1)
        assert len(fronts) == len(backs)
        for front, back in zip(fronts, backs, strict=True):
            x, y = front.shown[0].middle
            mirrored = (wide - x, y) if edge == "long" else (x, high - y)
            wanted = (mirrored[0] + shift[0], mirrored[1] + shift[1])
            assert back.shown[0].middle == pytest.approx(wanted, abs=0.05)
            role = box.role(int(re.findall(r"\d+", front.alt)[0]) - 1)
            assert back.alt == {
                "port": "Back of a port",
                "blue": "Back, Blue team",
                "orange": "Back, Orange team",
                "red": "Back, Red team",
            }.get(role, "Back")


def test_each_role_has_its_own_back() -> None:
    reader = printed("island", backs="long", parts="cards", size=63)
    backs: dict[str, set[int]] = {}
    for number in range(1, len(reader.pages), 2):
        for piece in pieces(reader, number):
            backs.setdefault(piece.alt, set()).add(piece.shown[0].art)
    assert [len(arts) for arts in backs.values()] == [1] * 5
    assert len(set.union(*backs.values())) == 5


def test_score_cards_fold_or_have_two_sides() -> None:
    folded = printed("island", parts="scores")
    assert len(folded.pages) == 1
    sides = pieces(folded, 0)
    assert [piece.alt for piece in sides][:2] == [
        "Score card, Blue team, 0 to 5",
        "Score card, Blue team, 6 to 11",
    ]
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        (x1, y1), (x2, y2) = front.shown[0].middle, back.shown[0].middle
        assert y1 == pytest.approx(y2, abs=0.05)
        assert x2 - x1 == pytest.approx(85 * 3**0.5 / 2, abs=0.05)
    assert len(printed("island", parts="scores", backs="short").pages) == 2


@pytest.mark.parametrize(("size", "pages"), [(93, 1), (100, 2)])
def test_large_score_cards_to_fold_do_not_overlap(size: int, pages: int) -> None:
    island = PrintableDeck.from_edition("island")
    book = build_deck_book(island, PrintOptions(size=size, parts=("scores",)))
    assert len(book.pages) == pages
    for page in book.pages:
        assert isinstance(page, PlacedPage)
        rows = sorted({figure.images[0].y for figure in page.figures})
        assert all(lower - upper >= size for upper, lower in pairwise(rows))


@pytest.mark.parametrize("deck", [*EDITIONS, "dice"])
def test_fonts_are_in_the_file_and_pictures_are_vectors(deck: str) -> None:
    reader = printed(deck, backs="long")
    found = list(fonts(reader))
    assert found
    assert all("/FontFile2" in font or "/FontFile3" in font for font in found)
    assert all("Nunito" in str(font["/FontName"]) for font in found)
    assert [page for page in reader.pages if list(page.images)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_basics_games_and_ways_to_go_on_have_one_page_of_rules_in_each_language(
    language: str,
) -> None:
    round_games = (
        "tower", "well", "hot_potato", "catch_them_all", "poisoned_gift", "triplets", "duel",
    )  # fmt: skip
    island_games = ("welcome", "ports", "longest_route", "barbarians", "knights")
    for deck, titles in (
        ("classic", ("rules-basics-name", *map("game-{}".format, round_games), "mode-tournament")),
        (
            "island",
            (
                "rules-basics-name",
                "rules-island-name",
                *map("game-{}".format, island_games),
                "mode-beginner",
                "mode-adventure",
            ),
        ),
        ("dice", ("game-island_dice",)),
    ):
        reader = printed(deck, parts="rules", language=language)
        assert len(reader.pages) == len(titles)
        for page, title in zip(reader.pages, titles, strict=True):
            words = " ".join(page.extract_text().replace(SOFT_HYPHEN, "").split())
            title_words = translate(language, title).replace(SOFT_HYPHEN, "").split()
            assert " ".join(title_words) in words
            assert words.count(translate(language, "rules-heading-end")) >= 1
        assert str(reader.root_object["/Lang"]) == language


def page_words(deck: str, language: str, number: int) -> str:
    """Return what one page of rules says, printed alone."""
    wishes = read_print_options({"parts": "rules", "language": language})
    book = build_deck_book(PrintableDeck.from_edition(deck), wishes)
    (page,) = read(render_pdf(replace(book, pages=book.pages[number : number + 1]))).pages
    return join_words(page.extract_text())


def join_words(text: str) -> str:
    """Return a text without spaces and hyphens, so that line breaks don't matter."""
    return re.sub(rf"[\s{SOFT_HYPHEN}-]", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("deck", "end", "other"),
    [
        ("classic", "last_left", "first_out"),
        ("beach", "first_out", "last_left"),
        ("garden", "first_out", "last_left"),
    ],
)
def test_printed_rules_end_well_as_the_edition_plays_it(
    language: str, deck: str, end: str, other: str
) -> None:
    words = page_words(deck, language, 2)
    for part in ("end", "variants"):
        rule = f"rules-well-{part}"
        assert join_words(translate(language, rule, end=end)) in words
        assert join_words(translate(language, rule, end=other)) not in words


@pytest.mark.parametrize(("language", "own_isolated"), [("pl", "forbid"), ("en", "allow")])
def test_printed_rules_of_ports_are_those_of_the_edition_in_that_language(
    language: str, own_isolated: str
) -> None:
    words = page_words("island", language, 3)
    assert (
        join_words(translate(language, "rules-ports-variants", own_isolated=own_isolated)) in words
    )


@pytest.mark.parametrize(("deck", "places"), [("classic", 9), ("garden", 7)])
def test_printed_rules_count_the_open_cards_of_triplets(deck: str, places: int) -> None:
    setup = translate("en", "rules-triplets-setup", places=places, small_table="no")
    assert join_words(setup) in page_words(deck, "en", 6)


@pytest.mark.parametrize(
    ("per_page", "players", "pages"), [(1, 3, 3), (2, 3, 2), (4, 3, 1), (4, 8, 2)]
)
def test_there_is_a_dice_sheet_for_everyone(per_page: int, players: int, pages: int) -> None:
    reader = printed("dice", parts="sheets", per_page=per_page, players=players)
    assert len(reader.pages) == pages
    assert sum(1 for _ in all_pieces(reader)) == players
    wide, high = size_mm(reader.pages[0])
    assert (wide > high) == (per_page != 2)


def test_six_dice_can_be_cut_out_of_a_page() -> None:
    reader = printed("dice", parts="dice")
    dice = pieces(reader, 0)
    assert [piece.alt for piece in dice] == [
        "Cut-out die: Ore, Grain, Wool, Lumber, Brick, Gold"
    ] * 6
    boxes = [piece.shown[0] for piece in dice]
    for one, other in combinations(boxes, 2):
        assert one.right <= other.left or one.bottom <= other.top or other.right <= one.left


def test_the_same_print_is_the_same_file() -> None:
    book = build_deck_book(PrintableDeck.from_edition("classic"), PrintOptions(parts=("cards",)))
    assert render_pdf(book) == render_pdf(book)


def learning_deck() -> PrintableDeck:
    """Return a deck of seven symbols, each a word and a picture, with markup in the names."""
    names: dict[str, SymbolNames] = {
        f"s{number}": (f'#panic("{number}") $x$ <b>',) for number in range(7)
    }
    box = Edition(
        id="classic' /../",
        order=2,
        shape="round",
        roles={"play": (0, 6)},
        symbols=tuple(Symbol(f"s{number}", "own") for number in range(7)),
        read_names=lambda _: names,
    )
    square = io.BytesIO()
    Image.new("RGB", (2, 2), "red").save(square, "WEBP")
    pixels = base64.b64encode(square.getvalue()).decode()
    word = '<text y="6" font-family="Nunito" font-weight="700" font-size="5">Żółw</text>'
    photo = f'<image width="10" height="10" href="data:image/webp;base64,{pixels}"/>'
    art = tuple(
        SymbolPicture(body, (0.0, 0.0, 10.0, 10.0)) for _ in range(7) for body in (word, photo)
    )
    places = tuple(Placement(0.4 * (place - 1), 0.0, 0.35, 0.0) for place in range(3))
    return PrintableDeck(
        box,
        Layout("", (places,) * 7),
        art,
        tuple(
            tuple(2 * symbol + (card + symbol) % 2 for symbol in symbols)
            for card, symbols in enumerate(box.plane.cards)
        ),
        title="#image(\"/etc/passwd\") & 'mine'",
    )


def test_a_custom_deck_shows_the_face_that_each_card_names() -> None:
    pack = learning_deck()
    reader = read(render_pdf(build_deck_book(pack, PrintOptions(outline=False))))
    assert reader.metadata is not None
    assert reader.metadata.title == pack.title
    drawn = [
        [shown.art for shown in piece.shown]
        for piece in all_pieces(reader)
        if piece.alt.startswith("Card ")
    ]
    face_of: dict[int, int] = {}
    for arts, shown in zip(drawn, pack.shown, strict=True):
        for art, face in zip(arts, shown, strict=True):
            assert face_of.setdefault(art, face) == face
    assert len(face_of) == len({face for card in pack.shown for face in card})


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"size": 200, "paper": "letter", "bleed": 5}, "197 mm does"),
        ({"parts": "sheets"}, "cards, reference, rules"),
    ],
)
def test_impossible_print_options_are_refused_with_possible_ones(
    wishes: dict[str, object], words: str
) -> None:
    with pytest.raises(BadPrintError, match=words):
        build_deck_book(PrintableDeck.from_edition("classic"), read_print_options(wishes))


def test_a_single_page_can_be_previewed() -> None:
    book = build_deck_book(PrintableDeck.from_edition("island"), PrintOptions())
    pictures = {render_page(book, number, 120) for number in (0, 3, len(book.pages) - 1)}
    assert len(pictures) == 3
    assert all(body.startswith(b"\x89PNG") for body in pictures)


def test_undrawable_characters_are_left_out_and_listed() -> None:
    deck = replace(PrintableDeck.from_edition("classic"), title=f"Γάτες {UNDRAWABLE}!")
    book = build_deck_book(deck, PrintOptions(parts=("reference",)))
    assert find_missing_letters(book) == UNDRAWABLE
    assert "Γάτες !" in " ".join(read(render_pdf(book)).pages[0].extract_text().split())
    classic = PrintableDeck.from_edition("classic")
    assert find_missing_letters(build_deck_book(classic, PrintOptions())) == ""
