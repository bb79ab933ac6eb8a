"""The custom decks on a server, behind its routes for decks.

`DeckStore` is the interface of a store (a folder or PostgreSQL); `DeckRepository` adds owners and
limits to one.
"""

import asyncio
import hashlib
import re
import secrets
import time
from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from spotisle.decks.deck import DeckSummary
from spotisle.errors import SpotisleError

MAX_DECKS = 2_000
MAX_MEGABYTES = 1024
KEEP_DAYS = 180
KEEP_REPLACED_DAYS = 7
"""The old version of a replaced deck stays for games that are under way."""
DAY_S = 86_400.0
FILE_NAME = re.compile(r"deck\.json|layout\.json|deck\.spotisle|pictures/[0-9]{3}\.(svg|webp)")
VERSION = re.compile("[0-9a-f]{24}")
ID = re.compile("[a-z0-9]{12}")
_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


Files = Mapping[str, bytes | memoryview]
"""The files of a deck, by name."""


class DeckStoreFullError(SpotisleError):
    """The server keeps no more decks."""


class StoredDeck(Struct, frozen=True):
    """A deck of this server; its owner is known by a digest only."""

    id: str
    owner: str
    summary: DeckSummary = field(name="about")
    bytes: int
    changed_at: float


class DeckStore(Protocol):
    """Where decks are stored: a folder, or a database that several servers share.

    A version is the files of a deck, named by their digest; two decks of the same files share one.
    """

    async def find(self, deck_id: str) -> StoredDeck | None:
        """Return a deck by its id."""
        ...

    async def count_used(self, except_id: str) -> tuple[int, int]:
        """Return the number of decks and their bytes, without the one of that id."""
        ...

    async def put(self, deck: StoredDeck, files: Files) -> None:
        """Store the files, all or none, and then the deck, new or replaced."""
        ...

    async def remove(self, deck: StoredDeck) -> None:
        """Remove a deck, and its version if no other deck has it."""
        ...

    async def has(self, version: str) -> bool:
        """Tell whether this version of a deck is here."""
        ...

    async def file_size(self, version: str, name: str) -> int | None:
        """Return how many bytes a file of a version has."""
        ...

    async def file(
        self, version: str, name: str, start: int = 0, size: int | None = None
    ) -> bytes | None:
        """Return a file of a version, or so much of it."""
        ...

    async def touch(self, version: str, now: float) -> None:
        """Note that a version was used."""
        ...

    async def forget(self, decks_before: float, versions_before: float) -> None:
        """Remove decks last used before a time, and older versions that no deck has any more."""
        ...


class DeckRepository:
    """Stores decks for their owners. All state is in the store, so servers may share one."""

    def __init__(
        self, store: DeckStore, *, megabytes: int = MAX_MEGABYTES, keep_days: int = KEEP_DAYS
    ) -> None:
        self.megabytes = megabytes
        self.keep_days = keep_days
        self._store = store
        self._lock = asyncio.Lock()

    async def has(self, version: str) -> bool:
        """Tell whether this version of a deck is here."""
        return VERSION.fullmatch(version) is not None and await self._store.has(version)

    async def deck(self, deck_id: str) -> StoredDeck | None:
        """Return a deck by its id."""
        return await self._store.find(deck_id) if ID.fullmatch(deck_id) else None

    async def find_owned(self, deck_id: str, secret: str) -> StoredDeck | None:
        """Return the deck if the secret is its owner's."""
        deck = await self.deck(deck_id)
        if deck is None or not secrets.compare_digest(deck.owner, _digest(secret)):
            return None
        return deck

    async def add(self, summary: DeckSummary, files: Files) -> tuple[StoredDeck, str]:
        """Store a new deck; return it with the owner's secret, which is not stored."""
        secret = secrets.token_urlsafe(24)
        deck_id = "".join(secrets.choice(_ID_LETTERS) for _ in range(12))
        deck = StoredDeck(deck_id, _digest(secret), summary, _total_bytes(files), time.time())
        await self._put(deck, files)
        return deck, secret

    async def replace(self, deck: StoredDeck, summary: DeckSummary, files: Files) -> StoredDeck:
        """Give a deck other contents; games that are under way keep the old ones."""
        changed = replace(deck, summary=summary, bytes=_total_bytes(files), changed_at=time.time())
        await self._store.touch(deck.summary.version, changed.changed_at)
        await self._put(changed, files)
        return changed

    async def remove(self, deck: StoredDeck) -> None:
        """Remove a deck and its pictures at once."""
        async with self._lock:
            await self._store.remove(deck)

    async def file_size(self, version: str, name: str) -> int | None:
        """Return how many bytes a file of a deck has; None if there is none."""
        return await self._store.file_size(version, name) if _is_file(version, name) else None

    async def file(
        self, version: str, name: str, start: int = 0, size: int | None = None
    ) -> bytes | None:
        """Return a file of a deck, or so much of it; reading its manifest counts as using it."""
        if not _is_file(version, name):
            return None
        if name == "deck.json":
            await self._store.touch(version, time.time())
        return await self._store.file(version, name, start, size)

    async def tidy(self, now: float) -> None:
        """Remove decks that were not used for long, and old versions."""
        async with self._lock:
            await self._store.forget(now - self.keep_days * DAY_S, now - KEEP_REPLACED_DAYS * DAY_S)

    async def _put(self, deck: StoredDeck, files: Files) -> None:
        async with self._lock:
            decks, used = await self._store.count_used(except_id=deck.id)
            if decks >= MAX_DECKS or used + deck.bytes > self.megabytes * 2**20:
                raise DeckStoreFullError(
                    "This server has no space left for decks. Ask whoever runs it."
                )
            await self._store.put(deck, files)


def _is_file(version: str, name: str) -> bool:
    return bool(VERSION.fullmatch(version) and FILE_NAME.fullmatch(name))


def _digest(secret: str) -> str:
    # A header may hold any bytes; those that are no text become surrogates.
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def _total_bytes(files: Files) -> int:
    return sum(map(len, files.values()))
