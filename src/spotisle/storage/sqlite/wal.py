"""Read a WAL file as SQLite's recovery would, and beyond where that stops.

Recovery takes frames up to the first bad one and silently drops every commit after it. Each frame
has a checksum that continues the one before, so frames after a bad one can still be told from
garbage: they continue the checksum that is written in their predecessor.

The format: https://www.sqlite.org/fileformat2.html#walformat and, for the index in the `-shm`
file, https://www.sqlite.org/walformat.html.
"""

import struct
from collections import Counter
from pathlib import Path
from typing import Literal

from msgspec import Struct

WAL_HEADER = struct.Struct(">8I")
FRAME_HEADER = struct.Struct(">6I")
MAGIC = 0x377F0682
"""The last bit says whether checksums are over big-endian words."""
INDEX_HEADER_BYTES = 48
BACKFILL_OFFSET = 96
USUAL_PAGE_SIZE = 4096

Salts = tuple[int, int]
Checksum = tuple[int, int]


class Frame(Struct, frozen=True, gc=False):
    """One page in a WAL file."""

    page: int
    """The number of the page in the database, from 1."""
    pages_after_commit: int
    """The size of the database after the transaction that ends here; 0 if it goes on."""
    sound: bool
    """Whether the checksum continues that of the frame before."""


class Wal(Struct, frozen=True):
    """The frames of one WAL, without older frames that are left after them in the file."""

    salts: Salts
    header_is_sound: bool
    frames: list[Frame]

    @property
    def recovered(self) -> int:
        """How many frames SQLite will use: up to the last commit before the first bad frame."""
        committed = 0
        if self.header_is_sound:
            for number, frame in enumerate(self.frames, start=1):
                if not frame.sound:
                    break
                if frame.pages_after_commit:
                    committed = number
        return committed

    @property
    def committed(self) -> int:
        """How many frames there are up to the last sound commit, including bad ones."""
        ends = [n for n, f in enumerate(self.frames, start=1) if f.sound and f.pages_after_commit]
        return max(ends, default=0)


class WalIndex(Struct, frozen=True):
    """What the `-shm` file says: how far the last process had written the WAL."""

    salts: Salts
    committed: int
    in_database: int
    """How many frames a checkpoint has moved into the database."""


class WalDamage(Struct, frozen=True):
    """Commits that SQLite's recovery would drop."""

    what: str
    kind: Literal["bad", "gone", "torn"]
    """`bad`: what follows a bad frame is there until SQLite opens the file; `gone`: it is not there
    any more; `torn`: a power cut explains it, and the commit was never reported as done."""


def wal_path(path: Path) -> Path:
    """Return the path of the WAL of a database."""
    return path.with_name(f"{path.name}-wal")


def index_path(path: Path) -> Path:
    """Return the path of the index of the WAL of a database."""
    return path.with_name(f"{path.name}-shm")


def read_wal(path: Path) -> Wal | None:
    """Read the WAL of a database; None if there is none or it has no frame."""
    try:
        data = _read_unchanged(wal_path(path))
    except FileNotFoundError:
        return None
    if len(data) < WAL_HEADER.size + FRAME_HEADER.size:
        return None
    magic, _, page_size, _, *rest = WAL_HEADER.unpack_from(data)
    salts, stored = (rest[0], rest[1]), (rest[2], rest[3])
    order = ">" if magic == MAGIC + 1 else "<"
    sound = magic in (MAGIC, MAGIC + 1) and stored == _continue((0, 0), data[:24], order)
    if not sound:
        page_size = database_page_size(path)
        salts = _usual_salts(data, page_size)
    frames = _read_frames(data, page_size, salts, stored, order)
    return Wal(salts, sound, frames)


def _read_unchanged(wal: Path) -> bytes:
    """Read a WAL that a server may restart meanwhile: read again if its header has changed."""
    while True:
        data = wal.read_bytes()
        with wal.open("rb") as again:
            if again.read(WAL_HEADER.size) == data[: WAL_HEADER.size]:
                return data


