"""Cheats at a table of two: each against an equal honest player, over hundreds of cards.

Both find the shared symbol equally quickly, and very quickly, so that every advantage shows: a head
start of 27 ms wins 55 % of the cards, one of 200 ms 83 %. The room, its contest and its clocks are
the real ones, on virtual time.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.sight import GRACE_S
from spotisle.rules import Verdict
from spotisle.rules.table import MEMORY
from tests.rooms.kit.autoplay import game_of
from tests.rooms.kit.claims import chances, right
from tests.rooms.kit.client import HONEST_WAY, VirtualClient
from tests.rooms.kit.connection import Way
from tests.rooms.kit.loop import run_in_virtual_time
from tests.rooms.kit.server import VirtualServer, done, virtual_server

QUICKEST_S = 0.30
REFRESH_S = 1 / 60
LAN_S, NEAR_S, FAR_S = 0.001, 0.020, 0.220
PAUSE_S = 10.0
"""Between two games."""
LIE_S = GRACE_S
"""The least that a liar reports: less would say that the press was for the cards before."""

PRACTICE = Settings(mode="practice")
DUEL = Settings(games=("duel",))
TOWER = Settings(games=("tower",))
FREEZING_TOWER = Settings(games=("tower",), options={"tower": {"penalty": "freeze"}})


def play_in(client: VirtualClient) -> dict[str, Any] | None:
    """Return what a client shows: nothing without a game, or while its cards are covered."""
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
        """Begin to search when other cards are there."""
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
        """New cards have come: claim as soon as the symbol is found."""
        painted, reaction = self.rng.uniform(0, REFRESH_S), self.reaction()
        self.later(painted + reaction, lambda: self.claim(reaction))

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Do something after a while, unless other cards come before."""
        self._claim = asyncio.get_running_loop().call_later(seconds, act)

    def claim(self, reported: float | None) -> None:
        """Name the shared symbol."""
        if self.client.connection and self.client.seat is not None and play_in(self.client):
            self.client.ask(cmd.MakeClaim, **right(self.client), reaction=reported)


Cheater = Callable[["CheatingTable"], HonestPlayer]


@dataclass(frozen=True)
class Pace:
    """How quick both players are, in seconds."""

    mean: float
    spread: float


QUICK, LEISURELY, SLOW = Pace(0.70, 0.15), Pace(2.0, 0.6), Pace(3.5, 1.0)


@dataclass(frozen=True)
class Cheat:
    """One way to cheat, and where it is tried."""

    name: str
    how: str
    cheater: Cheater
    rtt: float = NEAR_S
    honest_rtt: float = NEAR_S
    settings: Settings = PRACTICE
    way: Way = HONEST_WAY
    pace: Pace = QUICK
    honest_host: bool = False
    """Whether the honest player is the host instead of the cheater."""
    append_seconds: float = 0.0
    """How long the journal takes."""


class CheatingTable:
    """A room with a cheater, an equal honest player, and a spectator who is in league."""

    def __init__(self, server: VirtualServer, cheat: Cheat, actor: RoomActor) -> None:
        self.server, self.cheat, self.actor = server, cheat, actor
        self.rng = Random(server.rng.getrandbits(64))
        self.client = server.client("Cheater", rtt=cheat.rtt, way=cheat.way)
        self.honest = server.client("Honest", rtt=cheat.honest_rtt)
        self.scout = server.client("Scout")
        self._won = [0, 0]
        self._counted = 0
        """How many events of the journal."""

    @property
    def host(self) -> VirtualClient:
        """Who starts the games."""
        return self.honest if self.cheat.honest_host else self.client

    async def sit_down(self) -> None:
        """Let everyone in, and deal."""
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
        """Return the share of so many cards that the cheater wins."""
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


# The cheaters


class Player(HonestPlayer):
    """An honest player at the cheater's seat: the others build on it."""

    def __init__(self, table: CheatingTable) -> None:
        super().__init__(table.client, table.rng, table.cheat.pace)
        self.table = table


