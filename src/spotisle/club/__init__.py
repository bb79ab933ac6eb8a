"""Club night: one code, many tables, and a crowd.

A club night, `club` for short, is the fold of its own changes in the journal. Its tables are
ordinary rooms whose seats it assigns, and each phone keeps one connection for the whole evening.
"""
