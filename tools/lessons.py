"""Write the lessons: short parts of real games in which the seats claim in the wanted order.

A lesson lists the moments of one game and the steps that show them. `python -m tools.lessons` lets
bots play until a game starts as the lesson needs it, and writes what the first seat sees. So the
tables in a lesson are real, and the page needs no rules to show them.
"""

from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path

import msgspec
from msgspec import Struct

from spotisle.dice import ISLAND_DICE
from spotisle.rules import CardsView, Deck, PrivateCards, Target, new_game
from tools.lesson_script import Lesson, Step, for_the_learner, without_events
from tools.play_fixtures import Moment, moments
from tools.series_lessons import MODES, series_lesson

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "client" / "src" / "learn" / "lessons"


class Script(Struct, frozen=True):
    """The plan of a lesson: which seat makes each claim, and the captions before and after."""

    players: int
    first: tuple[int, ...] = (0, 0)
    """The seats of the first right claims."""
    told: tuple[str, ...] = ("laid", "match", "claimed", "try", "won", "end")


USUAL = Script(3)
ISLAND = Script(2)
SCRIPTS = {
    "practice": Script(1, told=("laid", "match", "claimed", "try", "end")),
    "tower": USUAL,
    "well": USUAL,
    "hot_potato": Script(
        3, (0, 1, 0), ("laid", "match", "claimed", "other", "try", "won", "end")
    ),
    "catch_them_all": USUAL,
    "poisoned_gift": USUAL,
    "triplets": Script(2),
    "duel": Script(2, (0,), ("laid", "try", "end")),
    "welcome": ISLAND,
    "ports": ISLAND,
    "longest_route": ISLAND,
    "barbarians": ISLAND,
    "knights": USUAL,
    ISLAND_DICE: Script(1, told=("laid", "rolled", "hold", "again", "try", "won", "end")),
}  # fmt: skip
BEFORE = {"laid", "match", "hold", "try"}
"""Steps shown before the next claim; all others come after one."""
SIX_DICE = 6
DICE_TURN = ("roll", "roll", "build")


def lesson(game: str) -> Lesson:
    """Return the lesson of a game."""
    script = SCRIPTS[game]
    wanted = _is_turn if game == ISLAND_DICE else _is_won_by(script.first)
    seed, opening = next(
        (seed, opening)
        for seed in count()
        if wanted(opening := _opening(game, script.players, seed))
    )
    shown = (*opening, *([_last(game, script.players, seed)] if _ends(game) else []))
    return Lesson(tuple(map(for_the_learner, shown)), tuple(_steps(game, script, shown)))


def _opening(game: str, players: int, seed: int) -> tuple[Moment, ...]:
    """Return the moments of the deal and of the claims or moves that a lesson shows first."""
    shown = len(DICE_TURN) if game == ISLAND_DICE else len(SCRIPTS[game].first)
    return tuple(islice(_changes(game, players, seed), shown + 1))


def _ends(game: str) -> bool:
    return game not in {"practice", "duel"}


def _changes(game: str, players: int, seed: int) -> Iterator[Moment]:
    """Yield the deal and every moment with public events."""
    seen = moments(game, players, seed)
    yield next(seen)
    yield from (moment for moment in seen if moment.events)


def _last(game: str, players: int, seed: int) -> Moment:
    *_, last = moments(game, players, seed)
    return without_events(last)


def _is_won_by(first: tuple[int, ...]) -> Callable[[tuple[Moment, ...]], bool]:
    """Return a check that exactly these seats claim, in this order, and all are right."""
    wanted = [[("claimed", seat, "ok")] for seat in first]

    def fits(opening: tuple[Moment, ...]) -> bool:
        found = [
            [(event["type"], event.get("seat"), event.get("verdict")) for event in moment.events]
            for moment in opening[1:]
        ]
        return found == wanted

    return fits


def _is_turn(opening: tuple[Moment, ...]) -> bool:
    """Tell whether the first turn is two rolls and then a build, as `DICE_TURN` says."""
    return [[event["move"]["do"] for event in moment.events] for moment in opening[1:]] == [
        [do] for do in DICE_TURN
    ]


def _steps(game: str, script: Script, shown: tuple[Moment, ...]) -> Iterator[Step]:
    """Yield the steps with their moments; only a step after a claim goes to the next moment."""
    at = 0
    for text in script.told:
        if text == "end":
            at = len(shown) - 1
        elif text not in BEFORE:
            at += 1
        play, cards = shown[at].play, shown[at].me.cards
        also: tuple[tuple[int, Target], ...] = ()
        if text == "try" and isinstance(play.view, CardsView):
            also = right_claims(game, len(play.seats), play.deck, play.view, cards)
        held = _held(shown) if text in {"hold", "again"} else ()
        yield Step(text, at, mark=text == "match", ask=text == "try", also=also, held=held)


def _held(shown: tuple[Moment, ...]) -> tuple[int, ...]:
    """Return the dice that the second roll keeps."""
    rerolled = shown[DICE_TURN.index("roll", 1) + 1].events[0]["move"]["reroll"]
    return tuple(die for die in range(SIX_DICE) if die not in rerolled)


def right_claims(
    game: str, players: int, deck: str, view: CardsView, private: PrivateCards
) -> tuple[tuple[int, Target], ...]:
    """Return every right claim of the first seat."""
    rules, plane = new_game(game, players, deck), Deck.named(deck).plane
    return tuple(
        (symbol, chance.target)
        for chance in rules.chances(view, private, 0)
        for symbol in range(plane.size)
        if all(plane.has(card, symbol) for card in chance.cards)
    )


def main() -> None:
    """Write one file per game and one per mode."""
    FOLDER.mkdir(exist_ok=True)
    for game in SCRIPTS:
        _write(game, lesson(game))
    for mode in MODES:
        _write(mode, series_lesson(mode))


def _write(topic: str, written: Lesson) -> None:
    (FOLDER / f"{topic}.json").write_bytes(msgspec.json.encode(written) + b"\n")


if __name__ == "__main__":
    main()
