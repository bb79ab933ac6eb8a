"""Decks of one's own: a folder of pictures or a list of words becomes cards to play and print."""

from spotisle.decks.deck import CustomDeck
from spotisle.decks.errors import DeckError
from spotisle.decks.file import ENDING, pack, read_deck

__all__ = ["ENDING", "CustomDeck", "DeckError", "pack", "read_deck"]
