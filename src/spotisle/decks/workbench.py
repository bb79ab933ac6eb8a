"""Where a server makes decks: a process of its own, so that nothing in an upload can hurt the rest.

`python -m spotisle.decks.workbench` reads one job from its input and writes what came of it. It may
use only so much memory and time; if a decoder crashes or runs away, only this process ends.
"""

import sys
from contextlib import suppress

import msgspec
from msgspec import Struct

from spotisle.decks.drafts import Draft, RoughFace
from spotisle.decks.errors import DeckError
from spotisle.decks.manifest import Kind
from spotisle.errors import SpotisleError

MEMORY = 2 * 2**30
SECONDS = 240


class Job(Struct, frozen=True):
    """One of three: a deck file to be checked, a draft to be made, a face to be drawn."""

    file: bytes | None = None
    draft: Draft | None = None
    face: RoughFace | None = None


class About(Struct, frozen=True):
    """What a server needs to know of a deck."""

    version: str
    deck: str
    name: str
    order: int
    cards: int
    kind: Kind
    alike: tuple[tuple[int, int], ...] = ()
    """Symbols that could be mixed up."""


class Made(Struct, frozen=True):
    """What came of a job: a complaint, or files."""

    complaint: str = ""
    about: About | None = None
    files: dict[str, bytes] = {}
    """The deck's files and `deck.spotisle`, or the face alone under its kind."""


def work(job: Job) -> Made:
    """Do a job."""
    try:
        if job.face is not None:
            from spotisle.decks.faces import cleaned

            face = cleaned(job.face)
            return Made(files={face.ending: face.body})
        return _made(job)
    except SpotisleError as mistake:
        return Made(complaint=str(mistake))


def _made(job: Job) -> Made:
    from spotisle.decks.alike import alike
    from spotisle.decks.file import pack, read_deck
    from spotisle.decks.make import make

    if job.draft is not None:
        deck = make(job.draft)
    elif job.file is not None:
        deck = read_deck(job.file, redraw=True)
    else:
        raise DeckError("there is nothing to make a deck of")
    manifest = deck.manifest
    about = About(
        version=deck.version,
        deck=deck.rules_name,
        name=manifest.name,
        order=manifest.order,
        cards=manifest.cards,
        kind=manifest.kind,
        alike=tuple((pair.first, pair.second) for pair in alike(deck)),
    )
    return Made(about=about, files={**deck.contents, "deck.spotisle": pack(deck)})


def _keep_within_bounds() -> None:
    try:
        import os
        import resource
    except ImportError:  # no such thing on this system; the time is bounded from outside
        return
    os.nice(10)
    for what, most in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_CPU, SECONDS)):
        with suppress(ValueError, OSError):  # some systems know no such bound
            resource.setrlimit(what, (most, most))


def main() -> None:
    """Read a job, do it, write the result."""
    _keep_within_bounds()
    job = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Job)
    sys.stdout.buffer.write(msgspec.msgpack.encode(work(job)))


if __name__ == "__main__":
    main()
