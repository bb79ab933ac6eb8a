"""Questions by the thousand: lines of JSON in, lines of JSON out."""

from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec

from spotisle.dice.solver.advice import OpenTable, advise, open_shared

PART = 256
"""Questions that are handed out together: enough to outweigh the way to a worker."""


def answer_line(line: bytes, open_table: OpenTable = open_shared) -> bytes:
    """Answer one question; what is not JSON gets `{"error": ...}` as well.

    >>> answer_line(b"{")
    b'{"error":"not JSON: Input data was truncated"}'
    """
    try:
        question = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return msgspec.json.encode({"error": f"not JSON: {error}"})
    return msgspec.json.encode(advise(question, open_table))


def answer_lines(lines: tuple[bytes, ...]) -> list[bytes]:
    """Answer some questions, in their order."""
    return [answer_line(line) for line in lines]


def parts_of(lines: Iterable[bytes]) -> Iterator[tuple[bytes, ...]]:
    """Return the questions in parts for a parallel map."""
    rest = iter(lines)
    while part := tuple(islice(rest, PART)):
        yield part
