game-{name} = {title}
    .summary = Match your card with the one in the middle. First with five finds wins.
prompt-{name} = Tap the symbol your card shares with the middle one
rules-{name}-goal = Be the first with five finds.
rules-{name}-setup = Everybody gets one card. The others are a pile in the middle.
rules-{name}-play = Find the symbol that your card shares with the one in the middle, and tap it.
rules-{name}-end = The first with five finds wins.
