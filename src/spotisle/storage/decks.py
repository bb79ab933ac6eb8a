"""The custom decks that a server stores.

`DeckStore` is the interface of a store (a folder or PostgreSQL); `DeckRepository` adds owners and
limits to one.
"""

import asyncio
import hashlib
import re
import secrets
import time
from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from spotisle.decks.deck import DeckSummary
from spotisle.errors import SpotisleError
from spotisle.storage.retention import DAY_S, retention_cutoff

MAX_DECKS = 2_000
MAX_MEGABYTES = 1024
KEEP_DAYS = 180
KEEP_REPLACED_DAYS = 7
"""The old version of a replaced deck stays for games that are under way."""
FILE_NAME = re.compile(r"deck\.json|layout\.json|deck\.spotisle|pictures/[0-9]{3}\.(svg|webp)")
VERSION_PATTERN = re.compile("[0-9a-f]{24}")
ID_PATTERN = re.compile("[a-z0-9]{12}")
_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


DECK_FILE = re.compile(
    rf"owned/{ID_PATTERN.pattern}\.json|versions/{VERSION_PATTERN.pattern}/(?:{FILE_NAME.pattern})"
)
"""The path of a file in a folder of decks."""

Files = Mapping[str, bytes | memoryview]
"""The files of a deck, by name."""


class DeckStoreFullError(SpotisleError):
    """The server has no space for another deck."""


class DeckGoneError(SpotisleError):
    """There is no such deck, or not any more."""

    def __init__(self) -> None:
        super().__init__("There is no such deck here; perhaps its owner deleted it.")


class StoredDeck(Struct, frozen=True):
    """A deck of this server; `owner` is a digest of the owner's secret."""

    id: str
    owner: str
    summary: DeckSummary = field(name="about")
    bytes: int
    changed_at: float


class DeckStore(Protocol):
    """Where decks are stored: a folder, or a database that several servers share.

    A version is the files of a deck, named by their digest; decks with the same files share one.
    """

    async def find(self, deck_id: str) -> StoredDeck | None:
        """Return a deck by its id."""
        ...

    async def count_used(self, except_id: str) -> tuple[int, int]:
        """Return the number of decks and their bytes, without the deck with this id."""
        ...

    async def put(self, deck: StoredDeck, files: Files) -> None:
        """Store the files of a new deck, all or none, and then the deck."""
        ...

    async def replace(self, deck: StoredDeck, files: Files) -> None:
        """Do the same for a deck that is there; raise `DeckGoneError` if it was removed."""
        ...

    async def remove(self, deck: StoredDeck) -> None:
        """Remove a deck, and the version that it has now if no other deck uses it."""
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
        """Return a file of a version, or `size` bytes of it from `start`."""
        ...

    async def touch(self, version: str, now: float) -> None:
        """Note that a version was used."""
        ...

    async def last_uses(self) -> list[float]:
        """Return when each deck and each version was last changed or used."""
        ...

    async def forget(self, decks_before: float, versions_before: float) -> None:
        """Remove decks last used before a time, and older versions that no deck uses."""
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
        return VERSION_PATTERN.fullmatch(version) is not None and await self._store.has(version)

    async def deck(self, deck_id: str) -> StoredDeck | None:
        """Return a deck by its id."""
        return await self._store.find(deck_id) if ID_PATTERN.fullmatch(deck_id) else None

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
        async with self._lock:
            await self._check_space(deck)
            await self._store.put(deck, files)
        return deck, secret

    async def replace(self, deck: StoredDeck, summary: DeckSummary, files: Files) -> StoredDeck:
        """Replace the contents of a deck; running games keep the old ones.

        Raises `DeckGoneError` if its owner has deleted it meanwhile.
        """
        changed = replace(deck, summary=summary, bytes=_total_bytes(files), changed_at=time.time())
        await self._store.touch(deck.summary.version, changed.changed_at)
        async with self._lock:
            await self._check_space(changed)
            await self._store.replace(changed, files)
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
        """Return a file, or `size` bytes of it; reading the manifest counts as using the deck."""
        if not _is_file(version, name):
            return None
        if name == "deck.json":
            await self._store.touch(version, time.time())
        return await self._store.file(version, name, start, size)

    async def tidy(self, now: float, touches: Iterable[float] = ()) -> None:
        """Remove decks unused for `keep_days`, and old versions.

        `touches` are times at which the server was in use, besides those of its decks.
        """
        async with self._lock:
            uses = [*touches, *await self._store.last_uses()]
            await self._store.forget(
                retention_cutoff(uses, now, self.keep_days * DAY_S),
                retention_cutoff(uses, now, KEEP_REPLACED_DAYS * DAY_S),
            )

    async def _check_space(self, deck: StoredDeck) -> None:
        decks, used = await self._store.count_used(except_id=deck.id)
        if decks >= MAX_DECKS or used + deck.bytes > self.megabytes * 2**20:
            raise DeckStoreFullError(
                "This server has no space left for decks. Ask whoever runs it."
            )


def _is_file(version: str, name: str) -> bool:
    return bool(VERSION_PATTERN.fullmatch(version) and FILE_NAME.fullmatch(name))


def _digest(secret: str) -> str:
    # A header may hold any bytes; those that are not UTF-8 become surrogates.
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def _total_bytes(files: Files) -> int:
    return sum(map(len, files.values()))
