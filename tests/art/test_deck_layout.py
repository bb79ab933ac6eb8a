from pathlib import Path

import msgspec
import pytest

from spotisle.art.deck_layout import is_stale, lay_deck
from spotisle.editions import Edition, Symbol
from spotisle.editions.art import SymbolPicture
from spotisle.editions.placement import Layout, encode_layout

PICTURES = tuple(
    SymbolPicture(f'<rect x="1" y="1" width="{2 + side}" height="8"/>', (0.0, 0.0, 10.0, 10.0))
    for side in range(7)
)
TOY = Edition(
    id="toy",
    order=2,
    shape="round",
    roles={"play": (0, 6)},
    symbols=tuple(Symbol(id=f"bar{number}", art="own") for number in range(7)),
    read_names=lambda language: {f"bar{number}": (language,) for number in range(7)},
)


@pytest.fixture(scope="module")
def laid() -> Layout:
    return lay_deck(TOY, PICTURES)


@pytest.mark.parametrize("before", [None, b"", b'{"art":"old","cards":[]}'])
def test_a_layout_is_stale_until_it_is_made_for_its_pictures(
    laid: Layout, tmp_path: Path, before: bytes | None
) -> None:
    file = tmp_path / "decks" / "toy.json"
    if before is not None:
        file.parent.mkdir()
        file.write_bytes(before)
    assert is_stale(file, PICTURES)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(encode_layout(laid))
    assert [len(face) for face in laid.cards] == [3] * 7
    assert not is_stale(file, PICTURES)
    assert is_stale(file, PICTURES[::-1])
    assert msgspec.json.decode(file.read_bytes(), type=Layout) == laid
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + TOY.plane.size + 1
