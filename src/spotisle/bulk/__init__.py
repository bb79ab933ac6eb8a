"""Many games at once, without an object for anything: a million games while one draws breath.

It plays the symbol games by the same rules as `spotisle.rules`, and agrees with them claim by
claim. What it leaves out is time: somebody is right next, by chance, and nobody is ever late.
"""

from spotisle.bulk.play import BULK_GAMES, Bulk, Log, play

__all__ = ["BULK_GAMES", "Bulk", "Log", "play"]
