"""A client for rooms, in Python: for tests, load, bots from outside, and whoever likes terminals.

The connection comes back by itself when it is cut, and asks again for the verdict of every claim
that was on its way; other commands raise `CutOffError`, because they may not be asked twice.

The commands are in `spotisle.protocol.commands`; docs/protocol.md has a whole program.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NoReturn, cast

import aiohttp
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spotisle.errors import SpotisleError
from spotisle.protocol.answers import Answer, Judged, Refused
from spotisle.protocol.close import CloseReason
from spotisle.protocol.commands import Command, MakeClaim
from spotisle.protocol.delta import merge
from spotisle.protocol.frames import VERSION, Bye, Here, Nodes, PrivateUpdate, Resumed, Update
from spotisle.protocol.hello import Hello
from spotisle.protocol.views import SeatPrivate
from spotisle.rules import PrivateCards, Target

FIRST_PAUSE = 0.05
MAX_PAUSE = 1.0
"""Seconds between tries while the server is away: longer ones would be most of the absence."""
PATIENCE = 4.0
"""Seconds that a node may owe an answer before another one is tried, if there is any."""

LOOK_SECONDS = 0.1


class ClosedError(SpotisleError):
    """The connection has ended for good; `close` says why, if the server did."""

    def __init__(self, close: CloseReason | None, text: str) -> None:
        super().__init__(text)
        self.close = close


class CutOffError(SpotisleError):
    """The connection was cut before the answer: nobody knows whether it was done."""


class RefusedError(SpotisleError):
    """The room did not do it."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text or refused.reason)
        self.reason = refused.reason


class Welcomed(Struct, frozen=True, tag="welcome"):
    """`Welcome`, with the view as plain JSON: deltas are merged into it."""

    version: int
    you: str
    token: str | None
    epoch: int
    seq: int
    clock: float
    view: dict[str, Any]
    private: SeatPrivate
    here: tuple[str, ...]


Frame = Welcomed | Resumed | Update | PrivateUpdate | Here | Nodes | Bye | Answer


class _Question(Struct):
    command: Command
    play: int | None
    answer: "asyncio.Future[Answer]"


class Way:
    """Where to try next: where we were sent, where we were last, home, the other nodes in turn.

    >>> way = Way("http://one")
    >>> way.nodes, way.goal = ("http://one", "http://two"), "http://three"
    >>> [way.next() for _ in range(4)], way.relay
    (['http://three', 'http://one', 'http://two', 'http://one'], True)
    """

    def __init__(self, home: str) -> None:
        self.nodes: tuple[str, ...] = ()
        self.goal = ""
        """Where the last node sent us."""
        self.relay = False
        """Whether we were sent where we cannot go: somebody has to carry what we say."""
        self.last = home
        """Where we were let in last."""
        self.relayed = False
        """Whether that one only carries what we say."""
        self._home = self._now = home
        self._shunned = ""
        self._sent = False
        self._tries = 0

    @property
    def forks(self) -> bool:
        """Tell whether there is anywhere else to go."""
        return bool(self._sent or set(self.nodes) - {self._now})

    @property
    def leads_on(self) -> bool:
        """Tell whether we were sent somewhere, and not back to who just did not answer."""
        return self.goal not in ("", self._shunned)

    def next(self) -> str:
        """Return the address to try now."""
        self.relay = self.relay or self._sent
        self._sent = self.leads_on
        if self.leads_on:
            self._now, self.goal = self.goal, ""
        else:
            self.goal = ""
            places = tuple(dict.fromkeys((self.last, self._home, *self.nodes)))
            self._now = places[self._tries % len(places)]
            self._tries += 1
        return self._now

    @property
    def patience(self) -> float:
        """Seconds to wait for an answer: twice as many after each round of all places in vain.

        Nodes that take over many rooms at once are slow, and would be slower for those who give up.
        """
        rounds = self._tries // (len(self.nodes) + 1)
        return PATIENCE * 2.0 ** min(rounds, 3)

    def arrived(self) -> None:
        """Remember where we were let in."""
        self.last, self.relayed = self._now, self.relay
        self._tries, self._sent, self.relay, self._shunned = 0, False, False, ""

    def silent(self) -> None:
        """Try somebody else first: this one does not say anything any more."""
        self._tries, self._shunned = 1, self._now


_GOODBYE = aiohttp.ClientWSTimeout(ws_close=0.3)  # pyright: ignore[reportCallIssue]
"""Who does not answer is not waited for when hanging up either."""

_encode = msgspec.json.Encoder().encode
_decode: Callable[[str], Frame] = msgspec.json.Decoder(Frame).decode


