"""Where the journal lies."""

import os
import sys
from pathlib import Path

JOURNAL_FILE = "journal.sqlite3"


def data_folder() -> Path:
    """Return where rooms and records are kept: `SPOTISLE_DATA`, or the platform's data folder."""
    if chosen := os.environ.get("SPOTISLE_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        base = "~/Library/Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "spotisle"
