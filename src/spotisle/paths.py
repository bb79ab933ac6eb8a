"""Where files are stored on this machine, by the conventions of its platform."""

import os
import sys
from pathlib import Path

_PLATFORM_FOLDERS = {
    "data": ("XDG_DATA_HOME", "~/.local/share", "~/Library/Application Support"),
    "config": ("XDG_CONFIG_HOME", "~/.config", "~/Library/Application Support"),
    "cache": ("XDG_CACHE_HOME", "~/.cache", "~/Library/Caches"),
}


def data_folder() -> Path:
    """Return the folder of rooms and records: `SPOTISLE_DATA`, or the platform's data folder."""
    return _folder("data")


def config_folder() -> Path:
    """Return the folder of settings: the platform's folder for configuration."""
    return _platform_folder("config")


def cache_folder() -> Path:
    """Return the folder of caches: `SPOTISLE_CACHE`, or the platform's folder for caches."""
    return _folder("cache")


def _folder(kind: str) -> Path:
    chosen = os.environ.get(f"SPOTISLE_{kind.upper()}")
    return Path(chosen) if chosen else _platform_folder(kind)


def _platform_folder(kind: str) -> Path:
    variable, usual, on_a_mac = _PLATFORM_FOLDERS[kind]
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        base = on_a_mac
    else:
        base = os.environ.get(variable) or usual
    return Path(base).expanduser() / "spotisle"
