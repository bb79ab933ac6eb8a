"""Guests without a phone: a neighbour at the table lends half of theirs."""

from spotisle.events.names import NameBook
from spotisle.events.state import EventState, TableState
from spotisle.protocol.event_views import GuestView


def pair_guests(event: EventState, table: TableState) -> dict[int, int]:
    """Return for each guest at a table the neighbour on whose phone they play.

    A phone takes one guest. Who has left the table lends nothing: the next one does.
    """
    guests = [person for person in table.people if event.people[person].guest]
    neighbours = [
        person
        for person in table.people
        if not event.people[person].guest and person not in table.left
    ]
    return dict(zip(guests, neighbours, strict=False))


def find_guest(event: EventState, names: NameBook, person: int) -> GuestView | None:
    """Return the guest who plays on somebody's phone."""
    table = event.table_of(person)
    if table is None or table.done or event.settings.mode == "crowd":
        return None
    for guest, neighbour in pair_guests(event, table).items():
        if neighbour == person:
            return GuestView(guest, table.room, seat_token(names, table, guest))
    return None


def seat_token(names: NameBook, table: TableState, person: int) -> str:
    """Return somebody's token at a table: the same after a restart, and nobody else's."""
    return names.derive(f"{table.room} {person}")
