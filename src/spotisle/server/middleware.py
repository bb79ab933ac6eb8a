"""Middleware: checks around every request, and around the routes that declare them.

`report_errors` wraps the whole application: it is the one place where an error becomes a status.
A route declares the others with `with_middleware`, in the order in which they are checked.
"""

import asyncio
import logging
import re
from collections.abc import Callable
from functools import partial

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.typedefs import Handler, Middleware

from spotisle.errors import DiskFullError, SpotisleError
from spotisle.server.context import APP_CONTEXT
from spotisle.server.http_connection import HttpConnection
from spotisle.server.jobs import RESTARTING, BusyError
from spotisle.server.limits import RateLimiter, RateLimits
from spotisle.server.origin import is_foreign
from spotisle.server.responses import ApiError, error_response
from spotisle.storage import JournalError
from spotisle.storage.decks import DeckGoneError, DeckStoreFullError
from spotisle.storage.errors import JournalFullError

log = logging.getLogger(__name__)

FOREIGN_PAGE = "Pages of other sites may not use this table."
CLIENT_CHECK_S = 0.25
"""How often `cancel_on_disconnect` checks whether the client is still connected."""
STATUSES: dict[type[SpotisleError], int] = {
    BusyError: 503,
    DeckGoneError: 404,
    DeckStoreFullError: 507,
    SpotisleError: 400,
}

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[0-9A-Za-z._-]{0,253})(:[0-9]{1,5})?")
"""A host name or an address, and an optional port. Links to rooms contain it."""
NUL = "%00"
"""Percent-encoded NUL. No name or text contains it, and PostgreSQL cannot store it."""

_SENTENCES = {404: "There is nothing here.", 405: "This address does not take that method."}

Limit = Callable[[RateLimits], RateLimiter]


@web.middleware
async def report_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer errors with a status and one sentence; only bugs pass through, as status 500."""
    try:
        _check_request(request)
        return await handler(request)
    except ApiError as error:
        return error_response(error.status, str(error))
    except SpotisleError as error:
        return _respond(request, error)
    except web.HTTPException as error:
        if error.status < 400:
            raise
        response = error_response(error.status, _SENTENCES.get(error.status, f"{error.reason}."))
        response.headers.extend({k: v for k, v in error.headers.items() if k == "Allow"})
        return response
    except (web.RequestPayloadError, HttpProcessingError):
        return error_response(400, "What was sent cannot be read to its end.")
    except ConnectionError:
        if request.transport:
            raise
        return error_response(400, "Nobody is there any more.")
    finally:
        # The error of a body that broke off refers to the frames that read it, and they to the
        # request that holds the error: without this, everything would wait for the collector.
        if broken := request.content.exception():
            broken.__traceback__ = None


def _check_request(request: web.Request) -> None:
    """Refuse invalid Host headers, NUL characters in the URL and compressed bodies."""
    if not _HOST.fullmatch(request.host):
        raise ApiError(400, "The Host header is not a valid host name.")
    if NUL in request.raw_path:
        raise ApiError(400, "The address has an invalid character.")
    if request.headers.get("Content-Encoding", "identity") != "identity":
        raise ApiError(415, "Send it as it is, not compressed.")


@web.middleware
async def count_connection(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Count the connection for its client's address, and wait for the fair queue."""
    connection = request.protocol
    if isinstance(connection, HttpConnection):
        context = request.app[APP_CONTEXT]
        visitor = context.visitor(request)
        if not connection.begin_request(visitor):
            response = error_response(429, "Your network has too many connections open.")
            response.force_close()
            return response
        await context.fair_queue.take(visitor.name)
    return await handler(request)


def _respond(request: web.Request, error: SpotisleError) -> web.Response:
    if isinstance(error, DiskFullError | JournalFullError):
        log.warning("%s was not answered: the disk is full", request.path)
        return error_response(507, str(DiskFullError()))
    if isinstance(error, JournalError):
        log.warning("%s was not answered: %s", request.path, error)
        return error_response(503, "The server can't reach its journal right now. Try again.")
    status = next(code for kind, code in STATUSES.items() if isinstance(error, kind))
    return error_response(status, str(error))


def with_middleware(handler: Handler, *middlewares: Middleware) -> Handler:
    """Return a handler with middlewares around it; the first is the outermost."""
    for middleware in reversed(middlewares):
        handler = partial(middleware, handler=handler)
    return handler


@web.middleware
async def same_origin(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse pages of other sites."""
    if is_foreign(request, request.app[APP_CONTEXT]):
        raise ApiError(403, FOREIGN_PAGE)
    return await handler(request)


@web.middleware
async def unless_closing(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests while the server is stopping."""
    if request.app[APP_CONTEXT].closing:
        raise ApiError(503, RESTARTING)
    return await handler(request)


def rate_limited(limit: Limit, text: str) -> Middleware:
    """Return a middleware that takes a token of the caller's address for each request."""

    @web.middleware
    async def limited(request: web.Request, handler: Handler) -> web.StreamResponse:
        take_token(request, limit, text)
        return await handler(request)

    return limited


def take_token(request: web.Request, limit: Limit, text: str) -> None:
    """Take a token of the caller's address, or end the request with status 429."""
    context = request.app[APP_CONTEXT]
    if not limit(context.limits).take(context.visitor(request)):
        raise ApiError(429, text)


@web.middleware
async def cancel_on_disconnect(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Cancel the handler when the client disconnects."""
    work = asyncio.ensure_future(handler(request))
    try:
        while not (await asyncio.wait({work}, timeout=CLIENT_CHECK_S))[0]:
            if request.transport is None or request.transport.is_closing():
                return web.Response(status=499)
    finally:
        work.cancel()
    return await work
