"""Presence: who is disconnected, since when, and what follows if they stay away.

During a game a seat is kept; the host may let a bot sit in. In the lobby it is freed after a
timeout, and a room whose host stays away gets another host. A person who never had a seat is
removed.
"""

from collections.abc import Collection
from math import inf

from spotisle.rooms import events as ev
from spotisle.rooms.state import RoomState

AWAY_TIMEOUT_S = 120.0
"""Long enough for a lift, a tunnel or a phone call."""
HOST_TIMEOUT_S = 10.0
"""Then somebody else becomes the host, so that the room can start, pause and go on."""


class Presence:
    """Watches who is connected to one room."""

    def __init__(self, room: RoomState) -> None:
        self.room = room
        self._since: dict[str, float] = {}

    def update(self, here: Collection[str], now: float) -> None:
        """Note who is connected."""
        away = [person for person in self.room.people if person not in here]
        self._since = {person: self._since.get(person, now) for person in away}

    @property
    def due(self) -> float:
        """When the next person has been away for too long."""
        if not self._since:
            return inf
        waited_for = (person for person in self._since if self._matters(person))
        due = [self._since[person] + AWAY_TIMEOUT_S for person in waited_for]
        host = self.room.host
        if host in self._since and self._next_host() is not None:
            due.append(self._since[host] + HOST_TIMEOUT_S)
        return min(due, default=inf)

    def act(self, now: float) -> list[ev.Event]:
        """Return the events that follow for those who have been away for too long."""
        gone = {person for person, since in self._since.items() if since + AWAY_TIMEOUT_S <= now}
        events: list[ev.Event] = []
        if self.room.may_change_seats:
            seats = [s for s in self.room.taken_seats if self.room.seats[s].person in gone]
            events += [ev.Stood(at=now, seat=seat) for seat in seats]
        successor = self._next_host()
        host_since = self._since.get(self.room.host or "", inf)
        if host_since + HOST_TIMEOUT_S <= now and successor is not None:
            events.append(ev.HandedOver(at=now, person=successor))
        return events + [ev.Left(at=now, person=person) for person in gone if self._forgets(person)]

    def _matters(self, person: str) -> bool:
        """Tell whether a timeout of this person changes anything."""
        seated = self.room.seat_of(person) is not None
        return self._forgets(person) or (self.room.may_change_seats and seated)

    def _forgets(self, person: str) -> bool:
        """Tell whether a person who stays away is removed: one who never had a seat."""
        leads = person == self.room.host and self._next_host() is None
        return not self.room.people[person].sat and not leads

    def _next_host(self) -> str | None:
        """Return the next host: players first, and never a screen that only watches."""
        room = self.room
        here = [person for person in room.people if person not in self._since]
        able = [person for person in here if not room.people[person].watch]
        return min(able, key=lambda person: room.seat_of(person) is None, default=None)
