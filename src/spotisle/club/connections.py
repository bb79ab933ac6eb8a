"""The connections of a club night, and what was last sent to each."""

import asyncio
from collections.abc import Callable

import msgspec

from spotisle.club.names import NameBook
from spotisle.club.state import ClubState
from spotisle.club.views import find_places, organiser_view, own_view, public_view
from spotisle.protocol.answers import Refused
from spotisle.protocol.close import CloseReason
from spotisle.protocol.club_views import (
    ClubOrganiser,
    ClubOwn,
    ClubUpdate,
    ClubWelcome,
    CrowdCount,
    CrowdResult,
    CrowdVerdict,
    OwnView,
    Role,
)
from spotisle.protocol.delta import changes
from spotisle.protocol.frames import PROTOCOL_VERSION
from spotisle.protocol.refusals import RefusalReason
from spotisle.rooms.messages import Connection
from spotisle.seating import SeatingRequest

encode = msgspec.json.Encoder().encode

TELL_INTERVAL_S = 0.2
"""Between two broadcasts: without it, 500 people who join one by one would cost 250,000 frames."""
NO_OWN_VIEW = OwnView()


class ClubConnections:
    """The connections of a club night."""

    def __init__(self, state: ClubState, names: NameBook, now: Callable[[], float]) -> None:
        self.people: dict[Connection, int | None] = {}
        """Players with their number; organisers and screens have none."""
        self._state, self._names, self._now = state, names, now
        self._organisers: set[Connection] = set()
        self._by_person: dict[int, Connection] = {}
        self._last_own: dict[int, OwnView] = {}
        self._last_organiser = b""
        self._count: CrowdCount | None = None
        self._count_timer: asyncio.TimerHandle | None = None
        self._result: CrowdResult | None = None
        self._view = public_view(state, names, (), now())
        self._timer: asyncio.TimerHandle | None = None
        self._impossible: SeatingRequest | None = None

    @property
    def here(self) -> set[int]:
        """The players who are connected."""
        return set(self._by_person)

    @property
    def organised(self) -> bool:
        """Whether an organiser is connected."""
        return bool(self._organisers)

    def connection_of(self, person: int) -> Connection | None:
        """Return the connection of a person, if there is one."""
        return self._by_person.get(person)

    def welcome(
        self, connection: Connection, role: Role, person: int | None, token: str | None
    ) -> None:
        """Admit a connection, and send it the whole view."""
        connection.admit()
        self.people[connection] = person
        own = NO_OWN_VIEW
        if role == "organiser":
            self._organisers.add(connection)
            self._last_organiser = b""
        if person is not None:
            self._by_person[person] = connection
            self._last_own[person] = own = self._own_view(person)
        welcome = ClubWelcome(PROTOCOL_VERSION, role, person, token, self._now(), self._view, own)
        connection.send(encode(welcome))
        self._repeat_pair(connection, person)
        self.schedule_broadcast()

    def _repeat_pair(self, connection: Connection, person: int | None) -> None:
        """Send a new connection its verdict and the result of the current pair, if known."""
        pair = self._state.pair
        if pair is None:
            return
        if person in self._state.answers:
            ok, seconds, points = self._state.answers[person]
            connection.send(encode(CrowdVerdict(0, pair.number, ok, points, seconds, None)))
        if pair.shown and self._result is not None and self._result.pair == pair.number:
            connection.send(encode(self._result))

    def forget(self, connection: Connection) -> None:
        """Drop a connection."""
        person = self.people.pop(connection)
        self._organisers.discard(connection)
        if person is not None:
            self._by_person.pop(person, None)
            self._last_own.pop(person, None)
        self.schedule_broadcast()

    def send_away(self, person: int, reason: CloseReason) -> None:
        """Close the connection of somebody who left."""
        connection = self._by_person.get(person)
        if connection is not None:
            self.forget(connection)
            connection.close(reason)

    def schedule_broadcast(self) -> None:
        """Schedule a broadcast of what has changed."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(TELL_INTERVAL_S, self.broadcast)

    def tell_no_plan(self, request: SeatingRequest) -> None:
        """Tell the organisers, until they ask for something else, that no plan is possible."""
        self._impossible = request
        self.schedule_broadcast()

    def broadcast(self) -> None:
        """Broadcast what has changed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        before = self._view
        self._view = public_view(self._state, self._names, self.here, self._now())
        delta = changes(before, self._view)
        update = encode(ClubUpdate(self._now(), delta)) if delta else b""
        totals, places = self._state.totals(), find_places(self._state)
        for connection, person in list(self.people.items()):
            frames = [update] if update else []
            if person is not None:
                own = own_view(self._state, self._names, person, totals, places)
                if own != self._last_own.get(person):
                    self._last_own[person] = own
                    frames.append(encode(ClubOwn(own)))
            if frames:
                connection.send(*frames)
        self._tell_organisers()

    def _tell_organisers(self) -> None:
        if not self._organisers:
            return
        frame = encode(ClubOrganiser(organiser_view(self._state, self.here, self._impossible)))
        if frame != self._last_organiser:
            self._last_organiser = frame
            for connection in self._organisers:
                connection.send(frame)

    def schedule_count(self, pair: int, answered: int) -> None:
        """Schedule the frame that shows screens and organisers how many have answered."""
        self._count = CrowdCount(pair, answered, len(self._by_person))
        if self._count_timer is None:
            loop = asyncio.get_running_loop()
            self._count_timer = loop.call_later(TELL_INTERVAL_S, self._tell_count)

    def _tell_count(self) -> None:
        self._count_timer = None
        if self._count is not None:
            frame = encode(self._count)
            self._count = None
            for connection, person in self.people.items():
                if person is None:
                    connection.send(frame)

    def send_verdict(self, person: int, verdict: CrowdVerdict) -> None:
        """Send a verdict to the person who answered, and to nobody else."""
        if connection := self._by_person.get(person):
            connection.send(encode(verdict))

    def refuse(self, person: int, command: int, reason: RefusalReason) -> None:
        """Refuse somebody's answer."""
        if connection := self._by_person.get(person):
            connection.send(Refused(command, reason))

    def tell_result(self, result: CrowdResult) -> None:
        """Broadcast the result of a pair: one frame for everybody."""
        self._result = result
        frame = encode(result)
        for connection in self.people:
            connection.send(frame)

    def _own_view(self, person: int) -> OwnView:
        places = find_places(self._state)
        return own_view(self._state, self._names, person, self._state.totals(), places)

    def close_all(self, reason: CloseReason) -> None:
        """Close every connection."""
        for connection in list(self.people):
            self.forget(connection)
            connection.close(reason)

    def close(self) -> None:
        """Cancel the scheduled broadcasts."""
        for timer in (self._timer, self._count_timer):
            if timer is not None:
                timer.cancel()
        self._timer = self._count_timer = None
