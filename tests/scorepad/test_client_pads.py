"""The server takes the marks that the browser takes: both read the same pads (`pad.test.ts`)."""

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from spotisle.scorepad import AnyMark, Pad, PadError, add_marks

PADS = Path(__file__).parents[2] / "client" / "tests" / "fixtures" / "pads.json"


class Filled(Struct):
    """An empty pad, the marks tried, and whether each is allowed."""

    pad: Pad
    tried: list[tuple[AnyMark, bool]]


@pytest.mark.parametrize("filled", msgspec.json.decode(PADS.read_bytes(), type=list[Filled]))
def test_every_mark_is_taken_or_refused_as_in_the_browser(filled: Filled) -> None:
    pad = filled.pad
    for mark, allowed in filled.tried:
        try:
            pad = add_marks(pad, (mark,))
        except PadError:
            assert not allowed, mark
        else:
            assert allowed, mark
