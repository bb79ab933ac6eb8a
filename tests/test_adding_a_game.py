"""The game of docs/adding-a-game.md works."""

import re
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from spotisle.rules import Claim, Deck, Game, Reason, Table, Verdict
from tests.strategies import all_offers

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The code of the page as a module, in which structs look up their annotations."""
    module = ModuleType("stepping_stones")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(BLOCKS[0], str(PAGE), "exec"), module.__dict__)
    return module


def test_the_page_checks_its_own_game(page: ModuleType) -> None:
    exec(compile(BLOCKS[1], str(PAGE), "exec"), page.__dict__)


def test_the_game_of_the_page_is_the_one_in_the_examples() -> None:
    package = PAGE.parents[1] / "examples" / "stepping-stones" / "src"
    game = package / "spotisle_stepping_stones" / "__init__.py"
    assert BLOCKS[0] == game.read_text(encoding="utf-8")


def test_the_game_takes_fewer_than_120_lines() -> None:
    assert len(BLOCKS[0].splitlines()) < 120


def test_the_first_to_cross_wins(page: ModuleType) -> None:
    game: Game[object, tuple[int, ...]] = page.SteppingStones(3, Deck.named("classic"))
    table = Table(game, game.shuffle(Random(1)))
    while not table.finished:
        claim = next(claim for claim in all_offers(table) if claim.seat == 1)
        assert table.submit(claim).verdict is Verdict.OK
    assert table.view().scores == (0, 5, 0)
    assert game.ranking(table.state) == ((1,), (0, 2))
    assert table.submit(Claim(0, 0)).reason is Reason.GAME_OVER
