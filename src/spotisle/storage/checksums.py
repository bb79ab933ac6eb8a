"""Checksums of stored data, the same in every store."""

from hashlib import blake2b
from zlib import crc32


def checksum(room: str, seq: int, epoch: int, body: bytes) -> int:
    """Return a checksum over a whole entry, so that a misplaced entry is detected too.

    >>> checksum("KIWI", 1, 1, b"{}") == checksum("KIWI", 2, 1, b"{}")
    False
    """
    return crc32(body, crc32(f"{room} {seq} {epoch} ".encode()))


def record_id(room: str, number: int, finished_at: float, game: str, body: bytes) -> str:
    """Return the digest of a record, which is its id and its checksum at once."""
    head = f"{room} {number} {finished_at!r} {game} ".encode()
    return blake2b(head + body, digest_size=12).hexdigest()


def is_sound_record(row: tuple[str, str, int, float, str, bytes]) -> bool:
    """Tell whether a stored record matches its id."""
    key, room, number, finished_at, game, body = row
    return isinstance(body, bytes) and record_id(room, number, finished_at, game, body) == key
