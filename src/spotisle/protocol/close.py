"""Why a connection ends: every cause with its close code, and whether to come back by oneself."""

from enum import IntEnum

MAX_REASON = 123
"""Bytes: what a close frame has room for."""


RETURNS = "returns"


class Close(IntEnum):
    """A cause. Codes below 4000 are WebSocket's own; the others call HTTP's to mind."""

    meaning: str
    returns: bool
    """Whether a client should connect again by itself, to the same seat."""

    def __new__(cls, code: int, meaning: str, returns: str = "") -> "Close":
        """Make a line of the table into a code that knows its meaning."""
        member = int.__new__(cls, code)
        member._value_ = code
        member.meaning = meaning
        member.returns = bool(returns)
        return member

    LEFT = 1000, "You left the room."
    BAD_FRAME = 1002, "That was no WebSocket frame."
    BINARY = 1003, "Only text is spoken here."
    NOT_UTF8 = 1007, "The text was not UTF-8."
    TOO_BIG = 1009, "A message has at most 4096 bytes."
    BROKEN = 1011, "This room ran into a fault and is closed; other rooms go on."
    RESTARTING = 1012, "The server restarts; come back in a moment.", RETURNS
    UNAVAILABLE = 1013, "The server cannot store anything just now; try again.", RETURNS
    MOVED = 4307, "The room has moved to another server; connect again.", RETURNS
    MALFORMED = 4400, "The message is not one of this protocol."
    STRANGER = 4401, "This room does not know your token; join anew."
    KICKED = 4403, "The host sent you away."
    NO_ROOM = 4404, "There is no room with this code."
    NO_HELLO = 4408, "The first message, hello, did not come within 5 seconds."
    ELSEWHERE = 4409, "You opened this room somewhere else."
    ROOM_FULL = 4413, "The room is full."
    NO_NAME = 4422, "A name is needed to join."
    VERSION = 4426, "This server speaks version 1 of the protocol; reload the page."
    FLOOD = 4429, "Too many messages: 20 a second are allowed, 40 at once."
    SLOW = 4498, "You did not read fast enough; connect again.", RETURNS
    VANISHED = 4499, "No answer to pings; the connection seems cut.", RETURNS

    @property
    def why(self) -> str:
        """The word for it, as in the `bye` message.

        >>> Close.NO_ROOM.why
        'no_room'
        """
        return self.name.lower()

    @classmethod
    def named(cls, why: str) -> "Close":
        """Return the cause with this word.

        >>> Close.named("kicked")
        <Close.KICKED: 4403>
        """
        return cls[why.upper()]

    @classmethod
    def of(cls, code: int | None) -> "Close | None":
        """Return the cause with this code; None if it is none of ours."""
        return next((close for close in cls if close == code), None)


def reason(text: str) -> bytes:
    """Return as much of a text as a close frame takes, in whole characters.

    >>> len(reason("ü" * 100))
    122
    """
    return text.encode()[:MAX_REASON].decode(errors="ignore").encode()
