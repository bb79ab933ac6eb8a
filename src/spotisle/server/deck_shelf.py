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
ID = re.compile("[a-z0-9]{12}")
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
    """Keeps decks in a folder, which several servers on one machine may share.

    Nothing is remembered beside the disk, and what touches the disk is done in threads.
    """

    def __init__(
        self, folder: Path, *, megabytes: int = MEGABYTES, keep_days: int = KEEP_DAYS
    ) -> None:
        self.folder = folder
        self.megabytes = megabytes
        self.keep_days = keep_days
        self._versions = folder / "versions"
        self._owned = folder / "owned"
        self._lock = asyncio.Lock()

    def has(self, version: str) -> bool:
        """Tell whether this version of a deck is here."""
        return VERSION.fullmatch(version) is not None and (self._versions / version).is_dir()

    async def deck(self, deck_id: str) -> KeptDeck | None:
        """Return a deck by its id."""
        if not ID.fullmatch(deck_id):
            return None
        return await asyncio.to_thread(_kept, self._owned / f"{deck_id}.json")

    async def owned(self, deck_id: str, secret: str) -> KeptDeck | None:
        """Return the deck if the secret is its owner's."""
        kept = await self.deck(deck_id)
        if kept is None or not secrets.compare_digest(kept.owner, _digest(secret)):
            return None
        return kept

    async def add(self, about: About, files: dict[str, bytes]) -> tuple[KeptDeck, str]:
        """Keep a new deck; return it with the owner's secret, which is told once."""
        secret = secrets.token_urlsafe(24)
        deck_id = "".join(secrets.choice(_LETTERS) for _ in range(12))
        kept = KeptDeck(deck_id, _digest(secret), about, _weight(files), time.time())
        async with self._lock:
            await asyncio.to_thread(self._write, kept, files)
        return kept, secret

    async def replace(self, kept: KeptDeck, about: About, files: dict[str, bytes]) -> KeptDeck:
        """Give a deck other contents; games that are under way keep the old ones."""
        changed = replace(kept, about=about, bytes=_weight(files), changed_at=time.time())
        async with self._lock:
            await asyncio.to_thread(self._write, changed, files)
        return changed

    async def remove(self, kept: KeptDeck) -> None:
        """Forget a deck and its pictures at once."""
        async with self._lock:
            await asyncio.to_thread(self._remove, kept)

    async def file(self, version: str, name: str) -> bytes | None:
        """Return a file of a deck; None if there is none."""
        if not (VERSION.fullmatch(version) and FILE.fullmatch(name)):
            return None
        return await asyncio.to_thread(_read, self._versions / version, name)

    async def tidy(self, now: float) -> None:
        """Forget decks that nobody has looked at for long, and old versions."""
        async with self._lock:
            await asyncio.to_thread(self._tidy, now)

    def _all(self) -> list[KeptDeck]:
        return [kept for file in self._owned.glob("*.json") if (kept := _kept(file))]

    def _check_room(self, kept: KeptDeck) -> None:
        others = [deck for deck in self._all() if deck.id != kept.id]
        used = sum(deck.bytes for deck in others)
        if len(others) >= MOST_DECKS or used + kept.bytes > self.megabytes * 2**20:
            raise NoRoomError("This server has no more room for decks; ask whoever runs it.")

    def _write(self, kept: KeptDeck, files: dict[str, bytes]) -> None:
        """Write the files first, all or nothing, then who owns them."""
        self._check_room(kept)
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
        fresh = self._owned / f"{kept.id}.new"
        fresh.write_bytes(msgspec.json.encode(kept))
        fresh.replace(self._owned / f"{kept.id}.json")

    def _remove(self, kept: KeptDeck) -> None:
        (self._owned / f"{kept.id}.json").unlink(missing_ok=True)
        if all(deck.about.version != kept.about.version for deck in self._all()):
            self._drop(kept.about.version)

    def _tidy(self, now: float) -> None:
        seen = {place.name: place.stat().st_mtime for place in self._versions.glob("*")}
        used: set[str] = set()
        for kept in self._all():
            version = kept.about.version
            if max(kept.changed_at, seen.get(version, 0.0)) < now - self.keep_days * DAY:
                (self._owned / f"{kept.id}.json").unlink(missing_ok=True)
            else:
                used.add(version)
        for version, last in seen.items():
            if version not in used and last < now - KEEP_REPLACED_DAYS * DAY:
                self._drop(version)

    def _drop(self, version: str) -> None:
        shutil.rmtree(self._versions / version, ignore_errors=True)


def _kept(file: Path) -> KeptDeck | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=KeptDeck)
    except (OSError, msgspec.DecodeError):
        return None


def _read(folder: Path, name: str) -> bytes | None:
    """Read a file of a deck; whoever opens a deck asks for its manifest, which keeps it."""
    try:
        if name == "deck.json":
            os.utime(folder)
        return (folder / name).read_bytes()
    except OSError:
        return None


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _weight(files: dict[str, bytes]) -> int:
    return sum(map(len, files.values()))
