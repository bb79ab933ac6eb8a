"""How much a deck may be: enough for a class of teachers, too little to harm a small server."""

from spotisle.plane import ORDERS, symbol_count

MAX_SYMBOLS = symbol_count(ORDERS[-1])
MAX_FACES = 2 * MAX_SYMBOLS
"""A learning deck shows each symbol in two ways."""

SOURCE_BYTES = 16 * 2**20
"""Of one picture as it comes from a camera or the web."""
SOURCE_PIXELS = 50_000_000
"""What a good camera makes; a file of a few bytes can claim a million times as much."""
SVG_BYTES = 512 * 2**10
SVG_ELEMENTS = 5_000
SVG_DEPTH = 40
SVG_LETTERS = 200
"""Of one text: setting a hundred thousand takes minutes."""

PICTURE_SIDE = 512
"""Pixels: 650 to the inch on a printed card, sharp on any screen."""
PICTURE_BYTES = 512 * 2**10
"""Of one picture in a deck file."""
JSON_BYTES = 1 * 2**20
"""Of the manifest, and of the layout."""
FILE_BYTES = 32 * 2**20
"""Of a deck file, and of everything in it unpacked."""
