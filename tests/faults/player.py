"""Somebody who claims again and again, over all cuts, and writes down what was told."""

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
"""How far back a claim is asked for again."""


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
    ) -> None:
        self.guest = guest
        self.rng = rng
        self.pace = pace
        self.asked_again_share = asked_again
        self.judged = 0
        """How many claims have got a verdict of any kind."""
        self.told: Verdicts = {}
        self.refusals: list[Refused] = []
        self.asked_again = 0
        self.let_in: set[tuple[int, str]] = set()
        """In which epochs, by which servers."""

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
            return  # the table has been laid, one's own place is still on its way
        elif self.told and self.rng.random() < self.asked_again_share:
            await self._ask_again()
        else:
            await self.claim()

    async def claim(self) -> None:
        """Name a symbol, mostly the right one, and keep the verdict."""
        assert self.guest.play
        symbol = right_symbol(self.guest)
        if self.rng.random() < MISTAKES:
            symbol = (symbol + 1) % PLANE.size
        asked = cmd.MakeClaim(
            id=self.guest.next_id(), symbol=symbol, seen=self.guest.play["accepted"]
        )
        answer = await self.guest.ask(asked)
        if isinstance(answer, Judged):
            self.judged += 1
            if answer.verdict is not Verdict.ILLEGAL:  # it changed nothing: no entry, no memory
                self.told[asked.id] = asked, answer
        elif isinstance(answer, Refused):
            self.refusals.append(answer)

    async def _ask_again(self) -> None:
        """Ask what became of an old claim: it must be what was told then."""
        asked, before = self.told[self.rng.choice(list(self.told)[-REMEMBERED:])]
        answer = await self.guest.ask(asked)
        self.asked_again += 1
        assert isinstance(answer, Judged)
        told = f"claim {asked.id} of {self.guest.you}: {before}, then {answer}"
        assert (answer.verdict, answer.reason) == (before.verdict, before.reason), told

    async def plays_again(self, connections: int) -> None:
        """Wait until the guest is back after a cut and has been given a verdict since."""
        await self.guest.until(lambda: self.guest.connections > connections, TIMEOUT_S)
        await self.is_judged()

    async def is_judged(self) -> None:
        """Wait until the guest has been given one more verdict."""
        before = self.judged
        await until(lambda: self.judged > before)


def right_symbol(guest: Guest) -> int:
    """Return the symbol to name, in tower or in practice."""
    assert guest.play
    view = guest.play["view"]
    if guest.play["game"] == "practice":
        return PLANE.shared(*view["open"])
    return PLANE.shared(view["piles"][guest.private.place]["top"], view["middle"]["top"])
