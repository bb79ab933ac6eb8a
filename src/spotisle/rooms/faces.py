"""Faces and tints: every seat at the table has its own, no two alike."""

from spotisle.rooms.state import Person, RoomState
from spotisle.rules.seats import RoomSeat

PLAYER_FACES = (
    "fox", "owl", "cat", "dog", "bear", "frog", "crab", "whale",
    "turtle", "parrot", "octopus", "bee", "rabbit", "penguin", "hedgehog", "seal",
)  # fmt: skip
"""The client draws them."""
TINTS = (
    "coral", "amber", "lime", "teal", "sky", "indigo", "violet", "rose", "sand", "slate",
)  # fmt: skip

Look = tuple[str, str]
"""A face and a tint."""
NO_WISH = Person("", "", "")
"""Used for bots, which have no wishes."""


def looks_at_table(room: RoomState) -> dict[RoomSeat, Look]:
    """Return the look of every seat that is taken.

    If people chose the same, the first to come keeps it. Bots get what is left.
    """
    order = list(room.people)
    people = [seat for seat in room.taken_seats if room.seats[seat].person is not None]
    people.sort(key=lambda seat: order.index(room.seats[seat].person or ""))
    bots = [seat for seat in room.taken_seats if room.seats[seat].person is None]
    faces: list[str] = list(PLAYER_FACES)
    tints: list[str] = list(TINTS)
    wishes = {seat: room.people[room.seats[seat].person or ""] for seat in people}
    looks: dict[RoomSeat, Look] = {}
    for seat in (*people, *bots):
        wish = wishes.get(seat, NO_WISH)
        others = [other for other in wishes.values() if other is not wish]
        face = _take(faces, wish.face, [other.face for other in others])
        tint = _take(tints, wish.tint, [other.tint for other in others])
        looks[seat] = face, tint
    return looks


def looks_of(room: RoomState, seats: tuple[RoomSeat, ...]) -> tuple[Look, ...]:
    """Return the look of each of these seats, all of which are taken."""
    looks = looks_at_table(room)
    return tuple(looks[seat] for seat in seats)


def _take(free: list[str], wish: str | None, wanted: list[str | None]) -> str:
    """Remove and return the wish if it is free, or else the first that nobody else wants."""
    unwanted = [one for one in free if one not in wanted]
    taken = wish if wish in free else (unwanted or free)[0]
    free.remove(taken)
    return taken
