"""Games from other packages: working ones are loaded, broken ones are reported and left out."""

from pathlib import Path

import pytest

from tests.kit.packages import spotisle, write_installed_package

EXAMPLES = Path(__file__).parents[2] / "examples"
WHISPERS = EXAMPLES / "whispers" / "src" / "spotisle_whispers"
CODE = (WHISPERS / "__init__.py").read_text(encoding="utf-8")
TEXT = (WHISPERS / "texts" / "en.ftl").read_text(encoding="utf-8")

SLICED_OPTIONS = """
class Choice(Whispers.options_type, frozen=True):
    by: slice = slice(1)

Whispers.options_type = Choice
"""
BROKEN = {
    "raises": ("raise ValueError('no such thing')", "X", TEXT, "ValueError: no such thing"),
    "leaves": ("raise SystemExit('bye')", "X", TEXT, "SystemExit: bye"),
    "no_class": ("X = 3", "X", TEXT, "is no subclass of Game"),
    "silent": (CODE.replace("    contract = 1\n", ""), "Whispers", TEXT, "write `contract = 1`"),
    "ahead": (
        CODE.replace("contract = 1", "contract = 2"),
        "Whispers",
        TEXT,
        "it keeps contract 2",
    ),
    "half": (CODE.replace("def judge", "def jugde"), "Whispers", TEXT, "it does not say: judge"),
    "nameless": (CODE, "Whispers", "prompt-whispers = Tap!", "has no game-whispers"),
    "greedy": (CODE, "Whispers", f"{TEXT}\nstart = Mine!", "start is not a text of whispers"),
    "tower": (CODE.replace('"whispers"', '"tower"'), "Whispers", TEXT, "another game tower"),
    "dice": (
        CODE.replace('"whispers"', '"island_dice"'),
        "Whispers",
        TEXT,
        "another game island_dice",
    ),
    "secretive": (
        CODE + SLICED_OPTIONS,
        "Whispers",
        TEXT,
        "its options cannot be written as JSON",
    ),
    "crowd": (CODE.replace("range(2, 9)", "range(2, 40)"), "Whispers", TEXT, "1 to 8 seats"),
}


def test_a_broken_package_is_named_in_one_line_and_left_out(tmp_path: Path) -> None:
    for name, (code, attribute, text, _) in BROKEN.items():
        write_installed_package(tmp_path, f"a_{name}", code, attribute, texts__en_dot_ftl=text)
    write_installed_package(tmp_path, "whispers", CODE, "Whispers", texts__en_dot_ftl=TEXT)
    listed = spotisle(tmp_path, "games")
    complaints = listed.stderr.splitlines()
    assert len(complaints) == len(BROKEN)
    for name, (_, _, _, problem) in BROKEN.items():
        (line,) = (line for line in complaints if f"the game a_{name} of a_{name} 1.0" in line)
        assert problem in line
    assert listed.returncode == 1
    assert "whispers" in listed.stdout


def test_a_game_that_breaks_a_law_is_reported(tmp_path: Path) -> None:
    code = CODE.replace("(card, *state.heap)", "(*state.heap, card)[1:]")
    write_installed_package(tmp_path, "leaky", code, "Whispers", texts__en_dot_ftl=TEXT)
    listed = spotisle(tmp_path, "games")
    assert listed.returncode == 1
    assert "whispers with 2 players" in listed.stderr
    assert "lost the cards" in listed.stderr


def test_a_new_game_works_at_once(tmp_path: Path) -> None:
    written = spotisle(tmp_path, "new-game", "snap-dragon", cwd=tmp_path)
    assert written.returncode == 0, written.stderr
    package = tmp_path / "spotisle-snap-dragon"
    game = package / "src" / "spotisle_snap_dragon" / "__init__.py"
    assert len(game.read_text().splitlines()) < 100
    again = spotisle(tmp_path, "new-game", "snap-dragon", cwd=tmp_path)
    assert "is not an empty folder" in again.stderr


def test_a_new_game_needs_a_folder_that_it_can_write(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    for folder, problem in ((file, "not an empty folder"), (file / "snap", "cannot write")):
        refused = spotisle(tmp_path, "new-game", "snap", "--folder", str(folder), cwd=tmp_path)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert problem in refused.stderr
    assert file.read_text() == "mine"


@pytest.mark.parametrize(
    "name",
    ["Tower!", "tower", "island-dice", "9lives", "x" * 40, "none", "state", "card_game", "a_"],
)
def test_an_invalid_name_is_refused(tmp_path: Path, name: str) -> None:
    refused = spotisle(tmp_path, "new-game", name, cwd=tmp_path)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
