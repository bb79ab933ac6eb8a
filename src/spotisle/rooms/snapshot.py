"""Snapshots of a room between games: a cache, so that opening it replays fewer events.

There is none while a game is on: a game in play is known by its events only.
"""

from typing import Any

import msgspec
from msgspec import Struct

from spotisle.protocol.settings import read_stored_settings
from spotisle.rooms.state import Person, RememberedVerdict, RoomState, Seat
from spotisle.scorepad import Pad


class Snapshot(Struct, frozen=True):
    """The state of a room in its lobby."""

    seq: int
    at: float
    code: str
    seed: int
    people: dict[str, Person]
    joined: int
    host: str | None
    seats: list[Seat]
    settings: dict[str, Any]
    public: bool
    plays: int
    verdicts: dict[str, dict[int, RememberedVerdict]]
    pads: tuple[Pad, ...] = ()


_decoder = msgspec.json.Decoder(Snapshot)


def encode_snapshot(room: RoomState) -> bytes | None:
    """Encode a snapshot of the room; None while a game is on."""
    if room.playing:
        return None
    kept = {field: getattr(room, field) for field in Snapshot.__struct_fields__}
    kept["settings"] = msgspec.to_builtins(room.settings)
    return msgspec.json.encode(Snapshot(**kept))


def decode_snapshot(body: bytes) -> RoomState:
    """Decode a snapshot; the events after its `seq` are still to be applied."""
    snapshot: Snapshot = _decoder.decode(body)
    room = RoomState()
    for field in Snapshot.__struct_fields__:
        setattr(room, field, getattr(snapshot, field))
    room.settings = read_stored_settings(snapshot.settings)
    return room
