"""Run a batch on many machines: Dask sends parts to its workers, again if a worker dies."""

import re
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

from spotisle.batch.maps import ParallelMap, executor_map
from spotisle.errors import SpotisleError
from spotisle.version import build_name

_Part = TypeVar("_Part")
_Result = TypeVar("_Result")

ADDRESS = re.compile(r"((tcp|tls|wss?|ucx)://)?(\[[0-9a-fA-F:.]+\]|[^\s/:\[\]]+):[0-9]{1,5}")
CONNECT_TIMEOUT = "10s"
"""How long a scheduler may take to answer, as Dask writes it."""


def farm_map(address: str) -> ParallelMap:
    """Return a map over the workers of a scheduler such as `tcp://192.168.1.5:8786`."""

    def run(work: Callable[[_Part], _Result], parts: Iterable[_Part]) -> Iterator[_Result]:
        with _connect(address) as client:
            workers = _count_workers(client)
            with client.get_executor(pure=False) as executor:
                yield from executor_map(executor, workers, work, parts)

    return run


def _connect(address: str) -> Any:  # noqa: ANN401  (distributed is untyped)
    import distributed

    if not ADDRESS.fullmatch(address):
        raise SpotisleError(
            f"{address!r} is not a farm's address; use one like tcp://192.168.1.5:8786"
        )
    try:
        client: Any = distributed.Client
        return client(address, timeout=CONNECT_TIMEOUT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise SpotisleError(f"no scheduler answers at {address}: {error}") from None


def _count_workers(client: Any) -> int:  # noqa: ANN401
    """Return how many parts the farm can run at once; raise `SpotisleError` if none."""
    threads = client.nthreads()
    if not threads:
        raise SpotisleError("the farm has no workers; start some with: dask worker ADDRESS")
    own = build_name()
    for worker, version in client.run(_version).items():
        if version != own:
            raise SpotisleError(
                f"the worker {worker} has {version or 'no'} spotisle, this is {own}; "
                "install the same version everywhere"
            )
    return sum(threads.values())


def _version() -> str | None:
    try:
        return str(import_module("spotisle.version").build_name())
    except ImportError:
        return None
