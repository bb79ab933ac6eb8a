"""How large a deck and its parts may be, and the error that says what is wrong with one.

The limits are generous for a class of teachers and harmless to a small server.
"""

from spotisle.errors import SpotisleError
from spotisle.plane import ORDERS, symbol_count

MAX_SYMBOLS = symbol_count(ORDERS[-1])
MAX_FACES = 2 * MAX_SYMBOLS
"""A learning deck has two faces for each symbol."""

MAX_SOURCE_BYTES = 16 * 2**20
"""One picture as it comes from a camera or the web."""
MAX_SOURCE_PIXELS = 50_000_000
"""What a good camera makes. A file of a few bytes can claim a million times as much."""
MAX_SVG_BYTES = 512 * 2**10
MAX_SVG_ELEMENTS = 5_000
MAX_SVG_DEPTH = 40
MAX_SVG_TEXT_LENGTH = 200
"""One text: rendering a hundred thousand letters takes minutes."""

PICTURE_SIDE_PX = 512
"""650 pixels to the inch on a printed card, and sharp on any screen."""
MAX_PICTURE_BYTES = 512 * 2**10
"""One picture in a deck file."""
MAX_JSON_BYTES = 1 * 2**20
"""The manifest, and the layout."""
MAX_DECK_BYTES = 32 * 2**20
"""A deck file, and also its contents unpacked."""


class DeckError(SpotisleError):
    """One sentence that names the file or the symbol, says what is wrong and what to do."""
