"""A pad counts points as the rules do, and accepts only marks that they allow."""

from itertools import repeat
from random import Random

import pytest

from spotisle import dice
from spotisle.dice.moves import Build, End, Move, Roll
from spotisle.rules.game import fewest, most
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
    sheet,
)
from spotisle.scorepad.dice import DiceSheets
from spotisle.scorepad.island import IslandSheet
from spotisle.scorepad.tournament import TournamentSheet
from spotisle.series import ADVENTURE, PRESETS, Result, Series
from spotisle.series.prices import PRICES, award
from tests.series.kit import awarded
from tools.random_pads import any_mark, any_pad, players, teams


def tournament(pad: Pad) -> TournamentSheet:
    shown = sheet(pad)
    assert isinstance(shown, TournamentSheet)
    return shown


def island(pad: Pad) -> IslandSheet:
    shown = sheet(pad)
    assert isinstance(shown, IslandSheet)
    return shown


def sheets(pad: Pad) -> DiceSheets:
    shown = sheet(pad)
    assert isinstance(shown, DiceSheets)
    return shown


def counts(line: int, *numbers: int) -> list[AnyMark]:
    return [Count(line=line, side=side, number=number) for side, number in enumerate(numbers)]


@pytest.mark.parametrize("seed", range(60))
def test_a_tournaments_line_is_worth_what_a_series_awards(seed: int) -> None:
    rng = Random(seed)
    game, seats = rng.choice(list(PRICES)), rng.randint(2, 8)
    numbers = tuple(rng.randint(0, 4) for _ in range(seats))
    scores = tuple(n * seats for n in numbers) if game == "hot_potato" else numbers
    ranking = (fewest if game in ("well", "hot_potato", "poisoned_gift") else most)(scores)
    broken = tuple((seat,) for group in ranking for seat in rng.sample(group, len(group)))
    marks = counts(0, *numbers) if PRICES[game].each else []
    places = {"tower": ("first",), "well": ("first", "last"), "poisoned_gift": ("first", "second")}
    for place in places.get(game, ()):
        number = {"first": 0, "second": 1, "last": -1}[place]
        marks.append(Place(line=0, place=place, side=broken[number][0]))  # type: ignore[arg-type]
    shown = tournament(add_marks(open_pad("tournament", players(seats), (game,)), tuple(marks)))
    assert shown.lines[0].points == shown.totals == award(game, Result(scores, ranking), broken)
    assert shown.finished


def test_the_most_cards_in_a_tower_bring_nothing_more_until_a_duel_has_named_the_first() -> None:
    pad = open_pad("tournament", players(3), ("tower", "well"))
    pad = add_marks(pad, (*counts(0, 7, 9, 9),))
    tied = tournament(pad)
    assert (tied.lines[0].tied, tied.totals, tied.lines[0].complete) == ((1, 2), (7, 9, 9), False)
    wrong = add_marks(pad, (Place(line=0, place="first", side=0),))
    assert tournament(wrong).totals == (7, 9, 9)
    settled = tournament(add_marks(pad, (Place(line=0, place="first", side=2),)))
    assert (settled.totals, settled.leaders, settled.finished) == ((7, 9, 14), (2,), False)


def test_a_side_has_one_place_and_an_erased_place_is_gone() -> None:
    pad = open_pad("tournament", players(3), ("well",))
    pad = add_marks(
        pad, (Place(line=0, place="first", side=1), Place(line=0, place="last", side=1))
    )
    assert tournament(pad).lines[0].places == {"last": 1}
    pad = add_marks(pad, (Place(line=0, place="last", side=None),))
    assert tournament(pad).totals == (0, 0, 0)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("games", [ADVENTURE, ("ports",), ("knights",), ("barbarians",)])
