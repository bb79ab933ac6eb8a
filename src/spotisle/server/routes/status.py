"""The health of the server and its metrics: `/healthz` and `/metrics`."""

from aiohttp import web

from spotisle.server.context import APP_CONTEXT, AppContext
from spotisle.server.metrics import CONTENT_TYPE
from spotisle.server.responses import NO_STORE
from spotisle.storage import JournalError


def add_status_routes(app: web.Application) -> None:
    """Answer /healthz and /metrics."""
    app.router.add_get("/healthz", _get_health)
    app.router.add_get("/metrics", _get_metrics)


async def _get_health(request: web.Request) -> web.Response:
    problem = await _find_problem(request.app[APP_CONTEXT])
    return web.Response(
        status=503 if problem else 200, text=f"{problem or 'ok'}\n", headers=NO_STORE
    )


async def _find_problem(context: AppContext) -> str:
    """Return why the server cannot serve, else ""; an empty append tests the journal."""
    if context.closing:
        return "closing"
    if context.placement.problem:
        return context.placement.problem
    try:
        await context.journal.append([])
    except JournalError as error:
        return str(error)
    return ""


async def _get_metrics(request: web.Request) -> web.Response:
    context = request.app[APP_CONTEXT]
    text = context.metrics.text(len(context.registry.actors), context.jobs.waiting())
    return web.Response(text=text, headers=NO_STORE | {"Content-Type": CONTENT_TYPE})
