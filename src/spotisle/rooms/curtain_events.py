"""Events of the curtain: counts, beats, and trial rounds."""

from msgspec.structs import asdict

from spotisle.protocol.curtain import Curtain
from spotisle.rooms.event import Event, PublicEvent
from spotisle.rooms.state import RoomState
from spotisle.rules.beat import Beat


class Counted(Event, frozen=True, tag="counted"):
    """The countdown began; the cards are turned up when it ends."""

    curtain: Curtain

    def apply(self, room: RoomState) -> None:
        """Set the times of the count."""
        room.curtain = self.curtain

    def publish(self) -> PublicEvent:
        """Return when the cards are turned up."""
        return {"type": "counted", "opens": self.curtain.opens}


class Uncovered(Event, frozen=True, tag="uncovered"):
    """The cards were turned up."""

    def apply(self, room: RoomState) -> None:
        """Raise the curtain."""
        room.curtain = None


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """A round of a minigame ended."""

    beat: Beat
    curtain: Curtain | None = None
    """Covers the cards of the next round; None after the last one."""

    def apply(self, room: RoomState) -> None:
        """Cover the next round."""
        room.curtain = self.curtain

    def publish(self) -> PublicEvent:
        """Return the beat, the result of the round."""
        return {"type": "round_ended", "beat": asdict(self.beat), "last": self.curtain is None}


class TrialEnded(Event, frozen=True, tag="trial_ended"):
    """A trial round is over; the game itself is dealt next."""

    def apply(self, room: RoomState) -> None:
        """Clear the table."""
        room.play = room.curtain = None
