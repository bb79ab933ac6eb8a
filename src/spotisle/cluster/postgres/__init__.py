"""The journal and the deck store in PostgreSQL, for several servers at once."""

from importlib.util import find_spec

from spotisle.storage.errors import JournalUnavailableError

if find_spec("asyncpg") is None:
    raise JournalUnavailableError(
        "PostgreSQL needs the package asyncpg: pip install 'spotisle[postgres]'"
    )
