"""A room between games, in short: what is left of its events once a game has been dismissed.

Only a cache: the events tell the same. While a game is on there is none, as a game is its events.
"""

import msgspec
from msgspec import Struct

from spotisle.protocol.settings import Settings
from spotisle.rooms.state import Person, RoomState, Seat, Told
from spotisle.scorepad import Pad


class Snapshot(Struct, frozen=True):
    """Everything that a room remembers in its lobby."""

    seq: int
    at: float
    code: str
    seed: int
    people: dict[str, Person]
    joined: int
    host: str | None
    seats: list[Seat]
    settings: Settings
    public: bool
    plays: int
    verdicts: dict[str, dict[int, Told]]
    pads: tuple[Pad, ...] = ()


_decoder = msgspec.json.Decoder(Snapshot)


def taken(room: RoomState) -> bytes | None:
    """Return a snapshot of the room, or None while a game is on."""
    if room.playing:
        return None
    kept = {field: getattr(room, field) for field in Snapshot.__struct_fields__}
    return msgspec.json.encode(Snapshot(**kept))


def restored(body: bytes) -> RoomState:
    """Return the room of a snapshot; the events after its `seq` are still to be applied."""
    snapshot: Snapshot = _decoder.decode(body)
    room = RoomState()
    for field in Snapshot.__struct_fields__:
        setattr(room, field, getattr(snapshot, field))
    return room
