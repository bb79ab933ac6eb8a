"""The import rule: a part imports only the parts before it; docs/architecture.md shows them."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import spotisle

PACKAGE = Path(spotisle.__file__).parent

MAY_IMPORT = {
    "errors": "",
    "bounds": "",
    "paths": "",
    "child": "",
    "version": "",
    "extras": "errors",
    "batch": "errors version",
    "plane": "errors",
    "editions": "errors plane",
    "texts": "errors editions",
    "art": "errors plane editions texts",
    "decks": "errors bounds plane editions art",
    "printing": "errors plane editions texts art dice decks rules series seating",
    "rules": "errors bounds plane editions",
    "dice": "errors extras bounds paths child rules",
    "records": "errors plane editions rules dice",
    "series": "errors plane editions rules records",
    "scorepad": "errors bounds rules dice series",
    "bots": "errors plane editions rules",
    "simulation": "errors batch plane rules dice records series bots",
    "seating": "errors",
    "testing": "errors plane editions rules records",
    "protocol": "errors bounds rules dice series scorepad",
    "storage": "errors decks",
    "rooms": "errors extras bounds plane rules dice records series scorepad bots protocol storage",
    "club": "errors bounds protocol records rules rooms seating storage",
    "replays": "errors bounds rules dice records series bots protocol",
    "server": "errors extras paths child editions decks printing texts dice rules records series "
    "protocol rooms storage replays seating club version",
    "cluster": "errors version child decks protocol rooms storage server",
    "client": "errors rules protocol",
    "notebook": "art editions printing rules",
    "rl": "errors plane editions rules dice",
}


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported_parts(path: Path) -> set[str]:
    """Return every part of the package that a file imports, at the top or inside a function."""
    modules: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            modules.append(node.module or "")
            if node.module == "spotisle":
                modules += [f"spotisle.{alias.name}" for alias in node.names]
    parts = {module.split(".")[1] for module in modules if module.startswith("spotisle.")}
    return {
        part for part in parts if (PACKAGE / part).is_dir() or (PACKAGE / f"{part}.py").exists()
    }


MAY_IMPORT_ALL = ("cli", "__main__", "__init__")
FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if part_of(path) not in MAY_IMPORT_ALL]
HEAVY = {"numpy", "numba", "aiohttp", "rich", "click", "matplotlib", "PIL", "resvg_py", "asyncio"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_go_in_one_direction(path: Path) -> None:
    part = part_of(path)
    assert part in MAY_IMPORT, f"{part} has no place in the architecture yet"
    assert imported_parts(path) - {part} <= set(MAY_IMPORT[part].split())


@pytest.mark.parametrize(
    "module", ["spotisle.plane", "spotisle.rules", "spotisle.dice", "spotisle.records"]
)
def test_importing_the_rules_imports_nothing_heavy(module: str) -> None:
    code = f"import sys, {module}; print(sorted({HEAVY} & set(sys.modules)))"
    printed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert printed.strip() == "[]"


def test_no_file_is_too_long_to_read() -> None:
    long = [path for path in PACKAGE.rglob("*.py") if len(path.read_text().splitlines()) > 500]
    assert long == []
