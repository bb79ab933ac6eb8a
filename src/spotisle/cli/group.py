"""The click group of `spotisle` and its subcommands.

It imports a command when it is run, and prints an error as one line.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click
from click.shell_completion import CompletionItem

from spotisle.errors import SpotisleError, is_disk_full
from spotisle.extras import explain_missing


class LazyGroup(click.Group):
    """A group that imports its commands when they are needed.

    `lazy` maps the names of commands, in the order of the help, to `module:attribute`. Without a
    command, or with an option that the group does not have, the `default` command runs.
    """

    def __init__(
        self,
        *args: Any,
        lazy: dict[str, str],
        default: str = "",
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self.lazy = lazy
        self.default_command = default

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Insert the default command if none is given."""
        own = {name for option in self.get_params(ctx) for name in option.opts}
        first = args[0].partition("=")[0] if args else "-"
        typing = ctx.resilient_parsing  # shell completion: offer commands
        if not typing and self.default_command and first.startswith("-") and first not in own:
            args = [self.default_command, *args]
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order of the table."""
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in self.lazy:
            return None
        module, _, attribute = self.lazy[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete commands, and the options of the default command, which are valid here too."""
        found = super().shell_complete(ctx, incomplete)
        default = self.get_command(ctx, self.default_command)
        if default is None or not incomplete.startswith("-"):
            return found
        with default.make_context(self.default_command, [], ctx, resilient_parsing=True) as below:
            options = default.shell_complete(below, incomplete)
        own = {item.value for item in found}
        return [*found, *(item for item in options if item.value not in own)]


def run(command: click.Command, arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command; a user error becomes one line on stderr and exit code 2."""
    try:
        status = command.main(args=arguments, prog_name="spotisle", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(0)
    except click.Abort:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except (SpotisleError, click.ClickException, ImportError, OSError) as error:
        if (message := _explain(error)) is None:
            raise
        click.echo(f"spotisle: {' '.join(message.split())}", err=True)
        sys.exit(2)
    sys.exit(status if isinstance(status, int) else 0)


def _explain(error: Exception) -> str | None:
    """Return what the user can do about an error; None if it is a bug."""
    match error:
        case SpotisleError():
            return str(error)
        case click.UsageError(ctx=click.Context(command_path=path)):
            return f"{error.format_message()} (try {path} --help)"
        case click.ClickException():
            return error.format_message()
        case ImportError():
            missing = explain_missing(error)
            return str(missing) if missing else None
        case OSError() if is_disk_full(error):
            return f"cannot write {error.filename or 'the output'}: {error.strerror}"
    return None
