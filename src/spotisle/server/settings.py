"""The settings of a server: flags before environment variables before one file before defaults.

`ServerSettings` is the one list of them; the command line makes its options from it.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from spotisle.errors import SpotisleError, explain_problem
from spotisle.paths import config_folder, data_folder
from spotisle.server.connections import CONNECTIONS_PER_ADDRESS
from spotisle.server.limits import DECKS_PER_HOUR, ROOMS_PER_MINUTE

SETTINGS_FILE = "spotisle.toml"
VARIABLE_PREFIX = "SPOTISLE_"
ANY_ADDRESS = "0.0.0.0"  # noqa: S104  (phones in the same network must reach it)

EXAMPLES = {
    "journal": "postgresql://user@host/database",
    "node_url": "http://two.example:8555",
    "public_url": "https://play.example/spotisle/",
    "frame_ancestors": "https://school.example",
}
Url = Annotated[str, Meta(pattern="^(https?://[^/?#]+/?)?$")]
PublicUrl = Annotated[str, Meta(pattern="^(https?://[^/?#\\s]+(/[^?#\\s]*)?)?$")]
Sites = Annotated[
    str,
    Meta(pattern=r"^(\*|(https?://[\w.*:\[\]-]+)( https?://[\w.*:\[\]-]+)*)?$", max_length=1000),
]
Days = Annotated[int, Meta(ge=1, le=36500)]
LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]
LimitCount = Annotated[int, Meta(ge=1, le=100_000)]


class SettingOption(NamedTuple):
    """How the command line shows a setting."""

    help: str
    default: str = ""
    """The default in words; numbers show theirs by themselves."""
    metavar: str | None = None
    off: str = ""
    """The flag that turns a choice off, if it is not `--no-` and the name."""
    shows_range: bool = False


class SettingsError(SpotisleError):
    """A setting cannot be used; the message says which, where, and what it takes."""


class ServerSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    host: Annotated[
        str,
        SettingOption(
            "Address to listen on: 127.0.0.1 for this machine only.",
            default="0.0.0.0, everyone in your network",
        ),
    ] = ANY_ADDRESS
    port: Annotated[
        Annotated[int, Meta(ge=0, le=65535)] | None,
        SettingOption(
            "Port to listen on; 0 takes any free one.",
            default="8555, or the next one free",
            shows_range=True,
        ),
    ] = None
    data: Annotated[
        str,
        SettingOption(
            "Where to keep rooms and game records.",
            default="your user data folder",
            metavar="FOLDER",
        ),
    ] = ""
    journal: Annotated[
        str,
        Meta(pattern="^(postgres(ql)?://.+)?$"),
        SettingOption(
            "Keep rooms and records in PostgreSQL, for several servers at once: "
            "postgresql://user@host/database",
            metavar="URL",
        ),
    ] = ""
    node_url: Annotated[
        Url,
        SettingOption(
            "The address at which clients and other nodes reach this one: http://two.example:8555",
            default="its port on the host that they called",
            metavar="URL",
        ),
    ] = ""
    relay: Annotated[
        bool,
        SettingOption(
            "Relay for clients that can reach only this node: pass their messages to the others."
        ),
    ] = False
    workers: Annotated[
        int,
        Meta(ge=1, le=64),
        SettingOption(
            "Number of processes, on this port and the ones after it. Needs --journal.",
            shows_range=True,
        ),
    ] = 1
    lease_seconds: Annotated[
        float,
        Meta(ge=1, le=60),
        SettingOption(
            "Take over the rooms of a node that has been silent for this long.", shows_range=True
        ),
    ] = 4.0
    public_url: Annotated[
        PublicUrl,
        SettingOption(
            "The public address, if there is a proxy in front: https://play.example, "
            "or https://host.example/spotisle/ under a path.",
            metavar="URL",
        ),
    ] = ""
    frame_ancestors: Annotated[
        Sites,
        SettingOption(
            "Sites that may show the table in a frame, separated by spaces: https://school.example",
            default="none",
            metavar="SITES",
        ),
    ] = ""
    tls_cert: Annotated[
        str, SettingOption("Serve https with this certificate (PEM).", metavar="FILE")
    ] = ""
    tls_key: Annotated[str, SettingOption("The certificate's key (PEM).", metavar="FILE")] = ""
    idle_seconds: Annotated[
        float,
        Meta(ge=1, le=10**9),
        SettingOption("Unload empty rooms after this long. They load again when somebody comes."),
    ] = 1800.0
    keep_rooms_days: Annotated[
        Days, SettingOption("Delete rooms that nobody has used for this long.")
    ] = 90
    keep_records_days: Annotated[Days, SettingOption("Delete game records after this long.")] = 3650
    rooms_per_minute: Annotated[
        LimitCount, SettingOption("How many rooms one address can create.")
    ] = ROOMS_PER_MINUTE
    connections_per_address: Annotated[
        LimitCount, SettingOption("How many connections one address can have open.")
    ] = CONNECTIONS_PER_ADDRESS
    max_connections: Annotated[
        LimitCount | None,
        SettingOption(
            "How many connections can be open in all.",
            default="as many as the limit of open files allows",
        ),
    ] = None
    keep_decks_days: Annotated[
        Days, SettingOption("Delete custom decks that nobody has used for this long.")
    ] = 180
    decks_megabytes: Annotated[
        int, Meta(ge=1, le=10**6), SettingOption("Disk space for all custom decks.")
    ] = 1024
    decks_per_hour: Annotated[
        LimitCount, SettingOption("How many decks one address can create.")
    ] = DECKS_PER_HOUR
    trust_proxy: Annotated[
        bool | None,
        SettingOption("Read the client address from X-Forwarded-For. Only behind your own proxy."),
    ] = None
    proxies: Annotated[
        Annotated[int, Meta(ge=1, le=16)] | None,
        SettingOption(
            "How many proxies of your own are in front, one behind the other. "
            "--trust-proxy means 1.",
            default="none",
            shows_range=True,
        ),
    ] = None
    log_level: Annotated[
        LogLevel, SettingOption("Lowest level to write to the log.", default="warning")
    ] = "warning"
    log_format: Annotated[
        LogFormat,
        SettingOption("Write the log as text or as JSON.", default="text"),
    ] = "text"
    show_text_ids: Annotated[
        bool, SettingOption("Show the id of every text next to it, for translators.")
    ] = False
    open: Annotated[
        bool | None,
        SettingOption(
            "Open the browser at startup.", default="if there is a screen", off="--no-browser"
        ),
    ] = None

    @property
    def proxy_count(self) -> int:
        """How many proxies of one's own are in front."""
        return self.proxies or int(bool(self.trust_proxy))

    @property
    def folder(self) -> Path:
        """Where rooms and records are kept."""
        return Path(self.data).expanduser() if self.data else data_folder()


