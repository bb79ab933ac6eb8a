"""The poster and the worksheet on why any two cards match."""

import re
from itertools import combinations

import pytest

from spotisle.editions import LANGUAGES
from spotisle.printing.options import PAPERS, BadPrintError, Paper, read_print_options
from spotisle.printing.pdf import find_missing_letters, render_pdf
from spotisle.printing.why_book import GIRLS, build_why_book
from spotisle.texts import translate
from tests.printing.paper import pieces, read, size_mm


@pytest.mark.parametrize("paper", ["a4", "a3", "a2"])
def test_the_poster_fills_one_page_of_its_paper(paper: Paper) -> None:
    book = build_why_book(read_print_options({"paper": paper, "parts": "poster"}))
    reader = read(render_pdf(book))
    assert len(reader.pages) == 1
    assert size_mm(reader.pages[0]) == pytest.approx(PAPERS[paper], abs=0.1)
    named = [piece.alt for piece in pieces(reader, 0)]
    assert named == ["The star on the dial", "Two lines, one point", "How many?"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_poster_tells_the_whole_story_on_one_page_in_every_language(language: str) -> None:
    book = build_why_book(read_print_options({"language": language, "parts": "poster"}))
    [page] = read(render_pdf(book)).pages
    words = " ".join(page.extract_text().split())
    for said in ("1850", "Pour la Science", "2009", translate(language, "why-story-thanks")):
        assert said in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worksheet_has_two_pages_and_a_solution_in_every_language(language: str) -> None:
    book = build_why_book(read_print_options({"language": language, "parts": "worksheet"}))
    assert find_missing_letters(book) == ""
    pages = [page.extract_text() for page in read(render_pdf(book)).pages]
    assert len(pages) == 3
    for page, title in zip(
        pages, ("why-girls", "why-sheet-own", "why-sheet-solution"), strict=True
    ):
        assert translate(language, title) in " ".join(page.split())


def test_the_solution_lets_every_girl_meet_every_other_once_and_keeps_the_first_day() -> None:
    art = build_why_book(read_print_options({})).art
    given, solved = (re.findall(r">([A-O])</text>", art[name]) for name in ("week-blank", "week"))
    assert given == list(GIRLS) == solved[:15]
    rows = [solved[start : start + 3] for start in range(0, len(solved), 3)]
    met = [pair for row in rows for pair in combinations(sorted(row), 2)]
    assert len(rows) == 35
    assert sorted(met) == list(combinations(GIRLS, 2))


def test_other_parts_than_poster_and_worksheet_are_refused() -> None:
    with pytest.raises(BadPrintError, match="poster, worksheet"):
        build_why_book(read_print_options({"parts": "cards"}))
