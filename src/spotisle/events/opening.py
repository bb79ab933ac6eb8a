"""Create events, and open them again from the journal."""

import logging
import secrets
from collections.abc import Callable
from random import Random

from msgspec import Struct

from spotisle.events import changes as ch
from spotisle.events.actor import EventActor
from spotisle.events.names import KEY_BYTES, NameBook
from spotisle.events.state import EventState
from spotisle.rooms.actor import token_digest
from spotisle.rooms.registry import (
    CODE_LETTERS,
    EVENT_CODE_LENGTH,
    RoomRegistry,
    is_event_code,
)
from spotisle.storage import Entry

log = logging.getLogger(__name__)

ORGANISERS = 2


class NewEvent(Struct, frozen=True):
    """What only the creator of an event is told."""

    code: str
    key: str
    organisers: tuple[str, ...]


class EventFactory:
    """Makes the events of one registry."""

    def __init__(
        self, registry: RoomRegistry, rng: Callable[[], Random] = secrets.SystemRandom
    ) -> None:
        self._registry = registry
        self._rng = rng
        registry.open_event = self.open

    async def create(self) -> NewEvent:
        """Create an event under a free code, and start it."""
        rng, journal, clock = self._rng(), self._registry.journal, self._registry.clock
        while True:
            code = "".join(rng.choice(CODE_LETTERS) for _ in range(EVENT_CODE_LENGTH))
            if await journal.room(code) is None:
                break
        key = secrets.token_urlsafe(9)
        organisers = tuple(secrets.token_urlsafe(24) for _ in range(ORGANISERS))
        opened = ch.EventOpened(
            at=clock.now(),
            code=code,
            join_key=token_digest(key),
            organisers=tuple(map(token_digest, organisers)),
        )
        epoch = await journal.open_room(code)
        entry = Entry(code, 1, epoch, ch.encode(opened))
        await journal.append([entry])
        names_key = secrets.token_bytes(KEY_BYTES)
        await journal.save_snapshot(code, 1, names_key)
        self._registry.start_event(self.open(code, epoch, [entry], names_key))
        return NewEvent(code, key, organisers)

    def open(self, code: str, epoch: int, entries: list[Entry], names_key: bytes) -> EventActor:
        """Fold an event from its entries."""
        state = EventState()
        for entry in entries:
            state.apply(ch.decode(entry.body))
        self._registry.tables.update(state.rooms, (table.room for table in state.tables))
        names = NameBook(b"" if state.phase == "forgotten" else names_key)
        return EventActor(state, names, epoch, self._registry, self._registry.clock, self._rng())

    async def wake_all(self) -> None:
        """Open every event that still has names: they are forgotten in time."""
        for info in await self._registry.journal.rooms():
            if is_event_code(info.code):
                try:
                    await self._registry.find(info.code)
                except Exception:
                    log.exception("event %s cannot be opened", info.code)
