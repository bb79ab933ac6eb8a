"""The two ways of a claim: handled in the call that posted it, or by the actor's task."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.mailbox import Mailbox

WAYS = ("short", "long")


@contextmanager
def one_way(way: str) -> Iterator["Counter[str]"]:
    """Let claims take one way; count how often the short one was taken."""
    taken: Counter[str] = Counter()
    do_at_once = RoomActor._do_at_once

    def count(*args: Any) -> None:
        taken["short"] += 1
        do_at_once(*args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RoomActor, "_do_at_once", count)
        if way == "long":
            patch.setattr(Mailbox, "idle", False)
        yield taken


def without_chance(events: list[ev.Event]) -> list[dict[str, Any]]:
    """Return events without the tokens, which differ from run to run."""
    fields = [{name: getattr(it, name) for name in it.__struct_fields__} for it in events]
    return [
        {"type": type(it).__name__, **each, "token": ""}
        for it, each in zip(events, fields, strict=True)
    ]
