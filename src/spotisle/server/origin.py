"""Which pages may use this server, and the addresses at which it is reached."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web

from spotisle.server.context import AppContext


def is_foreign(request: web.Request, context: AppContext) -> bool:
    """Tell whether a page of another site sent the request. Only browsers send an Origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        return False
    own = {f"http://{request.host}", f"https://{request.host}"}
    if context.public_url:
        own.add(origin_of(context.public_url))
    own.update(origin_of(url) for url in context.placement.page_urls(base_of(request)))
    return origin not in own


def origin_of(url: str) -> str:
    """Return scheme, host and port of an address.

    >>> origin_of("https://play.example/table/")
    'https://play.example'
    """
    place = urlsplit(url)
    return f"{place.scheme}://{place.netloc}"


def path_of(url: str) -> str:
    """Return the path of an address without its last slash.

    >>> path_of("https://host.example/spotisle/"), path_of("https://play.example")
    ('/spotisle', '')
    """
    return urlsplit(url).path.rstrip("/")


def base_of(request: web.Request) -> str:
    """Return the scheme and host with which the client called this server, without the port."""
    host = request.host
    name = host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
    return f"{request.scheme}://{name}"


def room_link(request: web.Request, context: AppContext, code: str) -> str:
    """Return the link to a room, to share.

    A browser on the server's own machine may use localhost, which a phone cannot open: the link
    then has the machine's address in its local network.
    """
    here = f"{request.scheme}://{request.host}"
    base = context.public_url or (context.lan if _is_local(here) and context.lan else here)
    return f"{base}/#/room/{code}"


def club_link(request: web.Request, context: AppContext, code: str, query: str = "") -> str:
    """Return the link to a club night; what follows the # never reaches a server's log."""
    return room_link(request, context, code).replace("/#/room/", "/#/event/") + query


def _is_local(url: str) -> bool:
    try:
        host = urlsplit(url).hostname or ""
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
