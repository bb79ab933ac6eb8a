"""Printing: the time per deck, the file size, and the time to lay out one card.

python -m bench.print

CPU time, best of several runs after a warm-up, because typst caches what it has set, as on a
server. A cold start is timed as a whole command. The peer is bare typst with the same pages, as a
short script would make them: the SVG of each symbol on each card, without alt texts.
"""

import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from platform import python_version
from tempfile import TemporaryDirectory
from time import process_time

import typst

from bench.solver import cost
from spotisle.art.layout import lay_card
from spotisle.art.render import render_png
from spotisle.art.silhouette import trace_silhouette
from spotisle.art.svg import svg_document
from spotisle.printing.book import build_deck_book
from spotisle.printing.card_art import define_art, draw_face
from spotisle.printing.options import PrintOptions
from spotisle.printing.pages import Book, PlacedPage
from spotisle.printing.pdf import render_page, render_pdf
from spotisle.printing.printable import PrintableDeck

RUNS = 5
CARDS = 8


def main() -> None:
    stamp = f"{datetime.now(UTC):%Y-%m-%d}, Python {python_version()}, {os.cpu_count()} cores"
    print(f"{stamp}\n\n| | processor seconds | to bare typst | KB | to bare typst |")
    print("|---|---|---|---|---|")
    for name, cards in (("classic", 55), ("island", 73)):
        deck = PrintableDeck.from_edition(name)
        options = PrintOptions(parts=("cards",))
        book = build_deck_book(deck, options)
        bare = best(lambda book=book: bare_pdf(book))  # type: ignore[misc]
        ours = best(lambda deck=deck, options=options: render_pdf(build_deck_book(deck, options)))  # type: ignore[misc]
        both = PrintOptions(backs="long")
        whole = best(lambda deck=deck, both=both: render_pdf(build_deck_book(deck, both)))  # type: ignore[misc]
        row(f"bare typst, {cards} cards", bare, bare)
        row(f"`print {name} --only cards`", ours, bare)
        row(f"`print {name} --backs long`, everything", whole, bare)
        shown = best(lambda book=book: render_page(book, 0, 640))  # type: ignore[misc]
        row(f"a page of {name} as a picture", shown, bare)
    print()
    for arguments in (["classic", "--only", "cards"], ["classic"], ["island", "--backs", "long"]):
        with TemporaryDirectory() as folder:
            command = [
                sys.executable,
                "-m",
                "spotisle",
                "print",
                *arguments,
                "-o",
                f"{folder}/x.pdf",
            ]
            spent = cost(command, dict(os.environ)).rpartition(",")[0]
            print(f"- `spotisle print {' '.join(arguments)}`: {spent}")
    deck = PrintableDeck.from_edition("classic")
    laying, drawing = layout_seconds(deck)
    print(
        f"- Laying out a card of eight, four attempts: {laying:.2f} s, "
        f"{laying / drawing:.0f} times what drawing it as a PNG takes ({drawing:.3f} s)."
    )


def best(make: Callable[[], bytes]) -> tuple[float, int]:
    """Return the shortest time and the size of the result."""
    made = make()
    times = []
    for _ in range(RUNS):
        began = process_time()
        made = make()
        times.append(process_time() - began)
    return min(times), len(made)


def row(text: str, here: tuple[float, int], bare: tuple[float, int]) -> None:
    seconds, size = here
    print(
        f"| {text} | {seconds:.3f} | {seconds / bare[0]:.2f} "
        f"| {size / 1024:.0f} | {size / bare[1]:.2f} |",
        flush=True,
    )


def bare_pdf(book: Book) -> bytes:
    """Print the same pages without this project's templates."""
    lines = ["#set page(margin: 0mm)"]
    for page in book.pages:
        assert isinstance(page, PlacedPage)
        images = "".join(
            f"#place(top + left, dx: {image.x - image.width / 2}mm, "
            f"dy: {image.y - image.width / 2}mm, "
            f'rotate({image.angle}deg, image("{image.art}.svg", width: {image.width}mm)))'
            for figure in page.figures
            for image in figure.images
        )
        lines.append(f"#page(width: {page.width}mm, height: {page.height}mm)[{images}]")
    with TemporaryDirectory() as folder:
        for name, svg in book.art.items():
            (Path(folder) / f"{name}.svg").write_text(svg, encoding="utf-8")
        (Path(folder) / "main.typ").write_text("\n".join(lines), encoding="utf-8")
        made = typst.compile(Path(folder) / "main.typ")
    return made if isinstance(made, bytes) else b"".join(made)


def layout_seconds(deck: PrintableDeck) -> tuple[float, float]:
    outlines = [trace_silhouette(art) for art in deck.art]
    began = process_time()
    for card in range(CARDS):
        lay_card([outlines[symbol] for symbol in deck.edition.plane.symbols(card)], "round", [card])
    laying = (process_time() - began) / CARDS
    began = process_time()
    for card in range(CARDS):
        body = define_art(deck.art, deck.shown[card]) + draw_face(deck, card)
        render_png(svg_document(body, (-1.02, -1.02, 2.04, 2.04), 600, 600))
    return laying, (process_time() - began) / CARDS


if __name__ == "__main__":
    main()
