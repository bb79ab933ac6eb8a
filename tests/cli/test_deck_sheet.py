"""`spotisle deck sheet`: pictures of whole decks."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from spotisle.editions import load_edition
from tests.cli.test_deck import run


def test_the_symbol_sheet_shows_every_name(tmp_path: Path) -> None:
    out = tmp_path / "beach.svg"
    printed = run("deck", "sheet", "beach", str(out), "--lang", "nl")
    assert str(out) in printed.stdout
    words = " ".join(ET.fromstring(out.read_text()).itertext())
    box = load_edition("beach")
    for symbol in range(57):
        assert all(part in words for part in box.name(symbol, "nl").split())


def test_the_card_sheet_is_a_picture_of_every_card(tmp_path: Path) -> None:
    out = tmp_path / "island.svg"
    run("deck", "sheet", "island", str(out), "--cards")
    root = ET.fromstring(out.read_text())
    shown = [element for element in root.iter() if element.tag.endswith("use")]
    assert len(shown) >= 73 * 9


def test_a_png_has_the_width_that_was_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "classic.png"
    assert run("deck", "sheet", "classic", str(out), "--width", "500").returncode == 0
    with Image.open(out) as image:
        assert image.width == 500
        assert len(image.convert("RGB").getcolors(500 * image.height) or []) > 1000


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["classic", "x.gif"], "a sheet is a .png or an .svg"),
        (["classic", "/no/such/folder/x.svg"], "cannot write /no/such/folder/x.svg"),
        (["space", "x.png"], "no deck 'space'"),
        (["classic", "x.png", "--lang", "xx"], "no names in language 'xx'"),
        (["classic", "x.png", "--width", "1"], "200<=x<=12000"),
    ],
)
def test_a_sheet_that_cannot_be_drawn_is_refused(arguments: list[str], message: str) -> None:
    printed = run("deck", "sheet", *arguments)
    assert printed.returncode == 2
    assert printed.stderr.count("\n") == 1
    assert message in printed.stderr
