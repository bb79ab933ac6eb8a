"""Optional extras: what can be installed besides the core, and the message if it is missing."""

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from types import TracebackType
from typing import Literal

from spotisle.errors import SpotisleError

Extra = Literal["print", "decks", "dice", "fast", "plot", "postgres", "farm", "rl"]

PACKAGES: dict[Extra, tuple[str, ...]] = {
    "print": ("typst", "fontTools"),
    "decks": ("numpy", "PIL", "resvg_py", "fontTools", "defusedxml"),
    "dice": ("numpy",),
    "fast": ("numpy", "numba"),
    "plot": ("numpy", "matplotlib"),
    "postgres": ("asyncpg",),
    "farm": ("numpy", "distributed"),
    "rl": ("numpy", "gymnasium", "pettingzoo"),
}
"""The packages of each extra, by the name that is imported."""

_PURPOSES: dict[Extra, str] = {
    "print": "Printing needs",
    "decks": "Making decks and pictures needs",
    "dice": "Simulations and the coach and bots of island dice need",
    "fast": "Odds and many games of island dice need",
    "plot": "Drawing plots needs",
    "postgres": "PostgreSQL needs",
    "farm": "A farm of machines needs",
    "rl": "Environments for learning agents need",
}

_EXTRA_OF_PART: dict[str, Extra] = {
    "art": "decks",
    "decks": "decks",
    "dice": "dice",
    "printing": "print",
    "rl": "rl",
    "simulation": "dice",
}
"""For a package that is in several extras: which one each of our subpackages needs."""


class MissingExtraError(SpotisleError):
    """An optional package is not installed; the message says how to install it."""

    def __init__(self, extra: Extra, package: str = "") -> None:
        needs = package or next(filter(_is_missing, PACKAGES[extra]), PACKAGES[extra][0])
        super().__init__(
            f"{_PURPOSES[extra]} {needs}, which isn't installed: pip install 'spotisle[{extra}]'"
        )
        self.extra = extra


@cache
def is_installed(extra: Extra) -> bool:
    """Tell whether all packages of an extra can be imported."""
    return not any(map(_is_missing, PACKAGES[extra]))


def explain_missing(error: ImportError) -> MissingExtraError | None:
    """Return the error for the user if the missing package belongs to an extra.

    numpy is in several extras; our subpackage that imports it decides which one is named.
    """
    package = (error.name or "").partition(".")[0]
    bring: list[Extra] = [extra for extra, packages in PACKAGES.items() if package in packages]
    if not bring:
        return None
    extra = bring[0]
    for part in _importing_parts(error.__traceback__):
        if _EXTRA_OF_PART.get(part) in bring:
            extra = _EXTRA_OF_PART[part]
            break
    return MissingExtraError(extra, package)


def _importing_parts(traceback: TracebackType | None) -> Iterator[str]:
    """Yield our subpackages in a traceback, the innermost first."""
    modules = []
    while traceback is not None:
        modules.append(str(traceback.tb_frame.f_globals.get("__name__", "")))
        traceback = traceback.tb_next
    for module in reversed(modules):
        ours, _, rest = module.partition(".")
        if ours == "spotisle":
            yield rest.partition(".")[0]


def _is_missing(package: str) -> bool:
    return find_spec(package) is None
