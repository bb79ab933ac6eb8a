"""`spotisle` as a person types it: a real process, its output and its exit code."""

import json
import subprocess
import sys

import pytest

import spotisle
from spotisle.editions import EDITIONS


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "spotisle", *arguments]
    return subprocess.run(command, capture_output=True, text=True, input=given, check=False)


def test_the_version_is_the_packages() -> None:
    assert run("--version").stdout == f"spotisle {spotisle.__version__}\n"


def test_without_a_command_the_options_are_those_of_the_table() -> None:
    asked = run("--port", "8555", "--tls-key", "none.pem")
    assert (asked.returncode, asked.stderr.count("\n")) == (2, 1)
    assert asked.stderr == run("serve", "--port", "8555", "--tls-key", "none.pem").stderr
    assert run("-h").stdout.startswith("Usage: spotisle [OPTIONS] [COMMAND]")


def test_the_list_names_every_deck() -> None:
    listed = json.loads(run("deck", "list", "--json").stdout)
    assert [row["deck"] for row in listed] == list(EDITIONS)
    assert [row["cards"] for row in listed] == [55, 55, 73, 31]
    assert all(name in run("deck", "list").stdout for name in EDITIONS)


def test_a_card_is_shown_with_its_symbols_in_the_chosen_language() -> None:
    card = json.loads(run("deck", "show", "classic", "0", "--json", "--lang", "pl").stdout)
    assert (card["deck"], card["card"]) == ("classic", 0)
    assert [symbol["symbol"] for symbol in card["symbols"]] == [0, 1, 3, 13, 32, 36, 43, 52]
    assert card["symbols"][0]["name"] == "Kotwica"
    assert "Kotwica" in run("deck", "show", "classic", "0", "--lang", "pl").stdout


def test_the_role_of_an_island_card_is_shown() -> None:
    assert json.loads(run("deck", "show", "island", "72", "--json").stdout)["role"] == "red"


def test_a_group_without_a_command_shows_its_help() -> None:
    printed = run("deck")
    assert printed.returncode == 0
    assert all(name in printed.stdout for name in ("list", "show", "check", "sheet"))


@pytest.mark.parametrize(("which", "cards", "pairs"), [("8", 73, 2628), ("classic", 57, 1596)])
def test_a_check_proves_every_pair(which: str, cards: int, pairs: int) -> None:
    printed = run("deck", "check", which)
    assert printed.returncode == 0
    assert f"{cards} cards, {cards} symbols" in printed.stdout
    assert f"all {pairs} pairs of cards share exactly one symbol" in printed.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["deck", "check", "6"], "order 6 has no plane here; the nearest are 5 (31 symbols) and 7"),
        (["deck", "check", "99999999999999999999"], "the nearest is 16"),
        (["deck", "check", "²"], "no deck '²'"),
        (["deck", "check", "nope"], "no deck 'nope'; there are classic, beach, island"),
        (["deck", "check", "-5"], "No such option"),
        (["deck", "show", "classic", "57"], "no card 57; its cards are 0 to 56"),
        (["deck", "show", "classic", "x"], "'x' is not a valid integer"),
        (["deck", "show", "classic", "1", "--lang", "xx"], "no names in language 'xx'"),
        (["deck", "show", "../classic", "1"], "no deck '../classic'"),
        (["dekc"], "No such command 'dekc'"),
        (["replay", "/does/not/exist"], "cannot read /does/not/exist"),
        (["replay", "/"], "cannot read /"),
    ],
)
def test_a_mistake_is_one_clear_line_and_exit_code_2(arguments: list[str], message: str) -> None:
    printed = run(*arguments)
    assert printed.returncode == 2
    assert printed.stdout == ""
    assert printed.stderr.count("\n") == 1
    assert message in printed.stderr
