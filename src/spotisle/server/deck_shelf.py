"""The decks that people keep on this server: files in a folder, with owners and bounds."""

import asyncio
import hashlib
import os
import re
import secrets
import shutil
import time
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spotisle.decks.workbench import About
from spotisle.errors import SpotisleError

MOST_DECKS = 2_000
MEGABYTES = 1024
KEEP_DAYS = 180
KEEP_REPLACED_DAYS = 7
"""How long the old version of a replaced deck is there for games that are under way."""
DAY = 86_400.0
FILE = re.compile(r"deck\.json|layout\.json|deck\.spotisle|pictures/[0-9]{3}\.(svg|webp)")
VERSION = re.compile("[0-9a-f]{24}")
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class NoRoomError(SpotisleError):
    """The server keeps no more decks."""


class KeptDeck(Struct, frozen=True):
    """A deck of this server; its owner is known by a digest only."""

    id: str
    owner: str
    about: About
    bytes: int
    changed_at: float


class DeckShelf:
    """Keeps decks in a folder. What touches the disk is done in threads, one at a time."""

    def __init__(
        self, folder: Path, *, megabytes: int = MEGABYTES, keep_days: int = KEEP_DAYS
    ) -> None:
        self.folder = folder
        self.megabytes = megabytes
        self.keep_days = keep_days
        self.decks: dict[str, KeptDeck] = {}
        self._versions = folder / "versions"
        self._owned = folder / "owned"
        self._lock = asyncio.Lock()

    async def open(self) -> None:
        """Look what is there."""
        self.decks = await asyncio.to_thread(self._look)

    def _look(self) -> dict[str, KeptDeck]:
        kept = (
            msgspec.json.decode(file.read_bytes(), type=KeptDeck)
            for file in sorted(self._owned.glob("*.json"))
        )
        return {deck.id: deck for deck in kept}

    def has(self, version: str) -> bool:
        """Tell whether this version of a deck is here."""
        return VERSION.fullmatch(version) is not None and (self._versions / version).is_dir()

    async def add(self, about: About, files: dict[str, bytes]) -> tuple[KeptDeck, str]:
        """Keep a new deck; return it with the owner's secret, which is told once."""
        if len(self.decks) >= MOST_DECKS:
            raise NoRoomError("This server keeps no more decks; ask whoever runs it.")
        secret = secrets.token_urlsafe(24)
        deck_id = "".join(secrets.choice(_LETTERS) for _ in range(12))
        kept = KeptDeck(deck_id, _digest(secret), about, _weight(files), time.time())
        await self._keep(kept, files)
        return kept, secret

    async def replace(self, kept: KeptDeck, about: About, files: dict[str, bytes]) -> KeptDeck:
        """Give a deck other contents; games that are under way keep the old ones."""
        changed = replace(kept, about=about, bytes=_weight(files), changed_at=time.time())
        await self._keep(changed, files)
        return changed

    def owned(self, deck_id: str, secret: str) -> KeptDeck | None:
        """Return the deck if the secret is its owner's."""
        kept = self.decks.get(deck_id)
        if kept is None or not secrets.compare_digest(kept.owner, _digest(secret)):
            return None
        return kept

    async def remove(self, kept: KeptDeck) -> None:
        """Forget a deck and its pictures at once."""
        async with self._lock:
            self.decks.pop(kept.id, None)
            (self._owned / f"{kept.id}.json").unlink(missing_ok=True)
            if not self._is_used(kept.about.version):
                await asyncio.to_thread(self._drop, kept.about.version)

    async def file(self, version: str, name: str) -> bytes | None:
        """Return a file of a deck; None if there is none."""
        if not (VERSION.fullmatch(version) and FILE.fullmatch(name)):
            return None
        return await asyncio.to_thread(self._read, self._versions / version, name)

    def _read(self, folder: Path, name: str) -> bytes | None:
        try:
            if name == "deck.json":
                os.utime(folder)
            return (folder / name).read_bytes()
        except OSError:
            return None

    async def _keep(self, kept: KeptDeck, files: dict[str, bytes]) -> None:
        async with self._lock:
            used = sum(deck.bytes for deck in self.decks.values() if deck.id != kept.id)
            if used + kept.bytes > self.megabytes * 2**20:
                raise NoRoomError("This server has no more room for decks; ask whoever runs it.")
            await asyncio.to_thread(self._write, kept, files)
            self.decks[kept.id] = kept

    def _write(self, kept: KeptDeck, files: dict[str, bytes]) -> None:
        """Write the files first, all or nothing, then who owns them."""
        place = self._versions / kept.about.version
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
        fresh = self._owned / f"{kept.id}.json.new"
        fresh.write_bytes(msgspec.json.encode(kept))
        fresh.replace(self._owned / f"{kept.id}.json")

    def _drop(self, version: str) -> None:
        shutil.rmtree(self._versions / version, ignore_errors=True)

    def _is_used(self, version: str) -> bool:
        return any(deck.about.version == version for deck in self.decks.values())

    async def tidy(self, now: float) -> None:
        """Forget decks that nobody has looked at for long, and old versions."""
        async with self._lock:
            seen = await asyncio.to_thread(self._last_seen)
            for kept in list(self.decks.values()):
                last = max(kept.changed_at, seen.get(kept.about.version, 0.0))
                if last < now - self.keep_days * DAY:
                    del self.decks[kept.id]
                    (self._owned / f"{kept.id}.json").unlink(missing_ok=True)
            for version, last in seen.items():
                if not self._is_used(version) and last < now - KEEP_REPLACED_DAYS * DAY:
                    await asyncio.to_thread(self._drop, version)

    def _last_seen(self) -> dict[str, float]:
        return {place.name: place.stat().st_mtime for place in self._versions.glob("*")}


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _weight(files: dict[str, bytes]) -> int:
    return sum(map(len, files.values()))
