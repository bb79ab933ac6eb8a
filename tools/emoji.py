"""Pack the emoji drawings that custom decks use: `python tools/emoji.py`.

They come from the same openly licensed package as most of the symbols (Fluent Emoji, MIT), without
the variants of skin colour, and are kept in the repository: a deck must look the same everywhere.
"""

import json
import lzma
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "client" / "node_modules" / "@iconify-json" / "fluent-emoji-flat"
OUT = ROOT / "src" / "spotisle" / "decks" / "emoji.json.xz"
TONES = {"1f3fb", "1f3fc", "1f3fd", "1f3fe", "1f3ff"}
JOINED_ALWAYS = "fe0f"
"""Asks for the coloured form of a character; here every form is coloured."""


def main() -> None:
    """Write the drawings with their English names, by their code points."""
    icons = json.loads((PACKAGE / "icons.json").read_text(encoding="utf-8"))["icons"]
    names = json.loads((PACKAGE / "chars.json").read_text(encoding="utf-8"))
    drawings: dict[str, tuple[str, str]] = {}
    for points, name in sorted(names.items()):
        parts = [part for part in points.split("-") if part != JOINED_ALWAYS]
        if not TONES & set(parts) and name in icons:
            drawings.setdefault("-".join(parts), (name, icons[name]["body"]))
    packed = json.dumps(drawings, separators=(",", ":"), sort_keys=True).encode()
    OUT.write_bytes(lzma.compress(packed, preset=9))
    print(f"{len(drawings)} emoji, {OUT.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main()
