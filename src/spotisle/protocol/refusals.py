"""Why a room does not do what somebody asked: a value, not an exception."""

from enum import StrEnum

from msgspec import Struct


class Why(StrEnum):
    """The cause of a refusal."""

    NOT_HOST = "not_host"
    NOT_SEATED = "not_seated"
    NOT_YOUR_SEAT = "not_your_seat"
    SEAT_TAKEN = "seat_taken"
    SEAT_FREE = "seat_free"
    NO_FREE_SEAT = "no_free_seat"
    NO_SUCH_PERSON = "no_such_person"
    NO_SUCH_BOT = "no_such_bot"
    NO_SUCH_COLOUR = "no_such_colour"
    NO_NAME = "no_name"
    ROOM_FULL = "room_full"
    PLAYING = "playing"
    NOT_PLAYING = "not_playing"
    NOT_OVER = "not_over"
    NOT_ASKED = "not_asked"
    PAUSED = "paused"
    NOBODY_SITS = "nobody_sits"
    PLAYERS = "players"
    """The game is not for so many."""
    TEAMS = "teams"
    """The teams that were chosen do not add up."""
    CARDS = "cards"
    """There are not enough cards for so many players or rounds."""
    NO_SUCH_DECK = "no_such_deck"
    """The pictures of a deck of one's own are not on this server."""
    CANNOT_PLAY = "cannot_play"
    """The settings do not fit one another; the text says why."""
    NO_PAD = "no_pad"
    NOT_ON_PAD = "not_on_pad"
    PAD_CHANGED = "pad_changed"
    """Somebody wrote on the score pad just now: look again before you take that back."""
    UNAVAILABLE = "unavailable"
    """The journal cannot be written to just now; nothing was changed."""


class Refusal(Struct, frozen=True):
    """A refusal, with a sentence where the code alone does not tell."""

    why: Why
    text: str = ""
