"""Stores what a room leaves behind: records of finished games, and snapshots.

The number, the size and the age of the entries since the last snapshot decide when the next one is
due, so that opening a room always folds a bounded number of entries.
"""

import logging
from collections import deque
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from spotisle.rooms.snapshot import encode_snapshot
from spotisle.rooms.state import RoomState
from spotisle.storage import Entry, Journal, JournalUnavailableError

log = logging.getLogger(__name__)

SNAPSHOT_ENTRIES = 500
SNAPSHOT_BYTES = 256 * 1024
SNAPSHOT_AGE_S = 600.0
"""A snapshot is due after this many entries or bytes; after `MIN_ENTRIES`, at this age as well."""
MIN_ENTRIES = 50
"""Fewer entries are folded in a few milliseconds; they need no snapshot."""

SERIES_RECORD = "series"
"""The game name under which the record of a whole series is stored."""


class RoomArchive:
    """The records and snapshots of one room. A record that cannot be stored is kept for later."""

    def __init__(self, journal: Journal) -> None:
        self.unsaved: deque[tuple[int, float, str, bytes]] = deque()
        self._journal = journal
        self._last_recorded = 0
        """The number of the last game whose record is stored, or waits in `unsaved`."""
        self._entries = self._bytes = 0
        """How much has been stored since the last snapshot."""
        self._since = 0.0
        """When the first of these entries was stored."""

    def is_due(self, room: RoomState, now: float) -> bool:
        """Tell whether there is something to store."""
        ended = room.play is not None and room.play.finished and self._last_recorded != room.plays
        return bool(self.unsaved) or ended or self._snapshot_is_due(room, now)

    async def save_if_due(self, room: RoomState, now: float) -> None:
        """Store the record of a game that has ended, and a snapshot now and then."""
        if self.unsaved or (room.play is not None and room.play.finished):
            await self.save_records(room)
        if self._snapshot_is_due(room, now):
            await self.save_snapshot(room)

    async def save_records(self, room: RoomState) -> None:
        """Store the record of a finished game, and those that could not be stored before."""
        play = room.play
        try:
            recorded = self._last_recorded == room.plays
            if play is not None and play.finished and not play.dealt.trial and not recorded:
                stored = await self._stored_games(room, since=play.dealt.at)
                self._last_recorded = room.plays
                if play.dealt.game not in stored:
                    self._add(room, play.dealt.game, play.record())
                if SERIES_RECORD not in stored and (series := room.series_record()) is not None:
                    self._add(room, SERIES_RECORD, series)
            while self.unsaved:
                await self._journal.keep_record(room.code, *self.unsaved[0])
                self.unsaved.popleft()
        except JournalUnavailableError as error:
            log.warning("a record of room %s is not stored yet: %s", room.code, error)

    async def _stored_games(self, room: RoomState, since: float) -> set[str]:
        """Return the names under which the current game is stored already.

        A room that was opened again does not remember, and cannot compare records: late claims, and
        people who come and go after the end, may have changed its own. The time of the deal
        distinguishes the game from one of a deleted room with the same code.
        """
        if self._last_recorded:
            return set()
        records = await self._journal.records(room.code)
        return {
            record.game
            for record in records
            if record.number == room.plays and record.finished_at >= since
        }

    def _add(self, room: RoomState, game: str, record: object) -> None:
        self.unsaved.append((room.plays, room.at, game, msgspec.json.encode(record)))

    def count(self, entries: Sequence[Entry], now: float) -> None:
        """Count entries that the last snapshot does not cover."""
        if not self._entries:
            self._since = now
        self._entries += len(entries)
        self._bytes += sum([len(entry.body) for entry in entries])

    def _snapshot_is_due(self, room: RoomState, now: float) -> bool:
        """Tell whether a snapshot is due.

        In the lobby it is due sooner: the start of a series takes longer to fold than any other
        event.
        """
        if self._entries >= SNAPSHOT_ENTRIES or self._bytes >= SNAPSHOT_BYTES:
            return True
        old = now - self._since >= SNAPSHOT_AGE_S
        return self._entries >= MIN_ENTRIES and (old or not room.playing)

    async def save_snapshot(self, room: RoomState) -> None:
        """Store a snapshot, unless the room opens quickly without one."""
        if self._entries < MIN_ENTRIES and self._bytes < SNAPSHOT_BYTES:
            return
        with suppress(JournalUnavailableError):
            await self._journal.save_snapshot(room.code, room.seq, encode_snapshot(room))
            self._entries = self._bytes = 0
