"""The journal and the deck store in PostgreSQL, for several servers at once."""
