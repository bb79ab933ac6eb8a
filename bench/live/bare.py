"""Bare aiohttp, for comparison: each message in a room goes to everybody in it, as bytes.

`python -m bench.live.bare UPDATE VERDICT` sends UPDATE bytes to all, VERDICT bytes to the sender.
Nothing is read, judged or stored.
"""

import asyncio
import gc
import json
import sys
from collections import defaultdict
from contextlib import suppress

import uvloop
from aiohttp import WSMsgType, web

ROOMS: defaultdict[str, list[web.WebSocketResponse]] = defaultdict(list)
UPDATE = b'{"type":"update","' + b"x" * (int(sys.argv[1]) - 20) + b'"}'
VERDICT = b'{"type":"verdict","' + b"x" * (int(sys.argv[2]) - 21) + b'"}'


async def live(request: web.Request) -> web.WebSocketResponse:
    ws = web.WebSocketResponse(compress=False, autoping=False, decode_text=False)
    await ws.prepare(request)
    room = ROOMS[json.loads((await ws.receive()).data)["room"]]
    room.append(ws)
    await ws.send_frame(b'{"type":"welcome"}', WSMsgType.TEXT)
    with suppress(ConnectionError):
        async for _ in ws:
            for other in room:
                await other.send_frame(UPDATE, WSMsgType.TEXT)
            await ws.send_frame(VERDICT, WSMsgType.TEXT)
    return ws


async def make_room(_: web.Request) -> web.Response:
    return web.json_response({"code": f"R{next(_numbers)}"}, status=201)


_numbers = iter(range(10**9))


async def main() -> None:
    app = web.Application()
    app.router.add_get("/ws", live)
    app.router.add_post("/api/rooms", make_room)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=1024).start()
    print(f"http://127.0.0.1:{runner.addresses[0][1]}", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    gc.set_threshold(50_000, 50, 100)
    uvloop.run(main())
