"""Parses a form (multipart/form-data) whose bytes are all in memory."""

import re

from spotisle.decks.draft import Draft
from spotisle.decks.limits import MAX_FACES, MAX_JSON_BYTES, DeckError
from spotisle.decks.manifest import decode_json

BOUNDARY = re.compile(r"""(?:^|;)\s*boundary="?([\w'()+,./:=? -]{1,70})"?\s*(?:;|$)""", re.ASCII)
_NAME = re.compile(rb'(?im)^content-disposition:[^\r\n]*[; ]name="([^"\r\n]{1,200})"')


def find_boundary(content_type: str) -> str:
    """Return the boundary between the parts of a form, or raise `DeckError`.

    >>> find_boundary("multipart/form-data; boundary=abc")
    'abc'
    """
    found = BOUNDARY.search(content_type)
    if found is None:
        raise DeckError("the form has no boundary between its parts")
    return found[1]


def read_form(body: bytes, boundary: str) -> dict[str, bytes]:
    r"""Return the parts of a form by name.

    >>> part = b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'
    >>> read_form(part, "x")
    {'a': b'b'}
    """
    first, *sections = (b"\r\n" + body).split(b"\r\n--" + boundary.encode(), MAX_FACES + 3)
    if first or not sections or not sections[-1].startswith(b"--"):
        raise DeckError("the form cannot be read; send it again")
    parts: dict[str, bytes] = {}
    for section in sections[:-1]:
        head, _, contents = section.partition(b"\r\n\r\n")
        name = _NAME.search(head)
        if name is None:
            raise DeckError("the form has parts that aren't pictures")
        parts[name[1].decode(errors="replace")] = contents
    return parts


def read_draft(parts: dict[str, bytes]) -> tuple[Draft, dict[str, bytes]]:
    """Return the draft of a form and the pictures that it names, or raise `DeckError`."""
    written = parts.get("draft")
    if written is None:
        raise DeckError("the form needs a part named draft")
    if len(written) > MAX_JSON_BYTES:
        raise DeckError(f"draft: it has more than {MAX_JSON_BYTES // 2**10} KB")
    draft = decode_json(written, Draft, "draft")
    pictures: dict[str, bytes] = {}
    for face in (face for symbol in draft.symbols for face in symbol.faces if face.file):
        if face.file not in parts:
            raise DeckError(f"draft: no picture named {face.file[:60]!r} was sent")
        pictures[face.file] = parts[face.file]
    return draft, pictures
