"""The deck store in a folder, of one server."""

import asyncio
import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from spotisle.errors import DiskFullError, is_disk_full
from spotisle.storage.decks import DeckGoneError, Files, StoredDeck
from spotisle.storage.errors import JournalUnavailableError

UNFINISHED = "rough-"
"""Prefix of a folder whose files are not all written yet, or being deleted."""


class FileDeckStore:
    """A `DeckStore` of files; it reads and writes in threads.

    Nobody else writes there, and `DeckRepository` writes one deck at a time.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._versions = folder / "versions"
        self._owned = folder / "owned"

    async def find(self, deck_id: str) -> StoredDeck | None:
        """Return a deck by its id."""
        return await asyncio.to_thread(_read_deck, self._owned / f"{deck_id}.json")

    async def count_used(self, except_id: str) -> tuple[int, int]:
        """Return the number of decks and their bytes, without the deck with this id."""
        others = [deck.bytes for deck in await asyncio.to_thread(self._all) if deck.id != except_id]
        return len(others), sum(others)

    async def put(self, deck: StoredDeck, files: Files) -> None:
        """Write the files of a new deck, all or none, and then the deck."""
        await asyncio.to_thread(self._write, deck, files)

    async def replace(self, deck: StoredDeck, files: Files) -> None:
        """Do the same for a deck that is there; raise `DeckGoneError` if it was removed."""
        if await self.find(deck.id) is None:
            raise DeckGoneError
        await self.put(deck, files)

    async def remove(self, deck: StoredDeck) -> None:
        """Remove a deck, and the files that it has now if no other deck uses them."""
        with _explain_errors():
            await asyncio.to_thread(self._remove, deck)

    async def has(self, version: str) -> bool:
        """Tell whether this version of a deck is here."""
        return (self._versions / version).is_dir()

    async def file_size(self, version: str, name: str) -> int | None:
        """Return how many bytes a file of a version has."""
        return await asyncio.to_thread(_measure, self._versions / version / name)

    async def file(
        self, version: str, name: str, start: int = 0, size: int | None = None
    ) -> bytes | None:
        """Return a file of a version, or `size` bytes of it from `start`."""
        return await asyncio.to_thread(_read, self._versions / version / name, start, size)

    async def touch(self, version: str, now: float) -> None:
        """Note that a version was used, as the modification time of its folder."""
        with suppress(OSError):
            await asyncio.to_thread(os.utime, self._versions / version, (now, now))

    async def last_uses(self) -> list[float]:
        """Return when each deck was changed, and when each version was last used."""
        return await asyncio.to_thread(self._last_uses)

    async def forget(self, decks_before: float, versions_before: float) -> None:
        """Remove decks last used before a time, and older versions that no deck uses."""
        await asyncio.to_thread(self._forget, decks_before, versions_before)

    def _all(self) -> list[StoredDeck]:
        return [deck for file in self._owned.glob("*.json") if (deck := _read_deck(file))]

    def _write(self, deck: StoredDeck, files: Files) -> None:
        """Write everything under temporary names first: renaming takes no space."""
        place = self._versions / deck.summary.version
        unfinished = self.folder / f"{UNFINISHED}{deck.id}"
        fresh = self._owned / f"{deck.id}.new"
        with _explain_errors():
            try:
                for folder in (unfinished, self._versions, self._owned):
                    folder.mkdir(parents=True, exist_ok=True)
                fresh.write_bytes(msgspec.json.encode(deck))
                if not place.is_dir():
                    for name, body in files.items():
                        (unfinished / name).parent.mkdir(exist_ok=True)
                        (unfinished / name).write_bytes(body)
                    unfinished.replace(place)
                fresh.replace(self._owned / f"{deck.id}.json")
            finally:
                shutil.rmtree(unfinished, ignore_errors=True)
                fresh.unlink(missing_ok=True)

    def _remove(self, deck: StoredDeck) -> None:
        file = self._owned / f"{deck.id}.json"
        deck = _read_deck(file) or deck
        file.unlink(missing_ok=True)
        if all(other.summary.version != deck.summary.version for other in self._all()):
            self._drop(deck.summary.version)

    def _last_uses(self) -> list[float]:
        return [*self._last_use_by_version().values(), *(deck.changed_at for deck in self._all())]

    def _last_use_by_version(self) -> dict[str, float]:
        return {place.name: place.stat().st_mtime for place in self._versions.glob("*")}

    def _forget(self, decks_before: float, versions_before: float) -> None:
        seen = self._last_use_by_version()
        used: set[str] = set()
        for deck in self._all():
            version = deck.summary.version
            if max(deck.changed_at, seen.get(version, 0.0)) < decks_before:
                (self._owned / f"{deck.id}.json").unlink(missing_ok=True)
            else:
                used.add(version)
        for version, last in seen.items():
            if version not in used and last < versions_before:
                self._drop(version)

        for left in (*self.folder.glob(f"{UNFINISHED}*"), *self._owned.glob("*.new")):
            if left.stat().st_mtime < versions_before:  # a server was killed in the middle
                shutil.rmtree(left) if left.is_dir() else left.unlink()

    def _drop(self, version: str) -> None:
        """Remove a version; at no time is a part of its files there."""
        unfinished = self.folder / f"{UNFINISHED}{version}"
        shutil.rmtree(unfinished, ignore_errors=True)
        with suppress(OSError):
            (self._versions / version).rename(unfinished)
        shutil.rmtree(unfinished, ignore_errors=True)


def read_decks(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the path and contents of each file of the decks, also while a server writes there.

    A server stores a version before its deck, and deletes it after it. So each deck that is listed
    first has its version, unless it is deleted meanwhile; then both are left out.
    """
    owned = [
        (file.name, deck) for file in folder.glob("owned/*.json") if (deck := _read_deck(file))
    ]
    whole: set[str] = set()
    for place in sorted(folder.glob("versions/*")):
        try:
            files = [(file, file.read_bytes()) for file in place.rglob("*") if file.is_file()]
        except FileNotFoundError:
            continue
        if place.is_dir():
            whole.add(place.name)
            yield from ((file.relative_to(folder).as_posix(), body) for file, body in files)
    for name, deck in owned:
        if deck.summary.version in whole:
            yield f"owned/{name}", msgspec.json.encode(deck)


def write_decks(folder: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write a new folder of decks."""
    folder.mkdir()
    for name, body in files:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)


@contextmanager
def _explain_errors() -> Iterator[None]:
    """Turn system errors into errors for callers."""
    try:
        yield
    except OSError as error:
        if is_disk_full(error):
            raise DiskFullError from error
        raise JournalUnavailableError(f"decks cannot be stored: {error}") from error


def _read_deck(file: Path) -> StoredDeck | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=StoredDeck)
    except (OSError, msgspec.DecodeError):
        return None


def _measure(file: Path) -> int | None:
    try:
        return file.stat().st_size
    except OSError:
        return None


def _read(file: Path, start: int, size: int | None) -> bytes | None:
    try:
        with file.open("rb") as opened:
            opened.seek(start)
            return opened.read(-1 if size is None else size)
    except OSError:
        return None
