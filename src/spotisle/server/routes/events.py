"""Events over HTTP: create one, its links, names to choose from, and reports for organisers."""

import secrets
from itertools import chain

from aiohttp import web
from msgspec import Struct

from spotisle.events.actor import EventActor
from spotisle.events.changes import decode as decode_change
from spotisle.events.reports import report_people, write_people_csv
from spotisle.events.sightings import read_crowd, read_tables
from spotisle.events.symbol_files import DeckWords, write_lesson, write_symbols_csv
from spotisle.events.symbols import SymbolReport, choose_lesson, report_symbols
from spotisle.rooms.actor import token_digest
from spotisle.rooms.events import decode
from spotisle.rooms.registry import is_event_code
from spotisle.server.compute_threads import run_aside
from spotisle.server.context import APP_CONTEXT
from spotisle.server.deck_words import read_deck_words
from spotisle.server.middleware import rate_limited, same_origin, unless_closing, with_middleware
from spotisle.server.origin import event_link
from spotisle.server.queries import LanguageQuery, read_query
from spotisle.server.responses import NO_STORE, ApiError, json_response
from spotisle.server.routes.rooms import CODE, guess, qr_code_response

MAX_KEY_LENGTH = 40


class EventResponse(Struct, frozen=True):
    """An event that can be joined."""

    code: str
    link: str


class CreatedEvent(Struct, frozen=True):
    """A new event, with the links that only its creator gets."""

    code: str
    key: str
    link: str
    """For the QR code: it has the join key."""
    screen: str
    organisers: tuple[str, ...]


def add_event_routes(app: web.Application) -> None:
    """Answer under /api/events."""
    limit = rate_limited(
        lambda limits: limits.room_creation, "You have made many events; wait a minute."
    )
    create = with_middleware(_create_event, same_origin, unless_closing, limit)
    app.router.add_post("/api/events", create)
    app.router.add_get(f"/api/events/{CODE}", _get_event)
    app.router.add_get(f"/api/events/{CODE}/qr.svg", _get_qr_code)
    app.router.add_get(f"/api/events/{CODE}/people.csv", _get_people_csv)
    app.router.add_get(f"/api/events/{CODE}/symbols.csv", _get_symbols_csv)
    app.router.add_get(f"/api/events/{CODE}/lesson.txt", _get_lesson)
    app.router.add_get(f"/api/events/{CODE}/report", _get_report)


async def _create_event(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    event = await context.events.create()
    context.guesses.remember(context.address(request), event.code)
    created = CreatedEvent(
        code=event.code,
        key=event.key,
        link=event_link(request, context, event.code, f"?k={event.key}"),
        screen=event_link(request, context, event.code, f"?screen&k={event.key}"),
        organisers=tuple(
            event_link(request, context, event.code, f"?o={token}&k={event.key}")
            for token in event.organisers
        ),
    )
    return json_response(created, status=201)


async def _get_event(request: web.Request) -> web.Response:
    code = await _existing_code(request)
    return json_response(EventResponse(code, event_link(request, request.app[APP_CONTEXT], code)))


async def _get_qr_code(request: web.Request) -> web.Response:
    code = await _existing_code(request)
    key = request.query.get("k", "")[:MAX_KEY_LENGTH]
    link = event_link(request, request.app[APP_CONTEXT], code, f"?k={key}" if key else "")
    return await qr_code_response(request, link)


async def _get_people_csv(request: web.Request) -> web.Response:
    event = await _organised_event(request)
    lines = report_people(event.state, event.names, with_names="names" in request.query)
    return _csv(write_people_csv(lines, event.state.round))


async def _get_symbols_csv(request: web.Request) -> web.Response:
    lines = await _report_symbols(request)
    return _csv(write_symbols_csv(lines, await _read_decks(request, lines)))


async def _get_lesson(request: web.Request) -> web.Response:
    lines = choose_lesson(await _report_symbols(request))
    text = write_lesson(lines, await _read_decks(request, lines))
    return web.Response(text=text, content_type="text/plain", headers=NO_STORE)


def _csv(text: str) -> web.Response:
    """Mark the text as UTF-8 inside: spreadsheets look for that, and spoil names without it."""
    body = text.encode("utf-8-sig")
    return web.Response(body=body, content_type="text/csv", charset="utf-8", headers=NO_STORE)


async def _report_symbols(request: web.Request) -> list[SymbolReport]:
    event = await _organised_event(request)
    own = await event.journal.read(event.code)
    tables = [await event.journal.read(room) for room in event.state.rooms]

    def report() -> list[SymbolReport]:
        played = ((decode(entry.body) for entry in entries) for entries in tables)
        answered = (decode_change(entry.body) for entry in own)
        return report_symbols(chain(read_tables(played), read_crowd(answered)))

    return await run_aside(report)


async def _read_decks(request: web.Request, lines: list[SymbolReport]) -> dict[str, DeckWords]:
    language = read_query(request, LanguageQuery).language
    decks = request.app[APP_CONTEXT].decks
    names = {line.deck for line in lines}
    return {name: await read_deck_words(decks, name, language) for name in names}


async def _get_report(request: web.Request) -> web.Response:
    event = await _organised_event(request)
    return json_response(
        report_people(event.state, event.names, with_names="names" in request.query)
    )


async def _organised_event(request: web.Request) -> EventActor:
    """Return the event if the Authorization header has the token of one of its organisers."""
    code = request.match_info["code"].upper()
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    async with guess(request, code) as attempt:
        event = await request.app[APP_CONTEXT].placement.find_room(code)
        if isinstance(event, EventActor) and kind == "Bearer":
            digest = token_digest(token)
            if any(secrets.compare_digest(digest, known) for known in event.state.organisers):
                attempt.succeed()
                return event
        await attempt.fail()
    raise ApiError(401, "Open the organiser's link to do this.")


async def _existing_code(request: web.Request) -> str:
    code = request.match_info["code"].upper()
    journal = request.app[APP_CONTEXT].journal
    async with guess(request, code) as attempt:
        if is_event_code(code) and await journal.room(code) is not None:
            attempt.succeed()
            return code
        await attempt.fail()
    raise ApiError(404, f"There is no event {code}.")
