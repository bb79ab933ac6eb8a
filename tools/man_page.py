"""Write the manual page from the help of the commands: `python -m tools.man_page`.

The wheel includes it, so that `man spotisle` works; a test fails when it is out of date.
"""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import click

from spotisle.cli import spotisle

PAGE = Path(__file__).resolve().parents[1] / "deploy" / "spotisle.1"


def write_page() -> str:
    """Return the whole page as roff."""
    root = click.Context(spotisle, info_name="spotisle", **spotisle.context_settings)
    lines = [
        '.TH SPOTISLE 1 "" "spotisle" "User Commands"',
        ".SH NAME",
        "spotisle \\- a game table for phones, a TV and a printer",
        ".SH SYNOPSIS",
        ".B spotisle",
        "[COMMAND] [OPTIONS] [ARGS]",
        ".SH DESCRIPTION",
        *_describe(spotisle),
        ".SH COMMANDS",
        *(line for command in _commands(root) for line in _section(command)),
        ".SH FILES",
        "Rooms and records are kept in the user's data folder, settings in",
        ".I spotisle.toml",
        "there or in the configuration folder.",
    ]
    return "\n".join(lines) + "\n"


def _commands(context: click.Context) -> Iterator[click.Context]:
    """Yield every command that is not a group, in the order of the help."""
    command = context.command
    if not isinstance(command, click.Group):
        yield context
        return
    for name in command.list_commands(context):
        child = command.get_command(context, name)
        assert child is not None
        yield from _commands(click.Context(child, info_name=name, parent=context))


def _section(context: click.Context) -> Iterator[str]:
    command = context.command
    arguments = " ".join(command.collect_usage_pieces(context))
    yield f".SS {context.command_path} {_escape(arguments)}"
    yield from _describe(command)
    for parameter in command.params:
        record = parameter.get_help_record(context)
        if record is not None:
            yield ".TP"
            yield f".B {_escape(record[0])}"
            yield _escape(record[1])


def _describe(command: click.Command) -> Iterator[str]:
    """Yield the help of a command; examples keep their lines."""
    for paragraph in inspect.cleandoc(command.help or "").split("\n\n"):
        keeps_lines = paragraph.startswith("\b")
        lines = [_escape(line) for line in paragraph.removeprefix("\b\n").splitlines()]
        yield ".PP"
        yield from (".nf", *lines, ".fi") if keeps_lines else (" ".join(lines),)


def _escape(text: str) -> str:
    """Escape text for roff."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text.strip(), flags=re.MULTILINE)


if __name__ == "__main__":
    PAGE.write_text(write_page(), encoding="utf-8")
