"""From what somebody brings, a picture file or a word, to a clean picture of a deck."""

from unicodedata import normalize

from msgspec import Struct

from spotisle.decks.drafts import RoughFace
from spotisle.decks.emoji import emoji_svg, is_emoji
from spotisle.decks.errors import DeckError
from spotisle.decks.lettering import lettered
from spotisle.decks.manifest import one_line
from spotisle.decks.raster import redrawn
from spotisle.decks.svg_trim import drawn


class CleanFace(Struct, frozen=True):
    """A face as decks hold it."""

    body: bytes
    ending: str
    """.svg or .webp"""
    text: str = ""


def cleaned(face: RoughFace) -> CleanFace:
    """Return a face drawn anew, or raise `DeckError` with one sentence about it."""
    if face.body:
        name = one_line(face.file)[:60] or "the picture"
        body, ending = drawn(face.body, name) if _is_svg(face.body) else (b"", "")
        return CleanFace(body or redrawn(face.body, name), ending or ".webp")
    text = normalize("NFC", one_line(face.text))
    if not text:
        raise DeckError(f"{face.file or 'a face'} is empty: it needs a picture or a word")
    if is_emoji(text):
        body, ending = drawn(emoji_svg(text), text)
    else:
        body, ending = lettered(text)
    return CleanFace(body, ending, text)


def _is_svg(body: bytes) -> bool:
    """Tell by the beginning, whatever the file is called.

    >>> _is_svg(b"  <?xml version='1.0'?><svg/>"), _is_svg(b"GIF89a")
    (True, False)
    """
    start = body[:512].removeprefix(b"\xef\xbb\xbf").lstrip()
    return start.startswith((b"<", b"\xff\xfe<", b"\xfe\xff\0<"))
