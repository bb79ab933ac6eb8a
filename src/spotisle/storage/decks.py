"""The decks that people keep on this server, with owners and bounds."""

import asyncio
import hashlib
import re
import secrets
import time
from typing import Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from spotisle.decks.deck import DeckSummary
from spotisle.errors import SpotisleError

MAX_DECKS = 2_000
MEGABYTES = 1024
KEEP_DAYS = 180
KEEP_REPLACED_DAYS = 7
"""How long the old version of a replaced deck is there for games that are under way."""
DAY = 86_400.0
FILE = re.compile(r"deck\.json|layout\.json|deck\.spotisle|pictures/[0-9]{3}\.(svg|webp)")
VERSION = re.compile("[0-9a-f]{24}")
ID = re.compile("[a-z0-9]{12}")
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


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
    """Where decks lie: a folder, or the tables that several nodes share.

    A version is the files of a deck, named by their digest; two decks of the same files share one.
    """

    async def find(self, deck_id: str) -> StoredDeck | None:
        """Return a deck by its id."""
        ...

    async def used(self, but: str) -> tuple[int, int]:
        """Return how many decks there are and their bytes, without the one of that id."""
        ...

    async def keep(self, kept: StoredDeck, files: dict[str, bytes]) -> None:
        """Keep the files, all or none of them, and then the deck, new or replaced."""
        ...

    async def remove(self, kept: StoredDeck) -> None:
        """Forget a deck, and its version if no other deck has it."""
        ...

    async def has(self, version: str) -> bool:
        """Tell whether this version of a deck is here."""
        ...

    async def file(self, version: str, name: str) -> bytes | None:
        """Return a file of a version."""
        ...

    async def touch(self, version: str, now: float) -> None:
        """Note that somebody looked at a version."""
        ...

    async def forget(self, decks_before: float, versions_before: float) -> None:
        """Forget decks last seen before a time, and versions that are no deck's any more."""
        ...


class DeckRepository:
    """Keeps decks. Nothing is remembered beside the store, so several servers may share one."""

    def __init__(
        self, store: DeckStore, *, megabytes: int = MEGABYTES, keep_days: int = KEEP_DAYS
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

    async def owned(self, deck_id: str, secret: str) -> StoredDeck | None:
        """Return the deck if the secret is its owner's."""
        kept = await self.deck(deck_id)
        if kept is None or not secrets.compare_digest(kept.owner, _digest(secret)):
            return None
        return kept

    async def add(self, summary: DeckSummary, files: dict[str, bytes]) -> tuple[StoredDeck, str]:
        """Keep a new deck; return it with the owner's secret, which is told once."""
        secret = secrets.token_urlsafe(24)
        deck_id = "".join(secrets.choice(_LETTERS) for _ in range(12))
        kept = StoredDeck(deck_id, _digest(secret), summary, _weight(files), time.time())
        await self._keep(kept, files)
        return kept, secret

    async def replace(
        self, kept: StoredDeck, summary: DeckSummary, files: dict[str, bytes]
    ) -> StoredDeck:
        """Give a deck other contents; games that are under way keep the old ones."""
        changed = replace(kept, summary=summary, bytes=_weight(files), changed_at=time.time())
        await self._store.touch(kept.summary.version, changed.changed_at)
        await self._keep(changed, files)
        return changed

    async def remove(self, kept: StoredDeck) -> None:
        """Forget a deck and its pictures at once."""
        async with self._lock:
            await self._store.remove(kept)

    async def file(self, version: str, name: str) -> bytes | None:
        """Return a file of a deck; whoever opens a deck asks for its manifest, which keeps it."""
        if not (VERSION.fullmatch(version) and FILE.fullmatch(name)):
            return None
        if name == "deck.json":
            await self._store.touch(version, time.time())
        return await self._store.file(version, name)

    async def tidy(self, now: float) -> None:
        """Forget decks that nobody has looked at for long, and old versions."""
        async with self._lock:
            await self._store.forget(now - self.keep_days * DAY, now - KEEP_REPLACED_DAYS * DAY)

    async def _keep(self, kept: StoredDeck, files: dict[str, bytes]) -> None:
        async with self._lock:
            decks, used = await self._store.used(kept.id)
            if decks >= MAX_DECKS or used + kept.bytes > self.megabytes * 2**20:
                raise DeckStoreFullError(
                    "This server has no more room for decks; ask whoever runs it."
                )
            await self._store.keep(kept, files)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _weight(files: dict[str, bytes]) -> int:
    return sum(map(len, files.values()))
