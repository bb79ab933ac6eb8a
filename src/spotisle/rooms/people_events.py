"""Events about people and seats: who joins, sits, stands up, leaves and is the host."""

from msgspec.structs import replace

from spotisle.protocol.handicap import Handicap
from spotisle.rooms.event import Event
from spotisle.rooms.state import Person, RoomState, Seat
from spotisle.rules.seats import RoomSeat


class Joined(Event, frozen=True, tag="joined"):
    """Somebody joined; the first becomes the host. Who is there already only gets this token."""

    public_fields = ("person",)

    person: str
    name: str
    token: str
    """A digest: the journal holds no secrets."""
    watch: bool = False
    face: str | None = None
    tint: str | None = None

    def apply(self, room: RoomState) -> None:
        """Add the person, or only change their token."""
        if before := room.people.get(self.person):
            room.people[self.person] = replace(before, token=self.token)
            return
        room.people[self.person] = Person(
            self.person, self.name, self.token, self.watch, self.face, self.tint, sat=False
        )
        room.joined += 1
        room.host = room.host or self.person


class Renamed(Event, frozen=True, tag="renamed"):
    """Somebody changed their name."""

    public_fields = ("person",)

    person: str
    name: str

    def apply(self, room: RoomState) -> None:
        """Change the name."""
        room.people[self.person] = replace(room.people[self.person], name=self.name)


class FaceChosen(Event, frozen=True, tag="face_chosen"):
    """Somebody chose a face and a tint."""

    public_fields = ("person",)

    person: str
    face: str | None = None
    tint: str | None = None

    def apply(self, room: RoomState) -> None:
        """Change the look."""
        changed = replace(room.people[self.person], face=self.face, tint=self.tint)
        room.people[self.person] = changed


class Handicapped(Event, frozen=True, tag="handicapped"):
    """A seat got a handicap, or lost it."""

    public_fields = ("seat",)

    seat: RoomSeat
    handicap: Handicap | None = None

    def apply(self, room: RoomState) -> None:
        """Change the seat's handicap; it counts from the next deal on."""
        room.seats[self.seat] = replace(room.seats[self.seat], handicap=self.handicap)


class Muted(Event, frozen=True, tag="muted"):
    """The host switched reactions off, or on again."""

    public_fields = ("muted",)

    muted: bool

    def apply(self, room: RoomState) -> None:
        """Change whether reactions are shown."""
        room.muted = self.muted


class BetPlaced(Event, frozen=True, tag="bet"):
    """Somebody who does not play bet on the winner."""

    public_fields = ("person", "seat")

    person: str
    seat: RoomSeat

    def apply(self, room: RoomState) -> None:
        """Keep the bet until the next deal."""
        room.bets[self.person] = self.seat


class RematchAsked(Event, frozen=True, tag="rematch_asked"):
    """Somebody with a seat asked for a rematch."""

    public_fields = ("person",)

    person: str

    def apply(self, room: RoomState) -> None:
        """Keep the request until the table is cleared."""
        room.rematch += (self.person,)


class Left(Event, frozen=True, tag="left"):
    """Somebody left for good, or was removed by the host."""

    public_fields = ("person",)
    reseats = True

    person: str
    kicked: bool = False

    def apply(self, room: RoomState) -> None:
        """Remove the person; a host is replaced by the person who joined first."""
        seat = room.seat_of(self.person)
        if seat is not None:
            room.seats[seat] = replace(room.seats[seat], person=None, handicap=None)
        del room.people[self.person]
        room.verdicts.pop(self.person, None)
        room.stood_locked.pop(self.person, None)
        room.bets.pop(self.person, None)
        room.rematch = tuple(person for person in room.rematch if person != self.person)
        if room.host == self.person:
            room.host = next(iter(room.people), None)


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat, or came back to it and replaced the bot."""

    public_fields = ("seat", "person")
    reseats = True

    person: str
    seat: RoomSeat

    def apply(self, room: RoomState) -> None:
        """Seat the person."""
        before = room.seat_of(self.person)
        taken = replace(room.seats[self.seat], person=self.person, bot=None)
        if before is not None and before != self.seat:
            taken = replace(taken, handicap=room.seats[before].handicap)
            room.seats[before] = Seat()
        room.seats[self.seat] = taken
        if not room.people[self.person].sat:
            room.people[self.person] = replace(room.people[self.person], watch=False, sat=True)


class Stood(Event, frozen=True, tag="stood"):
    """A seat became free."""

    public_fields = ("seat",)
    reseats = True

    seat: RoomSeat

    def apply(self, room: RoomState) -> None:
        """Clear the seat; the person who was locked there may not sit down again at once."""
        person, play = room.seats[self.seat].person, room.play
        if person is not None and play is not None and room.is_locked(self.seat):
            room.stood_locked[person] = (room.plays, play.number)
        room.seats[self.seat] = Seat()


class BotSat(Event, frozen=True, tag="bot_sat"):
    """A bot took a free seat, or sits in for somebody who is away."""

    public_fields = ("seat",)
    reseats = True

    seat: RoomSeat
    level: str

    def apply(self, room: RoomState) -> None:
        """Seat the bot."""
        room.seats[self.seat] = replace(room.seats[self.seat], bot=self.level)


class Coloured(Event, frozen=True, tag="coloured"):
    """A seat chose its team."""

    public_fields = ("seat",)

    seat: RoomSeat
    colour: str | None = None

    def apply(self, room: RoomState) -> None:
        """Change the seat's team."""
        room.seats[self.seat] = replace(room.seats[self.seat], colour=self.colour)


class HandedOver(Event, frozen=True, tag="handed_over"):
    """Somebody else became the host."""

    public_fields = ("person",)

    person: str

    def apply(self, room: RoomState) -> None:
        """Change the host."""
        room.host = self.person
