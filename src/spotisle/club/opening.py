"""Create club nights, and open them again from the journal."""

import logging
import secrets
from collections.abc import Callable
from random import Random

from msgspec import Struct

from spotisle.club import changes as ch
from spotisle.club.actor import ClubActor
from spotisle.club.names import KEY_BYTES, NameBook
from spotisle.club.state import ClubState
from spotisle.rooms.actor import token_digest
from spotisle.rooms.registry import (
    CLUB_CODE_LENGTH,
    CODE_LETTERS,
    RoomRegistry,
    is_club_code,
)
from spotisle.storage import Entry

log = logging.getLogger(__name__)

ORGANISER_LINKS = 2


class NewClub(Struct, frozen=True):
    """The secrets of a new club night, for its creator only."""

    code: str
    key: str
    organisers: tuple[str, ...]


class ClubFactory:
    """Makes the club nights of one registry."""

    def __init__(
        self, registry: RoomRegistry, rng: Callable[[], Random] = secrets.SystemRandom
    ) -> None:
        self._registry = registry
        self._rng = rng
        registry.open_club = self.open

    async def create(self) -> NewClub:
        """Create a club night under a free code, and start it."""
        rng, journal, clock = self._rng(), self._registry.journal, self._registry.clock
        while True:
            code = "".join(rng.choice(CODE_LETTERS) for _ in range(CLUB_CODE_LENGTH))
            if await journal.room(code) is None:
                break
        key = secrets.token_urlsafe(9)
        organisers = tuple(secrets.token_urlsafe(24) for _ in range(ORGANISER_LINKS))
        opened = ch.ClubOpened(
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
        self._registry.start_club(self.open(code, epoch, [entry], names_key))
        return NewClub(code, key, organisers)

    def open(self, code: str, epoch: int, entries: list[Entry], names_key: bytes) -> ClubActor:
        """Fold a club night from its entries."""
        state = ClubState()
        for entry in entries:
            state.apply(ch.decode(entry.body))
        self._registry.tables.update(state.rooms, (table.room for table in state.tables))
        names = NameBook(names_key)
        return ClubActor(state, names, epoch, self._registry, self._registry.clock, self._rng())

    async def wake_all(self) -> None:
        """Open every club night, so that its names are deleted in time."""
        for info in await self._registry.journal.rooms():
            if is_club_code(info.code):
                try:
                    await self._registry.find(info.code)
                except Exception:
                    log.exception("club night %s cannot be opened", info.code)
