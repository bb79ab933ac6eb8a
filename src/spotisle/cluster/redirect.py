"""Where a room is kept, if not here."""

from msgspec import Struct


class Elsewhere(Struct, frozen=True):
    """Another node keeps the room."""

    url: str


def resolved(url: str, base: str) -> str:
    """Return a node's address for somebody who calls this host `base`.

    >>> resolved(":8556", "http://192.168.1.7"), resolved("https://two.example", "http://x")
    ('http://192.168.1.7:8556', 'https://two.example')
    """
    return base + url if url.startswith(":") else url