class Interrupter(Player):
    """Sends a command behind every claim, to close the contest before a far claim comes in."""

    commands: tuple[tuple[type[cmd.Command], dict[str, Any]], ...] = ()

    def claim(self, reported: float | None) -> None:
        super().claim(reported)
        for kind, fields in self.commands:
            self.client.ask(kind, **fields)


class OwnSeatSitter(Interrupter):
    commands = ((cmd.Sit, {}),)


class Renamer(Interrupter):
    commands = ((cmd.Rename, {"name": "Cheater"}),)


class PausingHost(Interrupter):
    commands = ((cmd.Pause, {"paused": True}), (cmd.Pause, {"paused": False}))


class BotSeater(Interrupter):
    """The host seats a bot on a free chair and takes it away."""

    commands = (
        (cmd.SeatBot, {"seat": 7, "level": "child"}),
        (cmd.Clear, {"seat": 7}),
    )


class LeavingFriend(Player):
    """A spectator leaves for good behind every claim, and comes back under another name."""

    def claim(self, reported: float | None) -> None:
        super().claim(reported)
        if self.table.scout.connection:
            self.table.scout.ask(cmd.Leave)
            self.table.scout = self.table.server.client("Scout")
            self.later_join(self.table.scout)

    def later_join(self, friend: VirtualClient) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(0.5, lambda: friend.enter(self.table.actor, watch=True))


class LateConnection(Player):
    """Is away when cards are dealt, sees them through a spectator, and connects soon after."""

    AWAY_S = 0.250

    def __init__(self, table: CheatingTable) -> None:
        super().__init__(table)
        table.client.look = lambda: None
        table.scout.look = self.look

    @property
    def play(self) -> dict[str, Any] | None:
        return play_in(self.table.scout)

    def look(self) -> None:
        super().look()
        if self.play is None:
            self.client.disconnect()

    def see_cards(self) -> None:
        if self.client.connection is None:
            loop = asyncio.get_running_loop()
            loop.call_later(self.AWAY_S, lambda: self.client.enter(self.table.actor))
        super().see_cards()

    def claim(self, reported: float | None) -> None:
        super().claim(LIE_S)


class LateSitter(LateConnection):
    """Watches new cards standing, and sits down a quarter second later."""

    def look(self) -> None:
        HonestPlayer.look(self)

    def see_cards(self) -> None:
        loop = asyncio.get_running_loop()
        self.client.ask(cmd.Stand)
        loop.call_later(self.AWAY_S, lambda: self.client.ask(cmd.Sit))
        HonestPlayer.see_cards(self)


class NewTab(LateConnection):
    """Opens the room in another tab a quarter second after the cards have come."""

    def look(self) -> None:
        HonestPlayer.look(self)

    def see_cards(self) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(self.AWAY_S, lambda: self.client.enter(self.table.actor))
        HonestPlayer.see_cards(self)


class Liar(Player):
    """Always reports the least time that anybody can have taken."""

    def claim(self, reported: float | None) -> None:
        super().claim(LIE_S)


class SilentReporter(Player):
    """Reports nothing."""

    def claim(self, reported: float | None) -> None:
        super().claim(None)


class SavingLiar(Player):
    """Saves up the quota with honest reports, and lies at every third card."""

    cards = 0

    def claim(self, reported: float | None) -> None:
        self.cards += 1
        super().claim(LIE_S if self.cards % 3 == 0 else reported)


class SeatHopper(Liar):
    """Lies, and changes seats after every tenth claim to begin with a full quota."""

    claims = 0

    def claim(self, reported: float | None) -> None:
        super().claim(reported)
        self.claims += 1
        if self.claims % 10 == 0:
            seat = 2 + self.claims // 10 % 6
            asyncio.get_running_loop().call_later(0.3, lambda: self.client.ask(cmd.Sit, seat=seat))


class PeekingHost(Player):
    """Pauses as soon as new cards come, finds the symbol, and claims as soon as the pause ends."""

    PEEK_S = 2.0
    peeked = False

    def see_cards(self) -> None:
        if not self.peeked:
            self.client.ask(cmd.Pause, paused=True)
            asyncio.get_running_loop().call_later(self.PEEK_S, self.resume)
        self.peeked = not self.peeked

    def resume(self) -> None:
        self.client.ask(cmd.Pause, paused=False)
        self.client.ask(cmd.MakeClaim, **right(self.client))


