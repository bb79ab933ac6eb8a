from pathlib import Path

import pytest
from click.testing import CliRunner
from pypdf import PdfReader

from spotisle.cli import spotisle
from spotisle.errors import SpotisleError


def run(*arguments: str) -> str:
    result = CliRunner().invoke(spotisle, ["print", *arguments], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_deck_is_printed_under_its_own_name_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = run("classic", "--only", "cards")
    assert len(PdfReader("classic.pdf").pages) == 10
    assert said.startswith("classic.pdf: 10 pages")
    assert "Print at 100 %" in said


def test_every_print_option_has_a_flag(tmp_path: Path) -> None:
    out = tmp_path / "shop.pdf"
    said = run(
        "island", "-o", str(out), "--lang", "pl", "--paper", "card", "--size", "70", "--shape",
        "hexagon", "--bleed", "3", "--safe", "4", "--backs", "short", "--shift", "1,-0.5",
        "--no-outline", "--no-marks", "--only", "cards,scores",
    )  # fmt: skip
    assert len(PdfReader(out).pages) == 2 * (73 + 3)
    assert "print shop" in said
    sheets = tmp_path / "dice.pdf"
    run("dice", "-o", str(sheets), "--players", "5", "--per-page", "4", "--only", "sheets")
    assert len(PdfReader(sheets).pages) == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "no deck 'chess'; there are classic, beach, island, garden, dice, why"),
        (["classic", "--paper", "a5"], "no 'a5'; there are a4, letter, a3, a2, card"),
        (["classic", "--only", "cards,box"], "no 'box'; there are cards, scores, sheets"),
        (["nowhere.spotisle"], "nowhere.spotisle cannot be read"),
        (["classic", "--size", "9"], "size"),
        (["classic", "--paper", "napkin"], "paper"),
        (["classic", "--lang", "tlh"], "no texts in 'tlh'"),
        (["classic", "--only", "dice"], "has the parts cards, reference, rules, not dice"),
        (["classic", "-o", "no/such/folder.pdf", "--only", "reference"], "cannot write"),
    ],
)
def test_an_unprintable_choice_is_refused_in_one_line(
    arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SpotisleError, match=words) as refused:
        CliRunner().invoke(spotisle, ["print", *arguments], catch_exceptions=False)
    assert "\n" not in str(refused.value)
    assert list(tmp_path.iterdir()) == []
