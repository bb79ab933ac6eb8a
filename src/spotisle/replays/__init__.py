"""Records shown again: as a film of the table, as the programme of a series, as an analysis."""

from spotisle.replays.film import Film, Scene, film
from spotisle.replays.frames import FilmFrame, FilmStep, frames
from spotisle.replays.programme import Act, Programme, act, programme

__all__ = [
    "Act",
    "Film",
    "FilmFrame",
    "FilmStep",
    "Programme",
    "Scene",
    "act",
    "film",
    "frames",
    "programme",
]
