"""What a room sends to the people in it, besides answers to what they asked."""

from typing import Any

from msgspec import Struct

from spotisle.protocol.delta import Change
from spotisle.protocol.views import RoomView, SeatPrivate

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
