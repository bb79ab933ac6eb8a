"""Custom decks: build them from pictures and words, read and write them, sanitise what comes in."""
