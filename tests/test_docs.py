"""The documents are correct: their code runs and their links resolve."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md")])
RUN_HERE = [ROOT / "README.md", ROOT / "docs" / "records.md", ROOT / "docs" / "series.md"]
"""Documents whose Python runs as one program; two others have separate tests."""


@pytest.mark.parametrize("document", RUN_HERE, ids=lambda path: path.name)
def test_the_python_of_a_document_runs(document: Path) -> None:
    for program in re.findall(r"```python\n(.*?)```", document.read_text(), re.DOTALL):
        printed = subprocess.run(
            [sys.executable, "-W", "error", "-c", program],
            capture_output=True,
            text=True,
            check=False,
        )
        assert printed.returncode == 0, printed.stderr
        assert printed.stdout


@pytest.mark.timeout(240)
def test_the_python_of_the_readme_passes_the_strict_type_checker(tmp_path: Path) -> None:
    programs = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    for number, program in enumerate(programs):
        (tmp_path / f"program{number}.py").write_text(program)
    config = f"--config-file={ROOT / 'pyproject.toml'}"
    found, _, code = api.run([config, "--no-error-summary", str(tmp_path)])
    assert (found, code) == ("", 0)


def test_every_number_of_the_mathematics_is_computed() -> None:
    tried = doctest.testfile(str(ROOT / "docs" / "mathematics.md"), module_relative=False)
    assert tried.attempted > 30
    assert tried.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_within_the_project_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", document.read_text()):
        if "://" not in link:
            assert (document.parent / link).exists(), link


def test_the_commands_that_the_readme_names_exist() -> None:
    from spotisle.cli import COMMANDS

    named = re.findall(r"^spotisle (\w+)", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert named
    assert set(named) <= set(COMMANDS)


def test_every_threat_has_a_limit_and_a_test_or_command_that_exists() -> None:
    page = (ROOT / "docs" / "security.md").read_text()
    table = page.partition("## Threats and limits")[2].partition("\n## ")[0]
    rows = [line.split(" | ") for line in table.splitlines() if line.startswith("| ")][1:]
    threats = [row for row in rows if "**" not in row[0]]
    assert len(threats) > 20
    for threat, limit, tried in threats:
        assert limit, threat
        assert re.findall(r"`[^`]+`", tried), threat
        for test in re.findall(r"`([\w/]+\.(?:py|ts))`", tried):
            folders = (ROOT / "tests", ROOT / "client" / "tests")
            assert any((folder / test).exists() for folder in folders), test


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """Every page is reachable from the index, and every public name has an entry.

    XML has all of it and takes half as long as HTML.
    """
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", "-q", "-W", "-b", "xml", ROOT / "docs", tmp_path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    reference = (tmp_path / "api.xml").read_text(encoding="utf-8")
    for name in ("spotisle.rules.Table", "spotisle.plane.Plane", "spotisle.client.Guest"):
        assert f'ids="{name}"' in reference