def read_settings(
    flags: Mapping[str, Any], config: str = "", environment: Mapping[str, str] = os.environ
) -> ServerSettings:
    """Merge flags, environment variables and the file. Flags that are None were not given."""
    given = {name: value for name, value in flags.items() if value is not None}
    variables = {
        name: value
        for name in ServerSettings.__struct_fields__
        if (value := environment.get(variable_name(name)))
    }
    settings = _check(variables | given, "", strict=False)
    named = config or environment.get(variable_name("config"))
    file = Path(named) if named else _usual_file(settings)
    if file is None:
        return settings
    written = _read_toml(file)
    _check(written, f"{file}: ", strict=True)
    return _check(written | variables | given, "", strict=False)


def _usual_file(settings: ServerSettings) -> Path | None:
    """Return the settings file beside the data, or else in the configuration folder."""
    places = (settings.folder / SETTINGS_FILE, config_folder() / SETTINGS_FILE)
    return next((file for file in places if file.exists()), None)


def variable_name(setting: str) -> str:
    """Return the environment variable of a setting.

    >>> variable_name("public_url")
    'SPOTISLE_PUBLIC_URL'
    """
    return VARIABLE_PREFIX + setting.upper()


def _read_toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SettingsError(f"{file} is not a text file in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{file} is not TOML: {error}") from None


def _check(values: Mapping[str, Any], where: str, *, strict: bool) -> ServerSettings:
    try:
        settings = msgspec.convert(values, ServerSettings, strict=strict)
    except msgspec.ValidationError as error:
        said = explain_problem(error)
        example = EXAMPLES.get(said.partition(":")[0])
        raise SettingsError(
            f"{where}{said}" + (f"; write it like {example}" if example else "")
        ) from None
    if bool(settings.tls_cert) != bool(settings.tls_key):
        raise SettingsError(f"{where}tls_cert and tls_key go together: give both, or neither")
    if settings.proxies and settings.trust_proxy is False:
        raise SettingsError(
            f"{where}proxies says that there are proxies, trust_proxy that none is trusted: "
            "leave one of them out"
        )
    if settings.workers > 1 and not settings.journal:
        raise SettingsError(
            f"{where}several workers need a journal that they can share: --journal postgresql://..."
        )
    return settings
