"""SVG documents around some markup, and the lettering in them."""

import re

FONT = "Nunito"
_FOREIGN = re.compile("[^\\t-\u017f\u0218-\u021b\u0400-\u045f\u2010-\u2026\u2212]")


def has_foreign_letters(text: str) -> bool:
    """Tell whether a text has letters that our own font, with Latin and Cyrillic, does not have.

    >>> has_foreign_letters("Żółw"), has_foreign_letters("亀")
    (False, True)
    """
    return _FOREIGN.search(text) is not None


def drawing(body: str, view_box: tuple[float, ...], width: float, height: float) -> str:
    """Return a whole SVG document around some markup."""
    box = " ".join(f"{number:g}" for number in view_box)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width:g}" height="{height:g}" viewBox="{box}">{body}</svg>'
    )


def centred(body: str, reach: float) -> str:
    """Return a square document that reaches as far from (0, 0) on every side."""
    side = 2 * reach
    return drawing(body, (-reach, -reach, side, side), 100, 100)
