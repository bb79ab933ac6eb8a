"""The rooms on the start page: those whose hosts made them public and that are awake."""

from msgspec import Struct

from spotisle.rooms.registry import RoomRegistry
from spotisle.rooms.state import RoomState


class PublicRoom(Struct, frozen=True):
    """A room on the start page."""

    code: str
    host: str
    people: int
    seats_taken: int
    seats: int
    mode: str
    games: tuple[str, ...]
    playing: bool


def public_rooms(registry: RoomRegistry) -> list[PublicRoom]:
    """Return the public rooms of one server."""
    return [public_room(room) for room in registry.public_rooms()]


def public_room(room: RoomState) -> PublicRoom:
    """Return what the start page shows of a room."""
    return PublicRoom(
        code=room.code,
        host=room.people[room.host].name if room.host else "",
        people=len(room.people),
        seats_taken=sum(seat.taken for seat in room.seats),
        seats=len(room.seats),
        mode=room.settings.mode,
        games=room.settings.games,
        playing=room.playing,
    )
