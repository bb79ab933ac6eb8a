"""Collect the pages on why any two cards match: a poster, a worksheet and its solution."""

from collections.abc import Iterator

from spotisle.editions import load_edition
from spotisle.editions.art import pictures_for
from spotisle.plane import Plane
from spotisle.printing.options import BadPrintError, Part, PrintOptions
from spotisle.printing.pages import Book, Panel, PanelsPage
from spotisle.printing.reference import choose_paper
from spotisle.printing.why_art import (
    draw_dial,
    draw_incidence_table,
    draw_seven,
    draw_seven_cards,
    draw_week,
)
from spotisle.seating import SeatingRequest, plan_seating
from spotisle.texts import translate

WHY_PARTS: tuple[Part, ...] = ("poster", "worksheet")
COLOUR = "#17705f"
GIRLS = "ABCDEFGHIJKLMNO"
DIAL_CARDS = (27, 54)
"""Two cards whose shared symbol is far from their other symbols."""
STORY = ("1850", "codes", "1976", "puzzle", "insects", "2008", "2009")
WHEN = {"codes": "why-story-later", "puzzle": "why-story-first", "insects": "why-story-then"}
"""Steps of the story that have a word instead of a year."""


def build_why_book(options: PrintOptions) -> Book:
    """Return the poster, and the worksheet with its solution."""
    parts = [part for part in WHY_PARTS if options.wants(part)]
    if not parts:
        raise BadPrintError(
            f"why has the parts {', '.join(WHY_PARTS)}, not {', '.join(options.parts)}"
        )
    pages: list[PanelsPage] = []
    if "poster" in parts:
        pages.append(_lay_poster(options))
    if "worksheet" in parts:
        pages += _lay_worksheet(options)
    title = translate(options.language, "why-poster")
    return Book(title, options.language, tuple(pages), _draw_art(options.language))


def _draw_art(language: str) -> dict[str, str]:
    classic, garden = load_edition("classic"), load_edition("garden")
    seven = pictures_for(garden)[:7]
    titles = [translate(language, "why-girls-day", day=day + 1) for day in range(7)]
    week = _solve_week()
    return {
        "dial": draw_dial(pictures_for(classic), classic.plane, DIAL_CARDS),
        "table": draw_incidence_table(Plane.of_order(classic.order)),
        "seven": draw_seven(seven),
        "seven-blank": draw_seven(None),
        "cards": draw_seven_cards(seven),
        "cards-blank": draw_seven_cards(None),
        "week": draw_week(week, titles),
        "week-blank": draw_week((week[0], *[()] * 6), titles),
    }


def _solve_week() -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Return Kirkman's week with letters, its first day in the order of the alphabet."""
    days = plan_seating(SeatingRequest(people=len(GIRLS), table=3, rounds=7)).rounds
    first = [girl for row in days[0] for girl in row]
    letters = {girl: GIRLS[place] for place, girl in enumerate(first)}
    return tuple(
        tuple(sorted(tuple(sorted(letters[girl] for girl in row)) for row in day)) for day in days
    )


def _lay_poster(options: PrintOptions) -> PanelsPage:
    def say(name: str) -> str:
        return translate(options.language, name)

    story = tuple(
        (say(WHEN[step]) if step in WHEN else step, say(f"why-story-{step}")) for step in STORY
    )
    thanks = f"{say('why-story-thanks')} {say('why-story-independent')}"
    panels = (
        Panel(say("why-dial"), (say("why-dial-how"), say("why-dial-because")), "dial"),
        Panel(say("why-lines"), (say("why-lines-how"), say("why-lines-because")), "seven"),
        Panel(say("why-count"), (say("why-count-table"), "8 × 8 − 8 + 1 = 57"), "table"),
        Panel(say("why-story"), (), steps=story),
    )
    return _page(options, "poster", "why-poster", "why-intro", 2, panels, foot=thanks)


def _lay_worksheet(options: PrintOptions) -> Iterator[PanelsPage]:
    def say(name: str) -> str:
        return translate(options.language, name)

    name = say("why-sheet-name") + " " + "_" * 24
    girls = (say("why-girls-how"), say("why-sheet-girls"))
    yield _page(options, "worksheet", "why-girls", name, 1, (Panel("", girls, "week-blank"),))
    own = (
        Panel("", (say("why-sheet-deck"),), "seven-blank"),
        Panel("", (), "cards-blank"),
    )
    yield _page(options, "worksheet", "why-sheet-own", name, 1, own)
    solution = (
        Panel(say("why-girls"), (), "week"),
        Panel(say("why-sheet-own"), (say("why-lines-because"),), "cards"),
    )
    yield _page(options, "worksheet", "why-sheet-solution", "", 1, solution)


def _page(
    options: PrintOptions,
    part: Part,
    title: str,
    lead: str,
    columns: int,
    panels: tuple[Panel, ...],
    foot: str = "Spotisle",
) -> PanelsPage:
    width, height = choose_paper(options)
    is_text = lead.startswith("why-")
    return PanelsPage(
        part=part,
        width=width,
        height=height,
        title=translate(options.language, title),
        lead=translate(options.language, lead) if is_text else lead,
        colour=COLOUR,
        columns=columns,
        panels=panels,
        foot=foot,
    )
