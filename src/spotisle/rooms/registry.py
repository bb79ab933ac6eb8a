"""The registry of live rooms: opens them from the journal on demand, stops them when idle."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from random import Random

import msgspec
from msgspec.structs import replace

from spotisle.errors import SpotisleError
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.clock import Clock
from spotisle.rooms.hooks import NO_HOOKS, RoomHooks
from spotisle.rooms.messages import LiveActor, Release, Stop
from spotisle.rooms.snapshot import decode_snapshot
from spotisle.rooms.state import RoomState
from spotisle.storage import Entry, Journal

log = logging.getLogger(__name__)

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without I, L and O: codes are read aloud and typed from a screen across the room."""
CODE_LENGTH = 5
CLUB_CODE_LENGTH = 6
"""Not `CODE_LENGTH`, so that the length of a code tells what it opens."""
IDLE_TIMEOUT_S = 1800.0


def is_room_code(code: str) -> bool:
    """Tell whether a text has the form of a room code."""
    return len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS)


def is_club_code(code: str) -> bool:
    """Tell whether a text has the form of a club night's code."""
    return len(code) == CLUB_CODE_LENGTH and set(code) <= set(CODE_LETTERS)


NamesKey = tuple[int, bytes]
"""The key of a club night's names, which its snapshot holds, and the number of the last entry from
before it was made; without a key 0 and nothing."""
ClubOpener = Callable[[str, int, list[Entry], NamesKey], Awaitable[LiveActor]]
"""Opens a club night from its code, epoch, entries and names key."""


class BrokenRoomError(SpotisleError):
    """The room is quarantined after a fault; nobody can join it."""


