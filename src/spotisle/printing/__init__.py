"""Print decks, rules and dice sheets as PDF, and draw overview pictures."""
