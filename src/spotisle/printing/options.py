"""The options of a print."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from spotisle.editions import LANGUAGES, Language
from spotisle.errors import SpotisleError, explain_problem, locate_problem

Paper = Literal["a4", "letter", "a3", "a2", "card"]
CardShape = Literal["round", "hexagon", "square"]
Backs = Literal["none", "long", "short"]
Part = Literal["cards", "scores", "sheets", "dice", "reference", "rules", "poster", "worksheet"]

PAPERS: dict[Paper, tuple[float, float]] = {
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "a3": (297.0, 420.0),
    "a2": (420.0, 594.0),
}
"""Width and height in millimetres, upright."""

_CHOICES = {"paper": Paper, "shape": CardShape, "backs": Backs, "parts": Part}

Shift = Annotated[float, Meta(ge=-10, le=10)]


class BadPrintError(SpotisleError):
    """Options that cannot be printed; the message says why, and what can."""


class PrintOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """All options; lengths in millimetres."""

    paper: Paper = "a4"
    """`card` makes one page per card, cut to its size, as print shops want it."""
    size: Annotated[float, Meta(ge=40, le=200)] = 85
    """Diameter of a round card, height of a hexagon from corner to corner, side of a square."""
    shape: CardShape | None = None
    """None: the deck's own shape."""
    outline: bool = True
    """The line to cut along; off for a circle punch."""
    marks: bool = True
    bleed: Annotated[float, Meta(ge=0, le=5)] = 0
    """How far colours extend over the cut."""
    safe: Annotated[float, Meta(ge=0, le=10)] = 3
    """How far symbols stay away from the cut."""
    backs: Backs = "none"
    """The edge on which the printer turns the sheet for the backs."""
    shift_x: Shift = 0
    shift_y: Shift = 0
    """Moves the backs, to correct a printer that shifts them."""
    spare: bool = False
    """Whether to print the cards of the plane that the deck leaves out."""
    parts: Annotated[tuple[Part, ...], Meta(max_length=12)] = ()
    """Empty: everything."""
    players: Annotated[int, Meta(ge=1, le=24)] = 4
    """How many island dice sheets."""
    per_page: Literal[1, 2, 4] = 2
    """Island dice sheets per page."""
    language: Annotated[Language, Meta(max_length=12)] = "en"

    def wants(self, part: Part) -> bool:
        """Tell whether a part is to be printed."""
        return not self.parts or part in self.parts

    @property
    def radius(self) -> float:
        """Half the size."""
        return self.size / 2


def _offer(error: msgspec.ValidationError) -> str:
    """Return the valid choices, if the error is an invalid one."""
    name, problem = locate_problem(error)
    choices = _CHOICES.get(name.partition("[")[0])
    if not (choices and problem.startswith("Invalid enum value")):
        return ""
    return f"; there are {', '.join(map(str, get_args(choices)))}"


def read_print_options(given: Mapping[str, Any]) -> PrintOptions:
    """Read options from a command line or a query string; `BadPrintError` if one is wrong.

    >>> read_print_options({"paper": "a3", "size": "70", "parts": "cards,rules"}).parts
    ('cards', 'rules')
    >>> read_print_options({"parts": "sheets,foo"})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    spotisle.printing.options.BadPrintError: parts: there is no 'foo'; there are cards, ...
    """
    values = dict(given)
    if isinstance(values.get("parts"), str):
        values["parts"] = [part for part in values["parts"].split(",") if part]
    try:
        options = msgspec.convert(values, PrintOptions, strict=False)
    except msgspec.ValidationError as error:
        # The message quotes the wrong part, so its index is not needed.
        problem = re.sub(r"^parts\[\d+\]", "parts", explain_problem(error))
        raise BadPrintError(problem + _offer(error)) from None
    if options.language not in LANGUAGES:
        raise BadPrintError(f"no texts in {options.language!r}; there are {', '.join(LANGUAGES)}")
    return options
