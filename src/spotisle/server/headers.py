"""The security headers of every response: content policy, HSTS and a few others."""

from aiohttp import web

from spotisle.server.context import APP_CONTEXT
from spotisle.server.origin import base_of

POLICY = "Content-Security-Policy"
SERVER_NAME = "spotisle"
"""Without a version: attackers look for old ones."""
HSTS = "max-age=31536000"
_DIRECTIVES = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'{nodes}",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors {frames}",
)
_OTHERS = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def add_headers(app: web.Application) -> None:
    """Set the headers of every response just before it is sent."""
    app.on_response_prepare.append(_set_headers)


def content_policy(frame_ancestors: str, nodes: tuple[str, ...] = ()) -> str:
    """Return the policy: nothing from other sites, nothing inline, framed only by these sites.

    In a cluster a page may also connect to the other nodes.

    >>> content_policy("https://school.example").rpartition("; ")[2]
    'frame-ancestors https://school.example'
    >>> "connect-src 'self' wss://two.example;" in content_policy("", ("wss://two.example",))
    True
    """
    return "; ".join(_DIRECTIVES).format(
        frames=frame_ancestors or "'none'", nodes="".join(f" {node}" for node in nodes)
    )


async def _set_headers(request: web.Request, response: web.StreamResponse) -> None:
    context = request.app[APP_CONTEXT]
    response.headers["Server"] = SERVER_NAME
    for name, value in _OTHERS.items():
        response.headers.setdefault(name, value)
    if request.secure or context.public_url.startswith("https:"):
        response.headers["Strict-Transport-Security"] = HSTS
    if POLICY not in response.headers:
        urls = context.placement.server_urls(base_of(request))
        nodes = tuple(url.replace("http", "ws", 1) for url in urls)
        response.headers[POLICY] = content_policy(context.frame_ancestors, nodes)
