"""The one kind of error that a person is meant to read."""

import re

_EXPECTED = re.compile(r"Expected `(\w+)[^`]*`(?: (>=|<=) ([0-9.-]+))?.*")
_BOUNDS = {">=": "at least", "<=": "at most"}
_KINDS = {"int": "a whole number", "float": "a number", "bool": "true or false", "str": "a text"}


class SpotisleError(ValueError):
    """What was asked for cannot be done; the message says why and what to do, in one line.

    The command line prints it to stderr and exits with 2; everything else is a bug.
    """


def in_words(complaint: str) -> str:
    """Say in a person's words what typed decoding found wrong, the name of the choice first.

    >>> in_words("Expected `float` >= 40.0 - at `$.size`")
    'size: must be at least 40'
    >>> in_words("Expected `int | null`, got `str` - at `$.port`")
    'port: must be a whole number'
    >>> in_words("Invalid enum value 'a5' - at `$.paper`")
    "paper: there is no 'a5'"
    >>> in_words("Object contains unknown field `sise`")
    'there is no choice `sise`'
    """
    problem, _, place = complaint.partition(" - at `$.")
    expected = _EXPECTED.fullmatch(problem)
    if expected and expected[2]:
        problem = f"must be {_BOUNDS[expected[2]]} {expected[3].removesuffix('.0')}"
    elif expected:
        problem = f"must be {_KINDS.get(expected[1], expected[1])}"
    problem = problem.replace("Invalid enum value", "there is no")
    problem = problem.replace("Object contains unknown field", "there is no choice")
    name = place.rstrip("`")
    return f"{name}: {problem}" if name else problem
