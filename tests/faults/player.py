"""A player who keeps claiming, reconnects after every cut, and records all verdicts."""

import asyncio
from random import Random

from spotisle.client import CutOffError, Guest
from spotisle.plane import Plane
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Judged, Refused
from spotisle.rules import Verdict
from tests.kit.coroutines import TIMEOUT_S, until

PLANE = Plane.of_order(7)
ASKED_AGAIN = 0.1
MISTAKES = 0.15
REMEMBERED = 30
"""How many of the latest claims may be repeated."""


Verdicts = dict[int, tuple[cmd.MakeClaim, Judged]]
"""By the claim's id: what was claimed, and its verdict."""


class Player:
    """One guest's play, with its whole history."""

    def __init__(
        self,
        guest: Guest,
        rng: Random,
        pace: tuple[float, float] = (0.05, 0.2),
        asked_again: float = ASKED_AGAIN,
        mistakes: float = MISTAKES,
    ) -> None:
        self.guest = guest
        self.rng = rng
        self.pace = pace
        self.asked_again_share = asked_again
        self.mistakes = mistakes
        self.judged = 0
        """How many claims have got a verdict of any kind."""
        self.verdicts: Verdicts = {}
        self.refusals: list[Refused] = []
        self.asked_again = 0
        self.let_in: set[tuple[int, str]] = set()
        """Each epoch, with the server that admitted the guest in it."""

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            await asyncio.sleep(self.rng.uniform(*self.pace))
            try:
                await self._act()
            except CutOffError:
                continue

    async def _act(self) -> None:
        if self.guest.node:
            self.let_in.add((self.guest.epoch, self.guest.node))
        play = self.guest.play
        if play is None or play["finished"]:
            if self.guest.view["host"] == self.guest.you:
                await self.guest.do(cmd.Dismiss)
                await self.guest.do(cmd.Start)
        elif self.guest.private.place is None:
            return  # the cards have arrived, the player's own place has not
        elif self.verdicts and self.rng.random() < self.asked_again_share:
            await self._ask_again()
        else:
            await self.claim()

    async def claim(self) -> None:
        """Claim a symbol, mostly the right one, and keep the verdict."""
        assert self.guest.play
        symbol = right_symbol(self.guest)
        if self.rng.random() < self.mistakes:
            symbol = (symbol + 1) % PLANE.size
        asked = cmd.MakeClaim(
            id=self.guest.next_id(), symbol=symbol, seen=self.guest.play["accepted"]
        )
        answer = await self.guest.ask(asked)
        if isinstance(answer, Judged):
            self.judged += 1
            if answer.verdict is not Verdict.ILLEGAL:  # those are not stored
                self.verdicts[asked.id] = asked, answer
        elif isinstance(answer, Refused):
            self.refusals.append(answer)

    async def _ask_again(self) -> None:
        """Repeat an old claim, and check that it gets the same verdict."""
        asked, before = self.verdicts[self.rng.choice(list(self.verdicts)[-REMEMBERED:])]
        answer = await self.guest.ask(asked)
        self.asked_again += 1
        assert isinstance(answer, Judged)
        told = f"claim {asked.id} of {self.guest.you}: {before}, then {answer}"
        assert (answer.verdict, answer.reason) == (before.verdict, before.reason), told

    async def plays_again(self, connections: int) -> None:
        """Wait until the guest has reconnected and got a verdict since."""
        await self.guest.until(lambda: self.guest.connections > connections, TIMEOUT_S)
        await self.is_judged()

    async def is_judged(self, verdicts: int = 1) -> None:
        """Wait until the guest has got this many more verdicts."""
        before = self.judged
        await until(lambda: self.judged >= before + verdicts)


def right_symbol(guest: Guest) -> int:
    """Return the symbol of a right claim, in tower or in practice."""
    assert guest.play
    view = guest.play["view"]
    if guest.play["game"] == "practice":
        return PLANE.shared(*view["open"])
    return PLANE.shared(view["piles"][guest.private.place]["top"], view["middle"]["top"])