class Guest:
    """Somebody in a room, at the far end of a wire."""

    def __init__(self, session: aiohttp.ClientSession, url: str, hello: Hello) -> None:
        self.you = ""
        self.token = hello.token
        self.epoch = 0
        self.seq = 0
        self.view: dict[str, Any] = {}
        """The public view, as plain JSON."""
        self.private = SeatPrivate(None, None, PrivateCards())
        self.here: tuple[str, ...] = ()
        self.connections = 0
        """How often it was let in."""
        self._session = session
        self._way = Way(url.rstrip("/"))
        self._overdue: asyncio.TimerHandle | None = None
        self._hello = hello
        self._wire: aiohttp.ClientWebSocketResponse | None = None
        self._bye = Bye("", "")
        self._last_id = time.time_ns() // 1000
        self._questions: dict[int, _Question] = {}
        self._listeners: set[asyncio.Queue[Update]] = set()
        self._stirred = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        self._leaving: set[asyncio.Task[bool]] = set()
        self._life = asyncio.create_task(self._live(), name=f"guest of {hello.room}")

    @property
    def play(self) -> dict[str, Any] | None:
        """What is on the table."""
        return self.view.get("play")

    @property
    def node(self) -> str | None:
        """The server that keeps our room, if we speak to it directly."""
        return None if self._way.relayed else self._way.last

    def next_id(self) -> int:
        """Return an id that this person has not used, even before a restart: they go on in time."""
        self._last_id += 1
        return self._last_id

    async def do(self, kind: type[Command], /, **fields: Any) -> Answer:
        """Ask for something and return the answer, a refusal too."""
        return await self.ask(kind(id=self.next_id(), **fields))

    async def claim(
        self,
        symbol: int,
        target: Target = None,
        *,
        seen: int | None = None,
        reaction: float | None = None,
    ) -> Judged:
        """Name a symbol and return what became of it, or raise `RefusedError`."""
        if seen is None:
            seen = self.play["accepted"] if self.play else 0
        answer = await self.do(
            MakeClaim,
            symbol=symbol,
            target=target,
            seen=seen,
            play=self._play_number(),
            reaction=reaction,
        )
        if isinstance(answer, Refused):
            raise RefusedError(answer)
        return cast("Judged", answer)

    async def ask(self, command: Command) -> Answer:
        """Send a command and return its answer."""
        if self._life.done():
            self._life.result()
        question = _Question(command, self._play_number(), asyncio.Future())
        self._questions[command.id] = question
        try:
            if self._wire is None and not isinstance(command, MakeClaim):
                raise CutOffError("not connected just now")
            await self._send(command)
            return await question.answer
        finally:
            self._questions.pop(command.id, None)

    async def until(self, happened: Callable[[], object], seconds: float = 30.0) -> None:
        """Wait until something is so, of this guest or of others who hear it a moment later."""
        async with asyncio.timeout(seconds):
            while not happened():
                if self._life.done():
                    self._life.result()
                self._stirred.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._stirred.wait()

    async def updates(self) -> AsyncIterator[Update]:
        """Yield what happens from now on."""
        news: asyncio.Queue[Update] = asyncio.Queue()
        self._listeners.add(news)
        try:
            while True:
                yield await news.get()
        finally:
            self._listeners.discard(news)

    async def close(self) -> None:
        """Go away, keeping the seat."""
        self._life.cancel()
        with suppress(asyncio.CancelledError, ClosedError):
            await self._life

    async def ended(self) -> ClosedError:
        """Wait until the connection has ended for good, and return why."""
        try:
            await asyncio.shield(self._life)
        except ClosedError as error:
            return error
        raise AssertionError("a guest lives until it is closed")

    async def _live(self) -> None:
        """Connect, listen, and come back after every cut, until the server says it is over."""
        pause = FIRST_PAUSE
        while True:
            before = self.connections
            close = CloseReason.from_code(await self._listen())
            self._wire = None
            for question in self._questions.values():
                if not isinstance(question.command, MakeClaim):
                    _fail(question, CutOffError("the connection was cut before the answer"))
            if close is not None and not close.reconnects:
                self._end(ClosedError(close, self._bye.text or close.meaning))
            here = self.connections > before
            sent_on = self._way.leads_on and (here or pause == FIRST_PAUSE)
            pause = FIRST_PAUSE if here else min(2 * pause, MAX_PAUSE)
            await asyncio.sleep(0.0 if sent_on else pause * random.uniform(0.5, 1.0))

    def _end(self, error: ClosedError) -> NoReturn:
        for question in self._questions.values():
            _fail(question, error)
        self._stirred.set()
        raise error

    async def _listen(self) -> int | None:
        """Live through one connection and return its close code."""
        url = self._way.next() + "/ws"
        hello = replace(
            self._hello, token=self.token, epoch=self.epoch, seq=self.seq, relay=self._way.relay
        )
        try:
            async with asyncio.timeout(self._way.patience if self._way.forks else None):
                reached = await self._session.ws_connect(url, max_msg_size=0, timeout=_GOODBYE)
            async with reached as wire:
                self._expect(wire)
                await wire.send_str(_encode(hello).decode())
                async for message in wire:
                    if message.type is not aiohttp.WSMsgType.TEXT or not self._hear(
                        _decode(message.data), wire
                    ):
                        break
                return wire.close_code
        except aiohttp.WSServerHandshakeError as error:
            self._end(ClosedError(None, f"{url} answers with {error.status}"))
        except (aiohttp.ClientError, OSError, TimeoutError):
            return None
        finally:
            self._relax()

    def _hear(self, frame: Frame, wire: aiohttp.ClientWebSocketResponse) -> bool:
        """Take a frame in; False if something before it is missing."""
        match frame:
            case Welcomed():
                self.you, self.token = frame.you, frame.token or self.token
                self.view, self.private, self.here = frame.view, frame.private, frame.here
                self.epoch, self.seq = frame.epoch, frame.seq
                self._arrive(wire)
            case Resumed():
                self.private, self.here = frame.private, frame.here
                self._arrive(wire)
            case Update():
                if frame.since != self.seq:
                    return False
                self.view, self.seq = merge(self.view, frame.delta), frame.seq
                for news in self._listeners:
                    news.put_nowait(frame)
            case PrivateUpdate():
                self.private = frame.private
            case Here():
                self.here = frame.people
            case Nodes() | Bye():
                self._turn(frame)
            case _:
                self._answer(frame)
        self._stirred.set()
        return True

    def _turn(self, frame: Nodes | Bye) -> None:
        """Hear where to go when this is over."""
        if isinstance(frame, Nodes):
            self._way.nodes = frame.urls
        else:
            self._bye, self._way.goal = frame, frame.url

    def _arrive(self, wire: aiohttp.ClientWebSocketResponse) -> None:
        """Be back, and ask again what became of claims; those of another game are void."""
        self._wire = wire
        self._way.arrived()
        self._relax()
        self.connections += 1
        for question in self._questions.values():
            if question.play == self._play_number():
                sending = asyncio.create_task(self._send(question.command))
                self._sending.add(sending)
                sending.add_done_callback(self._sending.discard)
            else:
                _fail(question, CutOffError("the game has changed meanwhile"))

    async def _send(self, command: Command) -> None:
        if self._wire is not None:
            with suppress(ConnectionError):
                self._expect(self._wire)
                await self._wire.send_str(_encode(command).decode())

    def _expect(self, wire: aiohttp.ClientWebSocketResponse) -> None:
        """Wait for an answer for only so long, if there is somebody else to ask."""
        self._relax()
        if self._way.forks:
            loop = asyncio.get_running_loop()
            self._overdue = loop.call_later(self._way.patience, self._turn_away, wire)

    def _relax(self) -> None:
        if self._overdue:
            self._overdue.cancel()

    def _turn_away(self, wire: aiohttp.ClientWebSocketResponse) -> None:
        self._way.silent()
        leaving = asyncio.ensure_future(wire.close())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    def _answer(self, answer: Answer) -> None:
        question = self._questions.get(answer.id)
        if len(self._questions) <= 1:
            self._relax()
        if question and not question.answer.done():
            question.answer.set_result(answer)

    def _play_number(self) -> int | None:
        return self.play["number"] if self.play else None


def _fail(question: _Question, error: SpotisleError) -> None:
    if not question.answer.done():
        question.answer.set_exception(error)


@asynccontextmanager
async def connect(
    url: str, code: str, name: str = "", *, token: str | None = None, watch: bool = False
) -> AsyncIterator[Guest]:
    """Go into a room: as somebody new with a name, or back with a token.

    Raises `ClosedError` if the room does not let you in.
    """
    async with aiohttp.ClientSession() as session:
        guest = Guest(session, url, Hello(VERSION, code, name, token, watch))
        try:
            await guest.until(lambda: guest.connections)
            yield guest
        finally:
            await guest.close()


async def make_room(url: str) -> str:
    """Make a room and return its code."""
    async with aiohttp.ClientSession() as session, session.post(f"{url}/api/rooms") as answer:
        body = await answer.json()
        if answer.status != 201:
            raise SpotisleError(body["error"])
        return str(body["code"])
