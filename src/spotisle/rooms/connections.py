"""Who is connected to a room, and what each of them is sent."""

import msgspec

from spotisle.protocol import frames
from spotisle.protocol.answers import Answer, Refused
from spotisle.protocol.close import CloseReason
from spotisle.protocol.refusals import Refusal
from spotisle.rooms import events as ev
from spotisle.rooms.broadcast import Broadcast
from spotisle.rooms.clock import RoomClock
from spotisle.rooms.credit import ignore
from spotisle.rooms.decisions import MAX_PEOPLE_PER_ADDRESS
from spotisle.rooms.engine import Outcome, RoomEngine
from spotisle.rooms.messages import Connect, Connection
from spotisle.rooms.presence import Presence
from spotisle.rooms.reactions import Reactions
from spotisle.rooms.state import RoomState

encode = msgspec.json.Encoder().encode


class RoomConnections:
    """The connections of one room."""

    def __init__(self, engine: RoomEngine, clock: RoomClock, epoch: int) -> None:
        self.people: dict[str, Connection] = {}
        self.person_of: dict[Connection, str] = {}
        self.address_of: dict[str, str] = {}
        """The addresses that people joined from; kept in memory only."""
        self.presence = Presence(engine.state)
        self.reactions = Reactions(engine.state)
        self._engine = engine
        self._clock = clock
        self._broadcast = Broadcast(engine.state, epoch)
        engine.curtain.here = self.people.keys()

    @property
    def _state(self) -> RoomState:
        return self._engine.state

    def publish(self, since: int, outcome: Outcome, *, only_claims: bool) -> None:
        """Send everyone the update, together with their private part and answers in one write."""
        update = self._broadcast.update(since, outcome.events, only_claims=only_claims)
        if not only_claims:
            self._assign_trips()
            self._update_presence()
        own: dict[str, list[bytes | Answer]] = {
            person: [private] for person, private in update.private.items()
        }
        for person, answer in outcome.answers:
            own.setdefault(person, []).append(answer)
        public, known = update.public, self._state.people
        for person, connection in self.people.items():
            if person not in known:
                connection.send(*own.get(person, ()))
            elif person in own:
                connection.send(public, *own[person])
            else:
                connection.send(public)
        self._note_sent()

    def close_left(self, events: tuple[ev.Event, ...]) -> None:
        """Close the connections of people who left; broadcast who is here, also for a new host."""
        for event in events:
            if isinstance(event, ev.HandedOver):
                self._broadcast_here()
            elif isinstance(event, ev.Left) and (connection := self.people.get(event.person)):
                self._forget(connection)
                self.reactions.forget(event.person)
                connection.close(CloseReason.KICKED if event.kicked else CloseReason.LEFT)
                self._update_presence()
                self._broadcast_here()

    def _note_sent(self) -> None:
        """Note that the current cards have been sent to everybody who is connected."""
        if self.people and self._state.cards is not None and self._state.curtain is None:
            self._engine.referee.note_sent(self._clock.now())

    def answer_all(self, outcome: Outcome, refusal: Refusal | None = None) -> None:
        """Send all answers of an outcome, or why its events could not be stored."""
        for person, answer in outcome.answers:
            refused = refusal and Refused(answer.id, refusal.reason, refusal.text)
            self.answer(person, refused or answer)

    def answer(self, person: str, answer: Answer) -> None:
        """Send an answer, if the person is still connected."""
        if connection := self.people.get(person):
            connection.send(answer)

    def is_crowded(self, address: str) -> bool:
        """Tell whether too many people have joined from an address, as far as this actor knows."""
        people = self._state.people
        self.address_of = {it: came for it, came in self.address_of.items() if it in people}
        joined = sum(came == address for came in self.address_of.values())
        return bool(address) and joined >= MAX_PEOPLE_PER_ADDRESS

    def attach(self, person: str, connect: Connect, token: str | None) -> None:
        """Welcome somebody who has been admitted; newcomers get their token."""
        before = self.people.get(person)
        if before is not None:
            self._forget(before)
            before.close(CloseReason.ELSEWHERE, "You opened this room somewhere else.")
        connect.connection.admit()
        self.people[person] = connect.connection
        self.person_of[connect.connection] = person
        connect.connection.trip.on_change = self._broadcast_here
        clock, here = self._clock.now(), tuple(self.people)
        if token is None:
            back = self._broadcast.welcome_back(person, connect.epoch, connect.seq, clock, here)
            connect.connection.send(*back)
        else:
            connect.connection.send(self._broadcast.welcome(person, token, clock, here))
        self._assign_trips()
        self._update_presence()
        self._note_sent()
        self._broadcast_here()

    def disconnect(self, connection: Connection) -> None:
        """Note that a connection was cut."""
        if connection in self.person_of:
            self._forget(connection)
            self._update_presence()
            self._broadcast_here()

    def _forget(self, connection: Connection) -> None:
        person = self.person_of.pop(connection)
        del self.people[person]
        connection.trip.on_change = ignore
        self._broadcast.forget(person)
        self._assign_trips()

    def _assign_trips(self) -> None:
        """Give the referee the round trip of each seat that a person plays."""
        seats = ((self._state.seat_of(person), link) for person, link in self.people.items())
        self._engine.referee.trips = {
            seat: link.trip
            for seat, link in seats
            if seat is not None and not self._state.seats[seat].bot
        }

    def _broadcast_here(self) -> None:
        people, host = tuple(self.people), self._state.host
        late = tuple(one for one, connection in self.people.items() if connection.trip.late_pongs)
        frame = encode(frames.Here(people))
        for person, connection in self.people.items():
            connection.send(encode(frames.Here(people, late)) if person == host else frame)

    def close_all(self, reason: CloseReason, text: str = "", url: str = "") -> None:
        """Close all connections."""
        for connection in list(self.people.values()):
            self._forget(connection)
            connection.close(reason, text, url)

    def _update_presence(self) -> None:
        """Note who is connected; the room's timers stop while nobody is."""
        now = self._clock.now()
        self._engine.set_attended(attended=bool(self.people), now=now)
        self.presence.update(self.people, now)
