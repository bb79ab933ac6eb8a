"""Decks in the journal's PostgreSQL: what is saved on one node, all nodes have at once."""

from math import inf

import msgspec

from spotisle.cluster.postgres import Line, Lines
from spotisle.storage.decks import StoredDeck

PATIENCE = 20.0
"""Seconds: a deck has up to 32 MB, and a database may be far away."""
READERS = 2
NOTED_EVERY = 3600.0
"""Seconds: who looks at a deck a hundred times need not write that down each time."""

USED = "SELECT count(*), coalesce(sum(bytes), 0) FROM deck WHERE id <> $1"
OPEN = """INSERT INTO deck_version (version, seen_at) VALUES ($1, $2)
    ON CONFLICT (version) DO UPDATE SET seen_at = $2"""
FILL = """INSERT INTO deck_file (version, name, body) VALUES ($1, $2, $3)
    ON CONFLICT (version, name) DO NOTHING"""
KEEP = """INSERT INTO deck (id, version, bytes, changed_at, body) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO UPDATE SET version = $2, bytes = $3, changed_at = $4, body = $5"""
TOUCH = "UPDATE deck_version SET seen_at = $2 WHERE version = $1 AND seen_at < $3"
UNSEEN = """DELETE FROM deck WHERE changed_at < $1 AND NOT EXISTS (
    SELECT 1 FROM deck_version WHERE version = deck.version AND seen_at >= $1)"""
UNUSED = """SELECT version FROM deck_version WHERE seen_at < $1 AND NOT EXISTS (
    SELECT 1 FROM deck WHERE version = deck_version.version)"""
HOLD = "SELECT 1 FROM deck_version WHERE version = $1 AND seen_at < $2 FOR UPDATE"
IN_USE = "SELECT 1 FROM deck WHERE version = $1 LIMIT 1"
DROP = (
    "DELETE FROM deck_file WHERE version = $1",
    "DELETE FROM deck_version WHERE version = $1",
)


class DeckTables:
    """A `DeckStore` in PostgreSQL.

    Whoever keeps or drops a version holds its row until the end, so that no node drops files that
    another one counts on.
    """

    def __init__(self, lines: Lines) -> None:
        self._quick = lines
        self._lines = lines.beside(READERS, PATIENCE)

    async def find(self, deck_id: str) -> StoredDeck | None:
        """Return a deck by its id."""
        rows = await self._quick.fetch("SELECT body FROM deck WHERE id = $1", deck_id)
        return msgspec.json.decode(rows[0][0], type=StoredDeck) if rows else None

    async def used(self, but: str) -> tuple[int, int]:
        """Return how many decks there are and their bytes, without the one of that id."""
        ((decks, size),) = await self._quick.fetch(USED, but)
        return int(decks), int(size)

    async def keep(self, kept: StoredDeck, files: dict[str, bytes]) -> None:
        """Keep the files and the deck, in one transaction."""
        version = kept.summary.version
        line_of_deck = (kept.id, version, kept.bytes, kept.changed_at, msgspec.json.encode(kept))

        async def keeping(line: Line) -> None:
            async with line.transaction():
                await line.execute(OPEN, version, kept.changed_at)
                for name, body in files.items():
                    await line.execute(FILL, version, name, body)
                await line.execute(KEEP, *line_of_deck)

        await self._lines.again(keeping)

    async def remove(self, kept: StoredDeck) -> None:
        """Forget a deck, and its version if no other deck has it."""
        await self._quick.fetch("DELETE FROM deck WHERE id = $1", kept.id)
        await self._drop(kept.summary.version, inf)

    async def has(self, version: str) -> bool:
        """Tell whether this version of a deck is here."""
        asked = "SELECT 1 FROM deck_version WHERE version = $1"
        return bool(await self._quick.fetch(asked, version))

    async def file(self, version: str, name: str) -> bytes | None:
        """Return a file of a version."""
        asked = "SELECT body FROM deck_file WHERE version = $1 AND name = $2"
        rows = await self._lines.fetch(asked, version, name)
        return bytes(rows[0][0]) if rows else None

    async def touch(self, version: str, now: float) -> None:
        """Note that somebody looked at a version, to the hour."""
        await self._quick.fetch(TOUCH, version, now, now - NOTED_EVERY)

    async def forget(self, decks_before: float, versions_before: float) -> None:
        """Forget decks last seen before a time, and versions that are no deck's any more."""
        await self._quick.fetch(UNSEEN, decks_before)
        for (version,) in await self._quick.fetch(UNUSED, versions_before):
            await self._drop(version, versions_before)

    async def _drop(self, version: str, seen_before: float) -> None:
        async def dropping(line: Line) -> None:
            async with line.transaction():
                if not await line.fetch(HOLD, version, seen_before):
                    return
                if not await line.fetch(IN_USE, version):
                    for statement in DROP:
                        await line.execute(statement, version)

        await self._lines.again(dropping)
