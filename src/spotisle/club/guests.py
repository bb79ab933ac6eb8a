"""Guests without a phone: they play on half of a neighbour's screen."""

from spotisle.club.names import NameBook
from spotisle.club.state import ClubState, TableState
from spotisle.protocol.club_views import GuestView


def pair_guests(club: ClubState, table: TableState) -> dict[int, int]:
    """Return for each guest at a table the neighbour on whose phone they play.

    A phone takes one guest. People who have left the table are skipped.
    """
    guests = [person for person in table.people if club.people[person].guest]
    neighbours = [
        person
        for person in table.people
        if not club.people[person].guest and person not in table.left
    ]
    return dict(zip(guests, neighbours, strict=False))


def find_guest(club: ClubState, names: NameBook, person: int) -> GuestView | None:
    """Return the guest who plays on somebody's phone."""
    table = club.table_of(person)
    if table is None or table.done or club.settings.mode == "crowd":
        return None
    for guest, neighbour in pair_guests(club, table).items():
        if neighbour == person:
            return GuestView(guest, table.room, seat_token(names, table, guest))
    return None


def seat_token(names: NameBook, table: TableState, person: int) -> str:
    """Return somebody's token at a table: unique, and the same after a restart."""
    return names.derive(f"{table.room} {person}")
