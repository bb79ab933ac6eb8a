"""The HTTP and WebSocket routes, grouped by what a caller wants."""
