"""Play a claim on a running server to check that it works: `python -m tools.sample_play URL`."""

import asyncio
import sys

from spotisle.client import connect, make_room
from spotisle.plane import Plane
from spotisle.protocol.answers import Answer
from spotisle.protocol.commands import Advise, Choose, MakeMove, SeatBot, Start
from spotisle.protocol.settings import Settings
from spotisle.rules.claim import Verdict

ATTEMPTS = 20
"""A claim is late if the bot was faster; then the next one is tried on the new cards."""


async def claim_a_card(url: str) -> Verdict:
    """Play tower against a bot until a claim of ours is right, and return its verdict."""
    shared = Plane.of_order(7).shared
    async with connect(url, await make_room(url), name="Ann") as ann:
        await ann.do(SeatBot, seat=1, level="child")
        await ann.do(Start)
        await ann.until(lambda: ann.play and ann.private.place is not None)
        verdict = Verdict.LATE
        for _ in range(ATTEMPTS):
            assert ann.play
            view = ann.play["view"]
            symbol = shared(view["piles"][ann.private.place]["top"], view["middle"]["top"])
            verdict = (await ann.claim(symbol=symbol)).verdict
            if verdict is Verdict.OK:
                break
        return verdict


async def start_dice(url: str, bots: int) -> Answer:
    """Start a game of island dice, with this many bots, and return the room's answer."""
    async with connect(url, await make_room(url), name="Ann") as ann:
        for seat in range(1, bots + 1):
            await ann.do(SeatBot, seat=seat, level="casual")
        await ann.do(Choose, settings=Settings(mode="dice", games=()))
        return await ann.do(Start)


async def ask_coach(url: str) -> Answer:
    """Roll the dice alone at a table, ask the coach, and return the answer."""
    async with connect(url, await make_room(url), name="Ann") as ann:
        await ann.do(Choose, settings=Settings(mode="dice", games=()))
        await ann.do(Start)
        await ann.until(lambda: ann.play)
        await ann.do(MakeMove, do="roll", reroll=tuple(range(6)))
        return await ann.do(Advise)


if __name__ == "__main__":
    print(asyncio.run(claim_a_card(sys.argv[1])))
