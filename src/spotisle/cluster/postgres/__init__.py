"""The journal in PostgreSQL, for many machines: plain SQL, grouped statements, asyncpg."""

from spotisle.cluster.postgres.journal import PostgresJournal
from spotisle.cluster.postgres.nodes import Held, NodeLine, NodeRegister
from spotisle.cluster.postgres.pool import Line, Lines

__all__ = ["Held", "Line", "Lines", "NodeLine", "NodeRegister", "PostgresJournal"]
