"""Write the server's catalogue for the tests of the browser client.

python -m tools.catalogue_fixture          # writes client/tests/fixtures/catalogue.json
"""

from pathlib import Path

import msgspec

from spotisle.server.catalogue import make_catalogue

TARGET = Path(__file__).parent.parent / "client" / "tests" / "fixtures" / "catalogue.json"


def encoded_catalogue() -> bytes:
    """Return the contents of the file."""
    return msgspec.json.format(msgspec.json.encode(make_catalogue()), indent=2) + b"\n"


if __name__ == "__main__":
    TARGET.write_bytes(encoded_catalogue())
