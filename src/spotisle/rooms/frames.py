"""What a room sends to the people in it, besides answers to what they asked."""

from typing import Any

from msgspec import Struct

from spotisle.games import Verdict
from spotisle.games.claim import MATCHED
from spotisle.rooms import events as ev
from spotisle.rooms.delta import Change
from spotisle.rooms.view import RoomView, SeatPrivate

VERSION = 1


class Welcome(Struct, frozen=True, tag="welcome"):
    """You are in: the whole room as you see it."""

    version: int
    you: str
    token: str | None
    """Your secret, told once. It brings you back to your seat."""
    epoch: int
    seq: int
    clock: float
    """The room's clock just now, in seconds: moments in the view are told by it."""
    view: RoomView
    private: SeatPrivate
    here: tuple[str, ...]


class Resumed(Struct, frozen=True, tag="resumed"):
    """You are back: everything that you missed follows, in order."""

    epoch: int
    seq: int
    """The last number that follows."""
    clock: float
    private: SeatPrivate
    here: tuple[str, ...]


class Update(Struct, frozen=True, tag="update"):
    """Something happened: the numbers after `since` up to `seq`, and how the view changed."""

    since: int
    seq: int
    events: tuple[dict[str, Any], ...]
    """What happened, for show; what not everyone may know is left out."""
    delta: list[Change]


class PrivateUpdate(Struct, frozen=True, tag="private"):
    """What you alone see, whole."""

    seq: int
    private: SeatPrivate


class Here(Struct, frozen=True, tag="here"):
    """Who is connected."""

    people: tuple[str, ...]


class Nodes(Struct, frozen=True, tag="nodes"):
    """Where the table is also found, should this server go away."""

    urls: tuple[str, ...]


class Bye(Struct, frozen=True, tag="bye", omit_defaults=True):
    """The connection ends, and why."""

    why: str
    text: str = ""
    url: str = ""
    """Where to connect instead, if that is known."""


HIDDEN = (ev.Pointed, ev.Opened)
SHOWN_FIELDS = ("seat", "person", "game")


def shown(event: ev.AnyEvent) -> dict[str, Any] | None:
    """Return what everyone may know of an event. Deals, secrets and fingers stay hidden."""
    if isinstance(event, ev.Claimed):
        return _shown_claim(event)
    if isinstance(event, HIDDEN):
        return None
    tag = {"type": event.__struct_config__.tag}
    if isinstance(event, ev.Moved):
        return {**tag, "seat": event.seat, "move": event.move}
    return tag | {field: getattr(event, field) for field in SHOWN_FIELDS if hasattr(event, field)}


def _shown_claim(event: ev.Claimed) -> dict[str, Any]:
    """Tell who named what, and how many seconds a find took by the clock that decided.

    Where a symbol is missing would tell what is on the claimant's own hidden card.
    """
    claim, judgement, bid = event.claim, event.judgement, event.bid
    told = {
        "type": "claimed",
        "seat": event.seat,
        "symbol": claim.symbol,
        "target": claim.target,
        "verdict": judgement.verdict,
    }
    if judgement is MATCHED or not judgement.reason.is_wrong:
        told["reason"] = judgement.reason
    if judgement.verdict is Verdict.OK and bid is not None and bid.key > 0:
        told["took"] = round(bid.key, 3)
    return told
