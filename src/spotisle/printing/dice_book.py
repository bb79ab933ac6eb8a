"""Collect the pages of island dice: sheets for everyone, six dice to cut out, the rules."""

import math
from collections.abc import Iterator

from spotisle.dice import ISLAND_DICE
from spotisle.dice.sheet import DIE_COUNT, FACES
from spotisle.printing.dice_art import NET_HEIGHT, NET_WIDTH, draw_die_face, draw_die_net
from spotisle.printing.dice_sheet import SHEET_HEIGHT_MM, SHEET_WIDTH_MM, draw_dice_sheet
from spotisle.printing.imposition import PAPER_MARGIN_MM
from spotisle.printing.options import BadPrintError, Part, PrintOptions
from spotisle.printing.pages import Book, Figure, Page, PlacedImage, PlacedPage, RulesPage
from spotisle.printing.reference import choose_paper
from spotisle.printing.rules import usual_values, write_sections
from spotisle.texts import translate

DICE_PARTS: tuple[Part, ...] = ("sheets", "dice", "rules")
COLOUR = "#bf4b27"


def build_dice_book(options: PrintOptions) -> Book:
    """Return the parts of island dice as pages."""
    parts = [part for part in DICE_PARTS if options.wants(part)]
    if not parts:
        raise BadPrintError(
            f"island dice has the parts {', '.join(DICE_PARTS)}, not {', '.join(options.parts)}"
        )
    pages: list[Page] = []
    if "sheets" in parts:
        pages += lay_sheet_pages(options)
    if "dice" in parts:
        pages.append(lay_dice_page(options))
    if "rules" in parts:
        pages.append(lay_rules_page(options))
    art = {"sheet": draw_dice_sheet(options.language), "net": draw_die_net()} | {
        f"die-{face}": draw_die_face(face) for face in FACES
    }
    title = translate(options.language, f"edition-{ISLAND_DICE}")
    return Book(title, options.language, tuple(pages), art)


def lay_sheet_pages(options: PrintOptions) -> Iterator[PlacedPage]:
    """Yield sheets: one or four on a landscape page, two on a portrait page."""
    paper = choose_paper(options)
    width, height = paper if options.per_page == 2 else paper[::-1]
    columns = {1: 1, 2: 1, 4: 2}[options.per_page]
    rows = options.per_page // columns
    scale = min(
        (width / columns - 2 * PAPER_MARGIN_MM) / SHEET_WIDTH_MM,
        (height / rows - 2 * PAPER_MARGIN_MM) / SHEET_HEIGHT_MM,
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
                        SHEET_WIDTH_MM * scale,
                        height=SHEET_HEIGHT_MM * scale,
                    ),
                ),
            )
            for place in here
        )
        yield PlacedPage("sheets", width, height, figures)


def lay_dice_page(options: PrintOptions) -> PlacedPage:
    """Return six dice to cut out, as large as the page allows."""
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


def lay_rules_page(options: PrintOptions) -> RulesPage:
    """Return the rules, with a picture of six dice."""
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
        sections=tuple(write_sections(ISLAND_DICE, options.language, usual_values(ISLAND_DICE))),
    )
