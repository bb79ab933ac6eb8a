"""A deck file: a zip with `deck.json`, `layout.json` and the pictures.

Writing is deterministic: the same deck gives the same bytes. Reading trusts nothing in the file.
"""

import io
import math
import stat
import zipfile
import zlib
from itertools import chain

from msgspec.structs import replace

from spotisle.decks.deck import CustomDeck, digest_pictures
from spotisle.decks.faces import check_svg
from spotisle.decks.limits import (
    MAX_DECK_BYTES,
    MAX_FACES,
    MAX_JSON_BYTES,
    MAX_PICTURE_BYTES,
    DeckError,
)
from spotisle.decks.manifest import Manifest, decode_json, decode_manifest
from spotisle.decks.sanitise_pixels import check_webp, reencode_webp
from spotisle.editions.placement import Layout

_MANIFEST, _LAYOUT = "deck.json", "layout.json"
_READABLE_BY_ALL = (stat.S_IFREG | 0o644) << 16
_ALLOWED_COMPRESSION = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED_FLAG = 0x1


def to_zip(deck: CustomDeck) -> bytes:
    """Return a deck as a file; the same deck gives the same bytes."""
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w") as file:
        for name, contents in deck.contents.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = _READABLE_BY_ALL
            entry.create_system = 3
            compress = not name.endswith(".webp")
            entry.compress_type = zipfile.ZIP_DEFLATED if compress else zipfile.ZIP_STORED
            file.writestr(entry, contents, compresslevel=9 if compress else None)
    return body.getvalue()


def from_zip(body: bytes, *, reencode: bool = False) -> CustomDeck:
    """Read a deck file, or raise `DeckError` with what is wrong.

    With `reencode` every pixel picture is encoded once more, for files from strangers.
    """
    if len(body) > MAX_DECK_BYTES:
        raise DeckError(f"the deck file has more than {MAX_DECK_BYTES // 2**20} MB")
    files = _unzip(body)
    for needed in (_MANIFEST, _LAYOUT):
        if needed not in files:
            raise DeckError(f"the deck file has no {needed}: is it a deck?")
    manifest = decode_manifest(files.pop(_MANIFEST))
    layout = decode_json(files.pop(_LAYOUT), Layout, _LAYOUT)
    named = [face.picture for symbol in manifest.symbols for face in symbol.faces]
    if missing := sorted(set(named) - set(files)):
        raise DeckError(f"the deck file has no {missing[0]}, which deck.json names")
    if extra := sorted(set(files) - set(named)):
        raise DeckError(f"the deck file has {extra[0]!r}, which deck.json does not name")
    _check_layout(layout, manifest, files)
    pictures = {
        name: _check_picture(name, files[name], reencode=reencode) for name in sorted(files)
    }
    return CustomDeck(manifest, replace(layout, art=digest_pictures(pictures)), pictures)


def _unzip(body: bytes) -> dict[str, bytes]:
    """Return the files of a zip after checking their number, names and real sizes."""
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as file:
            left = MAX_DECK_BYTES
            files: dict[str, bytes] = {}
            for entry in _check_entries(file):
                files[entry.filename] = _inflate(file, entry, left)
                left -= len(files[entry.filename])
    except DeckError:
        raise
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError):
        raise DeckError(
            "this is not a deck file, or it is damaged: it cannot be unzipped"
        ) from None
    return files


def _check_entries(file: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    entries = file.infolist()
    if len(entries) > MAX_FACES + 2:
        raise DeckError(f"the deck file has {len(entries)} files in it: too many")
    if len({entry.filename for entry in entries}) < len(entries):
        raise DeckError("the deck file has two files of one name")
    for entry in entries:
        _check_entry(entry)
    return entries


def _check_entry(entry: zipfile.ZipInfo) -> None:
    name = entry.filename
    if name.startswith(("/", "\\")) or "\\" in name or ".." in name or ":" in name:
        raise DeckError(f"the deck file has a file with a path outside it: {name[:60]!r}")
    if entry.is_dir() or stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFREG):
        raise DeckError(f"in the deck file {name[:60]!r} is not a regular file")
    if entry.flag_bits & _ENCRYPTED_FLAG:
        raise DeckError(f"in the deck file {name[:60]!r} is encrypted")
    if entry.compress_type not in _ALLOWED_COMPRESSION:
        raise DeckError(f"in the deck file {name[:60]!r} is packed in an unusual way")


def _inflate(file: zipfile.ZipFile, entry: zipfile.ZipInfo, left: int) -> bytes:
    """Unpack a file up to its limit; the size in the zip's header is not trusted."""
    limit = MAX_JSON_BYTES if entry.filename.endswith(".json") else MAX_PICTURE_BYTES
    with file.open(entry) as stream:
        contents = stream.read(min(limit, left) + 1)
    if len(contents) > min(limit, left):
        raise DeckError(f"in the deck file {entry.filename[:60]!r} is too large")
    return contents


def _check_layout(layout: Layout, manifest: Manifest, pictures: dict[str, bytes]) -> None:
    if layout.art != digest_pictures(pictures):
        raise DeckError("layout.json was not made for these pictures: make the deck again")
    on_card = manifest.order + 1
    if len(layout.cards) != manifest.cards or any(len(card) != on_card for card in layout.cards):
        raise DeckError(f"layout.json must have {manifest.cards} cards with {on_card} symbols each")
    for place in chain.from_iterable(layout.cards):
        numbers = (place.x, place.y, place.size, place.angle)
        on_the_card = math.hypot(place.x, place.y) <= 1.5 and 0 < place.size <= 2
        if not (all(map(math.isfinite, numbers)) and on_the_card and 0 <= place.angle <= 360):
            raise DeckError("layout.json puts a symbol outside its card")


def _check_picture(name: str, body: bytes, *, reencode: bool) -> bytes:
    if name.endswith(".svg"):
        check_svg(body, name)
        return body
    if reencode:
        return reencode_webp(body, name)
    check_webp(body, name)
    return body
