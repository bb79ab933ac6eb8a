"""The command group: commands are imported when they are called, and mistakes are one line."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from spotisle.errors import SpotisleError


class LazyGroup(click.Group):
    """A group that knows its commands by `module:attribute` and their one-line help by heart.

    Listing the commands must not import them: `spotisle --version` and `--help` stay quick. Without
    a command, or with an option that only the usual command can have, the usual one is meant.
    """

    def __init__(
        self,
        *args: Any,  # noqa: ANN401
        lazy: dict[str, tuple[str, str]],
        usual: str = "",
        **kwargs: Any,  # noqa: ANN401
    ) -> None:
        super().__init__(*args, **kwargs)
        self.lazy = lazy
        self.usual = usual

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put the usual command before what is meant for it."""
        own = {name for option in self.get_params(ctx) for name in option.opts}
        first = args[0].partition("=")[0] if args else "-"
        if self.usual and first.startswith("-") and first not in own:
            args = [self.usual, *args]
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order in which a newcomer meets them."""
        return [*self.lazy, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command when it is wanted."""
        if cmd_name not in self.lazy:
            return super().get_command(ctx, cmd_name)
        module, _, attribute = self.lazy[cmd_name][0].partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, help_line) for name, (_, help_line) in self.lazy.items()])


def run(command: click.Command, arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command; a person's mistake becomes one line on stderr and exit code 2."""
    try:
        status = command.main(args=arguments, prog_name="spotisle", standalone_mode=False)
    except SpotisleError as mistake:
        _leave(str(mistake))
    except click.exceptions.NoArgsIsHelpError as asked:
        click.echo(asked.format_message())
        sys.exit(0)
    except click.UsageError as mistake:
        hint = f" (try {mistake.ctx.command_path} --help)" if mistake.ctx else ""
        _leave(mistake.format_message() + hint)
    except click.ClickException as mistake:
        _leave(mistake.format_message())
    except click.Abort:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    sys.exit(status if isinstance(status, int) else 0)


def _leave(message: str) -> NoReturn:
    click.echo(f"spotisle: {' '.join(message.split())}", err=True)
    sys.exit(2)
