"""What happened in a room: the entries of its journal. A room is the fold of these.

Everything that chance or the clock decided is written into them, so folding needs neither.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from spotisle.protocol.settings import Settings
from spotisle.rooms.contest import Bid
from spotisle.rules import Claim, Judgement, Pointing, Teams
from spotisle.scorepad import AnyMark, Pad
from spotisle.series import Drawn, Picked


class Event(Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """Something that happened, at a moment of the room's own clock (seconds since 1970)."""

    at: float


class Opened(Event, frozen=True, tag="opened"):
    """A room was made."""

    code: str
    seed: int
    """Where its bots and draws get their chance from."""


class Joined(Event, frozen=True, tag="joined"):
    """Somebody came in; the first becomes the host."""

    person: str
    name: str
    token: str
    """A digest: the journal holds nobody's secret."""


class Renamed(Event, frozen=True, tag="renamed"):
    """Somebody took another name."""

    person: str
    name: str


class Left(Event, frozen=True, tag="left"):
    """Somebody went for good, or was sent away."""

    person: str
    kicked: bool = False


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat, or came back to it and the bot made way."""

    person: str
    seat: int


class Stood(Event, frozen=True, tag="stood"):
    """A seat became free."""

    seat: int


class BotSat(Event, frozen=True, tag="bot_sat"):
    """A bot took a free seat, or sits in for somebody who vanished."""

    seat: int
    level: str


class Coloured(Event, frozen=True, tag="coloured"):
    """A seat chose its team."""

    seat: int
    colour: str | None = None


class HandedOver(Event, frozen=True, tag="handed_over"):
    """Somebody else is the host."""

    person: str


class Chosen(Event, frozen=True, tag="chosen"):
    """The host chose what to play."""

    settings: Settings


class Listed(Event, frozen=True, tag="listed"):
    """The host put the room on the public list, or took it off."""

    public: bool


class Started(Event, frozen=True, tag="started"):
    """The seats that are taken begin to play what was chosen."""

    seats: tuple[int, ...]
    order: tuple[str, ...] = ()
    """The minigames as chance has put them in order, where it was asked to."""


class Dealt(Event, frozen=True, tag="dealt"):
    """A minigame was dealt."""

    game: str
    deck: str
    seats: tuple[int, ...]
    """The room's seat at each place of the table."""
    names: tuple[str, ...]
    """What the players were called, for the record."""
    options: dict[str, Any] = {}
    deal: Any = None
    teams: Teams | None = None
    breaks_tie: bool = False


class Answered(Event, frozen=True, tag="answered"):
    """A series asked, and chance or the loser answered."""

    answer: Drawn | Picked


class Claimed(Event, frozen=True, tag="claimed"):
    """A claim was judged."""

    seat: int
    id: int
    claim: Claim
    """With the seat's place at the table."""
    judgement: Judgement
    seen: int | None = None
    bid: Bid | None = None
    """What decided its place in the order, so that it can be disputed."""


class Pointed(Event, frozen=True, tag="pointed"):
    """A helper pointed for the partner."""

    seat: int
    pointing: Pointing


class Moved(Event, frozen=True, tag="moved"):
    """A move of island dice was judged."""

    seat: int
    id: int
    move: dict[str, Any]
    reason: str
    accepted: bool


class Paused(Event, frozen=True, tag="paused"):
    """The host stopped or restarted play."""

    paused: bool


class Dismissed(Event, frozen=True, tag="dismissed"):
    """What was played is over; the room is back in its lobby."""


class PadOpened(Event, frozen=True, tag="pad_opened"):
    """A new score pad was laid out; the one before is kept below it."""

    pad: Pad


class PadMarked(Event, frozen=True, tag="pad_marked"):
    """Something was written on the score pad."""

    marks: tuple[AnyMark, ...]


class PadUndone(Event, frozen=True, tag="pad_undone"):
    """The last mark was taken back, or an empty pad put away for the one below it."""


AnyEvent = (
    Opened
    | Joined
    | Renamed
    | Left
    | Sat
    | Stood
    | BotSat
    | Coloured
    | HandedOver
    | Chosen
    | Listed
    | Started
    | Dealt
    | Answered
    | Claimed
    | Pointed
    | Moved
    | Paused
    | Dismissed
    | PadOpened
    | PadMarked
    | PadUndone
)

_CLAIMS = frozenset({Claimed})


def only_claims(events: Sequence[AnyEvent]) -> bool:
    """Tell whether nothing happened but claims: what happens most, and changes least."""
    return _CLAIMS.issuperset(map(type, events))


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


def encode(event: Event) -> bytes:
    """Return an event as it stands in the journal."""
    return _encoder.encode(event)


def decode(body: bytes) -> AnyEvent:
    """Return the event of a journal's entry."""
    event: AnyEvent = _decoder.decode(body)
    return event
