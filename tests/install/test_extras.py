"""Each extra alone in a fresh environment: its features work, and others name the missing extra."""

import asyncio
import json
import subprocess
import tarfile
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from spotisle.extras import PACKAGES
from spotisle.protocol.answers import Advised, Done, Refused
from spotisle.protocol.refusals import RefusalReason
from spotisle.rules.claim import Verdict
from tests.install.environments import (
    ROOT,
    Environment,
    install_for,
    other_pythons,
)
from tools.ports import free_port
from tools.sample_play import ask_coach, claim_a_card, start_dice
from tools.serving import wait_for

LIMITS_MIB = {"": 60, "all": 300}
QUESTION = json.dumps({"built": [], "turns_left": 15})

Call = tuple[str, ...]
Install = Callable[[str], Environment]

PRINT: Call = ("print", "classic", "--only", "rules", "-o", "rules.pdf")
DECK: Call = ("deck", "new", "words", "words.txt")
SHEET: Call = ("deck", "sheet", "garden", "sheet.png")
SOLVE: Call = ("dice", "solve")
ADVISE: Call = ("dice", "advise", "-")
ODDS: Call = ("dice", "odds", "--target", "3", "--turns-left", "1")
SIMULATE: Call = ("simulate", "tower", "--games", "20", "--workers", "1")
SIMULATE_DICE: Call = ("simulate", "dice", "--games", "20", "--bots", "greedy", "--workers", "1")
RANDOM_DICE: Call = ("simulate", "dice", "--games", "20", "--bots", "random", "--workers", "1")
PLOT: Call = (*SIMULATE, "--plot", "plot.png")
FARM: Call = ("simulate", "tower", "--farm", "tcp://127.0.0.1:1")
POSTGRES: Call = ("serve", "--port", "0", "--journal", "postgresql://nobody@127.0.0.1:1/none")

PROMISES: dict[str, tuple[Call, ...]] = {
    "": (
        ("--version",),
        ("--help",),
        ("games",),
        ("deck", "show", "classic", "12", "--lang", "pl"),
    ),
    "print": (PRINT,),
    "decks": (DECK, SHEET),
    "dice": (SOLVE, ADVISE, SIMULATE),
    "fast": (SOLVE, ODDS, RANDOM_DICE),
    "plot": (PLOT,),
    "all": (PRINT, DECK, SHEET, SOLVE, ADVISE, SIMULATE),
}
REFUSALS: dict[str, dict[Call, str]] = {
    "": {
        PRINT: "Printing needs typst, which isn't installed: pip install 'spotisle[print]'",
        DECK: "'spotisle[decks]'",
        SHEET: "Making decks and pictures needs",
        SOLVE: "Simulations and the coach and bots of island dice need numpy",
        ADVISE: "'spotisle[dice]'",
        ("dice", "play"): "'spotisle[dice]'",
        ODDS: "'spotisle[dice]'",
        SIMULATE: "Simulations and the coach and bots of island dice need numpy",
        POSTGRES: "PostgreSQL needs asyncpg",
    },
    "print": {DECK: "'spotisle[decks]'", SOLVE: "'spotisle[dice]'"},
    "decks": {PRINT: "'spotisle[print]'"},
    "dice": {
        ODDS: "Odds and many games of island dice need numba, which isn't installed",
        SIMULATE_DICE: "'spotisle[fast]'",
        PLOT: "Drawing plots needs matplotlib",
        FARM: "A farm of machines needs distributed",
    },
    "postgres": {POSTGRES: "127.0.0.1", PRINT: "'spotisle[print]'"},
    "farm": {FARM: "no scheduler answers at tcp://127.0.0.1:1"},
    "all": {PLOT: "'spotisle[plot]'", ODDS: "'spotisle[fast]'", FARM: "'spotisle[farm]'"},
}


