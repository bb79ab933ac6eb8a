### A finished game watched again, and looked back upon.

replay-coming = Setting the table …
replay-open = Watch a game again
replay-open-how = Drop the record of a game or of a whole series here, or choose the file.
replay-choose-file = Choose a file
replay-broken-off = Broken off
replay-programme = All games
replay-seen-by = Seen by
replay-from-above = From above
replay-begins = The cards are dealt
replay-untimed = This record has no times: an even pace
replay-back = Move before
replay-on = Next move
replay-play = Play
replay-speed = Speed
replay-time = Time line
replay-no-pictures = The pictures of this deck are not on this server: numbers stand for them.
replay-found = { $symbol } after { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-late = { $symbol }, too late
replay-wrong = { $symbol } is wrong
replay-illegal = { $symbol } does not count now
replay-joker = turns a die to { $resource }
replay-trade = trades 2 gold for { $resource }
replay-build = builds: { $item }
replay-cross = A cross
replay-end = ends the turn
analysis-working = The coach goes through the game …
analysis-chart = Expected final score, turn by turn
analysis-player = Player
analysis-start = Best play expects
analysis-luck = Luck of the dice
analysis-skill = Given away
analysis-mistakes = Where points were given away
analysis-perfect = Every decision was the best there was.
analysis-turns = Turn by turn
analysis-turn = Turn { $turn }
analysis-kept = Kept:
analysis-built = Built:
analysis-better = Better:
analysis-nothing = nothing: a cross
analysis-stop = stop rolling
analysis-roll-all = roll all six
replay-roll = { $count ->
    [one] rolls one die
   *[other] rolls { $count } dice
}
