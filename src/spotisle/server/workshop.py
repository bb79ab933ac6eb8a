"""Decks are made in processes of their own: few at a time, and none for too long."""

import asyncio
import sys

import msgspec

from spotisle.decks.workbench import Job, Made
from spotisle.errors import SpotisleError

AT_ONCE = 2
WAITING = 8
"""How many may wait for a place; beyond that it is better to say so."""
SECONDS = 300.0
FACE_SECONDS = 20.0


class BusyError(SpotisleError):
    """There are too many decks in the making."""


class Workshop:
    """Hands jobs to workbenches."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def do(self, job: Job) -> Made:
        """Do a job, or raise `BusyError`; whatever happens to the process becomes a complaint."""
        if self._waiting >= WAITING:
            raise BusyError("Many decks are being made just now; try again in a minute.")
        self._waiting += 1
        try:
            async with self._places:
                return await _worked(job)
        finally:
            self._waiting -= 1


async def _worked(job: Job) -> Made:
    bench = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "spotisle.decks.workbench",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(FACE_SECONDS if job.face else SECONDS):
            answer, _ = await bench.communicate(msgspec.msgpack.encode(job))
    except TimeoutError:
        return Made(complaint="This takes too long; use simpler or smaller pictures.")
    finally:
        if bench.returncode is None:
            bench.kill()
            await bench.wait()
    if bench.returncode:
        return Made(complaint="A picture could not be read; leave out what you tried last.")
    return msgspec.msgpack.decode(answer, type=Made)
