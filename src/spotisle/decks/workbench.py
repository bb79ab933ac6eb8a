"""Build decks in a process of its own, so that nothing in an upload can hurt the server.

`python -m spotisle.decks.workbench` reads one job from stdin and writes the result to stdout, with
limits on memory and time. If a decoder crashes or runs away, only this process ends.
"""

import sys
from contextlib import suppress

import msgspec
from msgspec import Struct

from spotisle.decks.deck import DeckSummary
from spotisle.decks.draft import Draft, DraftFace
from spotisle.decks.limits import DeckError
from spotisle.errors import SpotisleError

MAX_MEMORY_BYTES = 2 * 2**30
MAX_CPU_S = 240


class DeckJob(Struct, frozen=True):
    """One of three: a deck file to check, a draft to build, a text to draw."""

    file: bytes | None = None
    draft: Draft | None = None
    pictures: dict[str, bytes] = {}
    """The files that the draft names."""
    text: str | None = None


class DeckJobResult(Struct, frozen=True):
    """What came of a job: an error for the person who asked, or files."""

    error: str = ""
    summary: DeckSummary | None = None
    files: dict[str, bytes] = {}
    """The deck's files and `deck.spotisle`; or one picture, by its suffix."""


def run_job(job: DeckJob) -> DeckJobResult:
    """Do a job; a `SpotisleError` becomes the result's error."""
    try:
        return _draw_text(job.text) if job.text is not None else _build(job)
    except SpotisleError as error:
        return DeckJobResult(error=str(error))


def _draw_text(text: str) -> DeckJobResult:
    from spotisle.decks.faces import normalise_face

    body, suffix = normalise_face(DraftFace(text=text), {})
    return DeckJobResult(files={suffix: body})


def _build(job: DeckJob) -> DeckJobResult:
    from spotisle.decks.archive import from_zip, to_zip
    from spotisle.decks.build import build_deck, find_lookalikes

    if job.draft is not None:
        deck = build_deck(job.draft, job.pictures)
    elif job.file is not None:
        deck = from_zip(job.file, reencode=True)
    else:
        raise DeckError("there is nothing to make a deck of")
    summary = DeckSummary(
        version=deck.version,
        deck=deck.rules_name,
        name=deck.manifest.name,
        order=deck.manifest.order,
        cards=deck.manifest.cards,
        kind=deck.manifest.kind,
        alike=tuple((pair.first, pair.second) for pair in find_lookalikes(deck)),
    )
    return DeckJobResult(summary=summary, files={**deck.contents, "deck.spotisle": to_zip(deck)})


def _limit_resources() -> None:
    try:
        import os
        import resource
    except ImportError:  # not on this system; the parent limits the time
        return
    os.nice(10)
    for limit, value in (
        (resource.RLIMIT_AS, MAX_MEMORY_BYTES),
        (resource.RLIMIT_CPU, MAX_CPU_S),
    ):
        with suppress(ValueError, OSError):  # not supported on some systems
            resource.setrlimit(limit, (value, value))


def main() -> None:
    """Read a job, do it, write the result."""
    _limit_resources()
    job = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=DeckJob)
    sys.stdout.buffer.write(msgspec.msgpack.encode(run_job(job)))


if __name__ == "__main__":
    main()
