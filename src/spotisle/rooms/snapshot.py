"""Snapshots of a room: a cache, so that opening it folds only the events after the last one."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from spotisle.protocol.curtain import Curtain
from spotisle.protocol.settings import read_stored_settings
from spotisle.records.tally import Tally
from spotisle.rooms.events import Dealt
from spotisle.rooms.play import SavedDice
from spotisle.rooms.state import Person, RoomState, Seat
from spotisle.rooms.verdicts import RememberedVerdict, SavedVerdicts, VerdictLog
from spotisle.rules.seats import RoomSeat
from spotisle.rules.table import SavedTable
from spotisle.scorepad import Pad
from spotisle.series import Series


class Snapshot(Struct, frozen=True, omit_defaults=True):
    """The state of a room. Fields with a default were added later."""

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
    """Only read from old snapshots: `answered` stores them in less space."""
    pads: tuple[Pad, ...] = ()
    answered: dict[str, SavedVerdicts] = {}
    paused: bool = False
    paused_at: float = 0.0
    players: tuple[RoomSeat, ...] = ()
    names_at_start: dict[RoomSeat, str] = {}
    series: Series | None = None
    series_events: list[dict[str, Raw]] = []
    counted_plays: list[int] = []
    stood_locked: dict[str, tuple[int, int]] = {}
    curtain: Curtain | None = None
    muted: bool = False
    bets: dict[str, RoomSeat] = {}
    rematch: tuple[str, ...] = ()
    dice_starter: RoomSeat | None = None
    tallies: dict[RoomSeat, Tally] = {}
    last_game: str = ""
    dealt: Dealt | None = None
    """The game on the table, and what has changed since its deal."""
    table: SavedTable | None = None
    dice: SavedDice | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Snapshot)
AS_THEY_ARE = [
    field
    for field in Snapshot.__struct_fields__
    if field in vars(RoomState()) and field not in ("settings", "verdicts")
]
"""The fields of a room that a snapshot keeps in the same form."""


def encode_snapshot(room: RoomState) -> bytes:
    """Encode a snapshot of the room."""
    kept: dict[str, Any] = {field: getattr(room, field) for field in AS_THEY_ARE}
    if room.play is not None:
        kept["dealt"] = room.play.dealt
    if room.cards is not None:
        kept["table"] = room.cards.table.save()
    if room.dice is not None:
        kept["dice"] = room.dice.save()
    kept["settings"] = msgspec.to_builtins(room.settings)
    answered = {person: log.save() for person, log in room.verdicts.items()}
    return _encoder.encode(Snapshot(verdicts={}, answered=answered, **kept))


def decode_snapshot(body: bytes) -> RoomState:
    """Decode a snapshot; the events after its `seq` are still to be applied."""
    snapshot: Snapshot = _decoder.decode(body)
    room = RoomState()
    if snapshot.dealt is not None:
        snapshot.dealt.apply(room)
    for field in AS_THEY_ARE:
        setattr(room, field, getattr(snapshot, field))
    room.settings = read_stored_settings(snapshot.settings)
    if room.cards is not None and snapshot.table is not None:
        room.cards.table.restore(snapshot.table)
    if room.dice is not None and snapshot.dice is not None:
        room.dice.restore(snapshot.dice)
    if room.play is not None:
        room.play.update_seats(room.taken_seats)
    for person, saved in snapshot.answered.items():
        room.verdicts[person] = VerdictLog.restore(saved)
    for person, verdicts in snapshot.verdicts.items():
        log = room.verdicts.setdefault(person, VerdictLog())
        for command, verdict in verdicts.items():
            log.add(command, verdict)
    return room
