"""Decks are made in processes of their own: few at a time, and none for too long."""

import asyncio
import os
import sys
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from spotisle.decks.workbench import DeckJob, DeckJobResult, run_job
from spotisle.server.jobs import BusyError

AT_ONCE = 2
WAITING = 8
"""How many may wait for a place; beyond that it is better to say so."""
SECONDS = 300.0
FACE_SECONDS = 30.0
FACES_WAITING = 300
FACES_KEPT = 2_000
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""The arrays are small, and threads would count against the memory that a bench may use."""


class Workshop:
    """Hands decks to a workbench each, and words to one that stays, as they come in dozens."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._letterer: ProcessPoolExecutor | None = None
        self._lettering = 0
        self._lettered: dict[str, DeckJobResult] = {}

    async def do(self, job: DeckJob) -> DeckJobResult:
        """Do a job, or raise `BusyError`; whatever happens to the process becomes a complaint."""
        if self._waiting >= WAITING:
            raise BusyError("Many decks are being made just now; try again in a minute.")
        self._waiting += 1
        try:
            async with self._places:
                return await _worked(job)
        finally:
            self._waiting -= 1

    async def letter(self, text: str) -> DeckJobResult:
        """Draw a word or an emoji; what was drawn lately is remembered."""
        if (known := self._lettered.get(text)) is not None:
            return known
        if self._lettering >= FACES_WAITING:
            raise BusyError("Many words are being drawn just now; try again in a moment.")
        self._letterer = self._letterer or ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        self._lettering += 1
        try:
            async with asyncio.timeout(FACE_SECONDS):
                made = await asyncio.get_running_loop().run_in_executor(
                    self._letterer, run_job, DeckJob(text=text)
                )
        except (TimeoutError, BrokenExecutor):
            self.close()
            raise BusyError("This word could not be drawn just now; try again.") from None
        finally:
            self._lettering -= 1
        if len(self._lettered) >= FACES_KEPT:
            del self._lettered[next(iter(self._lettered))]
        self._lettered[text] = made
        return made

    def close(self) -> None:
        """Let the workbench for words go."""
        if self._letterer is not None:
            self._letterer.shutdown(wait=False, cancel_futures=True)
            self._letterer = None


async def _worked(job: DeckJob) -> DeckJobResult:
    bench = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "spotisle.decks.workbench",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=os.environ | ONE_THREAD,
    )
    try:
        async with asyncio.timeout(SECONDS):
            answer, _ = await bench.communicate(msgspec.msgpack.encode(job))
    except TimeoutError:
        return DeckJobResult(error="This takes too long; use simpler or smaller pictures.")
    finally:
        if bench.returncode is None:
            bench.kill()
            await bench.wait()
    if bench.returncode:
        return DeckJobResult(error="A picture could not be read; leave out what you tried last.")
    return msgspec.msgpack.decode(answer, type=DeckJobResult)
