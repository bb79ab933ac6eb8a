"""Build the app for people without Python: one file with everything that a table can use.

`make app` calls it in an environment that has the table and PyInstaller, and nothing else.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "dist" / "app"
UNUSED = ("tkinter", "numpy.f2py", "numpy.testing", "PIL._avif")
"""Modules that the app never uses."""
DYNAMIC = ("spotisle", "fontTools.ttLib.tables", "fontTools.encodings")
"""Packages whose modules are imported by name."""


def main() -> None:
    """Build dist/app/spotisle."""
    from PyInstaller.__main__ import run

    run(
        [
            "--onefile",
            "--noconfirm",
            *("--name", "spotisle"),
            *("--distpath", str(OUT)),
            *("--workpath", str(OUT / "work")),
            *("--specpath", str(OUT / "work")),
            *("--collect-data", "spotisle"),
            *("--copy-metadata", "spotisle"),
            *(flag for name in DYNAMIC for flag in ("--collect-submodules", name)),
            *(flag for name in UNUSED for flag in ("--exclude-module", name)),
            *("--log-level", "WARN"),
            str(ROOT / "tools" / "app_entry.py"),
        ]
    )
    built = next(OUT.glob("spotisle*"))
    print(f"{built}: {built.stat().st_size / 2**20:.0f} MiB", file=sys.stderr)


if __name__ == "__main__":
    main()
