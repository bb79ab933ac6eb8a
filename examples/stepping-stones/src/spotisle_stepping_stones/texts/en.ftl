game-stepping_stones = Stepping Stones
    .summary = Hop from stone to stone: name what yours shares with the next. First across wins.
prompt-stepping_stones = Tap the symbol your stone shares with the next
rules-stepping_stones-goal = Be the first to reach the far bank of the river.
rules-stepping_stones-setup = Six cards lie in a row: they are the stones. Everybody starts on the first one.
rules-stepping_stones-play =
    Find the symbol that your stone shares with the next one.
    Name it, and you hop to the next stone. The stone you leave sinks, and a new one comes up.
rules-stepping_stones-end = Whoever stands on the last stone wins.
rules-stepping_stones-tip = The stone behind you changes. The one in front of you may change, too: look again.
