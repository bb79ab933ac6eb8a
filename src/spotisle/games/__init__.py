"""The rules, pure: no clock, no I/O, no global randomness; one file a minigame."""
