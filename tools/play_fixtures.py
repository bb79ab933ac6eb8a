"""Write scenes of every game for the browser's tests and `tools.gallery`.

Bots play each game on a virtual clock in a real room engine; `python -m tools.play_fixtures` writes
what a seat sees at the start, in the middle and at the end, for every table size.
"""

from collections.abc import Collection, Iterator
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, structs

from spotisle.dice import ISLAND_DICE
from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import RoomMode, Settings
from spotisle.protocol.views import PlayView, SeatPrivate, SeatView
from spotisle.rooms import events as ev
from spotisle.rooms.broadcast import public_view, publish_events
from spotisle.rooms.engine import RoomEngine
from spotisle.rooms.state import RoomState
from spotisle.rules import GAMES
from spotisle.rules.seats import Place, RoomSeat

FOLDER = Path(__file__).resolve().parent.parent / "client" / "tests" / "fixtures"
SIZES = (2, 4, 5, 6, 8)
FILM = 6
"""How many consecutive moments of a game are kept, to show how the cards move."""
SEED = 11
NAMES = ("Ann", "Bartosz", "Cy", "Dagny", "Ettore", "Femke", "Maximiliaan Konstantin", "Zoë")


class Moment(Struct):
    """What one seat sees at a moment, and what has just happened."""

    seats: tuple[SeatView, ...]
    play: PlayView
    me: SeatPrivate
    events: tuple[dict[str, Any], ...]


class Scenes(Struct):
    """A game's moments: start, middle and end by table size, and some consecutive ones."""

    game: str
    tables: dict[int, tuple[Moment, Moment, Moment]]
    film: tuple[Moment, ...]


def settings_of(game: str) -> Settings:
    """Return the room settings that play this one game."""
    modes: dict[str, RoomMode] = {"practice": "practice", ISLAND_DICE: "dice"}
    return Settings(mode=modes.get(game, "single"), games=(game,), tie="shared")


class BotRoom:
    """A room of bots on a virtual clock, with a host who starts the games."""

    def __init__(self, settings: Settings, players: int, seed: int) -> None:
        self.state = RoomState()
        self._room = RoomEngine(self.state, Random(seed))
        self._now = 1000.0
        self._take((ev.Opened(at=self._now, code="SCENE", seed=seed),))
        self._take((ev.Joined(at=self._now, person="p1", name="Ann", token="token"),))
        level = "sharp" if settings.mode == "dice" else "casual"
        for seat in map(RoomSeat, range(players)):
            self.ask(cmd.SeatBot(id=1, seat=seat, level=level))
        self.ask(cmd.Choose(id=2, settings=settings))
        self.ask(cmd.Start(id=3))

    def _take(self, events: tuple[ev.Event, ...]) -> None:
        self._room.commit(events, self._now)

    def ask(self, command: cmd.Command) -> None:
        """Run a command of the host."""
        self._take(tuple(self._room.request("p1", command, self._now).events))

    def play(self) -> Iterator[Moment]:
        """Yield every moment after a change of the table, until the game is over."""
        happened: tuple[ev.Event, ...] = ()
        for _ in range(600):
            play = self.state.play
            if play is not None:
                yield moment(self.state, msgspec.to_builtins(publish_events(self.state, happened)))
            if self._room.due == inf or (play is not None and play.finished):
                return
            happened = self._wake()

    def go_on(self) -> None:
        """Run the room until the next game is dealt; bots pick it."""
        before = self.state.plays
        while self.state.plays == before:
            self._wake()

    def _wake(self) -> tuple[ev.Event, ...]:
        self._now = max(self._now, self._room.due)
        happened = tuple(self._room.wake(self._now).events)
        self._take(happened)
        return happened


def moments(game: str, players: int, seed: int = SEED) -> Iterator[Moment]:
    """Let bots play, and yield every moment after a change of the table."""
    yield from BotRoom(settings_of(game), players, seed).play()


def moment(state: RoomState, events: tuple[dict[str, Any], ...]) -> Moment:
    """Return what the first seat sees now, or in dice the seat in turn."""
    view = public_view(state)
    play = state.play
    if play is None or view.play is None:
        raise ValueError("nothing has been dealt")
    place = Place(state.dice.state.seat if state.dice else 0)
    seats = tuple(
        structs.replace(seat, name=name) for seat, name in zip(view.seats, NAMES, strict=True)
    )
    private = play.private(place)
    me = SeatPrivate(play.seat_at(place), place, private, play.aims(place), play.barred(place))
    return Moment(seats, view.play, me, events)


def scenes(game: str, sizes: tuple[int, ...]) -> Scenes:
    """Return the moments of one game to keep."""
    tables: dict[int, tuple[Moment, Moment, Moment]] = {}
    film: tuple[Moment, ...] = ()
    for players in sizes:
        seen = list(moments(game, players))
        half = len(seen) // 2
        tables[players] = (seen[0], seen[half], seen[-1])
        if players in {2, 4}:
            film = tuple(one for one in seen[half:] if one.events)[:FILM]
    return Scenes(game, tables, film)


def main() -> None:
    """Write one file per game."""
    FOLDER.mkdir(exist_ok=True)
    tables: dict[str, Collection[int]] = {name: game.spec.seats for name, game in GAMES.items()}
    for game, possible in {**tables, ISLAND_DICE: SIZES}.items():
        sizes = tuple(players for players in SIZES if players in possible)
        written = msgspec.json.encode(scenes(game, sizes))
        (FOLDER / f"{game}.json").write_bytes(written + b"\n")


if __name__ == "__main__":
    main()
