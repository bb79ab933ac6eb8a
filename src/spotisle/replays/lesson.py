"""Generate a lesson from the first claims of a simulated game, for games without a written one."""

from itertools import chain
from random import Random
from typing import Any

from msgspec import Struct

from spotisle.protocol.views import PlayView, SeatPrivate, SeatView
from spotisle.records import write_record
from spotisle.replays.frames import FilmStep, frames
from spotisle.rules import GAMES, CardsView, Claim, PrivateCards, Table, Target, new_table
from spotisle.rules.registry import AnyGame
from spotisle.rules.seats import Place, RoomSeat

LEARNER = 0
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")
PLAYERS = 3
"""Enough to see what others do, few enough for a small screen."""
MAX_CLAIMS = 500
MAX_TRIES = 50


class LessonMoment(Struct, frozen=True):
    """What the learner sees at a moment, and what has just happened."""

    seats: tuple[SeatView, ...]
    play: PlayView
    me: SeatPrivate
    events: tuple[dict[str, Any], ...]


class LessonStep(Struct, frozen=True, omit_defaults=True):
    """One caption over one moment; the client has the words."""

    text: str
    at: int
    mark: bool = False
    """Light up the cards of the claim that comes next."""
    ask: bool = False
    """The learner makes the claim that comes next."""
    also: tuple[tuple[int, Target], ...] = ()
    """All claims that are right at that moment: symbol and target."""


class GameLesson(Struct, frozen=True):
    """What one seat sees of a game, and the captions."""

    moments: tuple[LessonMoment, ...]
    steps: tuple[LessonStep, ...]


def make_lesson(name: str) -> GameLesson | None:
    """Simulate games until one is suitable for a lesson; None if none is."""
    for seed in range(MAX_TRIES):
        table = _play(name, Random(seed))
        if table is not None:
            return _tell(table)
    return None


def _play(name: str, rng: Random) -> Table[Any] | None:
    """Play a game to its end, with two claims of the learner first; None if that fails."""
    possible = GAMES[name].spec.seats
    table = new_table(name, PLAYERS if PLAYERS in possible else possible[0], rng)
    learned = 0
    for _ in range(MAX_CLAIMS):
        by_seat = [
            _right_claims(table.game, table.view(), table.private(seat), seat)
            for seat in range(table.game.seats)
        ]
        if not any(by_seat):
            return table if table.finished and learned >= 2 else None
        own = learned < 2 and bool(by_seat[LEARNER])
        table.submit(rng.choice(by_seat[LEARNER] if own else [*chain(*by_seat)]))
        learned += own
    return None


def _right_claims(game: AnyGame, view: CardsView, private: PrivateCards, seat: int) -> list[Claim]:
    return [
        Claim(seat, symbol, chance.target)
        for chance in game.chances(view, private, seat)
        for symbol in sorted(frozenset.intersection(*(game.on_card[c] for c in chance.cards)))
    ]


def _tell(table: Table[Any]) -> GameLesson:
    """Show the deal, the first claim of the learner, their second one, and the end."""
    steps = list(frames(write_record(table, NAMES[: table.game.seats]), 1, breaks_tie=False))
    own = [place for place, step in enumerate(steps) if step.event.get("seat") == LEARNER]
    first, second = own[:2]
    shown = [
        _moment(table.game, steps[place])
        for place in (first - 1, first, second - 1, second, len(steps) - 1)
    ]
    asked = shown[2]
    assert isinstance(asked.play.view, CardsView)
    right = _right_claims(table.game, asked.play.view, asked.me.cards, LEARNER)
    return GameLesson(
        tuple(shown),
        (
            LessonStep("laid", 0),
            LessonStep("match", 0, mark=True),
            LessonStep("claimed", 1),
            LessonStep("try", 2, ask=True, also=tuple((c.symbol, c.target) for c in right)),
            LessonStep("won", 3),
            LessonStep("end", 4),
        ),
    )


def _moment(game: AnyGame, step: FilmStep) -> LessonMoment:
    play, hand = step.frame.play, step.frame.hands[LEARNER]
    assert isinstance(play.view, CardsView)
    seats = tuple(SeatView(name, None, "casual", None) for name in NAMES[: game.seats])
    me = SeatPrivate(
        RoomSeat(LEARNER),
        Place(LEARNER),
        hand,
        game.aims(play.view, hand, LEARNER),
        game.barred(play.view, LEARNER),
    )
    return LessonMoment(seats, play, me, (step.event,) if step.event else ())
