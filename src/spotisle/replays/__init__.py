"""Show records: as a film of the table, as the programme of a series, or as an analysis."""

from spotisle.replays.film import Film, Scene, film
from spotisle.replays.frames import FilmFrame, FilmStep, frames
from spotisle.replays.programme import Act, Programme, film_of_game, programme

__all__ = [
    "Act",
    "Film",
    "FilmFrame",
    "FilmStep",
    "Programme",
    "Scene",
    "film",
    "film_of_game",
    "frames",
    "programme",
]
