"""Advice in words: the best few choices, what each costs, and why."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from spotisle.dice.adviser import MAX_CHOICES, Choice, rank_choices
from spotisle.dice.sheet import (
    CITIES,
    CROSS,
    DIE_COUNT,
    FACES,
    KNIGHTS,
    SETTLEMENTS,
    Item,
    Kind,
    Sheet,
)
from spotisle.dice.solver.rolls import faces_of
from spotisle.dice.solver.table import ValueTable
from spotisle.dice.solver.turn import Ending, Position, TurnSolver

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_LIKELY = 0.05
"""Builds that are less likely than this are not mentioned."""


class Explanation(Struct, frozen=True):
    """One of the best things to do now, in words."""

    text: str
    score: float
    """The expected final score."""
    cost: float
    """How much lower that is than with the best choice."""
    why: str


def explain(position: Position, table: ValueTable, count: int = MAX_CHOICES) -> list[Explanation]:
    """Explain the best choices, the best first; none between turns."""
    if not position.dice:
        return []
    solver = position.solve_turn(table)
    best, *others = rank_choices(solver, position)[:count]
    return [
        Explanation(
            text=choice_text(choice),
            score=choice.worth + CROSS * position.crosses,
            cost=max(0.0, best.worth - choice.worth),
            why=_why(solver, choice, best, position.rolls_left),
        )
        for choice in (best, *others)
    ]


def choice_text(choice: Choice) -> str:
    """Say what to do."""
    return keep_text(faces_of(choice.keep)) if choice.ending is None else ending_text(choice.ending)


def _why(solver: TurnSolver, choice: Choice, best: Choice, rolls_left: int) -> str:
    if choice.ending is None or best.ending is None:
        return _why_keep(solver, choice.keep, rolls_left)
    return _why_ending(solver, choice.ending, best.ending)


def keep_text(faces: Sequence[str]) -> str:
    """Say what is kept.

    >>> keep_text(["ore", "ore", "grain"]), keep_text([])
    ('keep 2 ore, grain', 'roll all six')
    """
    if not faces:
        return "roll all six"
    return f"keep {_faces_text(faces)}" if len(faces) < DIE_COUNT else "stop rolling"


def _why_keep(solver: TurnSolver, keep: int, rolls_left: int) -> str:
    faces = faces_of(keep)
    chances = solver.build_chances(solver.results_after(keep, rolls_left))
    goals = sorted(
        (kind for kind in Kind if chances[kind] >= _LIKELY),
        key=lambda kind: -chances[kind] * _points(solver, kind),
    )[:2]
    if not goals:
        return "hardly anything can be built: a cross is likely"
    if len(faces) == DIE_COUNT:
        return f"builds {' and '.join(_next_item_text(solver, kind) for kind in goals)} now"
    aims = ", ".join(f"{_next_item_text(solver, kind)} {chances[kind]:.0%}" for kind in goals)
    useful = _useful(faces, solver, goals[0])
    return f"keeps the {useful} for {aims}" if useful else f"looks for {aims}"


def ending_text(ending: Ending) -> str:
    """Say how a turn ends."""
    if not ending.items:
        return "build nothing: a cross"
    text = "build " + ", ".join(item.name for item in ending.items)
    helped = [f"knight {knight} makes {face}" for knight, face in ending.adaptation.jokers]
    helped += [f"2 gold make {face}" for face in ending.adaptation.trades]
    return f"{text} ({'; '.join(helped)})" if helped else text


def _why_ending(solver: TurnSolver, ending: Ending, best: Ending) -> str:
    now, later = _now_and_later(solver, ending)
    if ending is best:
        return f"{_points_text(now)} now and {later:.1f} to come"
    now_best, later_best = _now_and_later(solver, best)
    parts = [_difference_text(now - now_best, "now"), _difference_text(later - later_best, "later")]
    saved = len(best.adaptation.jokers) - len(ending.adaptation.jokers)
    if saved:
        parts.append(
            f"{abs(saved)} joker{'s'[: abs(saved) > 1]} {'saved' if saved > 0 else 'more spent'}"
        )
    return ", ".join(part for part in parts if part) or "as good"


def _now_and_later(solver: TurnSolver, ending: Ending) -> tuple[int, float]:
    now = ending.sheet.points - solver.sheet.points if ending.items else CROSS
    return now, ending.worth - solver.sheet.points - now


def _difference_text(difference: float, when: str) -> str:
    if abs(difference) < 0.05:
        return ""
    return f"{abs(difference):.3g} {'more' if difference > 0 else 'less'} {when}"


def _points_text(points: int) -> str:
    return f"{points:+d} point{'' if abs(points) == 1 else 's'}"


def _points(solver: TurnSolver, kind: Kind) -> int:
    item = _next_item(solver.sheet, kind)
    return item.points if item else 1


def _next_item_text(solver: TurnSolver, kind: Kind) -> str:
    item = _next_item(solver.sheet, kind)
    return item_text(item) if item else "a road"


def _next_item(sheet: Sheet, kind: Kind) -> Item | None:
    """Return the next settlement, city or knight; roads have no fixed order."""
    rows = {
        Kind.SETTLEMENT: SETTLEMENTS[sheet.settlements :],
        Kind.CITY: CITIES[sheet.cities :],
        Kind.KNIGHT: KNIGHTS[sheet.knights :],
    }
    return next(iter(rows.get(kind, ())), None)


def item_text(item: Item) -> str:
    """Name an item as people do.

    >>> from spotisle.dice.sheet import ITEMS
    >>> item_text(ITEMS["city:12"]), item_text(ITEMS["knight:3"]), item_text(ITEMS["road:5"])
    ('the second city', 'the third knight', 'road 5')
    """
    if item.kind is Kind.ROAD:
        return f"road {item.number}"
    return f"the {_ORDINALS[item.rank]} {item.kind}"


def _useful(faces: Iterable[str], solver: TurnSolver, kind: Kind) -> str:
    """Return those of the kept faces that pay for something of this kind."""
    item = _next_item(solver.sheet, kind)
    cost = item.cost if item else Counter(brick=1, lumber=1)
    return _faces_text(sorted((Counter(faces) & cost).elements(), key=FACES.index))


def _faces_text(faces: Sequence[str]) -> str:
    counts = Counter(faces)
    return ", ".join(face if count == 1 else f"{count} {face}" for face, count in counts.items())
