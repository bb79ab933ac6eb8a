"""The HTTP interface as OpenAPI 3.1, made from the structs that the routes send.

A test compares the list of operations with the application's routes, so none is missing.
"""

from typing import Any, NamedTuple, get_type_hints

from msgspec import Struct

from spotisle import __version__
from spotisle.club.reports import PersonReport
from spotisle.decks.deck import DeckSummary
from spotisle.printing.options import PrintOptions
from spotisle.protocol.schema import SchemaWriter
from spotisle.replays import Film, Programme
from spotisle.server.catalogue import Catalogue
from spotisle.server.placement import PublicRoom
from spotisle.server.print_jobs import Print
from spotisle.server.queries import FaceQuery, LanguageQuery, RecordsQuery, ReplayQuery
from spotisle.server.responses import ErrorBody
from spotisle.server.routes.clubs import ClubResponse, CreatedClub
from spotisle.server.routes.records import RecordEntry
from spotisle.server.routes.rooms import RoomResponse

JSON, SVG, CSV, TEXT = "application/json", "image/svg+xml", "text/csv", "text/plain"
PATTERNS = {
    "code": "^[A-Za-z]{1,16}$",
    "deck": "^[a-z0-9]{1,24}$",
    "name": "^[a-z0-9_]{1,31}$",
    "page": "^[0-9]{1,4}$",
    "version": "^[0-9a-f]{24}$",
}


PATTERNS_BELOW = {
    ("/api/records", "id"): "^[0-9a-f]{1,64}$",
    ("/api/decks", "id"): "^[a-z0-9]{12}$",
    ("/decks", "name"): "^[A-Za-z0-9_.-]{1,40}$",
}
"""Patterns of parameters whose format depends on the path."""


TurnReview = dict[str, Any]
"""What each decision of a turn of island dice cost. Untyped, because its structs need numpy."""


class Operation(NamedTuple):
    """One operation of the HTTP interface."""

    method: str
    path: str
    summary: str
    answer: Any = None
    """The type of the JSON in the response, or None."""
    media: str = JSON
    status: int = 200
    query: type[Struct] | None = None
    body: tuple[str, ...] = ()
    """Accepted media types."""
    bearer: bool = False


OPERATIONS = (
    Operation("post", "/api/rooms", "Create a room", RoomResponse, status=201),
    Operation("get", "/api/rooms", "List the public rooms", list[PublicRoom]),
    Operation("get", "/api/rooms/{code}", "Get the link to a room", RoomResponse),
    Operation("get", "/api/rooms/{code}/qr.svg", "Draw the link as a QR code", media=SVG),
    Operation("get", "/api/games", "Describe every game, mode and edition", Catalogue),
    Operation("get", "/api/games/{name}/lesson", "Get the lesson of a game", dict[str, Any]),
    Operation("post", "/api/events", "Create a club night", CreatedClub, status=201),
    Operation("get", "/api/events/{code}", "Get the link to a club night", ClubResponse),
    Operation("get", "/api/events/{code}/qr.svg", "Draw the link as a QR code", media=SVG),
    Operation("get", "/api/events/{code}/people.csv", "One line a person", media=CSV, bearer=True),
    Operation(
        "get",
        "/api/events/{code}/symbols.csv",
        "One line a symbol",
        media=CSV,
        query=LanguageQuery,
        bearer=True,
    ),
    Operation(
        "get",
        "/api/events/{code}/lesson.txt",
        "The symbols to repeat",
        media=TEXT,
        query=LanguageQuery,
        bearer=True,
    ),
    Operation(
        "get", "/api/events/{code}/report", "The people's results", list[PersonReport], bearer=True
    ),
    Operation(
        "get",
        "/api/records",
        "List the finished games of a room, the newest first",
        list[RecordEntry],
        query=RecordsQuery,
    ),
    Operation("get", "/api/records/{id}", "Get the record of a game", dict[str, Any]),
    Operation(
        "get", "/api/records/{id}/replay", "Replay a game", Film | Programme, query=ReplayQuery
    ),
    Operation(
        "get", "/api/records/{id}/analysis", "Review a game of island dice", list[TurnReview]
    ),
    Operation(
        "post",
        "/api/replay",
        "Replay a record that you send",
        Film | Programme,
        query=ReplayQuery,
        body=(JSON,),
    ),
    Operation("post", "/api/analysis", "Review dice that you send", list[TurnReview], body=(JSON,)),
    Operation(
        "post",
        "/api/decks",
        "Create a deck of your own",
        DeckSummary,
        status=201,
        body=("application/zip", "multipart/form-data"),
    ),
    Operation("get", "/api/decks/{id}", "Describe a deck", DeckSummary),
    Operation(
        "put",
        "/api/decks/{id}",
        "Replace a deck",
        DeckSummary,
        body=("application/zip", "multipart/form-data"),
        bearer=True,
    ),
    Operation("delete", "/api/decks/{id}", "Delete a deck", status=204, media="", bearer=True),
    Operation("get", "/api/faces", "Draw a word or an emoji", media=SVG, query=FaceQuery),
    Operation("get", "/decks/{version}/{name}", "Get a file of a deck", media="*/*"),
    Operation("get", "/api/print/{deck}", "List the pages of a print", Print, query=PrintOptions),
    Operation("get", "/api/print/{deck}.pdf", "Print", media="application/pdf", query=PrintOptions),
    Operation(
        "get", "/api/print/{deck}/{page}.png", "Draw a page", media="image/png", query=PrintOptions
    ),
    Operation("get", "/api/openapi.json", "This description", dict[str, Any]),
    Operation("get", "/api/asyncapi.json", "The socket, described", dict[str, Any]),
    Operation("get", "/healthz", "Whether the server can store a claim", media=TEXT),
    Operation("get", "/metrics", "Metrics for Prometheus", media=TEXT),
)


