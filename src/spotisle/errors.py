"""The base class of errors for users, and msgspec's errors in plain words."""

import errno
import re

_EXPECTED = re.compile(r"Expected `(\w+)[^`]*`(?: (>=|<=) ([0-9.-]+))?.*")
_MISSING = re.compile("Object missing required field (`[^`]*`)")
_BOUNDS = {">=": "at least", "<=": "at most"}
_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "str": "a text",
    "array": "a list",
    "object": "an object",
}


class SpotisleError(ValueError):
    """A request that cannot be carried out; the message says why and what to do, in one line.

    The command line prints it to stderr and exits with 2; everything else is a bug.
    """


class DiskFullError(SpotisleError):
    """A file could not be written for lack of space."""

    def __init__(self) -> None:
        super().__init__("The server's disk is full and nothing was stored; ask whoever runs it.")


def is_disk_full(error: OSError) -> bool:
    """Tell whether the disk, or a quota on it, has no more space."""
    return error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def locate_problem(error: Exception) -> tuple[str, str]:
    """Return the name of the field that msgspec rejected, and its message.

    >>> locate_problem(ValueError("Expected `array`, got `str` - at `$.games`"))
    ('games', 'Expected `array`, got `str`')
    """
    problem, _, place = str(error).partition(" - at `$.")
    return place.rstrip("`"), problem


def explain_problem(error: Exception) -> str:
    """Say in plain words what msgspec rejected, the name of the field first.

    >>> explain_problem(ValueError("Expected `float` >= 40.0 - at `$.size`"))
    'size: must be at least 40'
    >>> explain_problem(ValueError("Expected `int | null`, got `str` - at `$.port`"))
    'port: must be a whole number'
    >>> explain_problem(ValueError("Invalid enum value 'a5' - at `$.paper`"))
    "paper: there is no 'a5'"
    >>> explain_problem(ValueError("Expected `str` matching regex '^https://' - at `$.url`"))
    'url: has the wrong format'
    >>> explain_problem(ValueError("Object contains unknown field `sise`"))
    'there is no option `sise`'
    >>> explain_problem(ValueError("Object missing required field `rounds`"))
    '`rounds` is missing'
    """
    name, problem = locate_problem(error)
    expected = _EXPECTED.fullmatch(problem)
    if expected and expected[2]:
        problem = f"must be {_BOUNDS[expected[2]]} {expected[3].removesuffix('.0')}"
    elif "matching regex" in problem:
        problem = "has the wrong format"
    elif expected:
        problem = f"must be {_KINDS.get(expected[1], expected[1])}"
    problem = _MISSING.sub(r"\1 is missing", problem)
    problem = problem.replace("Invalid enum value", "there is no")
    problem = problem.replace("Object contains unknown field", "there is no option")
    return f"{name}: {problem}" if name else problem
