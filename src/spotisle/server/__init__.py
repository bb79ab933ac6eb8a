"""The HTTP edge of the table."""