@pytest.mark.parametrize("extra", ["", *(each for each in PACKAGES if each != "rl"), "all"])
def test_an_extra_alone_does_what_it_promises_and_names_what_it_lacks(
    extra: str, install: Install
) -> None:
    installed = install(extra)
    if extra in LIMITS_MIB:
        installed.compile()
        assert installed.megabytes <= LIMITS_MIB[extra]
    print(f"spotisle[{extra}]: {installed.megabytes:.1f} MiB")
    if extra == "farm":
        installed.at_start("import spotisle.batch.farm as farm; farm.CONNECT_TIMEOUT = '1s'")
    (installed.folder / "words.txt").write_text("sun\nsea\nsand\nshell\nboat\nfish\nwind\n")
    for call in PROMISES.get(extra, ()):
        done = installed.run(*call, stdin=QUESTION)
        assert done.returncode == 0, f"{call}: {done.stderr}"
    for call, sentence in REFUSALS.get(extra, {}).items():
        done = installed.run(*call, stdin=QUESTION)
        assert done.returncode == 2, f"{call}: {done.stdout}"
        assert sentence in done.stderr
        assert len(done.stderr.splitlines()) == 1, done.stderr


def test_learning_agents_play_with_their_extra(install: Install) -> None:
    installed = install("rl")
    print(f"spotisle[rl]: {installed.megabytes:.1f} MiB")
    code = "import gymnasium; gymnasium.make('spotisle.rl:IslandDice-v0').reset(seed=1)"
    subprocess.run([installed.python, "-c", code], check=True, env=installed.variables())


def test_a_table_of_the_core_plays_cards_and_says_what_it_lacks(install: Install) -> None:
    installed = install("")
    with serving(installed) as url:
        assert asyncio.run(claim_a_card(url)) is Verdict.OK
        with urlopen(f"{url}/api/games") as answer:
            assert json.load(answer)["missing"] == ["print", "decks", "dice"]
        with pytest.raises(HTTPError) as refused:
            urlopen(f"{url}/api/print/classic.pdf")
        assert "Printing needs typst" in json.load(refused.value)["error"]
        assert isinstance(asyncio.run(start_dice(url, bots=0)), Done)
        bots, coach = asyncio.run(start_dice(url, bots=1)), asyncio.run(ask_coach(url))
        assert isinstance(bots, Refused)
        assert isinstance(coach, Refused)
        assert (bots.reason, coach.reason) == (RefusalReason.NOT_INSTALLED,) * 2


def test_a_table_plays_on_every_other_python_that_is_here(wheel: Path, tmp_path: Path) -> None:
    for number, python in enumerate(other_pythons()):
        installed = install_for(python, tmp_path / str(number), wheel)
        with serving(installed) as url:
            assert asyncio.run(claim_a_card(url)) is Verdict.OK
        print(f"{python}: {installed.run('--version').stdout.strip()} plays")


def test_the_coach_answers_at_once_without_numba(install: Install) -> None:
    installed = install("dice")
    with serving(installed) as url:
        advice = asyncio.run(ask_coach(url))
        assert isinstance(advice, Advised)
        assert advice.ready
        assert len(advice.choices) == 3


def test_the_manual_page_comes_along(wheel: Path, built: Path) -> None:
    page = (ROOT / "deploy" / "spotisle.1").read_bytes()
    with ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("man/man1/spotisle.1"))
        assert archive.read(name) == page
    (archived,) = built.glob("*.tar.gz")
    with tarfile.open(archived) as files:
        assert any(name.endswith("deploy/spotisle.1") for name in files.getnames())


@contextmanager
def serving(installed: Environment) -> Iterator[str]:
    port = free_port()
    place = ("--host", "127.0.0.1", "--port", str(port), "--no-browser")
    command = [str(installed.folder / "bin" / "spotisle"), "serve", *place]
    with subprocess.Popen(command, env=installed.variables(), cwd=installed.folder) as server:
        try:
            wait_for(server, port)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def test_installing_from_the_source_archive_needs_no_node(built: Path) -> None:
    assert "hatchling" in (built / "log.txt").read_text()
    assert "nodejs" not in (built / "log.txt").read_text()
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        assert any(name.endswith("src/spotisle/web/index.html") for name in files.getnames())


def test_the_table_of_packages_is_what_the_extras_bring() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    modules = metadata.packages_distributions()
    for extra, packages in PACKAGES.items():
        brought = {
            Requirement(line).name.lower() for line in project["optional-dependencies"][extra]
        }
        assert {modules[package][0].lower().replace("_", "-") for package in packages} == brought
