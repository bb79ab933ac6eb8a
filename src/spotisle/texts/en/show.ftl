### The show around the games: sound, television, countdown, beats and finale.

volume = Volume
wish-music = Music

### Finale

winner-is = And the winner is…
waiting-for = Waiting for { $name }
last-game = Last game: { $game }
finale-share = Share result
finale-share-failed = That didn’t work. Take a screenshot instead.

### Television

press-for-sound = Turn on sound
this-is-tv = Use as TV
full-screen = Full screen
tv-mistake = { $name } guessed wrong
tv-locked = { $name } guessed wrong and waits for the next card
tv-frozen = { $name } guessed wrong and has to wait
tv-streak = { $name } is on a streak of { $count }!
tv-roll = { $name }, roll the dice!
tv-roll-or-build = { $name }, roll again or build!
tv-build = { $name }, build something or end your turn!
tv-find = Tap the shared symbol on your phone!
tv-choosing = { $name } is choosing the next game
tv-plays-next = In the next game: { $names }
tv-plays-after = In after the last game: { $names }
tv-press-next = { $name }, tap “Next game”!
tv-press-rematch = Again? { $name }, tap “Rematch!”
tv-press-start = Ready? { $name }, tap “Start”!
tv-press-tie = { $name }, tap “Play tie-break”!
tv-waits = Has to wait

### Countdown, beats and trial round

coming-up = Coming up
count-go = Go!
trial-round = Trial round
trial-hint = Trial round: nothing counts
trial-ask = Play trial round
trial-end = Play for real
beat-burned = { $name } got burned!
beat-burned-worth = { $count ->
    [one] One penalty card
   *[other] { $count } penalty cards
    }
beat-captured = Captured: { $name }!
beat-captured-worth = { $count ->
    [one] { $by } captured one card
   *[other] { $by } captured { $count } cards
    }
beat-swept = { $name } caught the most!
beat-swept-worth = { $count ->
    [one] One card caught
   *[other] { $count } cards caught
    }
beat-point = Point for { $name }!
beat-point-worth = { $count ->
    [one] One round won
   *[other] { $count } rounds won
    }
finale-lobby = Back to lobby
pace = Countdown and breaks
pace-full = Full
pace-short = Short
pace-off = Off
awards = Awards
award-fastest_find = Fastest find
award-most_even = Steadiest hand
award-spread = ± { $share }%
award-comeback = Best comeback
award-comeback-worth = Trailed by { $count }
award-most_mistakes = Bravest guesses
award-most_mistakes-worth = Mistakes: { $count }
award-best_partner = Best partners
award-best_partner-worth = Found together: { $count }
award-best_turn = Best turn
award-most_crosses = Rotten luck
award-most_crosses-worth = Crosses: { $count }
