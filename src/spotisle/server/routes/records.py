"""Finished games over HTTP: their records, and replays and analyses of kept or uploaded ones."""

from aiohttp import web
from msgspec import Struct

from spotisle.errors import SpotisleError
from spotisle.replays.show import MAX_RECORD_BYTES, encode_analysis, encode_replay
from spotisle.server.context import APP_CONTEXT
from spotisle.server.jobs import BusyError, JobFailedError, JobTimeoutError
from spotisle.server.middleware import same_origin, take_token, with_middleware
from spotisle.server.queries import RecordsQuery, ReplayQuery, read_query
from spotisle.server.responses import (
    CACHE_PRIVATELY,
    NO_STORE,
    ApiError,
    body_response,
    json_response,
)
from spotisle.server.routes.rooms import guess, is_room
from spotisle.server.uploads import BodyLimit

RECORDS_PER_PAGE = 50
RECORD_LIMIT = BodyLimit(
    MAX_RECORD_BYTES,
    timeout_s=20.0,
    too_large=f"A record has at most {MAX_RECORD_BYTES // 1024} KiB.",
)
COMPRESSED_ASIDE_BYTES = 32 * 1024
"""A longer film is compressed in a thread: 700 KB take 50 ms."""
ID = "{id:[0-9a-f]{1,64}}"
WHAT = "{what:replay|analysis}"
CACHE_AN_HOUR = {"Cache-Control": "private, max-age=3600"}
"""A record never changes; its replay may, with the next version."""


class RecordEntry(Struct, frozen=True):
    """A finished game of a room."""

    id: str
    number: int
    """Counts the games of the room."""
    game: str
    finished_at: float
    """Seconds since 1970."""


def add_record_routes(app: web.Application) -> None:
    """Answer under /api/records, /api/replay and /api/analysis."""
    app.router.add_get("/api/records", _list_records)
    app.router.add_get(f"/api/records/{ID}", _get_record)
    app.router.add_get(f"/api/records/{ID}/{WHAT}", _replay_kept)
    app.router.add_post(f"/api/{WHAT}", with_middleware(_replay_uploaded, same_origin))


async def _list_records(request: web.Request) -> web.Response:
    query = read_query(request, RecordsQuery)
    room = query.room.upper()
    if not room:
        raise ApiError(400, "Say which room: /api/records?room=CODE")
    journal = request.app[APP_CONTEXT].journal
    async with guess(request, room) as attempt:
        lines = await journal.records(room, RECORDS_PER_PAGE, query.before)
        if lines or await is_room(journal, room):  # records are kept longer than rooms
            attempt.succeed()
        else:
            await attempt.fail()
    return json_response(
        [RecordEntry(line.id, line.number, line.game, line.finished_at) for line in lines]
    )


async def _get_record(request: web.Request) -> web.Response:
    key = request.match_info["id"]
    headers = CACHE_PRIVATELY | {
        "Content-Disposition": f'attachment; filename="spotisle-{key[:12]}.json"',
    }
    body = await _kept_record(request)
    return body_response(body, headers | {"Content-Type": "application/json"})


async def _replay_kept(request: web.Request) -> web.Response:
    _take_replay(request)
    record = memoryview(await _kept_record(request))
    return await _replay(request, record, CACHE_AN_HOUR)


async def _replay_uploaded(request: web.Request) -> web.Response:
    _take_replay(request)
    async with request.app[APP_CONTEXT].uploads.receive(request, RECORD_LIMIT) as record:
        return await _replay(request, record, NO_STORE)


async def _kept_record(request: web.Request) -> bytes:
    body = await request.app[APP_CONTEXT].journal.record(request.match_info["id"])
    if body is None:
        raise ApiError(404, "There is no such record.")
    return body


def _take_replay(request: web.Request) -> None:
    """Take a token before the first byte of an upload is read."""
    take_token(
        request,
        lambda limits: limits.replays,
        "You have asked for many games to be shown; wait a moment.",
    )


async def _replay(
    request: web.Request, record: memoryview, headers: dict[str, str]
) -> web.Response:
    play = read_query(request, ReplayQuery).play
    jobs = request.app[APP_CONTEXT].jobs
    try:
        if request.match_info["what"] == "analysis":
            body = await jobs.analyses.run(encode_analysis, record)
        else:
            body = await jobs.films.run(encode_replay, record, play)
    except BusyError:
        raise
    except JobTimeoutError as late:
        text = f"This record takes longer than {late.timeout_s:g} seconds to show."
        raise ApiError(422, text) from None
    except JobFailedError:
        raise ApiError(500, "This record could not be shown; the fault is ours.") from None
    except SpotisleError as error:
        raise ApiError(422, f"This record cannot be shown: {error}") from None
    response = web.Response(
        body=body,
        content_type="application/json",
        headers=headers,
        zlib_executor_size=COMPRESSED_ASIDE_BYTES,
    )
    response.enable_compression()
    return response
