"""Simulate whole games of bots on a virtual clock, thousands at a time, with statistics."""

from importlib import import_module
from typing import TYPE_CHECKING

from spotisle.simulation.setup import Setup, subjects

if TYPE_CHECKING:
    from spotisle.simulation.results import Results
    from spotisle.simulation.run import simulate
    from spotisle.simulation.summary import Rate, SideSummary, Spread, Summary, summarise

_MODULES = ("results", "run", "summary")

__all__ = [
    "Rate",
    "Results",
    "Setup",
    "SideSummary",
    "Spread",
    "Summary",
    "simulate",
    "subjects",
    "summarise",
]


def __getattr__(name: str) -> object:
    """Import the modules that need numpy on first use."""
    if name in __all__:
        for module in _MODULES:
            value = getattr(import_module(f"{__name__}.{module}"), name, None)
            if value is not None:
                globals()[name] = value
                return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
