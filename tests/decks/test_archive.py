"""Deck files: a written file can be read back, and anything else is rejected."""

import io
import json
import stat
import zipfile
from collections.abc import Callable
from typing import Any

import pytest

from spotisle.decks.archive import from_zip, to_zip
from spotisle.decks.limits import MAX_PICTURE_BYTES, DeckError
from spotisle.decks.manifest import DeckKind
from spotisle.errors import SpotisleError
from tests.decks.kit import contents, deck, deck_file, rezipped, zipped

Files = dict[str, bytes]


@pytest.mark.parametrize(("order", "kind"), [(2, "plain"), (2, "learning"), (3, "plain")])
def test_an_archive_round_trips(order: int, kind: DeckKind) -> None:
    body = deck_file(order, kind)
    read = from_zip(body)
    assert read == deck(order, kind)
    assert to_zip(read) == body
    assert read.version == deck(order, kind).version


def test_any_change_makes_another_version() -> None:
    def rename(files: Files) -> None:
        files["deck.json"] = files["deck.json"].replace(b'"Pets"', b'"Dogs"')

    assert from_zip(rezipped(rename)).version != deck().version


def manifest_with(**parts: Any) -> Callable[[Files], None]:
    def change(files: Files) -> None:
        files["deck.json"] = json.dumps({**json.loads(files["deck.json"]), **parts}).encode()

    return change


def symbol_with(**parts: Any) -> Callable[[Files], None]:
    def change(files: Files) -> None:
        manifest = json.loads(files["deck.json"])
        manifest["symbols"][0] |= parts
        files["deck.json"] = json.dumps(manifest).encode()

    return change


def with_file(name: str, body: bytes) -> Callable[[Files], None]:
    return lambda files: files.update({name: body})


def without(name: str) -> Callable[[Files], None]:
    def change(files: Files) -> None:
        del files[name]

    return change


def layout_with(place: Any) -> Callable[[Files], None]:
    def change(files: Files) -> None:
        laid = json.loads(files["layout.json"])
        laid["cards"][0][0] = place
        files["layout.json"] = json.dumps(laid).encode()

    return change