def test_the_island_ends_when_a_series_would_end(seed: int, games: tuple[str, ...]) -> None:
    rng = Random(seed)
    seats = rng.randint(2, 3)
    pad = open_pad("island", teams(seats), games)
    mode = "adventure" if len(games) > 1 else "beginner"
    series = Series.start(PRESETS["island"].plan(mode, players=seats, games=games))  # type: ignore[arg-type]
    brought = [0] * seats
    for line in repeat(None):
        number, shown = len(island(pad).lines) - 1, island(pad).lines[-1]
        taken = [0] * seats
        if shown.game == "knights":
            for _ in range(seats - 1):
                taken[rng.randrange(seats)] += 1
        else:
            taken[rng.randrange(seats)] = 1
        marks = counts(number, *(0,) * seats) + [
            mark for mark in counts(number, *taken) if isinstance(mark, Count) and mark.number
        ]
        if shown.game not in ("barbarians", "knights"):
            marks.append(Place(line=number, place="first", side=rng.randrange(seats)))
        pad = add_marks(pad, (*marks, LineEnded(line=number)))
        points = island(pad).lines[number].points
        if shown.game == "knights":
            brought = [a + b for a, b in zip(brought, points, strict=True)]
            if max(island(pad).totals) >= 10:
                series = awarded(series, *brought)
        else:
            series = awarded(series, *points)
        assert island(pad).finished == series.standing.finished, line
        if island(pad).finished:
            break
    assert island(pad).totals == series.standing.totals
    assert island(pad).leaders == series.standing.ranking[0]
    with pytest.raises(PadError):
        add_marks(pad, (LineEnded(line=len(island(pad).lines)),))


def test_a_sheet_of_dice_scores_what_the_game_scores() -> None:
    pad, state = open_pad("dice", players(1)), dice.start(1)
    faces = ("brick", "lumber", "grain", "wool", "ore", "gold")
    for turn in range(1, 16):
        state = made(state, Roll(tuple(range(6)), faces))
        if turn == 1:
            pad = add_marks(pad, (Built(side=0, turn=1, item="settlement:3"),))
            state = made(state, Build("settlement:3"))
        pad = add_marks(pad, (TurnEnded(side=0, turn=turn),))
        state = made(state, End())
    shown = sheets(pad)
    assert shown.finished
    assert state.finished
    assert shown.sides[0].track == state.tracks[0] == (3, *[-2] * 14)
    assert shown.sides[0].score == state.score(0) == 3 - 28


def made(state: dice.DiceState, move: Move) -> dice.DiceState:
    step = dice.step(state, 0, move)
    assert step.reason.accepted
    return step.state


def test_offers_are_next_to_a_road_and_payable_with_six_dice() -> None:
    pad = open_pad("dice", players(2))
    assert set(sheets(pad).sides[0].offers) == {"road:0", "settlement:3", "knight:1"}
    pad = add_marks(pad, (Built(side=0, turn=1, item="settlement:3"),))
    assert sheets(pad).sides[0].dice_left == 2
    assert set(sheets(pad).sides[0].offers) == {"road:0"}
    with pytest.raises(PadError):
        add_marks(pad, (Built(side=0, turn=1, item="knight:1"),))
    pad = add_marks(pad, (TurnEnded(side=0, turn=1), Built(side=0, turn=2, item="knight:1")))
    assert set(sheets(pad).sides[0].offers) == {"road:0", "knight:2"}
    assert sheets(pad).next == 1


def test_a_joker_is_lent_once_and_a_turn_ends_once() -> None:
    pad = add_marks(open_pad("dice", players(2)), (Built(side=1, turn=1, item="knight:1"),))
    pad = add_marks(pad, (Lent(side=1, turn=1, knight=1), TurnEnded(side=1, turn=1)))
    assert sheets(pad).sides[1].jokers == ()
    for mark in (Lent(side=1, turn=2, knight=1), TurnEnded(side=1, turn=1)):
        with pytest.raises(PadError):
            add_marks(pad, (mark,))


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


@pytest.mark.parametrize("seed", range(30))
def test_any_mark_is_accepted_or_refused(seed: int) -> None:
    rng = Random(seed)
    pad = any_pad(rng)
    for _ in range(80):
        try:
            pad = add_marks(pad, (any_mark(pad, rng),))
        except PadError:
            continue
        sheet(pad)
