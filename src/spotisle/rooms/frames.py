"""What a room sends to the people in it, besides answers to what they asked."""

from typing import Any

from msgspec import Struct

from spotisle.games import Verdict
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
    if isinstance(event, HIDDEN):
        return None
    tag = {"type": event.__struct_config__.tag}
    if isinstance(event, ev.Claimed):
        return tag | _shown_claim(event)
    if isinstance(event, ev.Moved):
        return {**tag, "seat": event.seat, "move": event.move}
    return tag | {field: getattr(event, field) for field in SHOWN_FIELDS if hasattr(event, field)}


def _shown_claim(event: ev.Claimed) -> dict[str, Any]:
    """Tell who named what, and how many seconds a find took by the clock that decided.

    Where a symbol is missing would tell what is on the claimant's own hidden card.
    """
    verdict, reason = event.judgement.verdict, event.judgement.reason
    told: dict[str, Any] = {} if reason.is_wrong else {"reason": reason}
    if verdict is Verdict.OK and event.bid is not None and event.bid.key > 0:
        told["took"] = round(event.bid.key, 3)
    symbol, target = event.claim.symbol, event.claim.target
    return {"seat": event.seat, "symbol": symbol, "target": target, "verdict": verdict, **told}
