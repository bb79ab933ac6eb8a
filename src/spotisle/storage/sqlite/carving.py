"""Finds rows in the pages of a damaged database, without its B-trees.

Every leaf page of a table is read by itself. What is found may be from another table, or have been
deleted; the caller tells by the checksums in the rows.

The format: https://www.sqlite.org/fileformat2.html#b_tree_pages.
"""

import struct
from collections.abc import Callable, Iterator

TABLE_LEAF = 0x0D
INTEGER_SIZES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
REAL = 7
FIRST_BLOB = 12
MAX_ROW_BYTES = 64 * 1024 * 1024

Value = None | int | float | str | bytes
Row = tuple[Value, ...]
ReadPage = Callable[[int], bytes]


def carve_rows(page: bytes, *, is_first: bool, read_page: ReadPage) -> Iterator[Row]:
    """Yield the readable rows in a leaf page of a table.

    `read_page` returns a page by its number, for rows that continue on other pages. The first page
    of a file begins with the file's header.
    """
    start = 100 if is_first else 0
    if len(page) < start + 8 or page[start] != TABLE_LEAF:
        return
    (count,) = struct.unpack_from(">H", page, start + 3)
    for number in range(min(count, len(page) // 2)):
        pointer = start + 8 + 2 * number
        if pointer + 2 > len(page):
            return
        (cell,) = struct.unpack_from(">H", page, pointer)
        try:
            yield _read_row(_payload(page, cell, read_page))
        except (ValueError, IndexError, struct.error):
            continue


def _payload(page: bytes, cell: int, read_page: ReadPage) -> bytes:
    """Return the payload of a cell, including its overflow pages."""
    size, place = _read_varint(page, cell)
    _, place = _read_varint(page, place)
    if size > MAX_ROW_BYTES:
        raise ValueError("too long for a row")
    usable = len(page)
    most = usable - 35
    if size <= most:
        return _slice(page, place, size)
    least = (usable - 12) * 32 // 255 - 23
    local = least + (size - least) % (usable - 4)
    local = local if local <= most else least
    parts = [_slice(page, place, local)]
    (following,) = struct.unpack_from(">I", page, place + local)
    missing = size - local
    while missing > 0:
        overflow = read_page(following)
        (following,) = struct.unpack_from(">I", overflow)
        parts.append(_slice(overflow, 4, min(missing, usable - 4)))
        missing -= usable - 4
    return b"".join(parts)


def _read_row(payload: bytes) -> Row:
    end, place = _read_varint(payload, 0)
    values: list[Value] = []
    body = end
    while place < end:
        kind, place = _read_varint(payload, place)
        value, body = _read_value(payload, body, kind)
        values.append(value)
    return tuple(values)


def _read_value(payload: bytes, place: int, kind: int) -> tuple[Value, int]:
    if kind == 0:
        return None, place
    if kind in (8, 9):
        return kind - 8, place
    if kind in INTEGER_SIZES:
        size = INTEGER_SIZES[kind]
        return int.from_bytes(_slice(payload, place, size), "big", signed=True), place + size
    if kind == REAL:
        (real,) = struct.unpack_from(">d", payload, place)
        return float(real), place + 8
    if kind < FIRST_BLOB:
        raise ValueError("no such kind of value")
    size = (kind - FIRST_BLOB) // 2
    value = _slice(payload, place, size)
    return (value.decode() if kind % 2 else value), place + size


def _slice(data: bytes, place: int, size: int) -> bytes:
    piece = data[place : place + size]
    if len(piece) != size:
        raise ValueError("the page ends before the row")
    return piece


def _read_varint(data: bytes, place: int) -> tuple[int, int]:
    """Return a number of one to nine bytes, and where it ends."""
    number = 0
    for _ in range(8):
        byte = data[place]
        place += 1
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, place
    return number << 8 | data[place], place + 1
