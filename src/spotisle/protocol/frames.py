"""Frames: what a room sends to the people in it, besides answers to commands."""

from typing import Any

from msgspec import Struct

from spotisle.protocol.commands import ReactionName
from spotisle.protocol.delta import Change
from spotisle.protocol.views import PrivateChange, RoomView, SeatPrivate
from spotisle.rules.seats import RoomSeat

PROTOCOL_VERSION = 1


class Welcome(Struct, frozen=True, tag="welcome"):
    """Sent on joining: the whole room as this person sees it."""

    version: int
    you: str
    token: str | None
    """The person's secret, sent once: it identifies them when they reconnect."""
    epoch: int
    seq: int
    clock: float
    """The room's clock in seconds, which all times in the view refer to."""
    view: RoomView
    private: SeatPrivate
    here: tuple[str, ...]


class Resumed(Struct, frozen=True, tag="resumed"):
    """Sent on reconnecting: all missed updates follow, in order."""

    epoch: int
    seq: int
    """The sequence number of the last update that follows."""
    clock: float
    private: SeatPrivate
    here: tuple[str, ...]


class Update(Struct, frozen=True, tag="update", gc=False):
    """Events with the sequence numbers after `since` up to `seq`, and how they changed the view."""

    since: int
    seq: int
    events: tuple[dict[str, Any], ...]
    """What happened, for display; secrets are left out."""
    delta: list[Change]


class PrivateUpdate(Struct, frozen=True, tag="private"):
    """What has changed in the private part of one person."""

    seq: int
    private: PrivateChange


class Here(Struct, frozen=True, tag="here", omit_defaults=True):
    """Who is connected."""

    people: tuple[str, ...]
    late_pongs: tuple[str, ...] = ()
    """People whose client answers pings later than their network explains; for the host only."""


class Reaction(Struct, frozen=True, tag="reaction"):
    """Somebody reacts, perhaps to cheer for a seat; shown for a moment and not stored."""

    person: str
    reaction: ReactionName
    seat: RoomSeat | None


class Nodes(Struct, frozen=True, tag="nodes"):
    """The addresses of all servers, in case this one goes away."""

    urls: tuple[str, ...]


class Bye(Struct, frozen=True, tag="bye", omit_defaults=True):
    """The connection is being closed, and why."""

    why: str
    text: str = ""
    url: str = ""
    """Where to connect instead, if known."""


FRAMES = (Welcome, Resumed, Update, PrivateUpdate, Here, Reaction, Nodes, Bye)
"""Everything that a room sends on its own."""
