"""Emoji as drawings: the openly licensed Fluent Emoji and Circle Flags, from `tools/emoji.py`."""

import json
import lzma
import re
from functools import cache
from importlib.resources import files

from spotisle.decks.sanitise_svg import SVG_NAMESPACE

_EMOJI = re.compile(
    "[\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff\U000e0020-\U000e007f\u200d\ufe0f#*0-9\u20e3]+"
)
_VARIATION_SELECTOR = "\ufe0f"
_SKIN_TONES = re.compile("[\U0001f3fb-\U0001f3ff]")


def is_emoji(text: str) -> bool:
    """Tell whether a text is one emoji that can be drawn.

    >>> is_emoji("\U0001f436"), is_emoji("dog"), is_emoji("7")
    (True, False, False)
    """
    return bool(_EMOJI.fullmatch(text)) and _key(text) in _load_drawings()


def emoji_svg(text: str) -> bytes:
    """Return the drawing of an emoji."""
    _, body = _load_drawings()[_key(text)]
    return f'<svg xmlns="{SVG_NAMESPACE}" viewBox="0 0 32 32">{body}</svg>'.encode()


def emoji_name(text: str) -> str:
    """Return what an emoji shows, in English.

    >>> emoji_name("\U0001f436"), emoji_name("\U0001f1f3\U0001f1f1")
    ('Dog face', 'Netherlands')
    """
    name, _ = _load_drawings()[_key(text)]
    return name[:1].upper() + name[1:]


def _key(text: str) -> str:
    """Return the key of an emoji's drawing: its code points, without skin tone."""
    plain = _SKIN_TONES.sub("", text.replace(_VARIATION_SELECTOR, ""))
    return "-".join(f"{ord(character):x}" for character in plain)


@cache
def _load_drawings() -> dict[str, tuple[str, str]]:
    compressed = (files("spotisle.decks") / "emoji.json.xz").read_bytes()
    drawings: dict[str, tuple[str, str]] = json.loads(lzma.decompress(compressed))
    return drawings