def _read_frames(
    data: bytes, page_size: int, salts: Salts, before: Checksum, order: str
) -> list[Frame]:
    """Return the frames up to the last one with these salts; others before it are bad."""
    frames: list[Frame] = []
    strangers = 0
    for start in range(WAL_HEADER.size, len(data) - FRAME_HEADER.size, _step(page_size)):
        page, pages, *rest = FRAME_HEADER.unpack_from(data, start)
        body = data[start + FRAME_HEADER.size : start + _step(page_size)]
        stored = (rest[2], rest[3])
        own = (rest[0], rest[1]) == salts and len(body) == page_size
        sound = own and stored == _continue(
            _continue(before, data[start : start + 8], order), body, order
        )
        frames.append(Frame(page, pages, sound))
        strangers = 0 if own else strangers + 1
        before = stored
    return frames[: len(frames) - strangers]


def _step(page_size: int) -> int:
    return FRAME_HEADER.size + page_size


def _continue(before: Checksum, data: bytes, order: str) -> Checksum:
    """Return SQLite's checksum over more data, which is a multiple of eight bytes long."""
    first, second = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second


def _usual_salts(data: bytes, page_size: int) -> Salts:
    """Return the salts that most frames have, for a WAL whose header is damaged."""
    last = len(data) - _step(page_size) + 1
    starts = range(WAL_HEADER.size, last, _step(page_size))
    found = Counter(FRAME_HEADER.unpack_from(data, start)[2:4] for start in starts)
    return found.most_common(1)[0][0] if found else (0, 0)


def database_page_size(path: Path) -> int:
    """Return the page size that a database's header names; the usual one without a header."""
    try:
        with path.open("rb") as file:
            size = int.from_bytes(file.read(18)[16:18], "big")
    except FileNotFoundError:
        size = 0
    if size == 1:
        return 65536
    return size if size >= 512 and size & (size - 1) == 0 else USUAL_PAGE_SIZE


def read_index(path: Path) -> WalIndex | None:
    """Read the `-shm` file that a killed process left; None if it is missing or incomplete."""
    try:
        data = index_path(path).read_bytes()[: BACKFILL_OFFSET + 4]
    except FileNotFoundError:
        return None
    header = data[:INDEX_HEADER_BYTES]
    is_whole = len(data) == BACKFILL_OFFSET + 4 and header[12] == 1
    if not is_whole or header != data[INDEX_HEADER_BYTES : 2 * INDEX_HEADER_BYTES]:
        return None
    (committed,) = struct.unpack_from("=I", header, 16)
    (moved,) = struct.unpack_from("=I", data, BACKFILL_OFFSET)
    return WalIndex(struct.unpack_from(">2I", header, 32), committed, moved)


def find_wal_damage(path: Path) -> WalDamage | None:
    """Return what recovery would silently drop; call this before SQLite opens the database.

    The index is read first, because a running server only adds to the WAL meanwhile.
    """
    index = read_index(path)
    wal = read_wal(path)
    name = wal_path(path).name
    if wal is None:
        lost = index.committed - index.in_database if index else 0
        return WalDamage(f"{name} has gone with {lost:,} frames in it", "gone") if lost else None
    used, there = wal.recovered, wal.committed
    due = index.committed if index is not None and index.salts == wal.salts else 0
    if due > max(used, there, len(wal.frames)):
        what = f"{name} is truncated: of {due:,} committed frames {used:,} are left"
        return WalDamage(what, "bad" if there > used else "gone")
    if max(due, there) <= used:
        return None
    what = f"{name} has a bad frame: of {max(due, there):,} committed frames {used:,} would be used"
    return WalDamage(what, "torn" if not due and _may_be_torn(wal, used) else "bad")


def _may_be_torn(wal: Wal, recovered: int) -> bool:
    """Tell whether only the last transaction is damaged, as by a power cut while it was written."""
    dropped = wal.frames[recovered:]
    first_end = next((n for n, frame in enumerate(dropped) if frame.pages_after_commit), None)
    return wal.header_is_sound and first_end == len(dropped) - 1
