"""The names that programs may rely on: listed, documented and in the reference."""

import inspect
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import spotisle

REFERENCE = Path(__file__).parents[1] / "docs" / "api.md"
PUBLIC = (
    "plane", "editions", "rules", "dice", "series", "records", "replays", "bots", "simulation",
    "seating", "scorepad", "batch", "client", "testing", "notebook", "rl",
)  # fmt: skip


@pytest.fixture(params=PUBLIC)
def package(request: pytest.FixtureRequest) -> ModuleType:
    return import_module(f"spotisle.{request.param}")


def test_every_public_package_lists_its_names(package: ModuleType) -> None:
    names = package.__all__
    assert len(names) == len(set(names))
    assert all(hasattr(package, name) for name in names)
    assert package.__doc__


def test_every_public_class_and_function_says_what_it_is(package: ModuleType) -> None:
    bare = [
        name
        for name in package.__all__
        if inspect.isclass(value := getattr(package, name)) or inspect.isfunction(value)
        if not (value.__doc__ or "").strip()
    ]
    assert bare == []


def test_the_reference_has_the_public_packages_and_no_others() -> None:
    listed = re.findall(r"automodule:: spotisle\.(\w+)", REFERENCE.read_text(encoding="utf-8"))
    assert tuple(listed) == PUBLIC


def test_the_package_itself_has_a_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", spotisle.__version__)
