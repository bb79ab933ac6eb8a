"""Advice in words: the best few choices, what each costs, and why."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from spotisle.dice.sheet import CROSS, DIE_COUNT, FACES, Item, Kind
from spotisle.dice.solver.advice import Question
from spotisle.dice.solver.keep_odds import chances_to_build, next_of, results_after
from spotisle.dice.solver.rolls import faces_of, kept_from, number_of
from spotisle.dice.solver.table import Table
from spotisle.dice.solver.turn import Ending, Prospect

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_LIKELY = 0.05
"""What is less likely than this is not worth mentioning."""


class Choice(Struct, frozen=True):
    """One of the best things to do now."""

    text: str
    score: float
    """The final score to be expected."""
    cost: float
    """How much less that is than with the best choice."""
    why: str


def explain(question: Question, table: Table, count: int = 3) -> list[Choice]:
    """Return the best choices in words, the best first; none between turns."""
    if not question.dice:
        return []
    prospect = question.prospect(table)
    so_far = CROSS * question.crosses
    if question.rolls_left:
        return _keeps(prospect, question, so_far, count)
    return _endings(prospect, question, so_far, count)


def _keeps(prospect: Prospect, question: Question, so_far: int, count: int) -> list[Choice]:
    worth = prospect.keeps(question.rolls_left)
    kept = kept_from(number_of(question.dice))
    best = sorted(kept, key=lambda keep: (-worth[keep], -keep))[:count]
    return [
        Choice(
            text=keep_text(faces_of(keep)),
            score=float(worth[keep]) + so_far,
            cost=float(worth[best[0]] - worth[keep]),
            why=_why_keep(prospect, int(keep), question.rolls_left),
        )
        for keep in best
    ]


def keep_text(faces: Sequence[str]) -> str:
    """Say what is kept.

    >>> keep_text(["ore", "ore", "grain"]), keep_text([])
    ('keep 2 ore, grain', 'roll all six')
    """
    if not faces:
        return "roll all six"
    return f"keep {_listed(faces)}" if len(faces) < DIE_COUNT else "stop rolling"


def _why_keep(prospect: Prospect, keep: int, rolls_left: int) -> str:
    faces = faces_of(keep)
    chances = chances_to_build(prospect, results_after(prospect, keep, rolls_left))
    goals = sorted(
        (kind for kind in Kind if chances[kind] >= _LIKELY),
        key=lambda kind: -chances[kind] * _points(prospect, kind),
    )[:2]
    if not goals:
        return "hardly anything can be built: a cross is likely"
    if len(faces) == DIE_COUNT:
        return f"builds {' and '.join(_named(prospect, kind) for kind in goals)} now"
    aims = ", ".join(f"{_named(prospect, kind)} {chances[kind]:.0%}" for kind in goals)
    useful = _useful(faces, prospect, goals[0])
    return f"keeps the {useful} for {aims}" if useful else f"looks for {aims}"


def _endings(prospect: Prospect, question: Question, so_far: int, count: int) -> list[Choice]:
    endings = prospect.endings(question.dice)[:count]
    best = endings[0]
    return [
        Choice(
            text=ending_text(ending),
            score=ending.worth + so_far,
            cost=max(0.0, best.worth - ending.worth),
            why=_why_ending(prospect, ending, best),
        )
        for ending in endings
    ]


def ending_text(ending: Ending) -> str:
    """Say how a turn ends."""
    if not ending.items:
        return "build nothing: a cross"
    text = "build " + ", ".join(item.name for item in ending.items)
    helped = [f"knight {knight} makes {face}" for knight, face in ending.way.jokers]
    helped += [f"2 gold make {face}" for face in ending.way.trades]
    return f"{text} ({'; '.join(helped)})" if helped else text


def _why_ending(prospect: Prospect, ending: Ending, best: Ending) -> str:
    now, later = _now_and_later(prospect, ending)
    if ending is best:
        return f"{_signed(now)} now and {later:.1f} to come"
    now_best, later_best = _now_and_later(prospect, best)
    parts = [_compared(now - now_best, "now"), _compared(later - later_best, "later")]
    saved = len(best.way.jokers) - len(ending.way.jokers)
    if saved:
        parts.append(
            f"{abs(saved)} joker{'s'[: abs(saved) > 1]} {'saved' if saved > 0 else 'more spent'}"
        )
    return ", ".join(part for part in parts if part) or "as good"


def _now_and_later(prospect: Prospect, ending: Ending) -> tuple[int, float]:
    now = ending.sheet.points - prospect.sheet.points if ending.items else CROSS
    return now, ending.worth - prospect.sheet.points - now


def _compared(difference: float, when: str) -> str:
    if abs(difference) < 0.05:
        return ""
    return f"{abs(difference):.3g} {'more' if difference > 0 else 'less'} {when}"


def _signed(points: int) -> str:
    return f"{points:+d} point{'' if abs(points) == 1 else 's'}"


def _points(prospect: Prospect, kind: Kind) -> int:
    item = next_of(prospect, kind)
    return item.points if item else 1


def _named(prospect: Prospect, kind: Kind) -> str:
    item = next_of(prospect, kind)
    return item_text(item) if item else "a road"


def item_text(item: Item) -> str:
    """Name an item as people do.

    >>> from spotisle.dice.sheet import ITEMS
    >>> item_text(ITEMS["city:12"]), item_text(ITEMS["knight:3"]), item_text(ITEMS["road:5"])
    ('the second city', 'the third knight', 'road 5')
    """
    if item.kind is Kind.ROAD:
        return f"road {item.number}"
    return f"the {_ORDINALS[item.rank]} {item.kind}"


def _useful(faces: Iterable[str], prospect: Prospect, kind: Kind) -> str:
    """Return those of the kept faces that pay for something of this kind."""
    item = next_of(prospect, kind)
    cost = item.cost if item else Counter(brick=1, lumber=1)
    return _listed(sorted((Counter(faces) & cost).elements(), key=FACES.index))


def _listed(faces: Sequence[str]) -> str:
    counts = Counter(faces)
    return ", ".join(face if count == 1 else f"{count} {face}" for face, count in counts.items())
