"""A deck as one portable file: a zip with `deck.json`, `layout.json` and the pictures.

Written with care so that the same deck gives the same bytes; read with care because such files come
from anywhere.
"""

import io
import math
import stat
import zipfile
import zlib
from itertools import chain

from msgspec.structs import replace

from spotisle.decks.deck import CustomDeck, pictures_digest
from spotisle.decks.errors import DeckError
from spotisle.decks.limits import FILE_BYTES, JSON_BYTES, MAX_FACES, PICTURE_BYTES
from spotisle.decks.manifest import Manifest, decode_manifest, decoded
from spotisle.decks.raster import afresh, check_webp
from spotisle.decks.svg_trim import check_svg
from spotisle.editions.placement import Layout

ENDING = ".spotisle"
_MANIFEST, _LAYOUT = "deck.json", "layout.json"
_MEANT_FOR_ALL = (stat.S_IFREG | 0o644) << 16
_STORED_AS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED = 0x1


def pack(deck: CustomDeck) -> bytes:
    """Return a deck as a file; the same deck gives the same bytes."""
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w") as file:
        for name, contents in deck.contents.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = _MEANT_FOR_ALL
            entry.create_system = 3
            packed = not name.endswith(".webp")
            entry.compress_type = zipfile.ZIP_DEFLATED if packed else zipfile.ZIP_STORED
            file.writestr(entry, contents, compresslevel=9 if packed else None)
    return body.getvalue()


def read_deck(body: bytes, *, redraw: bool = False) -> CustomDeck:
    """Read a deck file, or raise `DeckError` with what is wrong.

    With `redraw` every picture of pixels is encoded once more, for files from strangers.
    """
    if len(body) > FILE_BYTES:
        raise DeckError(f"the deck file has more than {FILE_BYTES // 2**20} MB")
    files = _unzipped(body)
    for needed in (_MANIFEST, _LAYOUT):
        if needed not in files:
            raise DeckError(f"the deck file has no {needed}: is it a deck?")
    manifest = decode_manifest(files.pop(_MANIFEST))
    layout = decoded(files.pop(_LAYOUT), Layout, _LAYOUT)
    named = [face.picture for symbol in manifest.symbols for face in symbol.faces]
    if missing := sorted(set(named) - set(files)):
        raise DeckError(f"the deck file lacks {missing[0]}, which deck.json names")
    if extra := sorted(set(files) - set(named)):
        raise DeckError(f"the deck file has {extra[0]!r}, which deck.json does not name")
    _check_layout(layout, manifest, files)
    pictures = {name: _checked(name, files[name], redraw=redraw) for name in sorted(files)}
    return CustomDeck(manifest, replace(layout, art=pictures_digest(pictures)), pictures)


def _unzipped(body: bytes) -> dict[str, bytes]:
    """Return the files of a zip: few, small, plain ones, whatever the zip says about them."""
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as file:
            left = FILE_BYTES
            files: dict[str, bytes] = {}
            for entry in _entries(file):
                files[entry.filename] = _inflated(file, entry, left)
                left -= len(files[entry.filename])
    except DeckError:
        raise
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError):
        raise DeckError("this is no deck file, or it is damaged: it cannot be unzipped") from None
    return files


def _entries(file: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
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
        raise DeckError(f"the deck file has a file that leads elsewhere: {name[:60]!r}")
    if entry.is_dir() or stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFREG):
        raise DeckError(f"in the deck file {name[:60]!r} is no plain file")
    if entry.flag_bits & _ENCRYPTED:
        raise DeckError(f"in the deck file {name[:60]!r} is encrypted")
    if entry.compress_type not in _STORED_AS:
        raise DeckError(f"in the deck file {name[:60]!r} is packed in an unusual way")


def _inflated(file: zipfile.ZipFile, entry: zipfile.ZipInfo, left: int) -> bytes:
    """Unpack a file as far as it may be long: what it claims to be is not believed."""
    most = JSON_BYTES if entry.filename.endswith(".json") else PICTURE_BYTES
    with file.open(entry) as packed:
        contents = packed.read(min(most, left) + 1)
    if len(contents) > min(most, left):
        raise DeckError(f"in the deck file {entry.filename[:60]!r} is too large")
    return contents


def _check_layout(layout: Layout, manifest: Manifest, pictures: dict[str, bytes]) -> None:
    if layout.art != pictures_digest(pictures):
        raise DeckError("layout.json was not made for these pictures: make the deck anew")
    on_card = manifest.order + 1
    if len(layout.cards) != manifest.cards or any(len(card) != on_card for card in layout.cards):
        raise DeckError(f"layout.json must have {manifest.cards} cards with {on_card} symbols each")
    for place in chain.from_iterable(layout.cards):
        numbers = (place.x, place.y, place.size, place.angle)
        on_the_card = math.hypot(place.x, place.y) <= 1.5 and 0 < place.size <= 2
        if not (all(map(math.isfinite, numbers)) and on_the_card and 0 <= place.angle <= 360):
            raise DeckError("layout.json puts a symbol beside its card")


def _checked(name: str, body: bytes, *, redraw: bool) -> bytes:
    if name.endswith(".svg"):
        check_svg(body, name)
        return body
    if redraw:
        return afresh(body, name)
    check_webp(body, name)
    return body
