"""What is in each box: symbols, cards and their roles, names in every language."""

from spotisle.editions.edition import Edition, Language, Symbol, UnknownNameError
from spotisle.editions.loader import EDITIONS, LANGUAGES, edition

__all__ = [
    "EDITIONS",
    "LANGUAGES",
    "Edition",
    "Language",
    "Symbol",
    "UnknownNameError",
    "edition",
]
