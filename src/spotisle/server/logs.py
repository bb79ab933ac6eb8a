"""The server's log: lines for people, or JSON for collectors."""

import logging
import time

import msgspec
from aiohttp import ClientConnectionResetError, web
from aiohttp.http_exceptions import HttpProcessingError

from spotisle.server.settings import LogFormat, LogLevel

TEXT_FORMAT = "%(asctime)s %(levelname)s %(message)s"


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return time, level, logger and message, and the traceback if there is one."""
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        said = {
            "time": f"{seconds}.{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return str(msgspec.json.encode(said), "utf-8")


CALLERS_FAULTS = (HttpProcessingError, web.RequestPayloadError, ClientConnectionResetError)


class ServerFaultFilter(logging.Filter):
    """Passes the server's own faults, without the caller's address.

    Drops malformed requests, and callers who hang up before they are answered.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether to write a line."""
        fault = record.exc_info[1] if record.exc_info else None
        if isinstance(fault, CALLERS_FAULTS):
            return False
        if record.args:
            record.msg, record.args = "a request met a fault", ()
        return True


def configure_logging(level: LogLevel, format_: LogFormat) -> None:
    """Log to stderr from this level on, without errors that callers caused."""
    handler = logging.StreamHandler()
    formatter = JsonFormatter() if format_ == "json" else logging.Formatter(TEXT_FORMAT)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=level.upper())
    logging.getLogger("aiohttp.server").addFilter(ServerFaultFilter())
