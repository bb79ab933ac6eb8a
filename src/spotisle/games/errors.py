"""What can be wrong with a game that somebody asks for or hands in."""

from spotisle.errors import SpotisleError


class SetupError(SpotisleError):
    """A game cannot be set up like this; the message says what would do."""


class BrokenRecordError(SpotisleError):
    """A game record that cannot be replayed; the message names the place and the cause."""
