"""What only several machines need: PostgreSQL, leases, relays and workers."""
