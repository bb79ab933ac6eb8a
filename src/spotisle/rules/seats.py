"""The seats of a room, and the three numberings of players, each from 0, as distinct types."""

from typing import NewType

MAX_SEATS = 8
"""A room has this many seats, so no minigame may need more."""

RoomSeat = NewType("RoomSeat", int)
"""A seat of a room, taken or empty."""

SeriesSeat = NewType("SeriesSeat", int)
"""A player of a series: the taken seats of the room when it started, in order."""

Place = NewType("Place", int)
"""A place at the table of one minigame, in the order of its deal."""
