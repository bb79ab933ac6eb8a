"""Requests are served in rounds by address: a flood from one delays nobody else."""

import asyncio

from spotisle.server.fair_queue import REQUESTS_PER_ROUND, FairQueue
from tests.kit.coroutines import TIMEOUT_S

FLOOD = 500


async def begin(turns: FairQueue, address: str, begun: list[str]) -> None:
    await turns.take(address)
    begun.append(address)


async def test_others_begin_at_once_beside_a_flood() -> None:
    turns, begun = FairQueue(), list[str]()
    flood = [asyncio.create_task(begin(turns, "flood", begun)) for _ in range(FLOOD)]
    ann = asyncio.create_task(begin(turns, "ann", begun))
    await ann
    assert begun.count("flood") <= REQUESTS_PER_ROUND
    await asyncio.gather(*flood)
    assert begun.count("flood") == FLOOD


async def test_a_round_begins_few_of_each_address() -> None:
    turns, begun, rounds = FairQueue(), list[str](), list[int]()
    flood = [asyncio.create_task(begin(turns, "flood", begun)) for _ in range(FLOOD)]
    while len(begun) < FLOOD:
        before = len(begun)
        await asyncio.sleep(0)
        rounds.append(len(begun) - before)
    assert max(rounds) <= REQUESTS_PER_ROUND
    await asyncio.gather(*flood)


async def test_a_cancelled_request_takes_no_turn() -> None:
    turns, begun = FairQueue(), list[str]()
    flood = [asyncio.create_task(begin(turns, "flood", begun)) for _ in range(FLOOD)]
    await asyncio.sleep(0)
    for task in flood[:-1]:
        task.cancel()
    async with asyncio.timeout(TIMEOUT_S):
        await flood[-1]
    before = len(begun)
    await begin(turns, "flood", begun)
    assert len(begun) == before + 1