def describe_http() -> dict[str, Any]:
    """Return the whole description."""
    writer = SchemaWriter()
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method] = _describe(each, writer)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Spotisle",
            "version": __version__,
            "summary": "Rooms, games, records, decks and prints of a game table.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "."}],
        "paths": paths,
        "components": {
            "schemas": writer.structs,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _describe(each: Operation, writer: SchemaWriter) -> dict[str, Any]:
    schema = {} if each.answer is None else {"schema": writer.schema(each.answer)}
    content = {each.media: schema} if each.media else {}
    error = {JSON: {"schema": writer.schema(ErrorBody)}}
    described: dict[str, Any] = {
        "operationId": _operation_id(each),
        "summary": each.summary,
        "parameters": [*_path_parameters(each.path), *_query_parameters(each)],
        "responses": {
            str(each.status): {"description": "Done.", "content": content},
            "default": {"description": "One sentence that says why not.", "content": error},
        },
    }
    if each.body:
        described["requestBody"] = {"required": True, "content": {kind: {} for kind in each.body}}
    if each.bearer:
        described["security"] = [{"key": []}]
    return described


def _operation_id(each: Operation) -> str:
    """Return a name for generated code.

    >>> _operation_id(Operation("get", "/api/rooms/{code}/qr.svg", ""))
    'get_rooms_code_qr_svg'
    """
    words = each.path.removeprefix("/api").replace(".", "_").translate({123: None, 125: None})
    return each.method + words.replace("/", "_")


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = [part.partition("}")[0] for part in path.split("{")[1:]]
    head = path.partition("/{")[0]
    patterns = [PATTERNS_BELOW.get((head, name)) or PATTERNS[name] for name in names]
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": pattern},
        }
        for name, pattern in zip(names, patterns, strict=True)
    ]


def _query_parameters(each: Operation) -> list[dict[str, Any]]:
    """Return the fields of the query's struct; lists are written with commas."""
    if each.query is None:
        return []
    hints = get_type_hints(each.query, include_extras=True)
    return [
        {
            "name": name,
            "in": "query",
            "schema": SchemaWriter().schema(hints[name]),
            "style": "form",
            "explode": False,
        }
        for name in each.query.__struct_fields__
    ]
