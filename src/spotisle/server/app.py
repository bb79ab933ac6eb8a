"""The web application: all routes, the browser client and the security headers."""

from aiohttp import web

from spotisle.protocol.codec import MAX_MESSAGE_BYTES
from spotisle.server.context import APP_CONTEXT, AppContext
from spotisle.server.middleware import count_connection, report_errors
from spotisle.server.origin import base_of
from spotisle.server.routes.decks import add_deck_routes
from spotisle.server.routes.events import add_event_routes
from spotisle.server.routes.games import add_game_routes
from spotisle.server.routes.live import add_live_route
from spotisle.server.routes.prints import add_print_routes
from spotisle.server.routes.records import add_record_routes
from spotisle.server.routes.rooms import add_room_routes
from spotisle.server.routes.status import add_status_routes
from spotisle.server.static import Site, add_static_route

POLICY = "Content-Security-Policy"
SECURITY = {
    POLICY: "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' blob:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Nothing from elsewhere, nothing inline, and nobody may frame the table. In a cluster a page may
also connect to the other servers."""


def make_app(site: Site, context: AppContext) -> web.Application:
    """Return an application that serves this client and the rooms of this server."""
    app = web.Application(client_max_size=MAX_MESSAGE_BYTES)
    app[APP_CONTEXT] = context
    app.on_response_prepare.append(_secure)
    app.middlewares.extend((count_connection, report_errors))
    add_live_route(app)
    add_room_routes(app)
    add_game_routes(app)
    add_event_routes(app)
    add_record_routes(app)
    add_deck_routes(app)
    add_print_routes(app)
    add_status_routes(app)
    add_static_route(app, site)
    return app


async def _secure(request: web.Request, response: web.StreamResponse) -> None:
    for name, value in SECURITY.items():
        response.headers.setdefault(name, value)
    if urls := request.app[APP_CONTEXT].placement.server_urls(base_of(request)):
        sockets = " ".join(url.replace("http", "ws", 1) for url in urls)
        policy = response.headers[POLICY].replace(
            "connect-src 'self'", f"connect-src 'self' {sockets}"
        )
        response.headers[POLICY] = policy
