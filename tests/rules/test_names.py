"""The public names of the rules exist and are imported lazily."""

import pickle
import subprocess
import sys

import pytest

import spotisle.rules
from spotisle.plane import Plane


@pytest.mark.parametrize("name", spotisle.rules.__all__)
def test_every_public_name_can_be_imported(name: str) -> None:
    assert getattr(spotisle.rules, name) is not None


def test_an_unknown_name_raises_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        spotisle.rules.Chess  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_rules_loads_no_game() -> None:
    code = "import sys, spotisle.rules; print('spotisle.rules.tower' in sys.modules)"
    printed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert printed.stdout.strip() == "False"


def test_unpickling_a_plane_returns_the_same_object() -> None:
    plane = Plane.of_order(8)
    assert pickle.loads(pickle.dumps(plane)) is plane