class OldStateGuesser(Player):
    """Names all symbols of the own card, each with an old state in which it was right."""

    def __init__(self, table: CheatingTable) -> None:
        super().__init__(table)
        self.was_right: dict[int, int] = {}
        self.game = 0

    def see_cards(self) -> None:
        play = self.play
        assert play is not None
        if play["number"] != self.game:
            self.game, self.was_right = play["number"], {}
        plane, (chance,) = game_of(play).deck.plane, chances(self.client)
        own, middle = chance.cards
        for symbol in plane.symbols(own):
            seen = self.was_right.get(symbol, -1)
            if seen > play["accepted"] - MEMORY and seen >= 0:
                self.client.ask(cmd.MakeClaim, symbol=symbol, seen=seen, reaction=0.0)
        self.was_right[plane.shared(own, middle)] = play["accepted"]
        super().see_cards()


class BlindTapper(Player):
    """Names the symbol of the cards before at every change, as if the finger had been falling."""

    symbol: int | None = None

    def see_cards(self) -> None:
        play = self.play
        assert play is not None
        if self.symbol is not None and play["accepted"]:
            self.client.ask(
                cmd.MakeClaim, symbol=self.symbol, seen=play["accepted"] - 1, reaction=0.0
            )
        self.symbol = right(self.client)["symbol"]
        super().see_cards()


class Guesser(Player):
    """Guesses a symbol of the own card at once, and searches only if that was wrong."""

    def guess(self) -> None:
        self.name(self.rng.choice(self.own_symbols()))

    def own_symbols(self) -> Sequence[int]:
        """Return the symbols of the own card."""
        return game_of(self.client.play).deck.plane.symbols(chances(self.client)[0].cards[0])

    def name(self, symbol: int) -> None:
        """Claim with any symbol."""
        seen = self.client.play["accepted"]
        self.client.ask(cmd.MakeClaim, symbol=symbol, seen=seen)

    def see_cards(self) -> None:
        self.guess()
        super().see_cards()


class FallingGuesser(Guesser):
    """Guesses at every change and says that the finger had been falling, to escape the lock."""

    def name(self, symbol: int) -> None:
        """Claim with any symbol, as if it were for the cards before."""
        seen = self.client.play["accepted"]
        self.client.ask(cmd.MakeClaim, symbol=symbol, seen=seen, reaction=0.0)


class FrozenGuesser(Guesser):
    """Guesses at once, searches while frozen, and claims again as soon as the freeze ends."""

    FREEZE_S = 1.55

    def see_cards(self) -> None:
        self.guess()
        reaction = max(self.FREEZE_S, self.reaction())
        self.later(reaction, lambda: self.claim(reaction))


class BurstGuesser(Guesser):
    """Names all eight symbols of the own card in one burst."""

    def guess(self) -> None:
        for symbol in self.own_symbols():
            self.name(symbol)


class ReconnectingGuesser(Guesser):
    """Guesses, and connects anew after each guess to lose the lock."""

    def guess(self) -> None:
        for symbol in self.own_symbols()[:4]:
            self.name(symbol)
        self.client.enter(self.table.actor)


class LockShaker(Guesser):
    """Guesses, and gets rid of the lock by standing up and sitting down again."""

    def guess(self) -> None:
        if self.client.seat is not None:
            for symbol in self.own_symbols():
                self.name(symbol)
                self.client.ask(cmd.Stand)
                self.client.ask(cmd.Sit, seat=self.client.seat)


class Flooder(Player):
    """Keeps the room busy with commands, so that a near claim is read no sooner than a far one."""

    EVERY_S = 0.1

    def __init__(self, table: CheatingTable) -> None:
        super().__init__(table)
        self.number = 0
        self.flood()

    def flood(self) -> None:
        self.number += 1
        if self.client.connection:
            self.client.ask(cmd.Rename, name=f"Cheater {self.number}")
        asyncio.get_running_loop().call_later(self.EVERY_S, self.flood)


