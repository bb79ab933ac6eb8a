"""Lessons of the modes that combine games: the deals, and the score sheet as it fills.

Bots play whole series; the first one that suits the lesson (`_is_clear`) is used.
"""

from itertools import count

from msgspec import Struct
from msgspec.structs import replace

from spotisle.protocol.settings import Settings
from spotisle.rooms.broadcast import public_view
from tools.lesson_script import Lesson, Scene, Step, for_the_learner
from tools.play_fixtures import BotRoom, Moment


class Programme(Struct, frozen=True):
    """Which series is played, and the steps of its lesson."""

    settings: Settings
    players: int
    told: tuple[tuple[str, int, bool], ...]
    """The step, the number of its game from 0 (-1 is the last), and whether it shows the score
    sheet after that game instead of the deal."""
    lasts: range
    """How many games the series may have."""


FIRST = (("laid", 0, False), ("sheet", 0, True))
MODES = {
    "series": Programme(
        Settings(mode="series", games=("tower", "hot_potato", "well"), tie="shared"),
        3,
        (*FIRST, ("next", 1, False), ("again", 1, True), ("end", -1, True)),
        range(3, 4),
    ),
    "tournament": Programme(
        Settings(
            mode="tournament",
            games=("tower", "well", "hot_potato", "catch_them_all", "poisoned_gift"),
            tie="shared",
        ),
        3,
        (*FIRST, ("pick", 0, True), ("next", 1, False), ("again", 1, True), ("end", -1, True)),
        range(5, 6),
    ),
    "beginner": Programme(
        Settings(mode="beginner", preset="island", games=("welcome",)),
        2,
        (*FIRST, ("next", 1, False), ("again", 1, True), ("end", -1, True)),
        range(4, 6),
    ),
    "adventure": Programme(
        Settings(mode="adventure", preset="island"),
        2,
        (
            *FIRST,
            ("next", 1, False),
            ("next", 2, False),
            ("next", 3, False),
            ("knights", 4, False),
            ("end", -1, True),
        ),
        range(5, 6),
    ),
}


def series_lesson(mode: str) -> Lesson:
    """Return the lesson of a mode."""
    programme = MODES[mode]
    games = next(
        played
        for seed in count()
        if len(played := _played(programme, seed)) in programme.lasts
        and _is_clear(programme, played)
    )
    last = len(games) - 1
    shown: list[Moment] = []
    steps: list[Step] = []
    for text, game, sheet in programme.told:
        moment = games[game if game >= 0 else last][sheet]
        if not shown or shown[-1] is not moment:
            shown.append(moment)
        steps.append(Step(text, len(shown) - 1, sheet=sheet))
    return Lesson(tuple(map(for_the_learner, shown)), tuple(steps))


def _is_clear(programme: Programme, games: list[tuple[Moment, Scene]]) -> bool:
    """Tell whether one side won, not the one that won the first game; a shown pick must happen."""
    *_, (_, last) = games
    first = games[0][1].series
    if first is None or last.series is None:
        return False
    if first.step != "pick" and any(text == "pick" for text, *_ in programme.told):
        return False
    return len(last.series.ranking[0]) == 1 and last.series.ranking[0] != first.ranking[0]


def _played(programme: Programme, seed: int) -> list[tuple[Moment, Scene]]:
    """Play a series; return the deal of each game, and its end with the score sheet."""
    settings = replace(programme.settings, next_seconds=1)
    room = BotRoom(settings, programme.players, seed)
    games: list[tuple[Moment, Scene]] = []
    while True:
        first, *_, last = room.play()
        series = public_view(room.state).series
        games.append((first, Scene(last.seats, last.play, last.me, (), series)))
        if series is None or series.finished or len(games) >= programme.lasts.stop:
            return games
        room.go_on()
