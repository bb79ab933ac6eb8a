"""A live table: one task, one mailbox, one writer; the order of claims is fair, the log replays."""
