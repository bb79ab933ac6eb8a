"""The built-in decks: symbols, cards and their roles, names in every language."""

from spotisle.editions.edition import Edition, Language, Symbol, UnknownNameError
from spotisle.editions.loader import EDITIONS, LANGUAGES, load_edition

__all__ = [
    "EDITIONS",
    "LANGUAGES",
    "Edition",
    "Language",
    "Symbol",
    "UnknownNameError",
    "load_edition",
]
