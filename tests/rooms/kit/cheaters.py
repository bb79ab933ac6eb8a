"""Cheaters: each class plays one way to cheat at a `CheatingTable`."""

import asyncio
from collections.abc import Sequence
from typing import Any

from spotisle.protocol import commands as cmd
from spotisle.rooms.sight import GRACE_S
from spotisle.rules.table import REMEMBERED_STATES
from tests.rooms.kit.autoplay import game_of
from tests.rooms.kit.cheating_table import CheatingTable, HonestPlayer, play_in
from tests.rooms.kit.claims import chances, right
from tests.rooms.kit.client import VirtualClient

LIE_S = GRACE_S
"""The shortest reaction a liar reports; a shorter one would count for the previous cards."""


class Player(HonestPlayer):
    """An honest player at the cheater's seat: the others build on it."""

    def __init__(self, table: CheatingTable) -> None:
        super().__init__(table.client, table.rng, table.cheat.pace)
        self.table = table


class Interrupter(Player):
    """Sends a command after every claim, to close the contest before a distant claim arrives."""

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
    """A spectator leaves for good after every claim, and joins again as a new person."""

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
    """Is offline when cards are dealt, sees them through a spectator, and connects soon after."""

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
    """Stands up when new cards come, and sits down again 250 ms later."""

    def look(self) -> None:
        HonestPlayer.look(self)

    def see_cards(self) -> None:
        loop = asyncio.get_running_loop()
        self.client.ask(cmd.Stand)
        loop.call_later(self.AWAY_S, lambda: self.client.ask(cmd.Sit))
        HonestPlayer.see_cards(self)


class NewTab(LateConnection):
    """Opens the room in another tab 250 ms after new cards."""

    def look(self) -> None:
        HonestPlayer.look(self)

    def see_cards(self) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(self.AWAY_S, lambda: self.client.enter(self.table.actor))
        HonestPlayer.see_cards(self)


class Liar(Player):
    """Always reports the shortest reaction that is believed."""

    def claim(self, reported: float | None) -> None:
        super().claim(LIE_S)


class SilentReporter(Player):
    """Reports nothing."""

    def claim(self, reported: float | None) -> None:
        super().claim(None)


class SavingLiar(Player):
    """Saves up the quota with honest reports, and lies about every third card."""

    cards = 0

    def claim(self, reported: float | None) -> None:
        self.cards += 1
        super().claim(LIE_S if self.cards % 3 == 0 else reported)


class SeatHopper(Liar):
    """Lies, and changes seats after every tenth claim to get a full quota."""

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
    """Claims symbols of its own card that were right in an old state, with that state's number."""

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
            if seen > play["accepted"] - REMEMBERED_STATES and seen >= 0:
                self.client.ask(cmd.MakeClaim, symbol=symbol, seen=seen, reaction=0.0)
        self.was_right[plane.shared(own, middle)] = play["accepted"]
        super().see_cards()


class BlindTapper(Player):
    """Claims the previous cards' symbol after every change, as if the tap came a moment late."""

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
    """Guesses a symbol of its own card at once, and searches if the guess was wrong."""

    def guess(self) -> None:
        self.name(self.rng.choice(self.own_symbols()))

    def own_symbols(self) -> Sequence[int]:
        """Return the symbols of the cheater's card."""
        return game_of(self.client.play).deck.plane.symbols(chances(self.client)[0].cards[0])

    def name(self, symbol: int) -> None:
        """Claim this symbol for the current state."""
        seen = self.client.play["accepted"]
        self.client.ask(cmd.MakeClaim, symbol=symbol, seen=seen)

    def see_cards(self) -> None:
        self.guess()
        super().see_cards()


class FallingGuesser(Guesser):
    """Guesses after every change as if for the previous cards, to avoid the lock."""

    def name(self, symbol: int) -> None:
        """Claim this symbol as if for the previous cards."""
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
    """Claims all eight symbols of its own card in one burst."""

    def guess(self) -> None:
        for symbol in self.own_symbols():
            self.name(symbol)


class ReconnectingGuesser(Guesser):
    """Guesses four symbols, then reconnects to get rid of the lock."""

    def guess(self) -> None:
        for symbol in self.own_symbols()[:4]:
            self.name(symbol)
        self.client.enter(self.table.actor)


class LockShaker(Guesser):
    """Guesses, and stands up and sits down after each guess to get rid of the lock."""

    def guess(self) -> None:
        if self.client.seat is not None:
            for symbol in self.own_symbols():
                self.name(symbol)
                self.client.ask(cmd.Stand)
                self.client.ask(cmd.Sit, seat=self.client.seat)


class Flooder(Player):
    """Floods the room with commands, so that it handles a near claim no sooner than a far one."""

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
    """Plays over a slow connection, and sees the cards through a spectator with a fast one."""

    def look(self) -> None:
        HonestPlayer.look(self)

    def see_cards(self) -> None:
        HonestPlayer.see_cards(self)
