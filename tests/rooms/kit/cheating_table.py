"""A table of two where a cheater plays against an equal honest player.

Both find the shared symbol equally quickly, and very quickly, so that every advantage shows: a head
start of 27 ms wins 55 % of the cards, one of 200 ms 83 %. The room, its contest and its clocks are
the real ones, on virtual time.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rules import Verdict
from tests.rooms.kit.claims import right
from tests.rooms.kit.client import HONEST_PATH, VirtualClient
from tests.rooms.kit.connection import NetworkPath
from tests.rooms.kit.loop import run_in_virtual_time
from tests.rooms.kit.server import VirtualServer, done, virtual_server

QUICKEST_S = 0.30
REFRESH_S = 1 / 60
NEAR_S = 0.020
PAUSE_S = 10.0
"""Seconds between two games."""

PRACTICE = Settings(mode="practice")


def play_in(client: VirtualClient) -> dict[str, Any] | None:
    """Return the play in a client's view, or None without a game in play or during a pause."""
    play: dict[str, Any] | None = client.view.get("play")
    return None if play is None or play["finished"] or client.view["paused"] else play


class HonestPlayer:
    """Looks at new cards, finds the symbol after a while, and claims."""

    def __init__(self, client: VirtualClient, rng: Random, pace: "Pace") -> None:
        self.client = client
        self.rng = rng
        self.pace = pace
        self._cards: object = None
        self._claim: asyncio.TimerHandle | None = None
        client.look = self.look

    @property
    def play(self) -> dict[str, Any] | None:
        """What this player sees on the table, if it is a game in play."""
        return play_in(self.client)

    def look(self) -> None:
        """Start searching when the cards change."""
        play = self.play
        cards = (play["number"], play["accepted"]) if play else None
        if cards == self._cards:
            return
        self._cards = cards
        if self._claim:
            self._claim.cancel()
        if play is not None:
            self.see_cards()

    def reaction(self) -> float:
        """Draw the seconds from seeing the cards to the press."""
        return max(QUICKEST_S, self.rng.gauss(self.pace.mean, self.pace.spread))

    def see_cards(self) -> None:
        """React to new cards: claim after the reaction time."""
        painted, reaction = self.rng.uniform(0, REFRESH_S), self.reaction()
        self.later(painted + reaction, lambda: self.claim(reaction))

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Call `act` after this many seconds, unless the cards change first."""
        self._claim = asyncio.get_running_loop().call_later(seconds, act)

    def claim(self, reported: float | None) -> None:
        """Claim the shared symbol."""
        if self.client.connection and self.client.seat is not None and play_in(self.client):
            self.client.ask(cmd.MakeClaim, **right(self.client), reaction=reported)


Cheater = Callable[["CheatingTable"], HonestPlayer]


@dataclass(frozen=True)
class Pace:
    """How quick both players are, in seconds."""

    mean: float
    spread: float


QUICK = Pace(0.70, 0.15)


@dataclass(frozen=True)
class Cheat:
    """One way to cheat, and where it is tried."""

    name: str
    how: str
    cheater: Cheater
    rtt: float = NEAR_S
    honest_rtt: float = NEAR_S
    settings: Settings = PRACTICE
    network: NetworkPath = HONEST_PATH
    pace: Pace = QUICK
    honest_host: bool = False
    """Whether the honest player is the host instead of the cheater."""
    append_seconds: float = 0.0
    """Seconds that the journal takes to append."""


class CheatingTable:
    """A room with a cheater, an equal honest player, and a spectator who helps the cheater."""

    def __init__(self, server: VirtualServer, cheat: Cheat, actor: RoomActor) -> None:
        self.server, self.cheat, self.actor = server, cheat, actor
        self.rng = Random(server.rng.getrandbits(64))
        self.client = server.client("Cheater", rtt=cheat.rtt, network=cheat.network)
        self.honest = server.client("Honest", rtt=cheat.honest_rtt)
        self.scout = server.client("Scout")
        self._won = [0, 0]
        self._counted = 0
        """Number of journal entries counted so far."""

    @property
    def host(self) -> VirtualClient:
        """The player who starts the games."""
        return self.honest if self.cheat.honest_host else self.client

    async def sit_down(self) -> None:
        """Connect everyone, and start the game and the players."""
        guest = self.client if self.cheat.honest_host else self.honest
        for person in (self.host, guest, self.scout):
            await self._let_in(person)
        await done(self.host, cmd.Choose, settings=self.cheat.settings)
        await done(self.host, cmd.Start)
        HonestPlayer(self.honest, self.rng, self.cheat.pace).look()
        self.cheat.cheater(self).look()

    async def _let_in(self, person: VirtualClient) -> None:
        person.enter(self.actor, watch=person is self.scout)
        await self.server.until(lambda: person.view)

    async def play(self, contests: int) -> float:
        """Return the share of this many cards that the cheater wins."""
        await self.sit_down()
        self.server.journal.seconds = self.cheat.append_seconds
        while sum(won := self._count()) < contests:
            if self.actor.state.over:
                await asyncio.sleep(PAUSE_S)
                await done(self.host, cmd.Dismiss)
                await done(self.host, cmd.Start)
            await self._until_next_card(won)
        return won[0] / sum(won)

    async def _until_next_card(self, won: tuple[int, int]) -> None:
        await self.server.until(lambda: self._count() != won or self.actor.state.over)

    def _count(self) -> tuple[int, int]:
        """Return how many cards the cheater and the honest player have won."""
        entries = self.server.journal.logs[self.actor.state.code].entries
        for entry in entries[self._counted :]:
            event = ev.decode(entry.body)
            if isinstance(event, ev.Claimed) and event.judgement.verdict is Verdict.OK:
                self._won[event.seat == self.honest.seat] += 1
        self._counted = len(entries)
        return (self._won[0], self._won[1])


def share(cheat: Cheat, contests: int, seed: int = 1) -> float:
    """Return the share of cards that the cheater wins against an equal honest player."""

    async def run() -> float:
        async with virtual_server(seed) as server:
            server.journal.seconds = 0.0
            table = CheatingTable(server, cheat, await server.registry.make_room())
            return await table.play(contests)

    return run_in_virtual_time(run())
