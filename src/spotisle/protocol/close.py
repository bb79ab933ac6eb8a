"""Close reasons: why the server ends a connection, with close code and sentence."""

from enum import IntEnum

MAX_CLOSE_TEXT_BYTES = 123
"""What fits into a WebSocket close frame after the code."""

RECONNECT = True


class CloseReason(IntEnum):
    """A reason, by its close code: below 4000 WebSocket's own, above modelled on HTTP status."""

    meaning: str
    """The sentence that is sent along."""
    reconnects: bool
    """Whether a client should connect again by itself, to the same seat."""

    def __new__(cls, code: int, meaning: str, reconnects: bool = False) -> "CloseReason":
        """Make a row of the table below into a member."""
        member = int.__new__(cls, code)
        member._value_ = code
        member.meaning = meaning
        member.reconnects = reconnects
        return member

    LEFT = 1000, "You left the room."
    BAD_FRAME = 1002, "That was not a valid WebSocket frame."
    BINARY = 1003, "Send text messages, not binary ones."
    NOT_UTF8 = 1007, "The text was not UTF-8."
    TOO_BIG = 1009, "Messages can have at most 4096 bytes."
    BROKEN = 1011, "Something went wrong and this room was closed. Create a new one."
    RESTARTING = 1012, "The server is restarting. Reconnect in a moment.", RECONNECT
    UNAVAILABLE = 1013, "The server can't save anything right now. Try again.", RECONNECT
    MOVED = 4307, "The room has moved to another server. Reconnect there.", RECONNECT
    MALFORMED = 4400, "The message doesn't follow this protocol."
    STRANGER = 4401, "This room doesn't know your token. Join again."
    KICKED = 4403, "The host removed you from the room."
    NO_ROOM = 4404, "There is no room with this code."
    NO_HELLO = 4408, "No hello arrived within 5 seconds."
    ELSEWHERE = 4409, "You opened this room somewhere else."
    ROOM_FULL = 4413, "The room is full."
    NO_NAME = 4422, "You need a name to join."
    LOCKED = 4423, "The doors of this club night are locked."
    NO_GAME = 4424, "This server doesn't have this room's game."
    VERSION = 4426, "This server uses version 1 of the protocol. Reload the page."
    FLOOD = 4429, "Too many messages: the limit is 20 a second, 40 at once."
    SLOW = 4498, "You didn't read fast enough. Reconnect.", RECONNECT
    VANISHED = 4499, "No answer to pings: the connection seems lost. Reconnect.", RECONNECT

    @property
    def word(self) -> str:
        """The reason as `bye` messages and metrics spell it.

        >>> CloseReason.NO_ROOM.word
        'no_room'
        """
        return self.name.lower()

    @classmethod
    def from_code(cls, code: int | None) -> "CloseReason | None":
        """Return the reason with this close code; None if it is not one of ours."""
        return next((reason for reason in cls if reason == code), None)


def close_frame_text(text: str) -> bytes:
    """Cut a text to what a close frame takes, in whole characters.

    >>> len(close_frame_text("ü" * 100))
    122
    """
    return text.encode()[:MAX_CLOSE_TEXT_BYTES].decode(errors="ignore").encode()
