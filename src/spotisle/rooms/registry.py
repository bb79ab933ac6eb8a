"""The hall: all rooms of a server. Wakes them when somebody comes, puts them to rest when idle."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from random import Random

from spotisle.errors import SpotisleError
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor, any_deck, nobody
from spotisle.rooms.clock import Clock
from spotisle.rooms.messages import LET_GO, REST
from spotisle.rooms.snapshot import restored
from spotisle.rooms.state import RoomState
from spotisle.storage import Entry, Journal

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without I, L and O: codes are read aloud and typed from a screen across the room."""
CODE_LENGTH = 5
IDLE_SECONDS = 1800.0


class BrokenRoomError(SpotisleError):
    """The room was put aside; nobody can come in."""


class RoomRegistry:
    """Keeps the keepers."""

    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        rng: Callable[[], Random] = secrets.SystemRandom,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self.journal = journal
        self.clock = clock
        self.idle_seconds = idle_seconds
        self.keepers: dict[str, RoomActor] = {}
        self.broken: set[str] = set()
        """Rooms that ran into a fault: put aside as they are, until the server starts anew."""
        self.on_stored: Callable[[float], None] = lambda _: None
        self.knows_deck: Callable[[str | None], Awaitable[bool]] = any_deck
        """Whether the pictures of a deck that a room chooses are here."""
        self.hand_over: Callable[[str], Awaitable[str]] = lambda _: nobody()
        """Given a room that rests, returns where it is from now on, if anywhere."""
        self._rng = rng
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def make_room(self) -> RoomActor:
        """Open a new room under a code that nobody uses."""
        state, epoch = await self.write_room()
        return self._start(state, epoch)

    async def write_room(self) -> tuple[RoomState, int]:
        """Write a new room down without keeping it, and return it with its epoch."""
        rng = self._rng()
        while True:
            code = "".join(rng.choice(LETTERS) for _ in range(CODE_LENGTH))
            if code not in self.keepers and await self.journal.room(code) is None:
                break
        epoch = await self.journal.open_room(code)
        opened = ev.Opened(at=self.clock.now(), code=code, seed=rng.getrandbits(48))
        await self.journal.append([Entry(code, 1, epoch, ev.encode(opened))])
        state = RoomState()
        state.apply(opened)
        return state, epoch

    async def room(self, code: str) -> RoomActor | None:
        """Return the keeper of a room, woken from the journal if need be; None if there is none."""
        if keeper := self.keepers.get(code):
            return keeper
        if code in self.broken:
            raise BrokenRoomError(f"room {code} ran into a fault; its log is kept for repair")
        if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            return None
        async with self._opening.setdefault(code, asyncio.Lock()):
            if keeper := self.keepers.get(code):
                return keeper
            if await self.journal.room(code) is None:
                return None
            epoch = await self.journal.open_room(code)
            kept = await self.journal.snapshot(code)
            state = restored(kept[1]) if kept else RoomState()
            for entry in await self.journal.read(code, after=state.seq):
                state.apply(ev.decode(entry.body))
            return self._start(state, epoch)

    def public_rooms(self) -> list[RoomState]:
        """Return the rooms that their hosts made public and that are awake."""
        return [keeper.state for keeper in self.keepers.values() if keeper.state.public]

    def _start(self, state: RoomState, epoch: int) -> RoomActor:
        keeper = RoomActor(state, epoch, self.journal, self.clock, self._rng())
        code = state.code
        keeper.on_stop = lambda: self._stopped(code)
        keeper.on_stored = self.on_stored
        keeper.knows_deck = self.knows_deck
        keeper.hand_over = lambda: self.hand_over(code)
        self.keepers[code] = keeper
        self._tasks[code] = asyncio.create_task(keeper.run(), name=f"room {code}")
        return keeper

    def _stopped(self, code: str) -> None:
        keeper = self.keepers.pop(code, None)
        if keeper is not None and keeper.broken:
            self.broken.add(code)
        self._tasks.pop(code, None)
        self._opening.pop(code, None)

    def rest_idle_rooms(self) -> int:
        """Put rooms to rest that nobody has been in for long; return how many."""
        before = self.clock.now() - self.idle_seconds
        idle = [k for k in self.keepers.values() if not k.people and k.touched_at < before]
        for keeper in idle:
            keeper.post(REST)
        return len(idle)

    def let_go(self) -> None:
        """Stop keeping all rooms, at once: somebody else may have them."""
        for keeper in list(self.keepers.values()):
            keeper.post(LET_GO)

    async def close(self) -> None:
        """Let every room finish what is in its mailbox, then stop."""
        tasks = list(self._tasks.values())
        for keeper in list(self.keepers.values()):
            keeper.post(REST)
        if tasks:
            await asyncio.wait(tasks)
