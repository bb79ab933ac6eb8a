"""Players that see only what a seat sees, and need a human's time to find anything."""

from spotisle.bots.levels import LEVELS, level
from spotisle.bots.skill import Intent, Skill

__all__ = ["LEVELS", "Intent", "Skill", "level"]
