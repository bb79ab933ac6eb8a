### A finished game watched again, and looked back upon.

replay-coming = Loading the game…
replay-open = Watch a game again
replay-open-how = Drop a game or series file here, or choose one.
replay-choose-file = Choose a file
replay-broken-off = Unfinished
replay-programme = All games
replay-seen-by = View as
replay-from-above = Bird’s-eye view
replay-begins = The cards are dealt
replay-untimed = No times recorded: showing a steady pace
replay-back = Previous move
replay-on = Next move
replay-play = Play
replay-speed = Speed
replay-time = Timeline
replay-no-pictures = This server doesn’t have the pictures of this deck, so you’ll see numbers.
replay-found = { $symbol } after { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-late = { $symbol }: too late
replay-wrong = { $symbol }: wrong
replay-illegal = { $symbol }: not allowed right now
replay-joker = turns a die into { $resource }
replay-trade = trades 2 gold for { $resource }
replay-build = builds: { $item }
replay-cross = gets a cross
replay-end = ends the turn
analysis-working = The coach is reviewing the game…
analysis-chart = Expected final score, turn by turn
analysis-player = Player
analysis-start = Expected with perfect play
analysis-luck = Luck with the dice
analysis-skill = Points lost
analysis-mistakes = Where points were lost
analysis-perfect = Every decision was spot on.
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
