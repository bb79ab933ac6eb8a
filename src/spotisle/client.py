"""A Python client for rooms: for tests, load, external bots and terminals.

It reconnects by itself, and resends every claim that has no verdict yet; other commands raise
`CutOffError`, because they are not idempotent.

The commands are in `spotisle.protocol.commands`; docs/protocol.md has a whole program.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
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
from spotisle.protocol.frames import (
    PROTOCOL_VERSION,
    Bye,
    Here,
    Nodes,
    PrivateUpdate,
    Reaction,
    Resumed,
    Update,
)
from spotisle.protocol.hello import Hello
from spotisle.protocol.views import SeatPrivate
from spotisle.rules import PrivateCards, Target

__all__ = ["ClosedError", "CutOffError", "Guest", "RefusedError", "connect", "make_room"]

MIN_BACKOFF_S = 0.05
MAX_BACKOFF_S = 1.0
"""Between attempts to reconnect; a longer pause would often be most of the outage."""
ANSWER_TIMEOUT_S = 4.0
"""How long to wait for an answer before another node is tried, if there is one."""
CONNECT_TIMEOUT_S = 3.0
"""How long to wait for the TCP connection: a busy node still accepts it, a dead one never does."""
HANDSHAKE_TIMEOUT_S = 300.0
POLL_INTERVAL_S = 0.1


class ClosedError(SpotisleError):
    """The connection has ended for good; `close` is the reason, if the server gave one."""

    def __init__(self, close: CloseReason | None, text: str) -> None:
        super().__init__(text)
        self.close = close


class CutOffError(SpotisleError):
    """The connection was cut before the answer: the command may or may not have been executed."""


class RefusedError(SpotisleError):
    """The room refused the command."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text or refused.reason)
        self.reason = refused.reason


class PlainWelcome(Struct, frozen=True, tag="welcome"):
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


Frame = PlainWelcome | Resumed | Update | PrivateUpdate | Here | Reaction | Nodes | Bye | Answer


class _PendingCommand(Struct):
    command: Command
    play: int | None
    answer: "asyncio.Future[Answer]"


class NodeSelector:
    """Which node to try next: a redirect, the last one, the first one, then all others in turn.

    >>> nodes = NodeSelector("http://one")
    >>> nodes.known, nodes.redirect = ("http://one", "http://two"), "http://three"
    >>> [nodes.next() for _ in range(4)], nodes.relay
    (['http://three', 'http://one', 'http://two', 'http://one'], True)
    """

    def __init__(self, home: str) -> None:
        self.known: tuple[str, ...] = ()
        """The addresses of all nodes, as the last node listed them."""
        self.redirect = ""
        """Where the last node sent us."""
        self.relay = False
        """Whether a redirect could not be followed: the next node has to relay."""
        self.last = home
        """The node that last accepted us."""
        self.relayed = False
        """Whether that node only relays to the node that owns the room."""
        self._home = self._now = home
        self._avoided = ""
        self._redirected = False
        self._tries = 0

    @property
    def has_alternative(self) -> bool:
        """Whether there is another node to try."""
        return bool(self._redirected or set(self.known) - {self._now})

    @property
    def has_redirect(self) -> bool:
        """Whether we were redirected, and not to the node that just did not answer."""
        return self.redirect not in ("", self._avoided)

    def next(self) -> str:
        """Return the address to try now."""
        self.relay = self.relay or self._redirected
        self._redirected = self.has_redirect
        if self.has_redirect:
            self._now, self.redirect = self.redirect, ""
        else:
            self.redirect = ""
            places = tuple(dict.fromkeys((self.last, self._home, *self.known)))
            self._now = places[self._tries % len(places)]
            self._tries += 1
        return self._now

    @property
    def timeout_s(self) -> float:
        """How long to wait for an answer: doubled after each round of all nodes (backoff).

        Nodes that take over many rooms at once are slow; giving up early would add to their load.
        """
        rounds = self._tries // (len(self.known) + 1)
        return ANSWER_TIMEOUT_S * 2.0 ** min(rounds, 3)

    def mark_connected(self) -> None:
        """Remember the node that accepted us."""
        self.last, self.relayed = self._now, self.relay
        self._tries, self._redirected, self.relay, self._avoided = 0, False, False, ""

    def mark_silent(self) -> None:
        """Try another node first: this one does not answer any more."""
        self._tries, self._avoided = max(1, self._tries), self._now


_CLOSE_TIMEOUT = aiohttp.ClientWSTimeout(ws_close=0.3)  # pyright: ignore[reportCallIssue]
"""Closing does not wait long for a server that does not answer."""

_encode = msgspec.json.Encoder().encode
_decode: Callable[[str], Frame] = msgspec.json.Decoder(Frame).decode


