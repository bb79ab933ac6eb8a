### The lobby: what is played, with which deck, by which options.

surprise-us = Surprise us
add-game = Add { $game }
remove-game = Remove { $game }
series-order = Order of play
series-add = Tap a game to add it, as often as you like. Or add none and play them all.
tournament-choose = Tap the games to pick from. Or tap none to allow them all.
one-less = { $name }: one less
one-more = { $name }: one more
loser-picks = The loser picks
loser-picks-unplayed = Games not played yet
loser-picks-any = Any game
option-usual = Default
option-places = Cards on the table
option-places-usual = Fits the deck
option-wins = Rounds to win
option-target = Points to win
option-target-usual = 10 points
option-rounds-usual = No limit
option-award_zero = 2 points even with zero
own-deck = Your own deck
only-english = Only in English so far
