"""What all events of a room have in common."""

from typing import Any, ClassVar

from msgspec import Struct

from spotisle.rooms.state import RoomState

PublicEvent = dict[str, Any]
"""What everyone may know of an event, for display."""


class Event(Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """Something that happened, with the time on the room's clock (seconds since 1970)."""

    public_fields: ClassVar[tuple[str, ...]] = ()
    """The fields that everyone may know."""
    reseats: ClassVar[bool] = False
    """Whether it may change who sits where."""

    at: float

    def apply(self, room: RoomState) -> None:
        """Change the room."""
        raise NotImplementedError

    def check(self, room: RoomState) -> None:
        """Raise `DivergedError` if the rules contradict this event."""

    def publish(self) -> PublicEvent | None:
        """Return what everyone may know of it; None if nothing."""
        return {"type": self.__struct_config__.tag} | {
            field: getattr(self, field) for field in self.public_fields
        }
