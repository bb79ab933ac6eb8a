"""Refusals of commands: values, not exceptions."""

from enum import StrEnum

from msgspec import Struct


class RefusalReason(StrEnum):
    """Why a room refuses a command."""

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
    COVERED = "covered"
    """The cards lie face down."""
    NOBODY_SITS = "nobody_sits"
    PLAYERS = "players"
    """The game is not for this number of players."""
    TEAMS = "teams"
    """The chosen teams are not allowed."""
    CARDS = "cards"
    """There are not enough cards for this many players or rounds."""
    NO_SUCH_DECK = "no_such_deck"
    """This server does not have the pictures of the custom deck."""
    CANNOT_PLAY = "cannot_play"
    """The settings contradict each other; the text says how."""
    FACE_TAKEN = "face_taken"
    """Somebody else at the table has this face or this tint."""
    MUTED = "muted"
    """The host has switched reactions off."""
    BET_PLACED = "bet_placed"
    NO_PAD = "no_pad"
    NOT_ON_PAD = "not_on_pad"
    PAD_CHANGED = "pad_changed"
    """The score pad has changed since the client last saw it."""
    TOO_FAST = "too_fast"
    """This person has used up a rate limit, such as the journal budget; it refills steadily."""
    NOT_INSTALLED = "not_installed"
    """The server lacks a package for this; the text says which."""
    UNAVAILABLE = "unavailable"
    """The journal is not writable right now; nothing changed."""


class Refusal(Struct, frozen=True):
    """A refusal, with a sentence if the reason alone does not say enough."""

    reason: RefusalReason
    text: str = ""
