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
    NamesKey,
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


def fold_club(entries: list[Entry], kept: NamesKey) -> ClubState:
    """Return the club night as its entries leave it, without names that its key cannot open."""
    state = ClubState()
    made_at, _ = kept
    for entry in entries:
        state.apply(ch.decode(entry.body))
        if entry.seq == made_at:
            state.forget_names()
    return state


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
        state = fold_club([entry], (1, names_key))
        self._registry.start_club(self._make_actor(state, epoch, names_key))
        return NewClub(code, key, organisers)

    async def open(self, code: str, epoch: int, entries: list[Entry], kept: NamesKey) -> ClubActor:
        """Fold a club night from its entries, and give it another key if it has lost its own."""
        state = fold_club(entries, kept)
        _, names_key = kept
        if not names_key and state.phase != "forgotten":
            names_key = await self._replace_key(state)
        return self._make_actor(state, epoch, names_key)

    async def _replace_key(self, state: ClubState) -> bytes:
        """Make a new key: nobody can read the names from before, and new ones are sealed with it.

        A backup has no keys, so a restored club night comes here.
        """
        log.warning("club night %s has lost its names; people are shown by number", state.code)
        state.forget_names()
        names_key = secrets.token_bytes(KEY_BYTES)
        await self._registry.journal.save_snapshot(state.code, state.seq, names_key)
        return names_key

    def _make_actor(self, state: ClubState, epoch: int, names_key: bytes) -> ClubActor:
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
