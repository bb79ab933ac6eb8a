"""Backstage: records are shown in a process of their own, which is ended if it takes too long."""

import asyncio
import sys

from msgspec import Struct

FILM_SECONDS = 30.0
"""A film takes a tenth of one; on a busy machine starting the process takes many times that."""
ANALYSIS_SECONDS = 120.0
"""The game itself may have to be solved first."""
MAX_WAITING = 16
AT_ONCE = 2
"""Rooms need the processor more than films do."""
BROKEN = 2


class Shown(Struct, frozen=True):
    """An answer in JSON, or why there is none, with the status that says so."""

    status: int
    body: bytes = b""
    why: str = ""


class Backstage:
    """Makes films and analyses, a few at a time."""

    def __init__(self) -> None:
        self._waiting = 0
        self._turns: dict[str, asyncio.Semaphore] = {}

    async def show(self, what: str, record: bytes, play: int | None = None) -> Shown:
        """Show a record: `what` is `replay` or `analysis`."""
        if self._waiting >= MAX_WAITING:
            return Shown(503, why="Many games are being shown just now; try again in a moment.")
        analysis = what == "analysis"
        turn = self._turns.setdefault(what, asyncio.Semaphore(1 if analysis else AT_ONCE))
        words = [what] if play is None else [what, str(play)]
        self._waiting += 1
        try:
            async with turn:
                return await _run(words, record, ANALYSIS_SECONDS if analysis else FILM_SECONDS)
        finally:
            self._waiting -= 1


async def _run(words: list[str], record: bytes, seconds: float) -> Shown:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "spotisle.replays"),
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(seconds):
            answer, complaint = await process.communicate(record)
    except TimeoutError:
        return Shown(422, why=f"This record takes longer than {seconds:g} seconds to show.")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode == BROKEN:
        return Shown(422, why=f"This record cannot be shown: {complaint.decode().strip()}")
    if process.returncode:
        return Shown(500, why="This record could not be shown; the fault is ours.")
    return Shown(200, answer)
