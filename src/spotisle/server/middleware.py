"""Callers who send what cannot be read: an answer for them, and nothing about them in the log."""

import logging
import re

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.typedefs import Handler

from spotisle.server.responses import error_response

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z._-]*)(:[0-9]{1,5})?")
"""A name or an address, and perhaps a port: links to rooms are made from it."""


@web.middleware
async def bear_with(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer also who names no host, sends a body that is none, or hangs up in the middle."""
    if not _HOST.fullmatch(request.host):
        return error_response(400, "The Host of the request is no name of a machine.")
    try:
        return await handler(request)
    except web.RequestPayloadError:
        return error_response(400, "What was sent cannot be read to its end.")
    except ConnectionError:
        if request.transport:
            raise
        return error_response(400, "Nobody is there any more.")


class OurFaults(logging.Filter):
    """Lets through what somebody should look at: our own faults, without the caller's address."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether to write a line."""
        fault = record.exc_info[1] if record.exc_info else None
        if isinstance(fault, HttpProcessingError | web.RequestPayloadError):
            return False
        if record.args:
            record.msg, record.args = "a request met a fault", ()
        return True


def log_our_faults() -> None:
    """Keep callers' mistakes out of the server's log."""
    logging.getLogger("aiohttp.server").addFilter(OurFaults())
