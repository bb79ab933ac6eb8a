"""`spotisle deck new` as a person types it."""

import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

PETS = """emoji,en,nl
🐶,dog/puppy,hond
🐱,cat,kat
🐭,mouse,muis
🐮,cow,koe
🐷,pig,varken
🦊,fox,vos
"""


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "spotisle", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)


def test_a_table_becomes_a_deck_that_is_checked_renamed_and_printed(tmp_path: Path) -> None:
    table = tmp_path / "pets.csv"
    table.write_text(PETS + "🐸,frog,kikker\n🐵,monkey,aap\n", encoding="utf-8")
    made = run(tmp_path, "deck", "new", "pets", "pets.csv", "--pairs", "--lang", "nl")
    assert made.returncode == 0, made.stderr
    assert "7 of your 8 pairs make a deck of 7 cards with 3 each." in made.stdout
    assert "13" in made.stdout
    assert "5 missing" in made.stdout
    checked = run(tmp_path, "deck", "check", "pets.spotisle")
    assert "all 21 pairs of cards share exactly one symbol" in checked.stdout

    (tmp_path / "torn.spotisle").write_bytes(b"PK")
    listed = run(tmp_path, "deck", "list")
    assert "pets.spotisle" in listed.stdout
    assert "torn.spotisle: this is not a deck file" in listed.stderr

    names = run(tmp_path, "deck", "names", "pets").stdout
    assert names.splitlines()[:2] == ["symbol,en,nl", "0,dog/puppy,hond"]
    saved = names.replace("hond", "täckel").replace(",", ";")  # as a spreadsheet may save it
    table.write_text(saved, encoding="cp1252")
    changed = run(tmp_path, "deck", "names", "pets", "--set", "pets.csv", "--title", "Our pets")
    assert changed.returncode == 0, changed.stderr
    shown = run(tmp_path, "deck", "show", "pets", "0", "--lang", "nl").stdout
    assert "Our pets card 0" in shown
    assert "täckel" in shown

    printed = run(tmp_path, "print", "pets.spotisle", "--only", "cards", "--size", "60")
    assert printed.returncode == 0, printed.stderr
    assert len(PdfReader(tmp_path / "pets.pdf").pages) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["new", "x", "few.csv"], "the smallest deck needs 7 symbols, you have 6: add 1 more"),
        (["new", "x", "few.csv", "--order", "6"], "order 6 has no plane here; the nearest are 5"),
        (["new", "x", "bare.csv", "--pairs"], "bare.csv needs a first line with two-letter"),
        (["new", "x", "open.tsv", "--pairs"], 'open.tsv, line 4: a " is not closed'),
        (["new", "x", "few.csv", "--lang", "Dutch"], "'Dutch' is no language code"),
        (["new", "x", "gone/"], "there is no file or folder 'gone'"),
        (["new", "few", "few.csv"], "few.spotisle already exists"),
        (["check", "few.spotisle"], "this is not a deck file, or it is damaged"),
        (["new", "x", "/dev/zero"], "zero has more than 1 MB; make it smaller"),
        (["show", "."], "no deck '.'"),
        (["check", "gone.spotisle"], "gone.spotisle cannot be read"),
        (["names", "few", "--title", ""], "this is not a deck file"),
        (["names", "classic"], "classic is a built-in deck"),
        (["show", "photo.png"], "photo.png is not a deck file: its name must end in .spotisle"),
        (["sheet", "photo.png"], "photo.png is not a deck file"),
        (["names", "photo.png"], "photo.png is not a deck file"),
    ],
)
def test_a_mistake_is_one_clear_line(tmp_path: Path, arguments: list[str], message: str) -> None:
    (tmp_path / "few.csv").write_text(PETS, encoding="utf-8")
    (tmp_path / "bare.csv").write_text("kat,cat\n" * 7, encoding="utf-8")
    (tmp_path / "open.tsv").write_text('da\ten\n\nkat\t"cat\nhund\tdog\n', encoding="utf-8")
    (tmp_path / "few.spotisle").write_bytes(b"no zip")
    (tmp_path / "photo.png").write_bytes(b"no deck")
    told = run(tmp_path, "deck", *arguments)
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert message in told.stderr


def test_a_table_is_read_as_a_spreadsheet_saved_it(tmp_path: Path) -> None:
    words = ["hund\tdog", "", 'kat\t"cat, or ""kitty"""', "ko\tcow", "mus\tmouse", "ulv\twolf"]
    long = "speciallægepraksisplanlægning\tlong"
    table = "\ufeffDA\tEN\r\n" + "\r\n".join([*words, "øl\tbeer", long])
    (tmp_path / "ord.tsv").write_text(table, encoding="utf-8")
    made = run(tmp_path, "deck", "new", "ord", "ord.tsv", "--pairs", "--lang", "da")
    assert made.returncode == 0, made.stderr
    assert "your 7 pairs make a deck of 7 cards" in made.stdout
    assert made.stderr.splitlines() == [
        "warning: speciallægepraksisplanlægning is tiny on a card; add a space to break it"
    ]
    names = run(tmp_path, "deck", "names", "ord").stdout.splitlines()
    assert names[:3] == ["symbol,da,en", "0,hund,dog", '1,kat,"cat, or ""kitty"""']
