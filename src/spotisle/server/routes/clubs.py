"""Club nights over HTTP: create one, get its links, and the organisers' reports."""

import secrets
from http import HTTPStatus
from itertools import chain

from aiohttp import web
from aiohttp.typedefs import Handler
from msgspec import Struct

from spotisle.club.actor import ClubActor
from spotisle.club.changes import decode as decode_change
from spotisle.club.reports import report_people, write_people_csv
from spotisle.club.sightings import read_crowd, read_tables
from spotisle.club.symbol_files import DeckWords, write_lesson, write_symbols_csv
from spotisle.club.symbols import SymbolReport, choose_lesson, report_symbols
from spotisle.rooms.actor import token_digest
from spotisle.rooms.events import decode
from spotisle.rooms.messages import LiveActor
from spotisle.rooms.registry import is_club_code
from spotisle.server.compute_threads import run_in_thread
from spotisle.server.context import APP_CONTEXT
from spotisle.server.deck_words import read_deck_words
from spotisle.server.middleware import rate_limited, same_origin, unless_closing, with_middleware
from spotisle.server.origin import club_link
from spotisle.server.queries import LanguageQuery, read_query
from spotisle.server.responses import NO_STORE, ApiError, json_response
from spotisle.server.routes.rooms import CODE, guess, qr_code_response

MAX_KEY_LENGTH = 40
ORGANISED_CLUB = web.RequestKey("club", ClubActor)
"""Where `organisers_only` stores the club night in the request."""


class ClubResponse(Struct, frozen=True):
    """A club night that can be joined."""

    code: str
    link: str


class CreatedClub(Struct, frozen=True):
    """A new club night, with the links that only its creator gets."""

    code: str
    key: str
    link: str
    """For the QR code: it has the join key."""
    screen: str
    organisers: tuple[str, ...]


def add_club_routes(app: web.Application) -> None:
    """Answer under /api/events."""
    limit = rate_limited(
        lambda limits: limits.room_creation, "You have made many club nights; wait a minute."
    )
    create = with_middleware(_create_club, same_origin, unless_closing, limit)
    app.router.add_post("/api/events", create)
    app.router.add_get(f"/api/events/{CODE}", _get_club)
    app.router.add_get(f"/api/events/{CODE}/qr.svg", _get_qr_code)
    for name, report in REPORTS.items():
        handler = with_middleware(report, organisers_only)
        app.router.add_get(f"/api/events/{CODE}/{name}", handler)


@web.middleware
async def organisers_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Admit the organisers of a club night, known by the token in the Authorization header.

    The server that runs the club night decides and answers.
    """
    code = request.match_info["code"].upper()
    async with guess(request, code) as attempt:
        club = await request.app[APP_CONTEXT].placement.find_room(code)
        if not isinstance(club, LiveActor | None):
            response = await club.fetch(request)
            if response.status == HTTPStatus.OK:
                attempt.succeed()
            elif response.status == HTTPStatus.UNAUTHORIZED:
                await attempt.fail()
            return response
        if isinstance(club, ClubActor) and _is_organiser(request, club):
            attempt.succeed()
            request[ORGANISED_CLUB] = club
            return await handler(request)
        await attempt.fail()
    raise ApiError(401, "Open the organiser's link to do this.")


def _is_organiser(request: web.Request, club: ClubActor) -> bool:
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind != "Bearer" or not token.isascii():  # a header may hold any bytes
        return False
    digest = token_digest(token)
    return any(secrets.compare_digest(digest, known) for known in club.state.organisers)


async def _create_club(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    club = await context.clubs.create()
    context.guesses.remember(context.visitor(request), club.code)
    created = CreatedClub(
        code=club.code,
        key=club.key,
        link=club_link(request, context, club.code, f"?k={club.key}"),
        screen=club_link(request, context, club.code, f"?screen&k={club.key}"),
        organisers=tuple(
            club_link(request, context, club.code, f"?o={token}&k={club.key}")
            for token in club.organisers
        ),
    )
    return json_response(created, status=201)


async def _get_club(request: web.Request) -> web.Response:
    code = await _existing_code(request)
    return json_response(ClubResponse(code, club_link(request, request.app[APP_CONTEXT], code)))


async def _get_qr_code(request: web.Request) -> web.Response:
    code = await _existing_code(request)
    key = request.query.get("k", "")[:MAX_KEY_LENGTH]
    link = club_link(request, request.app[APP_CONTEXT], code, f"?k={key}" if key else "")
    return await qr_code_response(request, link)


async def _get_people_csv(request: web.Request) -> web.Response:
    club = request[ORGANISED_CLUB]
    lines = report_people(club.state, club.names, with_names="names" in request.query)
    return _csv(write_people_csv(lines, club.state.round))


async def _get_symbols_csv(request: web.Request) -> web.Response:
    lines = await _report_symbols(request)
    return _csv(write_symbols_csv(lines, await _read_decks(request, lines)))


async def _get_lesson(request: web.Request) -> web.Response:
    lines = choose_lesson(await _report_symbols(request))
    text = write_lesson(lines, await _read_decks(request, lines))
    return web.Response(text=text, content_type="text/plain", headers=NO_STORE)


def _csv(text: str) -> web.Response:
    """Return text as CSV with a byte order mark: without one spreadsheets garble names."""
    body = text.encode("utf-8-sig")
    return web.Response(body=body, content_type="text/csv", charset="utf-8", headers=NO_STORE)


async def _report_symbols(request: web.Request) -> list[SymbolReport]:
    club = request[ORGANISED_CLUB]
    own = await club.journal.read(club.code)
    tables = [await club.journal.read(room) for room in club.state.rooms]

    def report() -> list[SymbolReport]:
        played = ((decode(entry.body) for entry in entries) for entries in tables)
        answered = (decode_change(entry.body) for entry in own)
        return report_symbols(chain(read_tables(played), read_crowd(answered)))

    return await run_in_thread(report)


async def _read_decks(request: web.Request, lines: list[SymbolReport]) -> dict[str, DeckWords]:
    language = read_query(request, LanguageQuery).language
    decks = request.app[APP_CONTEXT].decks
    names = {line.deck for line in lines}
    return {name: await read_deck_words(decks, name, language) for name in names}


async def _get_report(request: web.Request) -> web.Response:
    club = request[ORGANISED_CLUB]
    return json_response(report_people(club.state, club.names, with_names="names" in request.query))


async def _existing_code(request: web.Request) -> str:
    code = request.match_info["code"].upper()
    journal = request.app[APP_CONTEXT].journal
    async with guess(request, code) as attempt:
        if is_club_code(code) and await journal.room(code) is not None:
            attempt.succeed()
            return code
        await attempt.fail()
    raise ApiError(404, f"There is no club night {code}.")


REPORTS = {
    "people.csv": _get_people_csv,
    "symbols.csv": _get_symbols_csv,
    "lesson.txt": _get_lesson,
    "report": _get_report,
}
"""What organisers may read, by its name in the path."""
