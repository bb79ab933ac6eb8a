"""A pad accepts only marks that the rules allow."""

from itertools import repeat
from random import Random

import pytest

from spotisle.dice.sheet import ITEMS
from spotisle.rules import GAMES
from spotisle.rules.spec import Award
from spotisle.scorepad import (
    MAX_MARKS,
    AnyMark,
    Built,
    Count,
    Lent,
    LineEnded,
    Pad,
    PadError,
    Place,
    Side,
    TurnEnded,
    add_marks,
    open_pad,
)
from spotisle.series import ADVENTURE, PRESETS, Series
from tests.kit.random_pads import players, teams
from tests.series.kit import awarded


def takes(pad: Pad, mark: AnyMark) -> bool:
    try:
        add_marks(pad, (mark,))
    except PadError:
        return False
    return True


def counts(line: int, *numbers: int) -> list[AnyMark]:
    return [Count(line=line, side=side, number=number) for side, number in enumerate(numbers)]


@pytest.mark.parametrize(
    ("game", "fields"),
    [
        ("tower", {"count", "first"}),
        ("well", {"first", "last"}),
        ("hot_potato", {"count"}),
        ("catch_them_all", {"count"}),
        ("poisoned_gift", {"first", "second"}),
        ("triplets", {"count"}),
    ],
)
def test_a_line_of_a_tournament_has_the_fields_that_bring_points(
    game: str, fields: set[str]
) -> None:
    pad = open_pad("tournament", players(3), (game,))
    marks: dict[str, AnyMark] = {
        "count": Count(line=0, side=2, number=4),
        "first": Place(line=0, place="first", side=2),
        "second": Place(line=0, place="second", side=2),
        "last": Place(line=0, place="last", side=2),
    }
    assert {field for field, mark in marks.items() if takes(pad, mark)} == fields
    assert not takes(pad, Count(line=0, side=3, number=4))
    assert not takes(pad, Count(line=1, side=2, number=4))


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("games", [ADVENTURE, ("ports",), ("knights",), ("barbarians",)])
def test_the_island_ends_when_a_series_would_end(seed: int, games: tuple[str, ...]) -> None:
    rng = Random(seed)
    seats = rng.randint(2, 3)
    pad = open_pad("island", teams(seats), games)
    mode = "adventure" if len(games) > 1 else "beginner"
    series = Series.start(PRESETS["island"].plan(mode, players=seats, games=games))  # type: ignore[arg-type]
    totals, brought = [0] * seats, [0] * seats
    played = [*games, *repeat(list(games)[-1], 50)]
    for number, game in enumerate(played):
        award = GAMES[game].spec.award or Award()
        taken = [0] * seats
        for _ in range(seats - 1 if award.card else 1):
            taken[rng.randrange(seats)] += 1
        marks = counts(number, *(0,) * seats) + [
            mark for mark in counts(number, *taken) if isinstance(mark, Count) and mark.number
        ]
        points = [(award.card or award.most) * count for count in taken]
        if award.first_out:
            first = rng.randrange(seats)
            marks.append(Place(line=number, place="first", side=first))
            points[first] += award.first_out
        pad = add_marks(pad, (*marks, LineEnded(line=number)))
        totals = [a + b for a, b in zip(totals, points, strict=True)]
        if game == "knights":
            brought = [a + b for a, b in zip(brought, points, strict=True)]
            if max(totals) >= 10:
                series = awarded(series, *brought)
        else:
            series = awarded(series, *points)
        over = not takes(pad, Count(line=number + 1, side=0, number=0))
        assert over == series.standing.finished, number
        if over:
            break
    assert series.standing.totals == tuple(totals)


@pytest.mark.parametrize(
    ("game", "marks"),
    [
        ("ports", counts(0, 1, 0)),
        ("barbarians", counts(0, 0, 0)),
        ("knights", counts(0, 0, 0)),
    ],
)
def test_a_game_of_the_island_ends_when_all_its_points_are_entered(
    game: str, marks: list[AnyMark]
) -> None:
    pad = add_marks(open_pad("island", teams(2), (game,)), tuple(marks))
    assert not takes(pad, LineEnded(line=0))
    missing = Place(line=0, place="first", side=1) if game == "ports" else counts(0, 1)[0]
    assert takes(add_marks(pad, (missing,)), LineEnded(line=0))


def test_a_sheet_of_dice_has_fifteen_turns() -> None:
    pad = open_pad("dice", players(1))
    for turn in range(1, 16):
        assert takes(pad, Built(side=0, turn=turn, item="road:0"))
        pad = add_marks(pad, (TurnEnded(side=0, turn=turn),))
    assert not takes(pad, Built(side=0, turn=16, item="road:0"))
    assert not takes(pad, TurnEnded(side=0, turn=16))


def test_what_is_built_is_next_to_a_road_and_payable_with_six_dice() -> None:
    def offers(pad: Pad, turn: int) -> set[str]:
        return {item for item in ITEMS if takes(pad, Built(side=0, turn=turn, item=item))}

    pad = open_pad("dice", players(2))
    assert offers(pad, 1) == {"road:0", "settlement:3", "knight:1"}
    pad = add_marks(pad, (Built(side=0, turn=1, item="settlement:3"),))
    assert offers(pad, 1) == {"road:0"}
    pad = add_marks(pad, (TurnEnded(side=0, turn=1), Built(side=0, turn=2, item="knight:1")))
    assert offers(pad, 2) == {"road:0", "knight:2"}
    assert not takes(pad, Built(side=0, turn=2, item="tower:1"))


def test_a_joker_is_lent_once_and_a_turn_ends_once() -> None:
    pad = add_marks(open_pad("dice", players(2)), (Built(side=1, turn=1, item="knight:1"),))
    pad = add_marks(pad, (Lent(side=1, turn=1, knight=1), TurnEnded(side=1, turn=1)))
    assert not takes(pad, Lent(side=1, turn=2, knight=1))
    assert not takes(pad, TurnEnded(side=1, turn=1))


@pytest.mark.parametrize(
    ("kind", "sides", "games"),
    [
        ("tournament", players(1), ("tower",)),
        ("tournament", players(2), ()),
        ("tournament", players(2), ("tower", "tower")),
        ("tournament", players(2), ("ports",)),
        ("island", players(2), ("welcome",)),
        ("island", (Side("", "red"), Side("", "red")), ("welcome",)),
        ("island", teams(2), ("welcome", "knights")),
        ("dice", (), ()),
        ("dice", players(2), ("tower",)),
    ],
)
def test_a_pad_that_no_game_needs_is_refused(
    kind: str, sides: tuple[Side, ...], games: tuple[str, ...]
) -> None:
    with pytest.raises(PadError):
        open_pad(kind, sides, games)  # type: ignore[arg-type]


def test_a_pad_has_a_maximum_number_of_marks() -> None:
    mark = Count(line=0, side=0, number=1)
    full = add_marks(open_pad("tournament", players(2), ("tower",)), (mark,) * MAX_MARKS)
    with pytest.raises(PadError, match="full"):
        add_marks(full, (mark,))
    assert len(full.without_last().marks) == MAX_MARKS - 1
