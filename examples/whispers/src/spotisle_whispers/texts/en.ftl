game-whispers = Whispers
    .summary = Only you see your card. Match it with the middle one, and be rid of all five.
prompt-whispers = Tap the symbol your card shares with the middle one
rules-whispers-goal = Be the first without cards.
rules-whispers-setup = Everybody gets five cards that only they can see. One card lies open in the middle.
rules-whispers-play =
    Find the symbol that your card shares with the one in the middle.
    Name it, and your card goes there. Then you see your next one.
rules-whispers-end = Whoever has no cards left wins.
