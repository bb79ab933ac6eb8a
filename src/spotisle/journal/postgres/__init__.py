"""The journal in PostgreSQL, for many machines: plain SQL, grouped statements, asyncpg."""

from spotisle.journal.postgres.journal import PostgresJournal
from spotisle.journal.postgres.lines import Line, Lines
from spotisle.journal.postgres.nodes import Held, NodeLine, NodeRegister

__all__ = ["Held", "Line", "Lines", "NodeLine", "NodeRegister", "PostgresJournal"]
