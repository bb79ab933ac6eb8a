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
    BAD_FRAME = 1002, "That was no WebSocket frame."
    BINARY = 1003, "Only text is spoken here."
    NOT_UTF8 = 1007, "The text was not UTF-8."
    TOO_BIG = 1009, "A message has at most 4096 bytes."
    BROKEN = 1011, "This room ran into a fault and is closed; other rooms go on."
    RESTARTING = 1012, "The server restarts; come back in a moment.", RECONNECT
    UNAVAILABLE = 1013, "The server cannot store anything just now; try again.", RECONNECT
    MOVED = 4307, "The room has moved to another server; connect again.", RECONNECT
    MALFORMED = 4400, "The message is not one of this protocol."
    STRANGER = 4401, "This room does not know your token; join anew."
    KICKED = 4403, "The host sent you away."
    NO_ROOM = 4404, "There is no room with this code."
    NO_HELLO = 4408, "The first message, hello, did not come within 5 seconds."
    ELSEWHERE = 4409, "You opened this room somewhere else."
    ROOM_FULL = 4413, "The room is full."
    NO_NAME = 4422, "A name is needed to join."
    LOCKED = 4423, "The doors of this event are locked."
    NO_GAME = 4424, "This room plays a game that this server does not have."
    VERSION = 4426, "This server speaks version 1 of the protocol; reload the page."
    FLOOD = 4429, "Too many messages: 20 a second are allowed, 40 at once."
    SLOW = 4498, "You did not read fast enough; connect again.", RECONNECT
    VANISHED = 4499, "No answer to pings; the connection seems cut.", RECONNECT

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
