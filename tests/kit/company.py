"""People who play through the Python client, in a thread of their own, beside pages of a browser.

They play as fast as the room answers, so that a page needs to show only the moments that a test is
about. A person may leave, and a page take over the seat with their token.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from random import Random
from typing import Any, TypeVar

import aiohttp
import msgspec

from spotisle.client import Guest, make_room
from spotisle.plane import Plane
from spotisle.protocol import commands as cmd
from spotisle.protocol.frames import PROTOCOL_VERSION
from spotisle.protocol.hello import Hello
from spotisle.protocol.settings import Settings
from spotisle.rules import CardsView
from tests.kit.coroutines import TIMEOUT_S
from tests.kit.local_server import in_background
from tests.rooms.kit.autoplay import game_of

T = TypeVar("T")
View = dict[str, Any]
BURST = 30
PACE_S = 0.05
"""After a burst, one action in this time is no flood."""


def is_over(view: View) -> bool:
    """Tell whether the game on the table has ended."""
    return bool(view["play"] and view["play"]["finished"])


def is_champion_known(view: View) -> bool:
    """Tell whether the series has ended."""
    return bool(view["series"] and view["series"]["finished"])


def common_symbols(plane: Plane, cards: tuple[int, ...]) -> set[int]:
    """Return the symbols that are on all of these cards."""
    return set.intersection(*(set(plane.cards[card]) for card in cards))


class Person:
    """Somebody in a room; the methods block until the room has answered."""

    def __init__(self, company: "Company", guest: Guest, code: str) -> None:
        self.guest = guest
        self.code = code
        self._company = company
        self._rng = Random(code)
        self._acts = 0
        self._claimed: object = None
        """The state in which the last claim was made; it is not repeated there."""

    @property
    def view(self) -> View:
        """The public view of the room."""
        return self.guest.view

    @property
    def sight(self) -> object:
        """What changes when there may be something new to do."""
        return self.guest.seq, self.guest.private

    @property
    def token(self) -> str:
        """What gives a page this seat."""
        assert self.guest.token
        return self.guest.token

    def do(self, kind: type[cmd.Command], /, **fields: Any) -> None:
        """Send a command that must not be refused."""
        answer = self._company.call(self.guest.do(kind, **fields))
        assert type(answer).__name__ != "Refused", answer

    def wait_for(self, condition: Callable[[View], object]) -> None:
        """Wait until the room's view meets a condition."""
        self._company.call(self.guest.until(lambda: condition(self.view), TIMEOUT_S))

    def play(self, until: Callable[[View], object] = is_over) -> None:
        """Play alone, while the others do nothing, until the room's view meets a condition."""
        play(self, until=until)

    def leave(self) -> None:
        """Disconnect, keeping the seat for a page."""
        self._company.call(self.guest.close())

    async def act(self) -> None:
        """Do what there is to do in the present view, if anything."""
        play, series = self.view["play"], self.view["series"]
        if play is None or play["finished"]:
            await self._go_on(series)
        elif self.guest.private.seat not in play["seats"]:
            return
        elif play["kind"] == "dice":
            await self._move(play["view"], play["seats"].index(self.guest.private.seat))
        else:
            await self._claim(play)

    async def _go_on(self, series: View | None) -> None:
        """Pick or deal the next game of a series."""
        if series is None or series["finished"]:
            return
        if series["step"] == "pick" and series["picker"] == self.guest.private.seat:
            await self._do(cmd.Pick, game=series["choices"][0])
        elif series["step"] != "pick" and self.guest.you == self.view["host"]:
            await self._do(cmd.Next)

    async def _move(self, table: View, place: int) -> None:
        if table["seat"] != place:
            return
        if not table["dice"]:
            await self._do(cmd.MakeMove, do="roll", reroll=tuple(range(6)))
        elif table["offers"]:
            await self._do(cmd.MakeMove, **table["offers"][0]["moves"][0])
        else:
            await self._do(cmd.MakeMove, do="end")

    async def _claim(self, play: View) -> None:
        private = self.guest.private
        state = (play["number"], play["accepted"], private.cards)
        if private.place is None or state == self._claimed or play["curtain"]:
            return
        if private.place in play["locked"] or private.place in dict(play["frozen"]):
            return
        game, view = game_of(play), msgspec.convert(play["view"], CardsView)
        right = [
            (symbol, chance.target)
            for chance in game.chances(view, private.cards, private.place)
            for symbol in common_symbols(game.deck.plane, chance.cards)
        ]
        if right:
            self._claimed = state
            symbol, target = self._rng.choice(right)
            claim = {"seen": play["accepted"], "play": play["number"]}
            await self._do(cmd.MakeClaim, symbol=symbol, target=target, **claim)

    async def _do(self, kind: type[cmd.Command], /, **fields: Any) -> None:
        """Send a command, slowly enough that the server does not take it for a flood."""
        self._acts += 1
        if self._acts > BURST:
            await asyncio.sleep(PACE_S)
        await self.guest.do(kind, **fields)


class Company:
    """The people of one server that are no pages."""

    def __init__(self, url: str, loop: asyncio.AbstractEventLoop) -> None:
        self._url = url
        self._loop = loop
        self._session: aiohttp.ClientSession | None = None
        self._guests: list[Guest] = []

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the people's event loop and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def host(self, name: str, settings: Settings | None = None) -> Person:
        """Make a room, and come in as its host."""
        person = self.join(self.call(make_room(self._url)), name)
        if settings:
            person.do(cmd.Choose, settings=settings)
        return person

    def join(self, code: str, name: str) -> Person:
        """Come into a room."""
        return Person(self, self.call(self._connect(code, name)), code)

    def take_over(self, code: str, token: str) -> Person:
        """Take over the seat of a page that has left."""
        return Person(self, self.call(self._connect(code, "", token)), code)

    async def _connect(self, code: str, name: str, token: str | None = None) -> Guest:
        self._session = self._session or aiohttp.ClientSession()
        hello = Hello(PROTOCOL_VERSION, code, name, token, watch=False)
        guest = Guest(self._session, self._url, hello)
        self._guests.append(guest)
        await guest.until(lambda: guest.connections, TIMEOUT_S)
        return guest

    async def close(self) -> None:
        """Let everybody go."""
        for guest in self._guests:
            await guest.close()
        if self._session:
            await self._session.close()


def go_on(*people: Person) -> None:
    """Let these people pick and deal the next game of a series."""
    number = people[0].view["play"]["number"]
    play(*people, until=lambda view: view["play"]["number"] > number)


def play(*people: Person, until: Callable[[View], object] = is_over) -> None:
    """Let these people play, while nobody else does, until the room's view meets a condition."""
    people[0]._company.call(_play(people, until))


async def _play(people: tuple[Person, ...], until: Callable[[View], object]) -> None:
    async def take_part(person: Person) -> None:
        await person.guest.until(lambda: person.guest.play, TIMEOUT_S)
        while not until(person.view):
            before = person.sight
            await person.act()
            await person.guest.until(partial(has_changed, person, before), TIMEOUT_S)

    def has_changed(person: Person, before: object) -> bool:
        return person.sight != before or bool(until(person.view))

    async with asyncio.timeout(TIMEOUT_S), asyncio.TaskGroup() as tasks:
        for person in people:
            tasks.create_task(take_part(person))


@contextmanager
def company_of(url: str) -> Iterator[Company]:
    """Run the event loop of the people at one server."""
    with in_background(_meet(url)) as company:
        yield company


@asynccontextmanager
async def _meet(url: str) -> AsyncIterator[Company]:
    company = Company(url, asyncio.get_running_loop())
    try:
        yield company
    finally:
        await company.close()
