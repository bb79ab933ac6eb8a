"""Count the source files that one claim runs through in a real server, and how often it is judged.

python tools/trace_claim.py         # prints the files, from the WebSocket to the frames sent

Two people play tower on loopback. The server runs in a child process that traces every line of the
package with its time. A file counts if one of its lines ran between sending the claim and receiving
both its verdict and the update.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import aiohttp

import spotisle
from spotisle.plane import Plane

PACKAGE = Path(spotisle.__file__).parent
CLAIMS = 20
QUIET_S = 0.4
"""Pause before each claim, so that nothing else is running."""
START_TIMEOUT_S = 30.0
SERVER = """
import atexit, json, sys, threading, time
package, target = sys.argv.pop(1), sys.argv.pop(1)
trace = []
def note(event, frame):
    trace.append((time.monotonic(), event, frame.f_code.co_filename, frame.f_code.co_name))
def on_call(frame, event, _):
    if not frame.f_code.co_filename.startswith(package):
        return None
    note("call", frame)
    return on_line
def on_line(frame, event, _):
    if event == "line":
        note("line", frame)
    return on_line
atexit.register(lambda: json.dump(trace, open(target, "w")))
threading.settrace(on_call)
sys.settrace(on_call)
from spotisle.cli import main
main()
"""

JUDGING = ["call", "tower.py", "judge"]

Span = tuple[float, float]
Step = tuple[float, str, str, str]
"""The time, `call` or `line`, the file and the function."""


async def play(url: str) -> list[Span]:
    """Make some right claims; return when each was sent and answered."""
    async with aiohttp.ClientSession() as session:
        code = (await (await session.post(f"{url}/api/rooms")).json())["code"]
        async with session.ws_connect(f"{url}/ws") as ann, session.ws_connect(f"{url}/ws") as bob:
            hello = {"type": "hello", "version": 1, "room": code}
            await ann.send_json({**hello, "name": "Ann"})
            await receive(ann, "welcome")
            await bob.send_json({**hello, "name": "Bob"})
            await receive(bob, "welcome")
            await ann.send_json({"type": "start", "id": 1})
            view = await dealt(ann)
            return [await claim(ann, view, number) for number in range(CLAIMS)]


async def receive(socket: aiohttp.ClientWebSocketResponse, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    while True:
        message: dict[str, Any] = await socket.receive_json(timeout=START_TIMEOUT_S)
        if message["type"] == kind:
            return message


async def dealt(socket: aiohttp.ClientWebSocketResponse) -> dict[str, Any]:
    """Wait for the deal; return the first view of the table."""
    while True:
        update = await receive(socket, "update")
        for path, *value in update["delta"]:
            if path == ["play"] and value[0]:
                view: dict[str, Any] = value[0]["view"]
                return view


async def claim(socket: aiohttp.ClientWebSocketResponse, view: dict[str, Any], number: int) -> Span:
    """Name the shared symbol, and merge the update into the view."""
    await asyncio.sleep(QUIET_S)
    cards = view["piles"][0]["top"], view["middle"]["top"]
    symbol = Plane.of_order(7).shared(*cards)
    sent = time.monotonic()
    await socket.send_json({"type": "claim", "id": 100 + number, "symbol": symbol, "seen": number})
    update = await receive(socket, "update")
    verdict = await receive(socket, "verdict")
    received = time.monotonic()
    assert verdict["verdict"] == "ok", verdict
    for path, value in update["delta"]:
        if path[:2] == ["play", "view"]:
            place: Any = view
            for step in path[2:-1]:
                place = place[step]
            place[path[-1]] = value
    return sent, received


def trace_claim() -> tuple[Counter[str], int]:
    """Return the files of the claim with the fewest, and how often it was judged."""
    with tempfile.TemporaryDirectory(prefix="spotisle-trace-") as folder:
        target = Path(folder, "calls.json")
        arguments = ["serve", "--port=0", "--host", "127.0.0.1", "--data", folder, "--no-browser"]
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(PACKAGE), str(target), *arguments],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            spans = asyncio.run(play(address(server)))
        finally:
            server.terminate()
            server.wait(timeout=START_TIMEOUT_S)
        trace = json.loads(target.read_text())
    claims = [until_sent([step for step in trace if a <= step[0] <= b]) for a, b in spans]
    least = min(claims, key=lambda claim: len(lines_by_file(claim)))
    judgings = [step for step in least if [step[1], Path(step[2]).name, step[3]] == JUDGING]
    return lines_by_file(least), len(judgings)


def until_sent(trace: list[Step]) -> list[Step]:
    """Leave out what the room does after sending the frames."""
    last = max(number for number, step in enumerate(trace) if step[3] == "send")
    return trace[: last + 1]


def lines_by_file(trace: list[Step]) -> Counter[str]:
    """Return how many lines of each file ran."""
    paths = (path for _, event, path, _ in trace if event == "line")
    return Counter(Path(path).relative_to(PACKAGE).as_posix() for path in paths)


def address(server: "subprocess.Popen[str]") -> str:
    """Return the address that the server prints when it listens."""
    assert server.stdout is not None
    for line in server.stdout:
        if "http://" in line:
            return line[line.index("http://") :].split()[0].rstrip("/")
    raise RuntimeError("the server did not start")


if __name__ == "__main__":
    files, judged = trace_claim()
    for path, lines in sorted(files.items()):
        print(f"{lines:4} lines  {path}")
    print(f"{len(files)} files, judged {judged} times")
