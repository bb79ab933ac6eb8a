"""The bodies of requests while they are read and used: bounded, and freed at once.

Small ones are held in memory, the others in files without a name in the data folder: they end with
the process, however it ends. A body that finds no space waits for a while.
"""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import IO, NamedTuple, Self

from aiohttp import web

from spotisle.errors import DiskFullError, is_disk_full
from spotisle.server.responses import ApiError

MEMORY_BYTES = 16 * 2**20
"""For all bodies together that are held in memory."""
DISK_BYTES = 2**30
"""For all bodies together that are held in files."""
FREE_DISK_SHARE = 10
"""Files take at most one part in so many of the free disk."""
SPACE_TIMEOUT_S = 20.0
PIECE_BYTES = 2**16
NO_SPACE = "The server is receiving too much at once. Try again in a moment."
TOO_SLOW = "It took too long to send; try again."


class BodyLimit(NamedTuple):
    """How large a body may be, and how long it may take."""

    max_bytes: int
    timeout_s: float
    too_large: str
    """What to answer if it is larger."""


class Uploads:
    """The space of all bodies that are being read or used."""

    def __init__(
        self, folder: Path, *, memory_bytes: int = MEMORY_BYTES, disk_bytes: int = DISK_BYTES
    ) -> None:
        """Keep files in `folder`, which must not be in memory, as /tmp often is."""
        self._folder = folder
        self._memory_bytes = memory_bytes
        self._disk_bytes = disk_bytes
        self._in_memory = 0
        self._on_disk = 0
        self._freed = asyncio.Event()

    @asynccontextmanager
    async def receive(self, request: web.Request, limit: BodyLimit) -> AsyncIterator[memoryview]:
        """Read the body of a request; its space is free again at the end of the block.

        Its space is reserved before the first byte: its declared length, or its limit.
        """
        size = limit.max_bytes if request.content_length is None else request.content_length
        if size > limit.max_bytes:
            raise ApiError(413, limit.too_large)
        await self._find_space(size)
        with (
            self._reserve(size) as in_memory,
            _MemoryBody() if in_memory else self._open_file() as body,
        ):
            await _fill(body, request, limit)
            with body.view() as view:
                yield view

    @contextmanager
    def _open_file(self) -> Iterator["_FileBody"]:
        try:
            with tempfile.TemporaryFile(dir=self._folder) as file:
                yield _FileBody(file)
        except OSError as error:
            if is_disk_full(error):
                raise DiskFullError from error
            raise

    async def _find_space(self, size: int) -> None:
        try:
            async with asyncio.timeout(SPACE_TIMEOUT_S):
                while not self._fits(size):
                    self._freed.clear()
                    await self._freed.wait()
        except TimeoutError:
            raise ApiError(503, NO_SPACE) from None

    @contextmanager
    def _reserve(self, size: int) -> Iterator[bool]:
        """Reserve space that has been found: in memory (True) or on disk."""
        in_memory = self._fits_in_memory(size)
        self._in_memory += size * in_memory
        self._on_disk += size * (not in_memory)
        try:
            yield in_memory
        finally:
            self._in_memory -= size * in_memory
            self._on_disk -= size * (not in_memory)
            self._freed.set()

    def _fits(self, size: int) -> bool:
        return self._fits_in_memory(size) or self._on_disk + size <= self._disk_limit()

    def _fits_in_memory(self, size: int) -> bool:
        return self._in_memory + size <= self._memory_bytes

    def _disk_limit(self) -> int:
        try:
            free = shutil.disk_usage(self._folder).free
        except OSError:  # there is no such folder
            return 0
        return min(self._disk_bytes, free // FREE_DISK_SHARE)


async def _fill(body: "_MemoryBody | _FileBody", request: web.Request, limit: BodyLimit) -> None:
    left = limit.max_bytes
    try:
        async with asyncio.timeout(limit.timeout_s):
            async for piece in request.content.iter_chunked(PIECE_BYTES):
                left -= len(piece)
                if left < 0:
                    raise ApiError(413, limit.too_large)
                await body.write(piece)
    except TimeoutError:
        raise ApiError(408, TOO_SLOW) from None


class _MemoryBody:
    """A body in memory. Only this object refers to it: frames of a failed request may live on."""

    def __init__(self) -> None:
        self._contents = bytearray()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._contents = bytearray()

    async def write(self, piece: bytes) -> None:
        self._contents += piece

    def view(self) -> memoryview:
        return memoryview(self._contents)


class _FileBody:
    """A body in a file without a name, which is mapped into memory for reading."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    async def write(self, piece: bytes) -> None:
        await asyncio.to_thread(self._file.write, piece)

    def view(self) -> memoryview:
        self._file.flush()
        if not self._file.tell():
            return memoryview(b"")  # an empty file cannot be mapped
        return memoryview(mmap(self._file.fileno(), 0, access=ACCESS_READ))
