"""The built browser client, read into memory at the start and served from there.

Only files that were read then can be requested, so no path in a request reaches the disk.
"""

import gzip
import hashlib
from importlib.resources import files
from pathlib import Path

import msgspec
from aiohttp import web
from msgspec import Struct

from spotisle.errors import SpotisleError
from spotisle.server.responses import body_response

CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
"""Listed here, because the system's own table of types may be wrong or missing."""


class ClientNotBuiltError(SpotisleError):
    """The package holds no browser client; the message says how to build it."""


class Asset(Struct, frozen=True):
    """One file of the client."""

    body: bytes
    gzipped: bytes
    """Empty where gzip saves no space."""
    content_type: str
    cache: str
    etag: str


Site = dict[str, Asset]
"""Every file of the client by its path."""


def built_client() -> Path:
    """Return the folder of the client that came with the package."""
    return Path(str(files("spotisle"))) / "web"


def read_site(folder: Path, *, show_text_ids: bool = False) -> Site:
    """Read a built client into memory, or raise `ClientNotBuiltError`.

    With `show_text_ids` the page shows the id of every text next to it, for translators.
    """
    if not (folder / "index.html").is_file():
        raise ClientNotBuiltError(
            "the browser client is not built; run `python tools/client.py build`"
        )
    paths = (path for path in folder.rglob("*") if path.is_file() and path.name[0] != ".")
    site = {"/" + path.relative_to(folder).as_posix(): _read_asset(path, folder) for path in paths}
    site["/"] = site.pop("/index.html")
    if show_text_ids:
        page = site["/"].body.replace(b"<html", b"<html data-text-ids", 1)
        site["/"] = _make_asset(page, ".html", REVALIDATE)
    return site


def _read_asset(path: Path, folder: Path) -> Asset:
    # Vite puts a digest of the contents into the names of all files under assets/.
    hashed = path.relative_to(folder).parts[0] == "assets"
    return _make_asset(path.read_bytes(), path.suffix, CACHE_FOREVER if hashed else REVALIDATE)


def _make_asset(body: bytes, suffix: str, cache: str) -> Asset:
    gzipped = gzip.compress(body, mtime=0)
    return Asset(
        body=body,
        gzipped=gzipped if len(gzipped) < len(body) else b"",
        content_type=_TYPES.get(suffix, "application/octet-stream"),
        cache=cache,
        etag=hashlib.sha256(body).hexdigest()[:20],
    )


def json_asset(value: object) -> Asset:
    """Return a value as JSON that does not change while the server runs."""
    return _make_asset(msgspec.json.encode(value), ".json", REVALIDATE)


_SITE = web.AppKey("site", dict[str, Asset])


def add_static_route(app: web.Application, site: Site) -> None:
    """Serve the client under every path that no other route has taken."""
    app[_SITE] = site
    app.router.add_get("/{path:.*}", _get_asset)


async def _get_asset(request: web.Request) -> web.Response:
    asset = request.app[_SITE].get(request.path)
    if asset is None:
        return web.Response(status=404, text="There is nothing here; the table is at /\n")
    return serve_asset(request, asset)


def serve_asset(request: web.Request, asset: Asset) -> web.Response:
    """Serve a file from memory; status 304 if the client has it already."""
    # The tag is weak because the gzip and the plain body share it.
    headers = {
        "Cache-Control": asset.cache,
        "ETag": f'W/"{asset.etag}"',
        "Vary": "Accept-Encoding",
    }
    if any(tag.value == asset.etag for tag in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    headers["Content-Type"] = asset.content_type
    if asset.gzipped and "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return body_response(asset.gzipped, headers)
    return body_response(asset.body, headers)
