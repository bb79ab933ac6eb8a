"""What a check of a journal finds, for every kind of store."""

from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from spotisle.storage.checksums import checksum
from spotisle.storage.contract import Entry

EntryRow = tuple[int, int, int, object]
"""Number, epoch, checksum and body of an entry, as it is stored."""


class Damage(Struct, frozen=True):
    """Damaged or missing data; `seq` is the first entry affected."""

    what: str
    room: str | None = None
    seq: int | None = None

    @property
    def text(self) -> str:
        """The damage in one line."""
        room = f"room {self.room}: " if self.room else ""
        entry = f"entry {self.seq} " if self.seq is not None else ""
        return room + entry + self.what


class Report(Struct):
    """How much a check has read, and what it found."""

    rooms: int = 0
    entries: int = 0
    records: int = 0
    opened: bool = True
    """False if opening the files would destroy traces of the damage; then nothing is counted."""
    damage: list[Damage] = field(default_factory=list[Damage])

    def check_room(self, last_epoch: int, log: Iterable[Entry | Damage]) -> Iterator[Damage]:
        """Count a room and its entries; yield what is wrong with them."""
        self.rooms += 1
        epoch = 0
        for found in log:
            if isinstance(found, Damage):
                yield found
                continue
            self.entries += 1
            if not epoch <= found.epoch <= last_epoch:
                yield Damage(f"has epoch {found.epoch}, out of order", found.room, found.seq)
            epoch = found.epoch


def walk_rows(
    room: str, rows: Iterable[EntryRow], last: int, after: int = 0
) -> Iterator[Entry | Damage]:
    """Yield the entries of a room above `after` in order, and each damage where it occurs.

    `last` is the number of the last entry that the room knows of.
    """
    expected = after + 1
    for seq, epoch, stored, body in rows:
        if seq != expected:
            yield _missing(room, expected, seq - 1)
        if isinstance(body, bytes) and checksum(room, seq, epoch, body) == stored:
            yield Entry(room, seq, epoch, body)
        else:
            yield Damage("does not match its checksum", room, seq)
        expected = seq + 1
    if expected <= last:
        yield _missing(room, expected, last)
    elif expected > max(last, after) + 1:
        yield Damage("lies beyond the last one that the room knows of", room, last + 1)


def _missing(room: str, first: int, last: int) -> Damage:
    return Damage("is missing" if first == last else f"to {last} are missing", room, first)
