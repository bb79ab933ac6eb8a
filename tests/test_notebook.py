"""Pictures in a notebook, and a full run of the example notebook."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from spotisle.notebook import (
    Picture,
    draw_card,
    draw_deck,
    draw_dice_sheet,
    draw_table,
    load_ipython_extension,
)
from spotisle.rules import Deck, Table, new_table

EXAMPLE = Path(__file__).parents[1] / "examples" / "notebooks" / "first-steps.ipynb"
SVG = "{http://www.w3.org/2000/svg}"


def uses(picture: Picture) -> int:
    """How many symbols a drawing shows."""
    shown = (use.get("href", "") for use in fromstring(picture._repr_svg_()).iter(f"{SVG}use"))
    return sum(href.startswith("#art-") for href in shown)


@pytest.mark.parametrize(("deck", "symbols"), [("classic", 8), ("island", 9), ("garden", 6)])
def test_a_card_shows_its_symbols(deck: str, symbols: int) -> None:
    assert uses(draw_card(deck, 3)) == symbols


def test_a_table_shows_every_open_card() -> None:
    table = new_table("tower", seats=3, rng=Random(1))
    assert uses(draw_table(table)) == 4 * 8
    assert repr(draw_table(table)) == "<Picture of tower with classic>"


def test_decks_and_sheets_are_drawn() -> None:
    assert uses(draw_deck("garden")) == 31 * 6
    assert uses(draw_deck("garden", symbols=True)) == 31
    assert fromstring(draw_dice_sheet("pl").svg).tag == f"{SVG}svg"


def test_a_notebook_with_the_extension_draws_tables_and_decks_themselves() -> None:
    class Formatter(dict[type, Any]):
        def for_type(self, kind: type, draw: Any) -> None:
            self[kind] = draw

    class Notebook:
        def __init__(self) -> None:
            self.formatters: dict[str, Any] = {"image/svg+xml": Formatter()}
            self.display_formatter: Any = self

    notebook = Notebook()
    load_ipython_extension(notebook)
    drawn = notebook.formatters["image/svg+xml"]
    assert drawn[Deck](Deck.named("garden")) == draw_deck("garden").svg
    table = new_table("tower", seats=2, rng=Random(1))
    assert drawn[Table](table) == draw_table(table).svg


def test_the_example_notebook_runs() -> None:
    cells = json.loads(EXAMPLE.read_text(encoding="utf-8"))["cells"]
    program = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "cards 3 and 40 share symbol" in ran.stdout
    assert "94.790335" in ran.stdout
