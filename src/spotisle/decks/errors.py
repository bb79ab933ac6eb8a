"""What is wrong with a deck, or with something that should become part of one."""

from spotisle.errors import SpotisleError


class DeckError(SpotisleError):
    """One sentence that names the file or the symbol, says what is wrong and what to do."""
