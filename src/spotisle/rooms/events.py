"""Events: the entries of a room's journal, each with what it changes and what everyone may know.

A room is the fold of its events. Everything that chance or the clock decided is stored in them, so
folding needs neither.
"""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spotisle.dice import ISLAND_DICE
from spotisle.dice.moves import Move
from spotisle.protocol.curtain import Curtain, Pace
from spotisle.protocol.handicap import Handicap
from spotisle.protocol.settings import Settings, read_stored_settings
from spotisle.rooms.contest import STRAY, Bid
from spotisle.rooms.curtain_events import (
    Counted,
    RoundEnded,
    TrialEnded,
    Uncovered,
)
from spotisle.rooms.event import Event, PublicEvent
from spotisle.rooms.faces import Look
from spotisle.rooms.people_events import (
    BetPlaced,
    BotSat,
    Coloured,
    FaceChosen,
    HandedOver,
    Handicapped,
    Joined,
    Left,
    Muted,
    RematchAsked,
    Renamed,
    Sat,
    Stood,
)
from spotisle.rooms.play import CardPlay, DicePlay
from spotisle.rooms.state import DivergedError, RoomState
from spotisle.rooms.verdicts import RememberedVerdict
from spotisle.rules import Claim, Judgement, Pointing, Teams
from spotisle.rules.claim import OK
from spotisle.rules.seats import RoomSeat
from spotisle.scorepad import AnyMark, Pad
from spotisle.series import Drawn, Picked, PickStep, Series
from spotisle.series.presets import OptionsByGame

__all__ = [
    "BetPlaced",
    "BotSat",
    "Coloured",
    "Counted",
    "Event",
    "FaceChosen",
    "HandedOver",
    "Handicapped",
    "Joined",
    "Left",
    "Muted",
    "PublicEvent",
    "RematchAsked",
    "Renamed",
    "RoundEnded",
    "Sat",
    "Stood",
    "TrialEnded",
    "Uncovered",
]


MAX_EVENT_BYTES = 64 * 1024
"""Encoded. The longest deal of knights takes 2 KB, a score pad takes 4 KB of marks at a time."""


class Opened(Event, frozen=True, tag="opened"):
    """The room was created."""

    code: str
    seed: int
    """The random seed of its bots and of exact ties in contests."""

    def apply(self, room: RoomState) -> None:
        """Name the room."""
        room.code, room.seed = self.code, self.seed

    def publish(self) -> None:
        """Keep the seed secret."""


class Chosen(Event, frozen=True, tag="chosen"):
    """The host chose what to play."""

    settings: Settings

    def apply(self, room: RoomState) -> None:
        """Change the settings."""
        room.settings = self.settings


class Listed(Event, frozen=True, tag="listed"):
    """The host put the room on the public list, or took it off."""

    public: bool

    def apply(self, room: RoomState) -> None:
        """Change whether the room is listed."""
        room.public = self.public


class Started(Event, frozen=True, tag="started"):
    """The seats that are taken start to play what was chosen."""

    seats: tuple[RoomSeat, ...]
    order: tuple[str, ...] = ()
    """The minigames in random order, where the settings ask for it."""
    bots: tuple[int, ...] | None = None
    """The players that are bots, by their number in the series; None in old journals."""
    edition_options: OptionsByGame | None = None
    """The edition's options, by minigame; None in old journals."""

    def apply(self, room: RoomState) -> None:
        """Start the series; practice and dice have none."""
        room.players = self.seats
        room.names_at_start = {seat: room.seat_name(seat) for seat in self.seats}
        room.play, room.series, room.series_events, room.counted_plays = None, None, [], []
        room.curtain, room.tallies = None, {}
        if room.settings.mode not in ("practice", "dice"):
            colours = tuple(room.seats[seat].colour for seat in self.seats)
            plan = room.settings.plan(len(self.seats), colours, self._options_then(room))
            plan = replace(plan, bots=self.bots)
            room.series = Series.start(replace(plan, games=self.order) if self.order else plan)

    def _options_then(self, room: RoomState) -> OptionsByGame | None:
        """Return the edition's options at that time: in old journals, classic had another Well."""
        if self.edition_options is None and room.settings.preset_in_force.name == "classic":
            return {"well": {"end": "first_out"}}
        return self.edition_options


