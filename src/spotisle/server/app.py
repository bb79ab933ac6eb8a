"""The web application: all routes, the browser client and the headers."""

from aiohttp import web

from spotisle.protocol.codec import MAX_MESSAGE_BYTES
from spotisle.server.context import APP_CONTEXT, AppContext
from spotisle.server.headers import add_headers
from spotisle.server.middleware import count_connection, report_errors
from spotisle.server.routes.clubs import add_club_routes
from spotisle.server.routes.decks import add_deck_routes
from spotisle.server.routes.descriptions import add_description_routes
from spotisle.server.routes.games import add_game_routes
from spotisle.server.routes.live import add_live_route
from spotisle.server.routes.prints import add_print_routes
from spotisle.server.routes.records import add_record_routes
from spotisle.server.routes.rooms import add_room_routes
from spotisle.server.routes.status import add_status_routes
from spotisle.server.static import Site, add_static_route


def make_app(site: Site, context: AppContext) -> web.Application:
    """Return an application that serves this client and the rooms of this server."""
    app = web.Application(client_max_size=MAX_MESSAGE_BYTES)
    app[APP_CONTEXT] = context
    add_headers(app)
    app.middlewares.extend((count_connection, report_errors))
    add_live_route(app)
    add_room_routes(app)
    add_game_routes(app)
    add_club_routes(app)
    add_record_routes(app)
    add_deck_routes(app)
    add_print_routes(app)
    add_status_routes(app)
    add_description_routes(app)
    add_static_route(app, site)
    return app
