"""Somebody in a room, who knows nothing but the frames that came."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from spotisle.protocol import commands as cmd
from spotisle.protocol.delta import merge
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.messages import Ask, Enter, Gone
from tests.rooms.kit.wire import Wire

Frame = dict[str, Any]


class Guest:
    """One person with one client. Checks that numbers follow each other, whatever happens."""

    def __init__(
        self,
        name: str,
        rng: Random,
        *,
        rtt: float = 0.02,
        jitter: float = 0.1,
        stir: Callable[[], None] = lambda: None,
    ) -> None:
        self.name = name
        self.rng = rng
        self.rtt, self.jitter = rtt, jitter
        self.stir = stir
        self.look: Callable[[], None] = lambda: None
        """Called after everything new."""
        self.wire: Wire | None = None
        self.keeper: RoomActor | None = None
        self.token: str | None = None
        self.you = ""
        self.epoch = self.seq = 0
        self.clock = 0.0
        """The room's clock when it let this one in."""
        self.view: Frame = {}
        self.private: Frame = {}
        self.here: list[str] = []
        self.asked: dict[int, cmd.Command] = {}
        self.answers: dict[int, list[Frame]] = defaultdict(list)
        self.frames: list[bytes] = []
        """All that ever came, as it came."""
        self.told: list[Frame] = []
        """All that happened, as far as it was told."""
        self.misses = 0
        self.missed: Frame = {}
        """The last claim that was not right."""
        self.goodbyes: list[tuple[str, str]] = []
        self._ids = 0

    @property
    def play(self) -> Frame:
        """What lies on the table."""
        play: Frame = self.view["play"]
        return play

    @property
    def seat(self) -> int | None:
        """Where this one sits."""
        seats = self.view.get("seats", ())
        return next((n for n, seat in enumerate(seats) if seat["person"] == self.you), None)

    def enter(self, keeper: RoomActor, *, watch: bool = False) -> None:
        """Come in, or back in."""
        self.keeper = keeper
        self.wire = Wire(self.rng, self.rtt, self.jitter, self._receive, self._left)
        letter = Enter(self.wire, self.name, self.token, watch, self.epoch, self.seq)
        self.wire.to_room(keeper.post, letter)

    def vanish(self) -> None:
        """Lose the connection with all that is under way; the room notices at once."""
        if self.wire is not None and self.keeper is not None:
            self.wire.cut = True
            self.keeper.post(Gone(self.wire))
            self.wire = None

    def ask(self, kind: type[cmd.Command], /, **fields: Any) -> int:
        """Ask for something; return the id by which the answer is known."""
        self._ids += 1
        self.asked[self._ids] = kind(id=self._ids, **fields)
        self.repeat(self._ids)
        return self._ids

    def repeat(self, asked: int) -> None:
        """Send a command, perhaps once more."""
        if self.wire is not None and self.keeper is not None:
            self.wire.to_room(self.keeper.post, Ask(self.wire, self.asked[asked]))

    async def answer(self, kind: type[cmd.Command], /, **fields: Any) -> Frame:
        """Ask for something, and wait for the answer."""
        asked = self.ask(kind, **fields)
        while not self.answers[asked]:
            await asyncio.sleep(0.01)
        return self.answers[asked][0]

    def _receive(self, wire: Wire, frame: bytes) -> None:
        if wire is not self.wire:
            return
        self.frames.append(frame)
        said: Frame = msgspec.json.decode(frame)
        match said["type"]:
            case "welcome":
                self.token = said["token"] or self.token
                self.you, self.view, self.private = said["you"], said["view"], said["private"]
                self.epoch, self.seq, self.here = said["epoch"], said["seq"], said["here"]
                self.clock = said["clock"]
                self._ask_again()
            case "resumed":
                assert said["epoch"] == self.epoch
                self.private, self.here = said["private"], said["here"]
                self._ask_again()
            case "update":
                assert said["since"] == self.seq, "a hole in the numbers"
                assert said["seq"] > said["since"]
                self.view, self.seq = merge(self.view, said["delta"]), said["seq"]
                self.told += said["events"]
            case "private":
                self.private = said["private"]
            case "here":
                self.here = said["people"]
            case _:
                self._answered(said)
        self.look()
        self.stir()

    def _ask_again(self) -> None:
        """Repeat what no answer came to: the connection broke, and nobody knows where."""
        for asked in self.asked:
            if not self.answers[asked]:
                self.repeat(asked)

    def _answered(self, said: Frame) -> None:
        self.answers[said["id"]].append(said)
        if said["type"] != "done":
            missed = said.get("verdict") != "ok"
            self.misses += missed
            self.missed = said if missed else {}

    def _left(self, wire: Wire, why: str, text: str) -> None:
        if wire is self.wire:
            self.wire = None
            self.goodbyes.append((why, text))
            self.stir()
