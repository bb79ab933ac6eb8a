"""Find fonts for any text: our own, DejaVu Sans, then the system's.

Our own font, Nunito, has Latin and Cyrillic. DejaVu Sans, which ships with the package too, adds
Greek, Hebrew, Arabic, Armenian, Georgian and Vietnamese. Letters that no font has are reported,
never drawn as a box.
"""

import os
import re
import sys
import unicodedata
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path

OWN_LETTERS = re.compile(
    "[\\t-\u0132\u0134-\u017e\u0218-\u021b\u0400-\u045f"
    "\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2212]"
)
"""Letters that our own font has, in all its weights."""
_INVISIBLE = ("Cf", "Cc", "Zs", "Zl", "Zp")
_EAST_ASIAN = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")
MAX_LISTED_LETTERS = 8
_DEJAVU = Path(__file__).parent / "dejavu" / "dejavu-sans-bold.ttf"


def fonts_for(text: str) -> tuple[Path, ...]:
    """Return the fonts that a text needs besides our own; one font if it has all the letters."""
    letters = _foreign_letters(text)
    if not letters:
        return ()
    for font in _list_fonts():
        if all(_has(font, letter) for letter in letters):
            return (font,)
    found = (_font_with(letter) for letter in sorted(letters))
    return tuple(dict.fromkeys(font for font in found if font is not None))


def find_undrawable(text: str) -> str:
    """Return the letters of a text that no font here has.

    >>> find_undrawable("Żółw, Ёж, γάτα"), find_undrawable("a" + chr(0x10FFFD)) == chr(0x10FFFD)
    ('', True)
    """
    letters = _foreign_letters(text)
    return "".join(sorted(letter for letter in letters if _font_with(letter) is None))


def describe_undrawable(letters: str) -> str:
    """Say which letters no font has, and which package to install.

    >>> describe_undrawable("猫")
    'no font here has 猫 (on Debian and Ubuntu: apt install fonts-noto-cjk)'
    """
    more = " ..." if len(letters) > MAX_LISTED_LETTERS else ""
    listed = " ".join(letters[:MAX_LISTED_LETTERS]) + more
    names = [unicodedata.name(letter, "") for letter in letters]
    east_asian = any(name.startswith(_EAST_ASIAN) for name in names)
    package = "fonts-noto-cjk" if east_asian else "fonts-noto-core"
    return f"no font here has {listed} (on Debian and Ubuntu: apt install {package})"


def _foreign_letters(text: str) -> set[str]:
    """Return the visible letters that our own font does not have."""
    if text.isascii():
        return set()
    letters = {letter for letter in set(text) if not OWN_LETTERS.match(letter)}
    return {letter for letter in letters if unicodedata.category(letter) not in _INVISIBLE}


@cache
def _font_with(letter: str) -> Path | None:
    return next((font for font in _list_fonts() if _has(font, letter)), None)


def _has(font: Path, letter: str) -> bool:
    return ord(letter) in _code_points(font)


@cache
def _code_points(font: Path) -> Container[int]:
    """Return which characters a font has; none if it cannot be read."""
    from fontTools.ttLib import TTFont

    try:
        with TTFont(font, fontNumber=0, lazy=True) as face:
            return frozenset(face.getBestCmap() or ())
    except Exception:  # bitmap fonts, and fonts broken in any way
        return ()


@cache
def _list_fonts() -> tuple[Path, ...]:
    """Return all fonts in order of preference: ours first, then bold sans-serif ones."""
    return (_DEJAVU, *sorted(_find_system_fonts(), key=_preference))


def _find_system_fonts() -> Iterator[Path]:
    for folder in _font_folders():
        for font in folder.rglob("*"):
            if font.suffix.casefold() in (".ttf", ".otf", ".ttc"):
                yield font


def _font_folders() -> list[Path]:
    """Return the folders where this system keeps fonts; some may not exist."""
    home = Path.home()
    if sys.platform == "win32":
        local = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
        windows = Path(os.environ.get("WINDIR") or "C:/Windows")
        return [windows / "Fonts", local / "Microsoft" / "Windows" / "Fonts"]
    if sys.platform == "darwin":
        return [Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library" / "Fonts"]
    shared = (os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share").split(":")
    own = os.environ.get("XDG_DATA_HOME") or home / ".local" / "share"
    return [Path(base) / "fonts" for base in (*shared, own)] + [home / ".fonts"]


def _preference(font: Path) -> tuple[bool, bool, bool, str]:
    name = font.name.casefold()
    return "bold" not in name, "sans" not in name, "italic" in name or "oblique" in name, name
