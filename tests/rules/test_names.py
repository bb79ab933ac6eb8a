"""The public names of the rules: there, when they are asked for, and cheap until then."""

import pickle
import subprocess
import sys

import pytest

import spotisle.rules
from spotisle.plane import Plane


@pytest.mark.parametrize("name", spotisle.rules.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(spotisle.rules, name) is not None


def test_other_names_are_not() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        spotisle.rules.Chess  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_rules_imports_no_game_before_it_is_asked_for() -> None:
    code = "import sys, spotisle.rules; print('spotisle.rules.tower' in sys.modules)"
    printed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert printed.stdout.strip() == "False"


def test_a_plane_is_the_same_after_a_journey_to_another_process() -> None:
    plane = Plane.of_order(8)
    assert pickle.loads(pickle.dumps(plane)) is plane
