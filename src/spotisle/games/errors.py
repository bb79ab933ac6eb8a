"""What can be wrong with a game that somebody hands in."""

from spotisle.errors import SpotisleError


class BrokenRecordError(SpotisleError):
    """A game record that cannot be replayed; the message names the place and the cause."""
