"""Several servers as a cluster: PostgreSQL, leases, relays and workers."""
