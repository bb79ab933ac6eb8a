"""A disk cache for slow answers, in the folder of the solved table."""

from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import msgspec

from spotisle.dice.solver.cache import rules_version
from spotisle.paths import cache_folder

CachedAnswer = dict[str, Any]


def remember(question: object, compute: Callable[[], CachedAnswer]) -> CachedAnswer:
    """Return the cached answer to a question, or compute it and try to cache it."""
    asked = msgspec.json.encode((rules_version(), question))
    path = cache_folder() / f"island-dice-{blake2b(asked, digest_size=12).hexdigest()}.json"
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(path.read_bytes(), type=CachedAnswer)
    answer = msgspec.json.decode(msgspec.json.encode(compute()), type=CachedAnswer)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
            file.write(msgspec.json.encode(answer))
        Path(file.name).replace(path)
    return answer
