"""Many machines: a Dask scheduler hands the parts to its workers, and again if one of them dies."""

import re
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

from spotisle import __version__
from spotisle.batch.work import Crew, in_order
from spotisle.errors import SpotisleError

_Part = TypeVar("_Part")
_Result = TypeVar("_Result")

ADDRESS = re.compile(r"((tcp|tls|wss?|ucx)://)?(\[[0-9a-fA-F:.]+\]|[^\s/:\[\]]+):[0-9]{1,5}")
PATIENCE = "10s"
"""How long a scheduler may take to answer."""


def farm(address: str) -> Crew:
    """Return the crew of the workers at a scheduler such as `tcp://192.168.1.5:8786`."""

    def crew(work: Callable[[_Part], _Result], parts: Iterable[_Part]) -> Iterator[_Result]:
        with _connected(address) as client:
            hands = _hands(client)
            with client.get_executor(pure=False) as executor:
                yield from in_order(executor, hands, work, parts)

    return crew


def _connected(address: str) -> Any:  # noqa: ANN401  (it comes without types)
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise SpotisleError(
            "a farm needs one more package here and on its machines: pip install 'spotisle[farm]'"
        ) from None
    if not ADDRESS.fullmatch(address):
        raise SpotisleError(f"{address!r} is no address of a farm; one is tcp://192.168.1.5:8786")
    try:
        return distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise SpotisleError(f"no scheduler answers at {address}: {error}") from None


def _hands(client: Any) -> int:  # noqa: ANN401
    """Return how many parts the farm can do at once, or say why it cannot do any."""
    threads = client.nthreads()
    if not threads:
        raise SpotisleError("the farm has no workers; start some with: dask worker ADDRESS")
    for worker, version in client.run(_version).items():
        if version != __version__:
            raise SpotisleError(
                f"the worker {worker} has {version or 'no'} spotisle, this is {__version__}; "
                "install the same version everywhere"
            )
    return sum(threads.values())


def _version() -> str | None:
    try:
        return str(import_module("spotisle").__version__)
    except ImportError:
        return None
