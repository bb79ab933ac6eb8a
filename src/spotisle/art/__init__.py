"""Pictures: silhouettes, card layout, look-alike check, fonts and rendering."""
