"""The built browser client, read once: each file with what a browser must be told about it.

Only what was read at the start can be asked for, so no path, however crooked, reaches the disk.
"""

import gzip
import hashlib
from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from spotisle.errors import SpotisleError

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
"""Spelt out, because a machine's own table of types may be wrong or missing."""


class ClientNotBuiltError(SpotisleError):
    """The package holds no browser client; the message says how to build it."""


class Asset(Struct, frozen=True):
    """One file of the client."""

    body: bytes
    packed: bytes
    """The body in gzip, or nothing where that saves no space."""
    content_type: str
    cache: str
    etag: str


Site = dict[str, Asset]
"""Every file of the client by its address."""


def built_client() -> Path:
    """Return the folder of the client that came with the package."""
    return Path(str(files("spotisle"))) / "web"


def read_site(folder: Path) -> Site:
    """Read a built client into memory, or raise `ClientNotBuiltError`."""
    if not (folder / "index.html").is_file():
        raise ClientNotBuiltError(
            "the browser client is not built; run `python tools/client.py build`"
        )
    paths = (path for path in folder.rglob("*") if path.is_file() and path.name[0] != ".")
    site = {"/" + path.relative_to(folder).as_posix(): _asset(path, folder) for path in paths}
    site["/"] = site.pop("/index.html")
    return site


def _asset(path: Path, folder: Path) -> Asset:
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0)
    # Vite puts a digest of the contents into the names of all files under assets/.
    hashed = path.relative_to(folder).parts[0] == "assets"
    return Asset(
        body=body,
        packed=packed if len(packed) < len(body) else b"",
        content_type=_TYPES.get(path.suffix, "application/octet-stream"),
        cache=FOR_GOOD if hashed else ASK_AGAIN,
        etag=hashlib.sha256(body).hexdigest()[:20],
    )
