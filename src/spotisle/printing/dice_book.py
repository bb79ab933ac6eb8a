"""Island dice on paper: sheets for everyone, six dice to cut out, and the rules."""

import math
from collections.abc import Iterator

from spotisle.art.svg import centred_svg
from spotisle.dice.sheet import DIE_COUNT, FACES, ISLAND_DICE
from spotisle.printing.dice_sheet import HEIGHT, WIDTH, sheet_svg
from spotisle.printing.die import NET_HEIGHT, NET_WIDTH, net
from spotisle.printing.imposition import PAPER_MARGIN_MM
from spotisle.printing.options import BadPrintError, Part, PrintOptions
from spotisle.printing.pages import Book, Figure, Page, PlacedImage, PlacedPage, RulesPage
from spotisle.printing.reference import choose_paper
from spotisle.printing.resources import resource
from spotisle.printing.rules import sections
from spotisle.texts import translate

DICE_PARTS: tuple[Part, ...] = ("sheets", "dice", "rules")
COLOUR = "#bf4b27"


def build_dice_book(options: PrintOptions) -> Book:
    """Return everything for a table of island dice as pages."""
    parts = [part for part in DICE_PARTS if options.wants(part)]
    if not parts:
        raise BadPrintError(
            f"of island dice there are {', '.join(DICE_PARTS)} to print, "
            f"not {', '.join(options.parts)}"
        )
    pages: list[Page] = []
    if "sheets" in parts:
        pages += sheet_pages(options)
    if "dice" in parts:
        pages.append(die_page(options))
    if "rules" in parts:
        pages.append(rules_page(options))
    art = {"sheet": sheet_svg(options.language), "net": net()} | {
        f"die-{face}": _die(face) for face in FACES
    }
    title = translate(options.language, f"edition-{ISLAND_DICE}")
    return Book(title, options.language, tuple(pages), art)


def sheet_pages(options: PrintOptions) -> Iterator[PlacedPage]:
    """Yield sheets: one large on a lying page, two on an upright one, or four on a lying one."""
    paper = choose_paper(options)
    width, height = paper if options.per_page == 2 else paper[::-1]
    columns = {1: 1, 2: 1, 4: 2}[options.per_page]
    rows = options.per_page // columns
    scale = min(
        (width / columns - 2 * PAPER_MARGIN_MM) / WIDTH,
        (height / rows - 2 * PAPER_MARGIN_MM) / HEIGHT,
    )
    for start in range(0, options.players, options.per_page):
        here = range(min(options.per_page, options.players - start))
        figures = tuple(
            Figure(
                translate(options.language, "print-sheet"),
                (
                    PlacedImage(
                        "sheet",
                        width / columns * (place % columns + 0.5),
                        height / rows * (place // columns + 0.5),
                        WIDTH * scale,
                        height=HEIGHT * scale,
                    ),
                ),
            )
            for place in here
        )
        yield PlacedPage("sheets", width, height, figures)


def die_page(options: PrintOptions) -> PlacedPage:
    """Return six dice to cut out, as large as a page allows."""
    width, height = choose_paper(options)
    columns, rows, gap, foot = 3, 2, 5.0, 18.0
    side = min(
        (width - 2 * PAPER_MARGIN_MM - (columns - 1) * gap) / columns / (NET_WIDTH + 0.1),
        (height - 2 * PAPER_MARGIN_MM - foot - (rows - 1) * gap) / rows / (NET_HEIGHT + 0.1),
    )
    wide, high = (NET_WIDTH + 0.1) * side, (NET_HEIGHT + 0.1) * side
    faces = ", ".join(translate(options.language, f"resource-{face}") for face in FACES)
    figures = tuple(
        Figure(
            translate(options.language, "print-die", faces=faces),
            (
                PlacedImage(
                    "net",
                    width / 2 + (place % columns - (columns - 1) / 2) * (wide + gap),
                    (height - foot) / 2 + (place // columns - (rows - 1) / 2) * (high + gap),
                    wide,
                    height=high,
                ),
            ),
        )
        for place in range(DIE_COUNT)
    )
    foot_text = translate(options.language, "print-die-help")
    return PlacedPage("dice", width, height, figures, foot=foot_text)


def rules_page(options: PrintOptions) -> RulesPage:
    """Return the rules, under six dice that have just been thrown."""
    width, height = choose_paper(options)
    thrown = tuple(
        PlacedImage(
            f"die-{face}",
            x=12 + 15.2 * place,
            y=22 + 8 * math.sin(2.3 * place + 1),
            width=14.5,
            angle=round(24 * math.cos(1.7 * place), 1),
        )
        for place, face in enumerate(FACES)
    )
    return RulesPage(
        part="rules",
        width=width,
        height=height,
        title=translate(options.language, f"game-{ISLAND_DICE}"),
        lead=translate(options.language, f"rules-{ISLAND_DICE}-goal"),
        deck="",
        colour=COLOUR,
        scene=thrown,
        sections=tuple(sections(ISLAND_DICE, options.language)),
    )


def _die(face: str) -> str:
    body = (
        '<rect x="-.95" y="-.95" width="1.9" height="1.9" rx=".36" fill="#fffdf6" '
        f'stroke="#cbb994" stroke-width=".05"/>{resource(face, size=0.72)}'
    )
    return centred_svg(body, 1.0)
