from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from spotisle.dice import Sheet
from spotisle.dice.bots import bot, play_out
from spotisle.dice.review import analyse
from spotisle.dice.review_plot import PlotError, plot
from spotisle.dice.solver.table import ValueTable, shared_table
from tests.dice.kit import END, build, joker, roll, written_texts

SEATS = ["ann", "bob"]


def recorded(moves: list[dict[str, Any]], *, joker_next_turn: bool) -> dict[str, object]:
    return {
        "format": "spotisle.record/1",
        "game": "island_dice",
        "seats": SEATS,
        "options": {"joker_next_turn": joker_next_turn},
        "moves": moves,
    }


def played(bots: list[str], seed: int, *, joker_next_turn: bool) -> dict[str, object]:
    _, moves = play_out([bot(name) for name in bots], Random(seed), joker_next_turn=joker_next_turn)
    named = [
        move | {"seat": SEATS[seat]} for move in moves if isinstance(seat := move["seat"], int)
    ]
    return recorded(named, joker_next_turn=joker_next_turn)


def test_the_score_is_the_optimum_plus_luck_minus_regret(table: ValueTable) -> None:
    record = played(["random", "greedy"], 3, joker_next_turn=table.joker_next_turn)
    for review in analyse(record, table):
        assert review.finished
        assert review.start == pytest.approx(table.value(Sheet(), 15))
        explained = review.start + review.luck - review.regret
        assert review.score == pytest.approx(explained, abs=1e-9)
        assert review.score == pytest.approx(review.expected, abs=1e-9)


def test_the_optimal_bot_has_nothing_to_regret(table: ValueTable) -> None:
    record = played(["optimal", "thoughtful"], 4, joker_next_turn=table.joker_next_turn)
    best, other = analyse(record, table)
    assert best.regret < 1e-6
    assert not any(event.best for event in best.events)
    assert other.regret > 1


def test_stopping_early_and_wasting_a_joker_are_decisions_that_cost() -> None:
    table = shared_table(joker_next_turn=False)
    moves = [roll("ogwbbb"), build("knight:1"), joker(1, 3, "ore"), END]
    record = recorded([{"seat": "ann", **move} for move in moves], joker_next_turn=False)
    review, other = analyse(record, table)
    assert [event.kind for event in review.events] == ["roll", "keep", "build"]
    assert review.events[1].did == "stop rolling"
    assert review.events[1].regret > 0
    assert review.events[2].did == "build knight:1"
    assert review.events[2].regret > 1
    assert not review.finished
    assert (other.events, other.expected) == ((), other.start)


def test_a_game_is_drawn_with_a_line_for_each_seat(tmp_path: Path) -> None:
    table = shared_table(joker_next_turn=False)
    reviews = analyse(played(["greedy", "random"], 1, joker_next_turn=False), table)
    plot(reviews, tmp_path / "game.svg")
    written = written_texts(tmp_path / "game.svg")
    assert {f"{review.score}  {review.seat}" for review in reviews} <= set(written)
    assert {"turn", "expected final score", *map(str, range(16))} <= set(written)
    plot(reviews, tmp_path / "game.png")
    with Image.open(tmp_path / "game.png") as picture:
        assert picture.size == (900, 450)
        colours = {colour for _, colour in picture.convert("RGB").getcolors(2**24) or ()}
    assert {(0x1F, 0x77, 0xB4), (0xFF, 0x7F, 0x0E)} <= colours


def test_names_are_drawn_as_they_are_written(tmp_path: Path) -> None:
    record = recorded([], joker_next_turn=False) | {"seats": ["_ann", "$x_{", "<b>&"]}
    plot(analyse(record, shared_table(joker_next_turn=False)), tmp_path / "game.svg")
    legend = written_texts(tmp_path / "game.svg")[-3:]
    assert [name.split("  ")[1] for name in legend] == ["_ann", "$x_{", "<b>&"]


def test_a_picture_that_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PlotError, match=r"\.png or \.svg"):
        plot([], tmp_path / "game.txt")
    nobody = recorded([], joker_next_turn=False)
    reviews = analyse(nobody, shared_table(joker_next_turn=False))
    with pytest.raises(PlotError, match="cannot write"):
        plot(reviews, tmp_path / "nowhere" / "game.png")
