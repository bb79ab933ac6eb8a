"""A game table: symbol-matching card games, island team games and island dice."""

__version__ = "1.0.0"
