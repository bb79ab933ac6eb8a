"""Decks of one's own: a folder of pictures or a list of words becomes cards to play and print."""