class Dealt(Event, frozen=True, tag="dealt"):
    """A minigame was dealt."""

    public_fields = ("game",)
    reseats = True

    game: str
    deck: str
    seats: tuple[RoomSeat, ...]
    """The room's seat at each place of the table."""
    names: tuple[str, ...]
    """The players' names, for the record."""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    deal: Any = None
    teams: Teams | None = None
    breaks_tie: bool = False
    handicaps: tuple[Handicap | None, ...] = ()
    """Of each place; empty if nobody has one."""
    looks: tuple[Look, ...] = ()
    """Of each place, for the record."""
    pace: Pace = "off"
    announced: bool = False
    """Whether the game is shown before the count: it differs from the last, or breaks a tie."""
    trial: bool = False
    """Whether it counts for nothing."""
    secret: str = ""
    """The seed of later shuffles in an endless game; never sent to anybody."""

    def apply(self, room: RoomState) -> None:
        """Put the game on the table."""
        covered = room.play is not None and not room.play.finished
        if self.trial and covered and room.plays in room.counted_plays[-1:]:
            del room.counted_plays[-1]  # it is dealt again after the trial
        room.play = DicePlay(self) if self.game == ISLAND_DICE else CardPlay(self)
        room.plays += 1
        room.last_game = self.game
        room.bets = {}
        if self.game == ISLAND_DICE:
            room.dice_starter = self.seats[0]
        room.curtain = (
            None if self.pace == "off" else Curtain("start", 3 if self.pace == "full" else 2)
        )
        if not self.breaks_tie and not self.trial:
            room.counted_plays.append(room.plays)


class Answered(Event, frozen=True, tag="answered"):
    """A question of the series was answered, by a random draw or by the loser."""

    answer: Drawn | Picked

    def apply(self, room: RoomState) -> None:
        """Advance the series."""
        if room.series is None:
            return
        if isinstance(self.answer, Picked):
            step = room.series.step
            assert isinstance(step, PickStep)
            picker = room.names_at_start[room.player_seat(step.seat)]
            room.series_events.append({"pick": self.answer.game, "seat": picker})
        else:
            drawn = room.names_at_start[room.player_seat(self.answer.seat)]
            room.series_events.append({"draw": drawn})
        room.series = room.series.after(self.answer)


class Claimed(Event, frozen=True, tag="claimed", gc=False):
    """A claim was judged."""

    seat: RoomSeat
    id: int
    claim: Claim
    """With the seat's place at the table."""
    judgement: Judgement
    seen: int | None = None
    bid: Bid | None = None
    """What decided its place in the order, so that it can be checked."""

    @property
    def is_right(self) -> bool:
        """Whether the claim was right, and changed the table."""
        return self.judgement.verdict is OK

    def check(self, room: RoomState) -> None:
        """Judge the claim again."""
        if room.cards is None:
            raise DivergedError("a claim without a game of cards")
        judgement = room.cards.judge(self.claim, self.seen, self.at)
        stray = self.judgement == STRAY and room.cards.table.cards_changed(self.claim, self.seen)
        if not stray and judgement != self.judgement:
            raise DivergedError(f"the journal says {self.judgement}, the rules say {judgement}")

    def apply(self, room: RoomState) -> None:
        """Carry out the judgement; the last claim of a game advances the series."""
        play, judgement = room.cards, self.judgement
        if play is None:
            raise DivergedError("a claim without a game of cards")
        if judgement != STRAY:  # not a move: a record holds only what the rules decide
            play.apply(self.claim, judgement, self.seen, self.at, self.took)
        verdict = RememberedVerdict(judgement.verdict, judgement.reason)
        room.remember_verdict(self.seat, self.id, verdict)
        ended = play.finished and self.is_right and not play.dealt.trial
        if ended and room.series is not None:
            room.series = room.series.after(play.result())
            record = msgspec.Raw(msgspec.json.encode(play.record()))
            room.series_events.append({"record": record})
            play.add_tallies(room.tallies)

    @property
    def took(self) -> float | None:
        """The seconds that a claim took by the deciding clock, without any handicap."""
        if self.bid is None or self.bid.key <= self.bid.handicap:
            return None
        return round(self.bid.key - self.bid.handicap, 3)

    def publish(self) -> PublicEvent:
        """Return who named what, and the seconds that a right claim took by the deciding clock.

        The card that lacks the symbol stays secret: it may be the claimant's hidden one.
        """
        claim, judgement = self.claim, self.judgement
        shown: PublicEvent = {"type": "claimed", "seat": self.seat, "symbol": claim.symbol}
        if claim.target is not None:
            shown["target"] = claim.target
        shown["verdict"] = judgement.verdict
        if not self.is_right:
            if not judgement.reason.is_wrong:
                shown["reason"] = judgement.reason
        elif took := self.took:
            shown["took"] = took
        return shown


