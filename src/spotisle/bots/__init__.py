"""Bots for the card games: they see only what a seat sees and take as long as a person."""

from spotisle.bots.levels import LEVELS, level
from spotisle.bots.skill import Intent, Skill

__all__ = ["LEVELS", "Intent", "Skill", "level"]
