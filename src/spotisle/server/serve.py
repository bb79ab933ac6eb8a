"""Running the table's server until somebody stops it."""

import asyncio
import signal
import socket
from collections.abc import Callable

from aiohttp import web

from spotisle.server.app import make_app
from spotisle.server.listen import addresses, listen
from spotisle.server.site import built_client, read_site


def serve(host: str = "127.0.0.1", port: int | None = None) -> None:
    """Serve until interrupted or terminated.

    Raises `CannotListenError` or `ClientNotBuiltError`, each with one line for the person.
    """
    app = make_app(read_site(built_client()))
    with listen(host, port) as listening, asyncio.Runner(loop_factory=_fast_loop()) as runner:
        try:
            runner.run(_run(app, listening))
        except KeyboardInterrupt:  # where the loop cannot take signals itself
            return


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _run(app: web.Application, listening: socket.socket) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:
            break
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=2)
    await runner.setup()
    try:
        await web.SockSite(runner, listening).start()
        for address in addresses(listening):
            print(f"Spotisle is open at {address}", flush=True)
        await stop.wait()
    finally:
        await runner.cleanup()
