"""Hooks: what a room calls outside itself. The server sets them; tests may leave them out."""

from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from spotisle.rooms.events import Event
from spotisle.rooms.state import RoomState

HandOverRoom = Callable[[str], Awaitable[str]]
"""Called with the code of a room that stops; returns its next node's address, empty if none."""


async def hand_over_to_nobody(_: str) -> str:
    """Leave the room to whichever node opens it next."""
    return ""


async def know_every_deck(_: str | None) -> bool:
    """Accept every deck: the rules need no pictures."""
    return True


async def run_here(work: Callable[[], None]) -> None:
    """Run work at once; it blocks the event loop."""
    work()


class RoomHooks(Struct, frozen=True):
    """What a room calls outside itself."""

    on_stored: Callable[[float], None] = lambda _: None
    """Called with the seconds that each append to the journal took."""
    on_worked: Callable[[float], None] = lambda _: None
    """Called with the seconds that each step of a room kept the event loop busy."""
    run_in_thread: Callable[[Callable[[], None]], Awaitable[None]] = run_here
    """Runs slow work without blocking the event loop."""
    knows_deck: Callable[[str | None], Awaitable[bool]] = know_every_deck
    """Whether this server has the pictures of a deck."""
    hand_over: HandOverRoom = hand_over_to_nobody
    on_events: Callable[[RoomState, Sequence[Event]], None] = lambda _, __: None
    """Called with a room after events have been stored and applied."""
    on_stop: Callable[[str], None] = lambda _: None
    """Called with the room's code when its actor has stopped."""


NO_HOOKS = RoomHooks()
