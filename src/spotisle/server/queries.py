"""Query parameters of HTTP requests: typed and bounded like everything that comes from outside."""

from typing import Annotated, TypeVar

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from spotisle.errors import explain_problem
from spotisle.server.responses import ApiError

S = TypeVar("S", bound=Struct)


class RecordsQuery(Struct, frozen=True):
    """Which records to list."""

    room: Annotated[str, Meta(max_length=16)] = ""
    before: Annotated[str, Meta(max_length=64)] | None = None
    """The id of a record; only older ones are listed."""


class ReplayQuery(Struct, frozen=True):
    """Which part of a record to show."""

    play: Annotated[int, Meta(ge=1, le=999)] | None = None
    """The number of the game in a series."""


class FaceQuery(Struct, frozen=True):
    """Which face to draw."""

    text: Annotated[str, Meta(max_length=200)] = ""


class LanguageQuery(Struct, frozen=True):
    """In which language symbols are named."""

    language: Annotated[str, Meta(max_length=12)] = "en"


def read_query(request: web.Request, kind: type[S]) -> S:
    """Return the parameters of a request, or end it with status 400; unknown ones are ignored."""
    given = {name: value for name, value in request.query.items() if value}
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise ApiError(400, f"{explain_problem(error)}.") from None