class Guest:
    """A person in a room, at the client's end of the connection."""

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
        """How often the room has accepted us."""
        self._session = session
        self._nodes = NodeSelector(url.rstrip("/"))
        self._timeout: asyncio.TimerHandle | None = None
        self._hello = hello
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._bye = Bye("", "")
        self._last_id = time.time_ns() // 1000
        self._pending: dict[int, _PendingCommand] = {}
        self._listeners: set[asyncio.Queue[Update | None]] = set()
        """The queues of `updates`; None ends them."""
        self._changed = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        self._leaving: set[asyncio.Task[bool]] = set()
        self._task = asyncio.create_task(self._run(), name=f"guest of {hello.room}")
        self._task.add_done_callback(self._release_waiting)

    @property
    def play(self) -> dict[str, Any] | None:
        """The view of the game on the table."""
        return self.view.get("play")

    @property
    def node(self) -> str | None:
        """The server that owns the room, if we are connected to it directly."""
        return None if self._nodes.relayed else self._nodes.last

    def next_id(self) -> int:
        """Return a new command id; ids grow with time, so a restart does not repeat one."""
        self._last_id += 1
        return self._last_id

    async def do(self, kind: type[Command], /, **fields: Any) -> Answer:
        """Send a command and return its answer, even if it is a refusal."""
        return await self.ask(kind(id=self.next_id(), **fields))

    async def claim(
        self,
        symbol: int,
        target: Target = None,
        *,
        seen: int | None = None,
        reaction: float | None = None,
    ) -> Judged:
        """Claim a symbol and return the verdict, or raise `RefusedError`."""
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
        self._raise_if_ended()
        pending = _PendingCommand(command, self._play_number(), asyncio.Future())
        self._pending[command.id] = pending
        try:
            if self._socket is None and not isinstance(command, MakeClaim):
                raise CutOffError("not connected right now")
            await self._send(command)
            return await pending.answer
        finally:
            self._pending.pop(command.id, None)

    async def until(self, happened: Callable[[], object], seconds: float = 30.0) -> None:
        """Wait until a condition holds; also polls it, since it may depend on other guests."""
        async with asyncio.timeout(seconds):
            while not happened():
                self._raise_if_ended()
                self._changed.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(POLL_INTERVAL_S):
                        await self._changed.wait()

    async def updates(self) -> AsyncIterator[Update]:
        """Yield updates from now on; raise `ClosedError` when there will be no more."""
        self._raise_if_ended()
        updates: asyncio.Queue[Update | None] = asyncio.Queue()
        self._listeners.add(updates)
        try:
            while (update := await updates.get()) is not None:
                yield update
            self._raise_if_ended()
        finally:
            self._listeners.discard(updates)

    async def close(self) -> None:
        """Disconnect, keeping the seat."""
        self._task.cancel()
        with suppress(asyncio.CancelledError, ClosedError):
            await self._task

    async def ended(self) -> ClosedError:
        """Wait until the connection has ended for good, and return why."""
        await asyncio.wait({self._task})
        try:
            self._raise_if_ended()
        except ClosedError as error:
            return error
        raise AssertionError("a guest lives until it is closed")

    def _raise_if_ended(self) -> None:
        if self._task.cancelled():
            raise ClosedError(None, "this guest was closed")
        if self._task.done():
            self._task.result()

    def _release_waiting(self, _: "asyncio.Task[None]") -> None:
        """End the waits for answers and updates that will not come any more."""
        for pending in self._pending.values():
            _fail(pending, CutOffError("the guest was closed before the answer"))
        for updates in self._listeners:
            updates.put_nowait(None)

    async def _run(self) -> None:
        """Connect, and reconnect after every cut, until the server closes for good."""
        backoff = MIN_BACKOFF_S
        while True:
            before = self.connections
            close = CloseReason.from_code(await self._listen())
            self._socket = None
            for pending in self._pending.values():
                if not isinstance(pending.command, MakeClaim):
                    _fail(pending, CutOffError("the connection was cut before the answer"))
            if close is not None and not close.reconnects:
                self._end(ClosedError(close, self._bye.text or close.meaning))
            here = self.connections > before
            redirected = self._nodes.has_redirect and (here or backoff == MIN_BACKOFF_S)
            backoff = MIN_BACKOFF_S if here else min(2 * backoff, MAX_BACKOFF_S)
            await asyncio.sleep(0.0 if redirected else backoff * random.uniform(0.5, 1.0))

    def _end(self, error: ClosedError) -> NoReturn:
        for pending in self._pending.values():
            _fail(pending, error)
        self._changed.set()
        raise error

    async def _listen(self) -> int | None:
        """Open one connection, handle its frames, and return its close code."""
        url = self._nodes.next() + "/ws"
        hello = replace(
            self._hello, token=self.token, epoch=self.epoch, seq=self.seq, relay=self._nodes.relay
        )
        try:
            async with asyncio.timeout(
                self._nodes.timeout_s if self._nodes.has_alternative else None
            ):
                reached = await self._session.ws_connect(
                    url, max_msg_size=0, timeout=_CLOSE_TIMEOUT
                )
            async with reached as socket:
                self._start_timeout(socket)
                await socket.send_str(_encode(hello).decode())
                async for message in socket:
                    if message.type is not aiohttp.WSMsgType.TEXT or not self._receive(
                        _decode(message.data), socket
                    ):
                        break
                return socket.close_code
        except aiohttp.WSServerHandshakeError as error:
            if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:  # a proxy whose server is down
                return None
            self._end(ClosedError(None, f"{url} answers with {error.status}"))
        except (aiohttp.ClientError, OSError, TimeoutError):
            return None
        finally:
            self._stop_timeout()

    def _receive(self, frame: Frame, socket: aiohttp.ClientWebSocketResponse) -> bool:
        """Apply a frame; return False if an update before it is missing."""
        match frame:
            case PlainWelcome():
                self.you, self.token = frame.you, frame.token or self.token
                self.view, self.private, self.here = frame.view, frame.private, frame.here
                self.epoch, self.seq = frame.epoch, frame.seq
                self._use_socket(socket)
            case Resumed():
                self.private, self.here = frame.private, frame.here
                self._use_socket(socket)
            case Update():
                if frame.since != self.seq:
                    return False
                self.view, self.seq = merge(self.view, frame.delta), frame.seq
                for updates in self._listeners:
                    updates.put_nowait(frame)
            case PrivateUpdate():
                self.private = frame.private.apply_to(self.private)
            case Here() | Reaction():
                self.here = frame.people if isinstance(frame, Here) else self.here
            case Nodes() | Bye():
                self._note_nodes(frame)
            case _:
                self._answer(frame)
        self._changed.set()
        return True

    def _note_nodes(self, frame: Nodes | Bye) -> None:
        """Note where to connect when this connection ends."""
        if isinstance(frame, Nodes):
            self._nodes.known = frame.urls
        else:
            self._bye, self._nodes.redirect = frame, frame.url

    def _use_socket(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """Resend claims without a verdict; fail those of another game."""
        self._socket = socket
        self._nodes.mark_connected()
        self._stop_timeout()
        self.connections += 1
        for pending in self._pending.values():
            if pending.play == self._play_number():
                sending = asyncio.create_task(self._send(pending.command))
                self._sending.add(sending)
                sending.add_done_callback(self._sending.discard)
            else:
                _fail(pending, CutOffError("the game has changed meanwhile"))

    async def _send(self, command: Command) -> None:
        if self._socket is not None:
            with suppress(ConnectionError):
                self._start_timeout(self._socket)
                await self._socket.send_str(_encode(command).decode())

    def _start_timeout(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """Limit the wait for an answer, if there is another node to ask."""
        self._stop_timeout()
        if self._nodes.has_alternative:
            loop = asyncio.get_running_loop()
            self._timeout = loop.call_later(self._nodes.timeout_s, self._give_up, socket)

    def _stop_timeout(self) -> None:
        if self._timeout:
            self._timeout.cancel()

    def _give_up(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._nodes.mark_silent()
        leaving = asyncio.ensure_future(socket.close())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    def _answer(self, answer: Answer) -> None:
        pending = self._pending.get(answer.id)
        if pending and not pending.answer.done():
            pending.answer.set_result(answer)
        if all(other.answer.done() for other in self._pending.values()):
            self._stop_timeout()

    def _play_number(self) -> int | None:
        return self.play["number"] if self.play else None


def _fail(pending: _PendingCommand, error: SpotisleError) -> None:
    if not pending.answer.done():
        pending.answer.set_exception(error)


@asynccontextmanager
async def connect(
    url: str, code: str, name: str = "", *, token: str | None = None, watch: bool = False
) -> AsyncIterator[Guest]:
    """Join a room: as a new person with a name, or return with a token.

    Raises `ClosedError` if the room refuses.
    """
    timeout = aiohttp.ClientTimeout(total=HANDSHAKE_TIMEOUT_S, sock_connect=CONNECT_TIMEOUT_S)
    async with aiohttp.ClientSession(timeout=timeout) as session:
        guest = Guest(session, url, Hello(PROTOCOL_VERSION, code, name, token, watch))
        try:
            await guest.until(lambda: guest.connections)
            yield guest
        finally:
            await guest.close()


async def make_room(url: str) -> str:
    """Create a room and return its code."""
    async with aiohttp.ClientSession() as session, session.post(f"{url}/api/rooms") as answer:
        body = await answer.json()
        if answer.status != 201:
            raise SpotisleError(body["error"])
        return str(body["code"])
