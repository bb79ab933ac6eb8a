"""When the cards of a room are turned up: together, by the room's clock, at the end of a count.

A new deal lies face down until every connected device reports that it has drawn the table; then all
count down together. After a round comes a beat, then a short count. Covered cards are not sent, so
that no device can show them sooner than the others.
"""

from collections.abc import Collection
from math import inf

from msgspec import Struct
from msgspec.structs import replace

from spotisle.protocol.curtain import Curtain, Pace
from spotisle.rooms import events as ev
from spotisle.rooms.state import RoomState
from spotisle.rules.beat import Beat
from spotisle.rules.view import CardsView, Pile

MAX_DRAWING_S = 2.0
"""How long the count waits for devices to draw the table."""


class Lengths(Struct, frozen=True):
    """The durations of one pace, in seconds."""

    announcement: float
    """Shows the next minigame, if it differs from the last one or breaks a tie."""
    digits: int
    digit: float
    beat: float
    beat_digits: int
    beat_digit: float


CURTAIN_LENGTHS: dict[Pace, Lengths] = {
    "short": Lengths(
        announcement=0.0, digits=2, digit=0.6, beat=1.2, beat_digits=1, beat_digit=0.6
    ),
    "full": Lengths(announcement=2.5, digits=3, digit=1.0, beat=1.8, beat_digits=2, beat_digit=0.6),
}


def cover(view: CardsView) -> CardsView:
    """Return the table with all its cards face down."""
    middle = view.middle
    return replace(
        view,
        piles=tuple(Pile(None, pile.count) for pile in view.piles),
        middle=None if middle is None else Pile(None, middle.count),
        open=(None,) * len(view.open),
    )


def end_round(pace: Pace, beat: Beat, at: float, *, last: bool) -> ev.RoundEnded:
    """Return the event of a round that has ended, with its beat and the count to the next."""
    if last:
        return ev.RoundEnded(at=at, beat=beat)
    lengths = CURTAIN_LENGTHS[pace]
    counts_from = at + lengths.beat
    opens = counts_from + lengths.beat_digits * lengths.beat_digit
    curtain = Curtain("beat", lengths.beat_digits, opens, counts_from, beat)
    return ev.RoundEnded(at=at, beat=beat, curtain=curtain)


class CurtainTimer:
    """Counts down in one room, and turns the cards up."""

    def __init__(self, room: RoomState) -> None:
        self.due = inf
        """When the count begins, or the cards are turned up."""
        self.here: Collection[str] = ()
        """Everybody who is connected."""
        self._room = room
        self._ready: set[str] = set()
        self._play = 0
        """The number of the game that `_ready` refers to."""
        self._waits_since = 0.0
        self._interrupted = True
        """Whether the countdown cannot continue: the room was paused, empty or not open."""

    def interrupt(self) -> None:
        """Restart the countdown as soon as the room resumes."""
        self._interrupted = True

    def note(self, event: ev.Event, now: float) -> None:
        """Note an event that has just come into effect."""
        if isinstance(event, ev.Dealt):
            self._waits_since = now
        if isinstance(event, ev.Dealt | ev.Counted | ev.RoundEnded):
            self._interrupted = False

    def note_ready(self, person: str, play: int, now: float) -> None:
        """Note that somebody's device has drawn the table of a game."""
        if play == self._room.plays:
            self._forget_earlier_game()
            self._ready.add(person)
            self.update(now)

    def _forget_earlier_game(self) -> None:
        if self._play != self._room.plays:
            self._play, self._ready = self._room.plays, set()

    def update(self, now: float) -> None:
        """Recompute the deadline."""
        curtain = self._room.curtain
        self._forget_earlier_game()
        if curtain is None:
            self.due = inf
        elif curtain.opens is not None:
            self.due = now if self._interrupted else curtain.opens
        elif self._interrupted:
            self._interrupted, self._waits_since = False, now
            self.due = now + MAX_DRAWING_S
        elif all(person in self._ready for person in self.here):
            self.due = now
        else:
            self.due = self._waits_since + MAX_DRAWING_S

    def act(self, now: float) -> list[ev.Event]:
        """Begin the count, or turn the cards up."""
        curtain, play = self._room.curtain, self._room.play
        if curtain is None or play is None:
            return []
        if curtain.opens is not None and not self._interrupted:
            return [ev.Uncovered(at=now)]
        lengths = CURTAIN_LENGTHS[play.dealt.pace]
        digit = lengths.digit if curtain.why == "start" else lengths.beat_digit
        announced_until = play.dealt.at + (lengths.announcement if play.dealt.announced else 0.0)
        counts_from = now if self._interrupted else max(now, announced_until)
        counting = replace(
            curtain, counts_from=counts_from, opens=counts_from + curtain.digits * digit
        )
        return [ev.Counted(at=now, curtain=counting)]
