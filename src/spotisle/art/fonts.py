"""Letters for all that people write: our own font, one that comes with a library, the machine's.

Our own has Latin and Cyrillic. DejaVu Sans, which matplotlib brings along, adds Greek, Hebrew,
Arabic, Armenian, Georgian and Vietnamese on every machine. For all others the machine's own fonts
are looked through. What none of them has is named, never drawn as a box.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.ft2font import FT2Font

OWN = re.compile(
    "[\\t-\u0132\u0134-\u017e\u0218-\u021b\u0400-\u045f"
    "\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2212]"
)
"""What our own font has, in all its weights."""
_UNSEEN = ("Cf", "Cc", "Zs", "Zl", "Zp")
_EAST_ASIAN = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")
MAX_TOLD = 8


def fonts_for(text: str) -> tuple[Path, ...]:
    """Return the fonts that a text needs besides our own: one if one has all of its letters."""
    letters = _foreign(text)
    if not letters:
        return ()
    for font in _fonts():
        if all(_has(font, letter) for letter in letters):
            return (font,)
    found = (_font_with(letter) for letter in sorted(letters))
    return tuple(dict.fromkeys(font for font in found if font is not None))


def undrawable(text: str) -> str:
    """Return the letters of a text that nothing here can draw.

    >>> undrawable("Żółw, Ёж, γάτα"), undrawable("a" + chr(0x10FFFD)) == chr(0x10FFFD)
    ('', True)
    """
    letters = _foreign(text)
    return "".join(sorted(letter for letter in letters if _font_with(letter) is None))


def advice(letters: str) -> str:
    """Return in half a sentence what is missing for some letters, and what to install.

    >>> advice("猫")
    'no font here has 猫 (on Debian and Ubuntu: apt install fonts-noto-cjk)'
    """
    told = " ".join(letters[:MAX_TOLD]) + (" ..." if len(letters) > MAX_TOLD else "")
    names = [unicodedata.name(letter, "") for letter in letters]
    east_asian = any(name.startswith(_EAST_ASIAN) for name in names)
    package = "fonts-noto-cjk" if east_asian else "fonts-noto-core"
    return f"no font here has {told} (on Debian and Ubuntu: apt install {package})"


def _foreign(text: str) -> set[str]:
    """Return the letters that our own font does not have."""
    if text.isascii():
        return set()
    letters = {letter for letter in set(text) if not OWN.match(letter)}
    return {letter for letter in letters if unicodedata.category(letter) not in _UNSEEN}


@cache
def _font_with(letter: str) -> Path | None:
    return next((font for font in _fonts() if _has(font, letter)), None)


def _has(font: Path, letter: str) -> bool:
    face = _opened(font)
    return face is not None and face.get_char_index(ord(letter)) != 0


@cache
def _opened(font: Path) -> "FT2Font | None":
    from matplotlib.ft2font import FT2Font

    try:
        return FT2Font(str(font))
    except (RuntimeError, OSError):  # fonts of pixels, and broken ones
        return None


@cache
def _fonts() -> tuple[Path, ...]:
    """Return all fonts in the order in which they are asked: bold and plain in shape first."""
    return (_brought_along(), *sorted(_machines(), key=_rank))


def _brought_along() -> Path:
    from matplotlib import get_data_path

    return Path(get_data_path()) / "fonts" / "ttf" / "DejaVuSans-Bold.ttf"


def _machines() -> Iterator[Path]:
    from matplotlib.font_manager import findSystemFonts

    yield from map(Path, findSystemFonts())


def _rank(font: Path) -> tuple[bool, bool, bool, str]:
    name = font.name.casefold()
    return "bold" not in name, "sans" not in name, "italic" in name or "oblique" in name, name
