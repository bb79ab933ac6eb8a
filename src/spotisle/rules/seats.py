"""The three numberings of players, each from 0, as types that checkers keep apart."""

from typing import NewType

RoomSeat = NewType("RoomSeat", int)
"""A seat of a room, whether anybody plays there or not."""

SeriesSeat = NewType("SeriesSeat", int)
"""A player of a series: the taken seats of the room when it started, in order."""

Place = NewType("Place", int)
"""A place at the table of one minigame: who plays it, in the order of its deal."""