class FarSeatNearScout(LateConnection):
    """Sits behind a long way, and sees the cards through a spectator nearby."""

    def look(self) -> None:
        HonestPlayer.look(self)

    def see_cards(self) -> None:
        HonestPlayer.see_cards(self)


HELD_S = 0.200

HONEST = (
    Cheat("honest", "nothing", Player),
    Cheat("honest, far", "nothing, from far away", Player, rtt=FAR_S),
)
CHEATS = (
    Cheat("sit", "takes the own seat again after each claim", OwnSeatSitter, honest_rtt=FAR_S),
    Cheat("rename", "takes another name after each claim", Renamer, honest_rtt=FAR_S),
    Cheat("pause", "the host pauses and resumes after each claim", PausingHost, honest_rtt=FAR_S),
    Cheat("bot", "the host seats and removes a bot after each claim", BotSeater, honest_rtt=FAR_S),
    Cheat("friend leaves", "a spectator leaves after each claim", LeavingFriend, honest_rtt=FAR_S),
    Cheat(
        "away",
        "connects 250 ms after the deal, which a spectator sees",
        LateConnection,
        settings=DUEL,
        honest_host=True,
    ),
    Cheat("sit late", "sits down 250 ms after the cards", LateSitter),
    Cheat("new tab", "opens another tab 250 ms after the cards", NewTab),
    Cheat("zero", "always reports the least time that is believed", Liar),
    Cheat("nothing", "reports nothing", SilentReporter),
    Cheat("saver", "saves the quota up and lies at every third card", SavingLiar),
    Cheat("hop", "lies, and changes seats for a new quota", SeatHopper),
    Cheat("peek", "the host pauses, searches, resumes and claims", PeekingHost),
    Cheat("old states", "guesses with the numbers of old states", OldStateGuesser, settings=TOWER),
    Cheat("blind tap", "taps the last symbol at every change", BlindTapper, settings=TOWER),
    Cheat(
        "blind guess",
        "guesses at every change, as a falling finger",
        FallingGuesser,
        settings=TOWER,
    ),
    Cheat("guess, lock", "guesses at once", Guesser, settings=TOWER),
    Cheat("guess, freeze", "guesses at once", FrozenGuesser, settings=FREEZING_TOWER),
    Cheat(
        "guess, freeze, slow",
        "guesses at once among leisurely players",
        FrozenGuesser,
        settings=FREEZING_TOWER,
        pace=LEISURELY,
    ),
    Cheat("guess, reconnect", "connects anew after guesses", ReconnectingGuesser, settings=TOWER),
    Cheat("burst, lock", "names all symbols at once", BurstGuesser, settings=TOWER),
    Cheat("burst, freeze", "names all symbols at once", BurstGuesser, settings=FREEZING_TOWER),
    Cheat("shake", "guesses, and stands up and sits down to lose the lock", LockShaker),
    Cheat("flood", "keeps the room busy", Flooder, rtt=FAR_S, append_seconds=0.09),
    Cheat("pongs", "answers pings 200 ms late", Liar, way=Way(pongs_held=HELD_S)),
    Cheat(
        "pongs and acks",
        "delays acknowledgements by 40 ms as well",
        Liar,
        way=Way(pongs_held=HELD_S, acks_held=0.040),
    ),
    Cheat(
        "pongs, neighbours",
        "the same on one local network",
        Liar,
        rtt=LAN_S,
        honest_rtt=LAN_S,
        way=Way(pongs_held=HELD_S, acks_held=0.040),
    ),
)
UNDEFENDED = (
    Cheat(
        "pongs behind a proxy",
        "answers pings 200 ms late where the server cannot see the connection",
        Liar,
        way=Way(pongs_held=HELD_S, direct=False),
    ),
    Cheat(
        "near scout",
        "plays from 220 ms away, and sees the cards through a spectator at 20 ms",
        FarSeatNearScout,
        rtt=FAR_S,
    ),
    Cheat(
        "guess, freeze, slower",
        "guesses at once where a mistake only freezes, and nobody finds much in 1.5 s",
        FrozenGuesser,
        settings=FREEZING_TOWER,
        pace=SLOW,
    ),
)
