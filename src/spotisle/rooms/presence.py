"""Presence: who has vanished from a room, since when, and what follows if they stay away.

In a game a seat is kept; the host may let a bot sit in. In the lobby it is freed after a while, and
a room whose host stays away gets another one, so that nobody waits for somebody who went home.
"""

from collections.abc import Collection
from math import inf

from spotisle.rooms import events as ev
from spotisle.rooms.decisions import may_change_seats
from spotisle.rooms.state import RoomState

GRACE = 120.0
"""Seconds: a lift, a tunnel or a call do not cost a seat."""


class Presence:
    """Watches the door of one room."""

    def __init__(self, room: RoomState) -> None:
        self.room = room
        self._since: dict[str, float] = {}

    def look(self, here: Collection[str], now: float) -> None:
        """See who is connected."""
        away = [person for person in self.room.people if person not in here]
        self._since = {person: self._since.get(person, now) for person in away}

    @property
    def due(self) -> float:
        """When somebody has been away for too long."""
        if not self._since:
            return inf
        awaited = (person for person in self._since if self._is_awaited(person))
        return min((self._since[person] + GRACE for person in awaited), default=inf)

    def act(self, now: float) -> list[ev.AnyEvent]:
        """Return what follows for those who have been away for too long."""
        gone = {person for person, since in self._since.items() if since + GRACE <= now}
        events: list[ev.AnyEvent] = []
        if may_change_seats(self.room):
            seats = enumerate(self.room.seats)
            events += [ev.Stood(at=now, seat=n) for n, seat in seats if seat.person in gone]
        heir = self._heir()
        if self.room.host in gone and heir is not None:
            events.append(ev.HandedOver(at=now, person=heir))
        return events

    def _is_awaited(self, person: str) -> bool:
        """Tell whether anything depends on this person's coming back."""
        if person == self.room.host and self._heir() is not None:
            return True
        return may_change_seats(self.room) and self.room.seat_of(person) is not None

    def _heir(self) -> str | None:
        """Return who would be the host: those who play come before those who watch."""
        here = [person for person in self.room.people if person not in self._since]
        return min(here, key=lambda person: self.room.seat_of(person) is None, default=None)