class Pointed(Event, frozen=True, tag="pointed"):
    """A player without cards pointed for the partner."""

    seat: RoomSeat
    pointing: Pointing

    def apply(self, room: RoomState) -> None:
        """Show it to the partner."""
        if room.cards is not None:
            room.cards.point(self.pointing)

    def publish(self) -> None:
        """Only the partner may see it."""


class Moved(Event, frozen=True, tag="moved"):
    """A move of island dice was judged."""

    public_fields = ("seat", "move")

    seat: RoomSeat
    id: int
    move: Move
    reason: str
    accepted: bool

    def apply(self, room: RoomState) -> None:
        """Judge the move again, and make it."""
        place = room.dice.place_of(self.seat) if room.dice else None
        if room.dice is None or place is None:
            raise DivergedError("a move of dice without a game of dice")
        reason = room.dice.move(place, self.move, self.at)
        if reason != self.reason:
            raise DivergedError(f"the journal says {self.reason}, the rules say {reason}")
        room.remember_verdict(self.seat, self.id, RememberedVerdict(OK, reason))


class Paused(Event, frozen=True, tag="paused"):
    """The host paused or resumed play."""

    paused: bool

    def apply(self, room: RoomState) -> None:
        """Pause or resume; the time between does not count for a turn of dice."""
        if self.paused and not room.paused:
            room.paused_at = self.at
        elif room.paused and not self.paused and room.play is not None:
            room.play.resume(self.at - room.paused_at)
        room.paused = self.paused


class Dismissed(Event, frozen=True, tag="dismissed"):
    """What was played is over; the room is back in its lobby."""

    def apply(self, room: RoomState) -> None:
        """Clear the table."""
        room.players, room.series, room.play, room.paused = (), None, None, False
        room.curtain = None
        room.names_at_start, room.series_events, room.counted_plays = {}, [], []
        room.tallies, room.bets, room.rematch = {}, {}, ()


class PadOpened(Event, frozen=True, tag="pad_opened"):
    """A new score pad was opened."""

    pad: Pad

    def apply(self, room: RoomState) -> None:
        """Open the pad, and keep the one before."""
        room.pads = (self.pad, *room.pads[:1])


class PadMarked(Event, frozen=True, tag="pad_marked"):
    """Something was written on the score pad."""

    marks: tuple[AnyMark, ...]

    def apply(self, room: RoomState) -> None:
        """Add the marks."""
        pad, *below = room.pads
        room.pads = (replace(pad, marks=pad.marks + self.marks), *below)


class PadUndone(Event, frozen=True, tag="pad_undone"):
    """The last mark was removed, or an empty pad replaced by the one before it."""

    def apply(self, room: RoomState) -> None:
        """Remove the mark or the pad."""
        pad, *below = room.pads
        room.pads = (pad.without_last(), *below) if pad.marks else tuple(below)


def only_claims(events: Sequence[Event]) -> bool:
    """Tell whether only claims were judged: the most frequent case, which changes the least."""
    return all([type(event) is Claimed for event in events])  # noqa: C419 (half the time)


class _StoredChoice(Struct, frozen=True, tag="chosen"):
    """`Chosen` as it is stored, perhaps by a version with other bounds."""

    at: float
    settings: dict[str, Any]


_encoder = msgspec.json.Encoder()
_stored = [_StoredChoice if kind is Chosen else kind for kind in Event.__subclasses__()]
_decoder: msgspec.json.Decoder[Event | _StoredChoice] = msgspec.json.Decoder(reduce(or_, _stored))


encode = _encoder.encode
"""Encodes an event for the journal."""


def decode(body: bytes) -> Event:
    """Decode an event of the journal."""
    event = _decoder.decode(body)
    if isinstance(event, _StoredChoice):
        return Chosen(at=event.at, settings=read_stored_settings(event.settings))
    return event
