"""Records shown again: as a film of the table, as the programme of a series, as an analysis."""

from spotisle.replays.film import Film, Scene, film
from spotisle.replays.programme import Act, Programme, act, programme
from spotisle.replays.shots import Frame, Shot, shots

__all__ = [
    "Act",
    "Film",
    "Frame",
    "Programme",
    "Scene",
    "Shot",
    "act",
    "film",
    "programme",
    "shots",
]
