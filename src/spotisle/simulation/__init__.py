"""Whole games of bots on a virtual clock, in great numbers, and what comes of them."""