SCRIPT = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>'
FACE = {"picture": "pictures/000.svg"}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (without("deck.json"), "no deck.json"),
        (without("layout.json"), "no layout.json"),
        (without("pictures/003.svg"), "has no pictures/003.svg"),
        (with_file("pictures/099.svg", b"<svg/>"), "'pictures/099.svg', which deck.json does not"),
        (with_file("readme.html", b"<script>"), "'readme.html', which deck.json does not name"),
        (with_file("../../etc/cron.d/x", b""), "path outside it"),
        (with_file("/etc/passwd", b""), "path outside it"),
        (with_file("C:\\x", b""), "path outside it"),
        (with_file("pictures/", b""), "not a regular file"),
        (with_file("deck.json", b"{"), "deck.json: "),
        (with_file("deck.json", b"[" * 100_000), "deck.json: "),
        (with_file("deck.json", b"\xff\xfe"), "deck.json: "),
        (with_file("deck.json", b" " * (2**20 + 1)), "too large"),
        (with_file("pictures/000.svg", b"<" + b" " * MAX_PICTURE_BYTES), "too large"),
        (with_file("layout.json", b"{}"), "layout.json: "),
        (manifest_with(format="spotisle.deck/2"), "format"),
        (manifest_with(extra=1), "unknown field `extra`"),
        (manifest_with(order=6), "order 6 has no plane"),
        (manifest_with(order=3), "order 3 has 13 symbols, not 7"),
        (manifest_with(order="2"), "Expected `int`"),
        (manifest_with(cards=8), "at most 7 cards"),
        (manifest_with(cards=1), "cards"),
        (manifest_with(cards=5), "must have 5 cards"),
        (manifest_with(name=""), "name"),
        (manifest_with(name="x" * 61), "name"),
        (manifest_with(name="a\u202eb"), "invisible characters"),
        (manifest_with(kind="learning"), "each has 2"),
        (manifest_with(shown=["010"] * 7), "`shown`"),
        (symbol_with(names={}), "names"),
        (symbol_with(names={"English!": ["dog"]}), "names"),
        (symbol_with(names={"en": []}), "names"),
        (symbol_with(names={"en": ["d\x00g"]}), "invisible characters"),
        (symbol_with(faces=[]), "faces"),
        (symbol_with(faces=[{"picture": "pictures/001.svg"}]), "the same picture"),
        (symbol_with(faces=[{"picture": "../../x.svg"}]), "a picture is called"),
        (symbol_with(faces=[FACE | {"onload": "x"}]), "unknown field `onload`"),
        (layout_with([9, 0, 0.4, 0]), "outside its card"),
        (layout_with([0, 0, -1, 0]), "outside its card"),
        (layout_with([0, 0, 0.4]), "layout.json"),
        (layout_with(["0", 0, 0.4, 0]), "layout.json"),
        (with_file("pictures/000.svg", b"<svg/>"), "not made for these pictures"),
    ],
)
def test_an_invalid_deck_is_refused_with_one_sentence(
    change: Callable[[Files], None], sentence: str
) -> None:
    with pytest.raises(SpotisleError) as refused:
        from_zip(rezipped(change))
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def resealed(files: Files) -> bytes:
    """Zip the files with a matching picture digest in layout.json, as an attacker would."""
    from spotisle.decks.deck import digest_pictures

    pictures = {name: body for name, body in files.items() if name.startswith("pictures/")}
    laid = json.loads(files["layout.json"])
    files["layout.json"] = json.dumps(laid | {"art": digest_pictures(pictures)}).encode()
    return zipped(files)


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        (SCRIPT, "pictures/000.svg has a <script>"),
        (b"\x89PNG\r\n", "not a valid SVG"),
        (b"<html><svg/></html>", "not an SVG"),
        (b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><a/></svg>', "has a <a>"),
        (
            b'<svg xmlns="http://www.w3.org/2000/svg"  viewBox="0 0 9 9"><path d="M0 0"/></svg>',
            "not a valid deck drawing",
        ),
    ],
)
def test_a_hostile_picture_in_an_archive_is_refused(picture: bytes, sentence: str) -> None:
    files = contents(deck_file())
    files["pictures/000.svg"] = picture
    with pytest.raises(DeckError, match=r"pictures/000\.svg") as refused:
        from_zip(resealed(files))
    assert sentence in str(refused.value)


def test_a_file_other_than_a_zip_is_refused() -> None:
    whole = deck_file()
    damaged = bytearray(whole)
    damaged[len(whole) // 2] ^= 0xFF
    for body in (b"", b"PK", b"hello" * 100, whole[:-30], whole[: len(whole) // 2], bytes(damaged)):
        with pytest.raises(DeckError):
            from_zip(body)


def test_a_zip_bomb_is_not_unpacked() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("deck.json", b"0" * (64 * 2**20))
    with pytest.raises(DeckError, match="too large"):
        from_zip(packed.getvalue())


def test_a_wrong_size_in_a_zip_header_is_not_trusted() -> None:
    body = bytearray(rezipped(with_file("deck.json", b" " * 3 * 2**20)))
    entry = body.rindex(b"deck.json") - 46
    body[entry + 24 : entry + 28] = (100).to_bytes(4, "little")
    with pytest.raises(DeckError):
        from_zip(bytes(body))


def test_links_and_duplicate_names_are_refused() -> None:
    linked = io.BytesIO()
    with zipfile.ZipFile(linked, "w") as file:
        entry = zipfile.ZipInfo("deck.json")
        entry.external_attr = (stat.S_IFLNK | 0o777) << 16
        file.writestr(entry, "/etc/passwd")
    with pytest.raises(DeckError, match="not a regular file"):
        from_zip(linked.getvalue())
    doubled = io.BytesIO()
    with zipfile.ZipFile(doubled, "w") as file:
        file.writestr("deck.json", "{}")
        with pytest.warns(UserWarning, match="Duplicate"):
            file.writestr("deck.json", "{}")
    with pytest.raises(DeckError, match="two files of one name"):
        from_zip(doubled.getvalue())
    many = zipped({f"pictures/{number}.svg": b"" for number in range(600)})
    with pytest.raises(DeckError, match="too many"):
        from_zip(many)
