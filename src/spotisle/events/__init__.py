"""Club night: one code, many tables, and a crowd.

An event is the fold of its own changes in the journal. Its tables are ordinary rooms whose seats it
gives out, and each phone keeps one connection for the whole evening.
"""
