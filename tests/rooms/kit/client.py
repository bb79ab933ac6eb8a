"""A client on the simulated network. It knows only what the frames say."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from spotisle.protocol import commands as cmd
from spotisle.protocol.delta import merge
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.messages import Connect, Disconnect, Request
from tests.rooms.kit.connection import NetworkPath, SimulatedConnection

Frame = dict[str, Any]
HONEST_PATH = NetworkPath()
ANSWER_TIMEOUT_S = 3600.0
"""Virtual seconds until an answer counts as lost."""


class VirtualClient:
    """One person with one client. Checks that no update is ever missing."""

    def __init__(
        self,
        name: str,
        rng: Random,
        *,
        rtt: float = 0.02,
        jitter: float = 0.1,
        network: NetworkPath = HONEST_PATH,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self.name = name
        self.rng = rng
        self.rtt, self.jitter, self.network = rtt, jitter, network
        self.wake = wake
        self.look: Callable[[], None] = lambda: None
        """Called after every frame."""
        self.connection: SimulatedConnection | None = None
        self.actor: RoomActor | None = None
        self.token: str | None = None
        self.you = ""
        self.epoch = self.seq = 0
        self.clock = 0.0
        """The room's clock in the last welcome."""
        self.view: Frame = {}
        self.private: Frame = {}
        self.here: list[str] = []
        self.late_pongs: list[str] = []
        self.asked: dict[int, cmd.Command] = {}
        self.answers: dict[int, list[Frame]] = defaultdict(list)
        self.frames: list[bytes] = []
        """Every frame, as received."""
        self.events: list[Frame] = []
        """All events of all updates."""
        self.reactions: list[Frame] = []
        self.misses = 0
        self.missed: Frame = {}
        """The last claim that was not right."""
        self.closings: list[tuple[str, str]] = []
        self._ids = 0

    @property
    def play(self) -> Frame:
        """The play view."""
        play: Frame = self.view["play"]
        return play

    @property
    def seat(self) -> int | None:
        """The room seat of this client."""
        seats = self.view.get("seats", ())
        return next((n for n, seat in enumerate(seats) if seat["person"] == self.you), None)

    def enter(self, actor: RoomActor, *, watch: bool = False) -> None:
        """Connect or reconnect."""
        self.actor = actor
        self.connection = SimulatedConnection(
            self.rng, self.rtt, self.jitter, self._receive, self._left, self.network
        )
        message = Connect(self.connection, self.name, self.token, watch, self.epoch, self.seq)
        self.connection.to_room(actor.post, message)

    def disconnect(self) -> None:
        """Lose the connection and all frames in flight; the room notices at once."""
        if self.connection is not None and self.actor is not None:
            self.connection.cut = True
            self.actor.post(Disconnect(self.connection))
            self.connection = None

    def ask(self, kind: type[cmd.Command], /, **fields: Any) -> int:
        """Send a command; return its id."""
        self._ids += 1
        self.asked[self._ids] = kind(id=self._ids, **fields)
        self.repeat(self._ids)
        return self._ids

    def repeat(self, asked: int) -> None:
        """Send an earlier command again."""
        if self.connection is not None and self.actor is not None:
            self.connection.to_room(self.actor.post, Request(self.connection, self.asked[asked]))

    async def answer(self, kind: type[cmd.Command], /, **fields: Any) -> Frame:
        """Send a command and wait for its answer."""
        asked = self.ask(kind, **fields)
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            while not self.answers[asked]:
                await asyncio.sleep(0.01)
        return self.answers[asked][0]

    def _receive(self, connection: SimulatedConnection, frame: bytes) -> None:
        if connection is not self.connection:
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
                self.events += said["events"]
            case "private":
                self._merge_private(said["private"])
            case "reaction":
                self.reactions.append(said)
            case "here":
                self.here, self.late_pongs = said["people"], said.get("late_pongs", [])
            case _:
                self._answered(said)
        asyncio.get_running_loop().call_soon(self._look_up)

    def _look_up(self) -> None:
        """Look once all frames of one write have arrived: the update and the private part."""
        self.look()
        self.wake()

    def _merge_private(self, changed: Frame) -> None:
        """Merge changed fields; drop those that became null, as a full private part does."""
        self.private |= changed
        for field in ("aims", "barred"):
            if self.private.get(field, ()) is None:
                del self.private[field]

    def _ask_again(self) -> None:
        """Resend all unanswered commands: they may have been lost with the old connection."""
        for asked in self.asked:
            if not self.answers[asked]:
                self.repeat(asked)

    def _answered(self, said: Frame) -> None:
        self.answers[said["id"]].append(said)
        if said["type"] != "done":
            missed = said.get("verdict") != "ok"
            self.misses += missed
            self.missed = said if missed else {}

    def _left(self, connection: SimulatedConnection, why: str, text: str) -> None:
        if connection is self.connection:
            self.connection = None
            self.closings.append((why, text))
            self.wake()
