"""Which events change a room: one that would change nothing is not stored."""

from functools import singledispatch

from spotisle.rooms import events as ev
from spotisle.rooms.state import RoomState


@singledispatch
def changes_room(event: ev.Event, room: RoomState) -> bool:
    """Tell whether the room would differ after an event."""
    return True


@changes_room.register
def _renamed(event: ev.Renamed, room: RoomState) -> bool:
    return room.people[event.person].name != event.name


@changes_room.register
def _face_chosen(event: ev.FaceChosen, room: RoomState) -> bool:
    person = room.people[event.person]
    return (person.face, person.tint) != (event.face, event.tint)


@changes_room.register
def _handicapped(event: ev.Handicapped, room: RoomState) -> bool:
    return room.seats[event.seat].handicap != event.handicap


@changes_room.register
def _muted(event: ev.Muted, room: RoomState) -> bool:
    return room.muted != event.muted


@changes_room.register
def _rematch_asked(event: ev.RematchAsked, room: RoomState) -> bool:
    return event.person not in room.rematch


@changes_room.register
def _sat(event: ev.Sat, room: RoomState) -> bool:
    seat = room.seats[event.seat]
    return seat.person != event.person or seat.bot is not None


@changes_room.register
def _bot_sat(event: ev.BotSat, room: RoomState) -> bool:
    return room.seats[event.seat].bot != event.level


@changes_room.register
def _coloured(event: ev.Coloured, room: RoomState) -> bool:
    return room.seats[event.seat].colour != event.colour


@changes_room.register
def _handed_over(event: ev.HandedOver, room: RoomState) -> bool:
    return room.host != event.person


@changes_room.register
def _chosen(event: ev.Chosen, room: RoomState) -> bool:
    return room.settings != event.settings


@changes_room.register
def _listed(event: ev.Listed, room: RoomState) -> bool:
    return room.public != event.public


@changes_room.register
def _paused(event: ev.Paused, room: RoomState) -> bool:
    return room.paused != event.paused


@changes_room.register
def _pad_opened(event: ev.PadOpened, room: RoomState) -> bool:
    return room.pads[:1] != (event.pad,)


@changes_room.register
def _pointed(event: ev.Pointed, room: RoomState) -> bool:
    return room.cards is not None and not room.cards.table.is_pointing(event.pointing)
