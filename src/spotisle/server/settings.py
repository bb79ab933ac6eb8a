"""How a server is set up: flags before environment variables before one file before defaults."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from spotisle.errors import SpotisleError, explain_problem
from spotisle.paths import data_folder
from spotisle.rooms.registry import IDLE_TIMEOUT_S
from spotisle.server.limits import DECKS_PER_HOUR, ROOMS_PER_MINUTE
from spotisle.storage.decks import KEEP_DAYS, MEGABYTES

FILE = "spotisle.toml"
PREFIX = "SPOTISLE_"
EVERYWHERE = "0.0.0.0"  # noqa: S104  (phones in the living room are what it is for)

EXAMPLES = {
    "journal": "postgresql://user@host/database",
    "node_url": "http://two.example:8555",
    "public_url": "https://play.example",
}
Days = Annotated[int, Meta(ge=1, le=36500)]


class SettingsError(SpotisleError):
    """A setting cannot be used; the message says which, where, and what it takes."""


class ServerSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    host: str = EVERYWHERE
    port: Annotated[int, Meta(ge=0, le=65535)] | None = None
    data: str = ""
    journal: Annotated[str, Meta(pattern="^(postgres(ql)?://.+)?$")] = ""
    node_url: Annotated[str, Meta(pattern="^(https?://[^/?#]+/?)?$")] = ""
    relay: bool = False
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    lease_seconds: Annotated[float, Meta(ge=1, le=60)] = 4.0
    public_url: Annotated[str, Meta(pattern="^(https?://[^/?#]+/?)?$")] = ""
    tls_cert: str = ""
    tls_key: str = ""
    idle_seconds: Annotated[float, Meta(ge=1, le=10**9)] = IDLE_TIMEOUT_S
    keep_rooms_days: Days = 90
    keep_records_days: Days = 3650
    rooms_per_minute: Annotated[int, Meta(ge=1, le=100_000)] = ROOMS_PER_MINUTE
    keep_decks_days: Days = KEEP_DAYS
    decks_megabytes: Annotated[int, Meta(ge=1, le=10**6)] = MEGABYTES
    decks_per_hour: Annotated[int, Meta(ge=1, le=100_000)] = DECKS_PER_HOUR
    trust_proxy: bool = False
    open: bool | None = None

    @property
    def folder(self) -> Path:
        """Where rooms and records are kept."""
        return Path(self.data).expanduser() if self.data else data_folder()


def read_settings(
    flags: Mapping[str, Any], config: str = "", environment: Mapping[str, str] = os.environ
) -> ServerSettings:
    """Put the settings together. Flags that are None were not given."""
    given = {name: value for name, value in flags.items() if value is not None}
    variables = {
        name: value
        for name in ServerSettings.__struct_fields__
        if (value := environment.get(PREFIX + name.upper()))
    }
    settings = _checked(variables | given, "", strict=False)
    file = Path(config or environment.get(PREFIX + "CONFIG") or settings.folder / FILE)
    if not (config or environment.get(PREFIX + "CONFIG") or file.exists()):
        return settings
    written = _read(file)
    _checked(written, f"{file}: ", strict=True)
    return _checked(written | variables | given, "", strict=False)


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file} cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{file} is not TOML: {error}") from None


def _checked(values: Mapping[str, Any], where: str, *, strict: bool) -> ServerSettings:
    try:
        settings = msgspec.convert(values, ServerSettings, strict=strict)
    except msgspec.ValidationError as error:
        said = explain_problem(error)
        example = EXAMPLES.get(said.partition(":")[0])
        raise SettingsError(f"{where}{said}" + (f", as in {example}" if example else "")) from None
    if bool(settings.tls_cert) != bool(settings.tls_key):
        raise SettingsError(f"{where}tls_cert and tls_key go together: give both, or neither")
    if settings.workers > 1 and not settings.journal:
        raise SettingsError(
            f"{where}several workers need a journal that they can share: --journal postgresql://..."
        )
    return settings
