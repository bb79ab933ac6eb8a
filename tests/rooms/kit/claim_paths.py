"""A claim's two code paths: in the call that posted it (short), or in the actor's task (long)."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.mailbox import Mailbox

CLAIM_PATHS = ("short", "long")


@contextmanager
def claim_path(path: str) -> Iterator["Counter[str]"]:
    """Allow or block the short path, and count how often it is taken."""
    taken: Counter[str] = Counter()
    do_at_once = RoomActor._do_at_once

    def count(*args: Any) -> None:
        taken["short"] += 1
        do_at_once(*args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RoomActor, "_do_at_once", count)
        if path == "long":
            patch.setattr(Mailbox, "idle", False)
        yield taken


def without_tokens(events: list[ev.Event]) -> list[dict[str, Any]]:
    """Return events as dictionaries without the tokens, which differ from run to run."""
    fields = [{name: getattr(it, name) for name in it.__struct_fields__} for it in events]
    return [
        {"type": type(it).__name__, **each, "token": ""}
        for it, each in zip(events, fields, strict=True)
    ]
