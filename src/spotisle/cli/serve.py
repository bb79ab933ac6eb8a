"""`spotisle serve`: open the table in the browser."""

from collections.abc import Callable
from typing import Any, TypeVar, get_type_hints

import click
from msgspec import inspect, structs

from spotisle.server.settings import ServerSettings, SettingOption, read_settings

_Command = TypeVar("_Command", bound=Callable[..., None])
_Number = inspect.IntType | inspect.FloatType

SETTINGS = """\b
Every option is also an environment variable, SPOTISLE_ and its name in capitals
(SPOTISLE_PUBLIC_URL), and a line of the settings file (public_url = "https://...").
An option overrides a variable, and a variable overrides the file. The file is TOML: the one
named with --config, or spotisle.toml in the data or the configuration folder."""


def settings_options(command: _Command) -> _Command:
    """Give a command an option for each setting of a server."""
    fields = structs.fields(ServerSettings)
    types = inspect.type_info(ServerSettings)
    assert isinstance(types, inspect.StructType)
    hints = get_type_hints(ServerSettings, include_extras=True)
    for field, described in reversed(list(zip(fields, types.fields, strict=True))):
        option = next(
            said for said in hints[field.name].__metadata__ if isinstance(said, SettingOption)
        )
        command = _click_option(field, described.type, option)(command)
    return command


def _click_option(
    field: structs.FieldInfo, type_: inspect.Type, option: SettingOption
) -> Callable[[_Command], _Command]:
    kinds = type_.types if isinstance(type_, inspect.UnionType) else (type_,)
    number = next((kind for kind in kinds if isinstance(kind, _Number)), None)
    flag = f"--{field.name.replace('_', '-')}"
    if any(isinstance(kind, inspect.BoolType) for kind in kinds):
        flag += "/" + (option.off or flag.replace("--", "--no-", 1))
    default = option.default or (f"{field.default:g}" if number else "")
    return click.option(
        flag,
        default=None,
        type=_click_type(number or type_, option),
        metavar=option.metavar,
        help=option.help + (f"  [default: {default}]" if default else ""),
    )


def _click_type(type_: inspect.Type, option: SettingOption) -> "click.ParamType[Any] | None":
    match type_:
        case inspect.IntType():
            return click.IntRange(type_.ge, type_.le) if option.shows_range else click.INT
        case inspect.FloatType():
            return click.FloatRange(type_.ge, type_.le) if option.shows_range else click.FLOAT
        case inspect.LiteralType():
            return click.Choice([str(value) for value in type_.values])
        case _:
            return None


@click.command(epilog=SETTINGS, short_help="Open the table in the browser (the default).")
@settings_options
@click.option("--config", metavar="FILE", help="The settings file.")
def serve(config: str | None = None, **flags: Any) -> None:
    """Open the table in the browser.

    \b
    For everyone in the same network:  spotisle serve
    Only on this machine:              spotisle serve --host 127.0.0.1
    On four cores:                     spotisle serve --workers 4 --journal postgresql://...
    """
    settings = read_settings(flags, config or "")
    if settings.workers > 1:
        from spotisle.cluster.workers import run_workers as run
    elif settings.journal:
        from spotisle.cluster.serve import serve_node as run
    else:
        from spotisle.server.serve import serve as run
    run(settings)
