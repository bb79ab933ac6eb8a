"""What can be wrong with a game that somebody asks for or hands in."""

from typing import Literal

from spotisle.errors import SpotisleError

About = Literal["players", "teams", "cards"]
"""What people at a table can change: how many they are, who plays with whom, how long they play."""


class SetupError(SpotisleError):
    """A game cannot be set up like this; the message says what would do."""

    def __init__(self, message: str, about: About | None = None) -> None:
        super().__init__(message)
        self.about: About | None = about


class UnknownGameError(SetupError):
    """A game that is not installed here; the message names those that are."""


class BrokenRecordError(SpotisleError):
    """A game record that cannot be replayed; the message names the place and the cause."""
