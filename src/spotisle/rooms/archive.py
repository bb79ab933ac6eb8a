"""Stores what a room leaves behind: records of finished games, and snapshots between games."""

import logging
from collections import deque
from contextlib import suppress

import msgspec

from spotisle.rooms.snapshot import encode_snapshot
from spotisle.rooms.state import RoomState
from spotisle.storage import Journal, JournalUnavailableError

log = logging.getLogger(__name__)

SERIES_RECORD = "series"
"""Stands in place of a game's name in the record of a whole series."""


class RoomArchive:
    """The records and snapshots of one room. A record that cannot be stored is kept for later."""

    def __init__(self, journal: Journal) -> None:
        self.unsaved: deque[tuple[int, float, str, bytes]] = deque()
        self._journal = journal
        self._last_recorded = 0
        """The number of the last game whose record is stored, or waits in `unsaved`."""

    async def save_records(self, room: RoomState) -> None:
        """Store the record of a finished game, and those that could not be stored before."""
        play = room.play
        try:
            if play is not None and play.finished and self._last_recorded != room.plays:
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
        """Return the names under which the present game is stored already.

        A room that was opened again has no memory of it, and its record may have changed since:
        late claims and people who come and go after the end are in the journal too. The time of
        the deal tells the game from one of a forgotten room with the same code.
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

    async def save_snapshot(self, room: RoomState) -> None:
        """Store a snapshot, so that the room opens without replaying finished games."""
        body = encode_snapshot(room)
        if body is not None:
            with suppress(JournalUnavailableError):
                await self._journal.save_snapshot(room.code, room.seq, body)