class RoomRegistry:
    """All live rooms of this server, by code."""

    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        hooks: RoomHooks = NO_HOOKS,
        rng: Callable[[], Random] = secrets.SystemRandom,
        idle_timeout_s: float = IDLE_TIMEOUT_S,
    ) -> None:
        self.journal = journal
        self.clock = clock
        self.idle_timeout_s = idle_timeout_s
        self.actors: dict[str, RoomActor] = {}
        self.broken: set[str] = set()
        """Rooms that ran into a fault: quarantined until the server restarts."""
        self.clubs: dict[str, LiveActor] = {}
        """The live club nights, by code; they run in the same way as rooms."""
        self.open_club: ClubOpener | None = None
        self.tables: set[str] = set()
        """The rooms of club nights: only people seated there can enter."""
        self.watchers: dict[str, Callable[[RoomState, Sequence[ev.Event]], None]] = {}
        """Callbacks for the events of a room, by its code."""
        self._hooks = replace(hooks, on_stop=self._forget_stopped, on_events=self._tell_watcher)
        self.run_in_thread = hooks.run_in_thread
        self._rng = rng
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening: dict[str, asyncio.Task[RoomActor | None]] = {}
        self._opening_clubs: dict[str, asyncio.Task[LiveActor | None]] = {}
        """What is being opened, by code: everybody who asks for one waits for the same task."""

    async def make_room(self) -> RoomActor:
        """Create a room under a free code, and start it."""
        state, epoch = await self.create_room()
        return self._start(state, epoch)

    async def create_room(self) -> tuple[RoomState, int]:
        """Create a room in the journal without starting it; return its state and epoch."""
        rng = self._rng()
        while True:
            code = "".join(rng.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if code not in self.actors and await self.journal.room(code) is None:
                break
        epoch = await self.journal.open_room(code)
        opened = ev.Opened(at=self.clock.now(), code=code, seed=rng.getrandbits(48))
        await self.journal.append([Entry(code, 1, epoch, ev.encode(opened))])
        state = RoomState()
        state.apply(opened)
        return state, epoch

    async def room(self, code: str) -> RoomActor | None:
        """Return the actor of a room, opened from the journal if need be; None if unknown."""
        if actor := self.actors.get(code):
            return actor
        if code in self.broken:
            raise BrokenRoomError(f"room {code} ran into a fault; its log is kept for repair")
        if not is_room_code(code):
            return None
        if code not in self._opening:
            opening = asyncio.create_task(self._open(code), name=f"open {code}")
            self._opening[code] = opening
            opening.add_done_callback(lambda _: self._opening.pop(code))
        return await asyncio.shield(self._opening[code])

    async def _open(self, code: str) -> RoomActor | None:
        if await self.journal.room(code) is None:
            return None
        epoch = await self.journal.open_room(code)
        state = await self._last_snapshot(code)
        entries = await self.journal.read(code, after=state.seq)
        for entry in entries:
            state.replay(ev.decode(entry.body))
        actor = self._start(state, epoch)
        actor.archive.count(entries, self.clock.now())
        return actor

    async def find(self, code: str) -> LiveActor | None:
        """Return the actor of a room or a club night; None if there is neither."""
        if not is_club_code(code):
            return await self.room(code)
        if club := self.clubs.get(code):
            return club
        if code in self.broken:
            raise BrokenRoomError(f"club night {code} ran into a fault; its log is kept for repair")
        if code not in self._opening_clubs:
            opening = asyncio.create_task(self._open_club(code), name=f"open {code}")
            self._opening_clubs[code] = opening
            opening.add_done_callback(lambda _: self._opening_clubs.pop(code))
        return await asyncio.shield(self._opening_clubs[code])

    async def _open_club(self, code: str) -> LiveActor | None:
        if self.open_club is None or await self.journal.room(code) is None:
            return None
        epoch = await self.journal.open_room(code)
        kept = await self.journal.snapshot(code)
        entries = await self.journal.read(code)
        return self.start_club(await self.open_club(code, epoch, entries, kept or (0, b"")))

    def start_club(self, club: LiveActor) -> LiveActor:
        """Run a club night until it stops."""
        self.clubs[club.code] = club
        task = asyncio.create_task(club.run(), name=f"club night {club.code}")
        self._tasks[club.code] = task
        task.add_done_callback(lambda _: self._club_stopped(club))
        return club

    def _club_stopped(self, club: LiveActor) -> None:
        if club.broken:
            self.broken.add(club.code)
        if self.clubs.get(club.code) is club:
            del self.clubs[club.code]
            self._tasks.pop(club.code, None)

    def _tell_watcher(self, state: RoomState, events: Sequence[ev.Event]) -> None:
        if watcher := self.watchers.get(state.code):
            watcher(state, events)

    async def _last_snapshot(self, code: str) -> RoomState:
        """Return the room from its last snapshot, or a new one if there is no usable snapshot."""
        kept = await self.journal.snapshot(code)
        if kept is not None:
            try:
                return decode_snapshot(kept[1])
            except (msgspec.MsgspecError, SpotisleError) as error:
                log.warning("the snapshot of room %s is not used: %s", code, error)
        return RoomState()

    def public_rooms(self) -> list[RoomState]:
        """Return the live rooms that their hosts made public."""
        return [actor.state for actor in self.actors.values() if actor.state.public]

    def _start(self, state: RoomState, epoch: int) -> RoomActor:
        code = state.code
        actor = RoomActor(state, epoch, self.journal, self.clock, self._rng(), self._hooks)
        self.actors[code] = actor
        self._tasks[code] = asyncio.create_task(actor.run(), name=f"room {code}")
        return actor

    def _forget_stopped(self, code: str) -> None:
        actor = self.actors.pop(code, None)
        if actor is not None and actor.broken:
            self.broken.add(code)
        self._tasks.pop(code, None)

    def stop_idle_rooms(self) -> int:
        """Stop rooms that nobody has used for a while; return how many."""
        before = self.clock.now() - self.idle_timeout_s
        live = [*self.actors.values(), *self.clubs.values()]
        idle = [actor for actor in live if not actor.people and actor.touched_at < before]
        for actor in idle:
            actor.post(Stop())
        return len(idle)

    def release_all(self) -> None:
        """Stop all rooms at once: other nodes may own them by now."""
        for actor in [*self.actors.values(), *self.clubs.values()]:
            actor.post(Release())

    async def close(self) -> None:
        """Stop all rooms after they have handled what is in their mailboxes."""
        tasks = list(self._tasks.values())
        for actor in [*self.clubs.values(), *self.actors.values()]:
            actor.post(Stop())
        if tasks:
            await asyncio.wait(tasks)
