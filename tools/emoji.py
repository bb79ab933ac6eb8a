"""Pack the emoji drawings that custom decks use: `python -m tools.emoji`.

They come from the same openly licensed package as most of the symbols (Fluent Emoji, MIT), without
the skin colour variants. That package lacks flags, so these are Circle Flags (MIT), with a ring
around them because white stripes would vanish on white cards. The drawings are kept in the
repository, so that a deck looks the same everywhere.
"""

import json
import lzma
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "client" / "node_modules" / "@iconify-json"
OUT = ROOT / "src" / "spotisle" / "decks" / "emoji.json.xz"
TONES = {"1f3fb", "1f3fc", "1f3fd", "1f3fe", "1f3ff"}
JOINED_ALWAYS = "fe0f"
"""The selector for the coloured form of a character; here every form is coloured."""
INDICATOR_A = 0x1F1E6
PARTS_OF_BRITAIN = {"gb-eng": "England", "gb-sct": "Scotland", "gb-wls": "Wales"}
BLACK_FLAG, TAG, END_OF_TAGS = 0x1F3F4, 0xE0000, 0xE007F
RING = '<circle cx="256" cy="256" r="250" fill="none" stroke="#2a1b12" stroke-width="12"/>'

Drawings = dict[str, tuple[str, str]]
"""Code points -> the English name, and the drawing in a 32x32 box."""


def main() -> None:
    """Write the drawings with their English names, by their code points."""
    drawings = _faces_and_things() | dict(_flags())
    packed = json.dumps(drawings, separators=(",", ":"), sort_keys=True).encode()
    OUT.write_bytes(lzma.compress(packed, preset=9))
    print(f"{len(drawings)} emoji, {OUT.stat().st_size / 1024:.0f} KB")


def _faces_and_things() -> Drawings:
    icons = _read("fluent-emoji-flat", "icons")["icons"]
    drawings: Drawings = {}
    for points, name in sorted(_read("fluent-emoji-flat", "chars").items()):
        parts = [part for part in points.split("-") if part != JOINED_ALWAYS]
        if not TONES & set(parts) and name in icons:
            drawings.setdefault("-".join(parts), (name.replace("-", " "), icons[name]["body"]))
    return drawings


def _flags() -> Iterator[tuple[str, tuple[str, str]]]:
    icons = _read("circle-flags", "icons")["icons"]
    countries = _countries([code for code in icons if len(code) == 2])
    for code, name in (countries | PARTS_OF_BRITAIN).items():
        body = f'<g transform="scale(.0625)">{icons[code]["body"]}{RING}</g>'
        yield "-".join(f"{point:x}" for point in _points(code)), (name, body)


def _points(code: str) -> list[int]:
    if len(code) == 2:
        return [INDICATOR_A + ord(letter) - ord("a") for letter in code]
    tags = [TAG + ord(letter) for letter in code.replace("-", "")]
    return [BLACK_FLAG, *tags, END_OF_TAGS]


def _countries(codes: list[str]) -> dict[str, str]:
    """Return the codes that are a country or a territory, each with its name."""
    script = (
        "const names = new Intl.DisplayNames(['en'], {type: 'region', fallback: 'none'});"
        "const known = process.argv.slice(1).map((code) => [code, names.of(code.toUpperCase())]);"
        "console.log(JSON.stringify(Object.fromEntries(known)))"
    )
    command = [shutil.which("node") or "node", "-e", script, *codes]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    countries: dict[str, str] = json.loads(told)
    return countries


def _read(package: str, file: str) -> Any:
    return json.loads((PACKAGES / package / f"{file}.json").read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
