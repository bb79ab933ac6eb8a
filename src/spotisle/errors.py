"""The one kind of error that a person is meant to read."""


class SpotisleError(ValueError):
    """What was asked for cannot be done; the message says why and what to do, in one line.

    The command line prints it to stderr and exits with 2; everything else is a bug.
    """
