### The lobby: what is played, with which deck, by which options.

surprise-us = Surprise us
add-game = Add { $game }
remove-game = Remove { $game }
series-order = Order of play
series-add = Tap a game to add it, as often as you like. Add none to play them all.
tournament-choose = Tap the games that may be picked. Pick none to play them all.
one-less = { $name }: one less
one-more = { $name }: one more
loser-picks = The loser picks
loser-picks-unplayed = From games not played yet
loser-picks-any = From all games
option-usual = As usual
option-places = Cards on the table
option-places-usual = Just enough
option-wins = Rounds to win
option-target = Points to win
option-target-usual = 10 points
option-rounds-usual = No limit
option-award_zero = Points even for zero
own-deck = Your own deck
only-english = Only in English so far
