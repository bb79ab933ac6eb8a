"""`--shuffle SEED` runs the tests in a random order, to find those that depend on others."""

import os
import secrets
from random import Random
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from _pytest.terminal import TerminalReporter

ANY_SEED = -1
VARIABLE = "SPOTISLE_SHUFFLE"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option; without a number it draws a seed."""
    parser.addoption(
        "--shuffle",
        type=int,
        nargs="?",
        const=ANY_SEED,
        metavar="SEED",
        help="run the tests in a random order, which the seed repeats",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Draw the seed before the workers start; they find it in the environment."""
    if config.option.shuffle == ANY_SEED:
        drawn = os.environ.setdefault(VARIABLE, str(secrets.randbelow(1_000_000)))
        config.option.shuffle = int(drawn)


def pytest_terminal_summary(terminalreporter: "TerminalReporter", config: pytest.Config) -> None:
    """Print the seed."""
    if config.option.shuffle is not None:
        terminalreporter.line(f"shuffled; to repeat the order: --shuffle {config.option.shuffle}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the tests in their random order."""
    if config.option.shuffle is not None:
        Random(config.option.shuffle).shuffle(items)
