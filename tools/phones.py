"""Scripted phones at a club night, over real sockets: for browser tests and screenshots.

They join their table, make some right claims in tower, and answer the pairs of a crowd.
"""

import asyncio
import json
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import aiohttp

from spotisle.protocol.delta import merge
from spotisle.rules import Deck

CLAIM_S = (0.4, 1.2)
"""The shortest and the longest time before a claim or an answer."""
MAX_CLAIMS = 12
"""How often a phone claims in a round: too few to end its game, however slow the others are."""


def create_club(url: str) -> dict[str, Any]:
    """Create a club night; the result also has the `tokens` of its organisers."""
    with urlopen(Request(f"{url}/api/events", method="POST")) as response:
        created: dict[str, Any] = json.load(response)
    tokens = [link.partition("?o=")[2].partition("&")[0] for link in created["organisers"]]
    return created | {"tokens": tokens}


class Phone:
    """One person who knows only what the server sends."""

    def __init__(self, url: str, club: dict[str, Any], seed: int, *, comes: bool = True) -> None:
        self._url, self._club = url, club
        self._rng = Random(seed)
        self._comes = comes
        self._plane = Deck.named("classic").plane
        self._view: dict[str, Any] = {}
        self._own: dict[str, Any] = {}
        self._room: dict[str, Any] = {}
        self._place: int | None = None
        self._ids = iter(range(1, 1_000_000))
        self._answered = 0
        self._claims = 0
        """How many it has made in the current round."""

    async def run(self) -> None:
        """Stay connected until the club night ends."""
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{self._url}/ws") as self._socket,
        ):
            hello = {"room": self._club["code"], "key": self._club["key"], "language": "en"}
            await self._socket.send_json({"type": "hello", "version": 1, **hello})
            acting = asyncio.create_task(self._act())
            try:
                async for message in self._socket:
                    if message.type is aiohttp.WSMsgType.TEXT:
                        self._hear(json.loads(message.data))
            finally:
                acting.cancel()

    def _hear(self, said: dict[str, Any]) -> None:
        match said["type"]:
            case "event_welcome":
                self._view, self._own = said["view"], said["own"]
            case "event_update":
                self._view = merge(self._view, said["delta"])
            case "event_own":
                self._own = said["own"]
            case "table" | "table_over":
                self._room, self._place, self._claims = {}, None, 0
            case "welcome":
                self._room, self._place = said["view"], said["private"]["place"]
            case "update":
                self._room = merge(self._room, said["delta"]) if self._room else {}
            case "private":
                self._place = said["private"]["place"]

    async def _say(self, kind: str, **words: Any) -> None:
        await self._socket.send_json({"type": kind, "id": next(self._ids), **words})

    async def _act(self) -> None:
        while True:
            await asyncio.sleep(self._rng.uniform(*CLAIM_S))
            crowd = self._view.get("crowd")
            if self._comes and self._view.get("state") == "seating" and self._own.get("table"):
                if not self._own["confirmed"]:
                    await self._say("here")
            elif crowd and crowd["phase"] == "open" and self._answered < crowd["pair"]:
                self._answered = crowd["pair"]
                symbol = self._plane.shared(*crowd["cards"])
                await self._say("answer", pair=crowd["pair"], symbol=symbol)
            elif (play := self._room.get("play")) and self._place is not None:
                await self._claim(play)

    async def _claim(self, play: dict[str, Any]) -> None:
        view = play["view"]
        own, middle = view["piles"][self._place]["top"], view["middle"]["top"]
        if play["finished"] or own is None or middle is None or self._claims == MAX_CLAIMS:
            return
        self._claims += 1
        symbol = self._plane.shared(own, middle)
        await self._say("claim", symbol=symbol, seen=play["accepted"], play=play["number"])


@contextmanager
def phones(
    url: str, club: dict[str, Any], count: int, *, comes: bool = True, seed: int = 1
) -> Iterator[None]:
    """Run scripted phones in the background; `comes`: whether they join their tables."""
    people = [Phone(url, club, seed + number, comes=comes) for number in range(count)]
    opened: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def stay() -> None:
        leave = asyncio.Event()
        opened.set_result((asyncio.get_running_loop(), leave))
        tasks = [asyncio.create_task(person.run()) for person in people]
        await leave.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    thread = threading.Thread(target=asyncio.run, args=(stay(),), daemon=True)
    thread.start()
    loop, leave = opened.result()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(leave.set)
        thread.join()
