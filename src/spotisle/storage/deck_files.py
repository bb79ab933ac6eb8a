"""Decks as files in a folder, which several servers on one machine may share."""

import asyncio
import os
import shutil
from contextlib import suppress
from pathlib import Path

import msgspec

from spotisle.storage.decks import StoredDeck


class FileDeckStore:
    """A `DeckStore` of files; what touches the disk is done in threads."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._versions = folder / "versions"
        self._owned = folder / "owned"

    async def find(self, deck_id: str) -> StoredDeck | None:
        """Return a deck by its id."""
        return await asyncio.to_thread(_kept, self._owned / f"{deck_id}.json")

    async def used(self, but: str) -> tuple[int, int]:
        """Return how many decks there are and their bytes, without the one of that id."""
        others = [deck.bytes for deck in await asyncio.to_thread(self._all) if deck.id != but]
        return len(others), sum(others)

    async def keep(self, kept: StoredDeck, files: dict[str, bytes]) -> None:
        """Write the files first, all or nothing, then who owns them."""
        await asyncio.to_thread(self._write, kept, files)

    async def remove(self, kept: StoredDeck) -> None:
        """Forget a deck, and its files if they are no other deck's."""
        await asyncio.to_thread(self._remove, kept)

    async def has(self, version: str) -> bool:
        """Tell whether this version of a deck is here."""
        return (self._versions / version).is_dir()

    async def file(self, version: str, name: str) -> bytes | None:
        """Return a file of a version."""
        return await asyncio.to_thread(_read, self._versions / version / name)

    async def touch(self, version: str, now: float) -> None:
        """Note when a version was last looked at: it is the time of its folder."""
        with suppress(OSError):
            await asyncio.to_thread(os.utime, self._versions / version, (now, now))

    async def forget(self, decks_before: float, versions_before: float) -> None:
        """Forget decks last seen before a time, and versions that are no deck's any more."""
        await asyncio.to_thread(self._forget, decks_before, versions_before)

    def _all(self) -> list[StoredDeck]:
        return [kept for file in self._owned.glob("*.json") if (kept := _kept(file))]

    def _write(self, kept: StoredDeck, files: dict[str, bytes]) -> None:
        place = self._versions / kept.summary.version
        if not place.is_dir():
            rough = self.folder / f"rough-{kept.id}"
            shutil.rmtree(rough, ignore_errors=True)
            for name, body in files.items():
                target = rough / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(body)
            self._versions.mkdir(exist_ok=True)
            rough.replace(place)
        self._owned.mkdir(exist_ok=True)
        fresh = self._owned / f"{kept.id}.new"
        fresh.write_bytes(msgspec.json.encode(kept))
        fresh.replace(self._owned / f"{kept.id}.json")

    def _remove(self, kept: StoredDeck) -> None:
        (self._owned / f"{kept.id}.json").unlink(missing_ok=True)
        if all(deck.summary.version != kept.summary.version for deck in self._all()):
            self._drop(kept.summary.version)

    def _forget(self, decks_before: float, versions_before: float) -> None:
        seen = {place.name: place.stat().st_mtime for place in self._versions.glob("*")}
        used: set[str] = set()
        for kept in self._all():
            version = kept.summary.version
            if max(kept.changed_at, seen.get(version, 0.0)) < decks_before:
                (self._owned / f"{kept.id}.json").unlink(missing_ok=True)
            else:
                used.add(version)
        for version, last in seen.items():
            if version not in used and last < versions_before:
                self._drop(version)

    def _drop(self, version: str) -> None:
        shutil.rmtree(self._versions / version, ignore_errors=True)


def _kept(file: Path) -> StoredDeck | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=StoredDeck)
    except (OSError, msgspec.DecodeError):
        return None


def _read(file: Path) -> bytes | None:
    try:
        return file.read_bytes()
    except OSError:
        return None
