"""Write the faces and colours that players may choose, for the browser.

python -m tools.player_looks          # writes client/src/shared/looks.json
"""

from pathlib import Path

import msgspec

from spotisle.rooms.faces import PLAYER_FACES, TINTS

TARGET = Path(__file__).parent.parent / "client" / "src" / "shared" / "looks.json"


def encoded_looks() -> bytes:
    """Return the contents of the file."""
    looks = msgspec.json.encode({"faces": PLAYER_FACES, "tints": TINTS})
    return msgspec.json.format(looks, indent=2) + b"\n"


if __name__ == "__main__":
    TARGET.write_bytes(encoded_looks())
