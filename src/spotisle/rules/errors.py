"""Errors of games that cannot be set up, and of records that cannot be replayed."""

from typing import Literal

from spotisle.errors import SpotisleError

About = Literal["players", "teams", "cards"]
"""What the players can change: their number, their teams, the number of cards (and the length)."""


class SetupError(SpotisleError):
    """A game cannot be set up like this; the message says what is possible."""

    def __init__(self, message: str, about: About | None = None) -> None:
        super().__init__(message)
        self.about: About | None = about


class UnknownGameError(SetupError):
    """A game that is not installed; the message names those that are."""


class BrokenRecordError(SpotisleError):
    """A game record that cannot be replayed; the message names the place and the cause."""
