"""Many rooms full of players on one or more servers, and a check of all verdicts they got."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from spotisle.client import connect, make_room
from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rooms.broadcast import public_view
from spotisle.rooms.state import RoomState
from spotisle.storage import Journal, SqliteJournal
from tests.faults.player import Player, Verdicts
from tests.kit.coroutines import until

ClaimsOfRoom = dict[tuple[str, int], list[ev.Claimed]]
"""By person and the claim's id."""


class Tables:
    """Rooms by code, each with its players; every second one plays practice, the others tower."""

    def __init__(self) -> None:
        self.rooms: dict[str, list[Player]] = {}
        self._playing: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        """The players of all rooms."""
        return [player for players in self.rooms.values() for player in players]

    @property
    def failures(self) -> list[BaseException]:
        """The exceptions of players who stopped without being cancelled."""
        ended = [task for task in self._playing if task.done() and not task.cancelled()]
        return [failure for task in ended if (failure := task.exception())]

    @property
    def judged(self) -> int:
        """How many verdicts all players together have got."""
        return sum(player.judged for player in self.players)

    async def play_on(self, verdicts: int) -> None:
        """Wait until the players together have got this many more verdicts."""
        before = self.judged
        await until(lambda: self.judged >= before + verdicts)

    async def all_judged(self) -> None:
        """Wait until every player has got a verdict on a claim made from now on.

        The first verdict may be that of a claim made before.
        """
        await asyncio.gather(*(player.is_judged(verdicts=2) for player in self.players))

    def begin(self) -> None:
        """Start all players."""
        self._playing = [asyncio.create_task(player.play()) for player in self.players]

    async def end(self) -> None:
        """Stop all players, check that none failed, and wait until all have the latest update."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        assert not self.failures, self.failures
        for players in self.rooms.values():
            for player in players:
                await player.guest.do(cmd.Stand)  # its answer comes after all earlier updates
            newest = max(player.guest.seq for player in players)
            for player in players:
                await player.guest.until(lambda p=player, n=newest: p.guest.seq == n)  # type: ignore[misc]


@asynccontextmanager
async def tables(
    urls: Sequence[str], rooms: int, people: int, rng: Random, **habits: Any
) -> AsyncIterator[Tables]:
    """Open rooms, seat people in them and deal, using the servers in turn.

    `habits` are options of every `Player`.
    """
    async with AsyncExitStack() as stack:
        opened = Tables()
        for number in range(rooms):
            code = await make_room(urls[number % len(urls)])
            guests = [
                await stack.enter_async_context(
                    connect(urls[(number + place) % len(urls)], code, f"Guest {place}")
                )
                for place in range(people)
            ]
            if number % 2:
                await guests[0].do(cmd.Choose, settings=Settings(mode="practice"))
            await guests[0].do(cmd.Start)
            opened.rooms[code] = [Player(guest, Random(rng.random()), **habits) for guest in guests]
        for player in opened.players:
            await player.guest.until(lambda p=player: p.guest.play)  # type: ignore[misc]
        yield opened


async def check(folder: Path, tables: Tables) -> None:
    """Compare everybody's verdicts and views with the journal that the server left."""
    journal = await SqliteJournal.open(folder, time.time)
    try:
        await check_against(journal, tables)
    finally:
        await journal.close()


async def check_against(journal: Journal, tables: Tables) -> None:
    """Compare everybody's verdicts and views with a journal."""
    for code, players in tables.rooms.items():
        entries = await journal.read(code)
        epochs = [entry.epoch for entry in entries]
        assert epochs == sorted(epochs), "a former owner wrote behind the back of the next"
        _check_room([ev.decode(entry.body) for entry in entries], players)
        _check_owners(players)


def _check_owners(players: list[Player]) -> None:
    """In each epoch of a room, one server admitted everybody."""
    owners: dict[int, set[str]] = {}
    for player in players:
        for epoch, node in player.let_in:
            owners.setdefault(epoch, set()).add(node)
    assert all(len(nodes) == 1 for nodes in owners.values()), owners


def replay_room(events: Iterable[ev.Event]) -> tuple[RoomState, ClaimsOfRoom]:
    """Fold a room's events; return its state, and the events of each claim."""
    state = RoomState()
    claims: ClaimsOfRoom = {}
    for event in events:
        if isinstance(event, ev.Claimed):
            person = state.seats[event.seat].person
            assert person
            claims.setdefault((person, event.id), []).append(event)
        state.replay(event)
    return state, claims


def find_lost(claims: ClaimsOfRoom, person: str, history: Verdicts) -> list[str]:
    """Return a person's verdicts that are not in the journal."""
    lost = []
    for asked, told in history.values():
        found = claims.get((person, asked.id), [])
        kept = [(one.claim.symbol, one.judgement.verdict, one.judgement.reason) for one in found]
        if (asked.symbol, told.verdict, told.reason) not in kept:
            lost.append(f"claim {asked.id}, told as {told.verdict}, is lost")
    return lost


def _check_room(events: list[ev.Event], players: list[Player]) -> None:
    state, claims = replay_room(events)
    assert all(len(found) == 1 for found in claims.values()), "a claim was applied twice"
    view = msgspec.json.decode(msgspec.json.encode(public_view(state)))
    for player in players:
        assert player.guest.seq == state.seq
        assert player.guest.view == view
        assert find_lost(claims, player.guest.you, player.verdicts) == []
