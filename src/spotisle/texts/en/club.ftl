### Club night and crowd: what phones, the big screen and organisers say.

## The kinds of events, and where the evening is

club-tables = Many tables
    .summary = Everyone changes tables each round and meets new people.
club-crowd = One crowd
    .summary = Up to 500 people race on the same two cards.
club-intro = One code for everyone: a class, a club, a birthday party.
club-create = Create club night
club-create-crowd = Create crowd race
club-round-of = Round { $round } of { $rounds }
club-pair-of = Pair { $round } of { $rounds }
club-round-number = Round { $round }
club-final = Final table
club-duel = { $place ->
    [1] Duel for first place
    [2] Duel for second place
    [3] Duel for third place
   *[0] Duels for the podium
}
club-table = Table { $number }
club-table-word = Table
club-over = The evening is over
club-forgotten = All names are deleted. Thanks for playing!
club-not-found = No club night has this code. Check the letters.
club-bad-link = This organiser link doesn’t work. Ask for a new one.
club-bye-left = You’ve left the club night.
club-bye-kicked = The organiser removed you from the club night.
club-bye-room_full = This club night is full. Scan the QR code, or ask the organiser.
club-come-back = Join again
club-banned = You can’t join this evening any more.
club-leave = Go home
club-leave-sure = Leave for good? You keep your points but lose your seat.

## Phone: the doors

club-you-are = You are
club-you = You
club-spin = { $count ->
    [0] No more names
    [one] Another name (1 left)
   *[other] Another name ({ $count } left)
}
club-own-name = Your own name
club-take-name = Use this name
club-colour = Your colour
club-others = { $count ->
    [0] You’re the first one here!
    [one] One other person is here
   *[other] { $count } others are here
}
club-wait = You’re in! Keep this page open. It tells you when to start.
club-practise = Practise
club-back = Back
club-choose-team = Choose your team
club-your-team = Your team
club-team-0 = Red
club-team-1 = Blue
club-team-2 = Green
club-team-3 = Purple
club-team-4 = Yellow
club-team-5 = Pink
club-team-6 = Turquoise
club-team-7 = Indigo

## Phone: to the table

club-here = I’m here
club-awaited = Waiting for { $names }
club-all-here = Everyone’s here. Let’s go!
club-deal = The cards are coming…
club-table-over = Your table has finished. Wait for the others.
club-bye = You sit this round out and get your average score.
club-lend-phone = { $name } plays on your phone, from the other side.
club-out = You’re sitting out
club-out-how = Tap “Play again” to get a seat in the next round.
club-late = This round has already started
club-late-how = You get a seat in the next round.
club-last-round = This is the last round. Watch the big screen.
club-play-again = Play again

## Phone: results and podium

club-won-table = You won your table!
club-even-table = A tie at your table!
club-best = Best at your table: { $names }
club-missed = You sat this one out
club-void = This table doesn’t count. Everyone gets half points.
club-points-word = { $count ->
    [one] point
   *[other] points
}
club-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
club-round-points = Round { $round }: { $points }
club-total = Your points
club-met = People you’ve met
club-met-of = { $met } of { $others }
club-next-soon = Your next table comes up in a moment.
club-final-soon = The final table comes next.
club-podium-soon = Look up! The podium is coming.
club-same-points = { $scoring ->
    [club] Same points? Tougher opponents count first, then finds, then a duel.
   *[family] Same points? Whoever found more is ahead.
}
club-your-place = Your place
club-place = No. { $place }
club-thanks = Thanks for playing!
club-best-moment = Your best moment
club-fastest-own = Found in { $time } s
club-best-round = { $count ->
    [one] Round { $round }: { $count } point
   *[other] Round { $round }: { $count } points
}
club-time = { $time } s

## The crowd

club-get-ready = Get ready…
club-locked = { $seconds ->
    [one] Wrong. Wait one second…
   *[other] Wrong. Wait { $seconds } seconds…
}
club-half-points = Try again for up to half the points.
club-others-search = The others are still looking.
club-it-was = It was: { $symbol }
club-found-it = Found by { $right } of { $all }
club-answered = { $answered } of { $all } found it
club-histogram = Times of everyone who found it ({ $right }): { $from } to { $to } s

## The big screen

club-here-count = { $count ->
    [0] Nobody here yet
    [one] One person here
   *[other] { $count } people here
}
club-nobody-yet = Scan the code or type the letters.
club-locked-doors = The doors are locked
club-find-table = Find your table!
club-missing = Still missing: { $names }
club-missing-count = { $count ->
    [one] One person is still missing
   *[other] { $count } people are still missing
}
club-still-playing = { $count ->
    [0] All tables have finished!
    [one] One table still playing
   *[other] { $count } tables still playing
}
club-void-short = half points
club-leaders = Leaders
club-results = Round { $round } results
club-fastest = Fastest find
club-climber = Biggest climb
club-table-winners = Table winners
club-winner = { $count ->
    [one] { $names } wins the evening!
   *[other] { $names } share the win!
}
club-many-winners = { $count ->
    [one] One person wins the evening!
   *[other] { $count } people share the win!
}

## Organiser: the way on

club-begin-round = Start round
club-end-round = End round
club-next-round = Next round
club-show-result = Show result
club-next-pair = Next pair
club-podium = Show podium
club-next-duel = On to the duel
club-close = End the evening
club-finish = Finish early
club-extend = Add a minute
club-automatic = Continue automatically
club-need-two = At least two people have to join first.

## Organiser: links

club-join-link = Link to join
club-open-screen = Open big screen
club-second = For a second organiser
club-second-why = Keep this link, or give it to someone you trust.

## Organiser: the plan

club-plan = The plan
club-sentence = { $people ->
    [one] One person: tables of { $sizes }. Rounds: { $rounds }.
   *[other] { $people } people: tables of { $sizes }. Rounds: { $rounds }.
}
club-repeats = { $count ->
    [0] Nobody meets twice.
    [one] One pair meets again.
   *[other] { $count } pairs meet again.
}
club-no-better = There’s no better plan.
club-planning = Working out the tables…
club-no-plan = No plan fits. Remove a wish or change the table size.
club-plan-later = The next tables are planned when this round ends.
club-every-round = Every round
club-add-game = Add a game
club-remove-game = Remove this game
club-games-repeat = After the last game, you start over with the first.
club-smaller-tables = Choose smaller tables or another game.
club-rounds = Rounds
club-table-size = People per table
club-vary-size = Vary table sizes, so fewer people meet twice
club-more-options = More options
club-scoring = Points
club-scoring-family = Family and class
club-scoring-club = Club
club-scoring-family-how = The worst round doesn’t count.
club-scoring-club-how = All rounds count. In the second half, you meet people with similar scores. A duel breaks a tie on the podium.
club-own-names = Let people choose their names
club-final-table = Final table for the best
club-seating-time = Seconds to find your table
club-round-time = Minutes per round
club-results-time = Seconds for results
club-pairs = Pairs
club-pair-time = Seconds per pair
club-teams = Teams
club-accuracy = Accuracy only: speed doesn’t count

## Organiser: people

club-lock = Lock the doors
club-guest = no phone
club-away = away
club-sits-out = sits out
club-guest-name = Name of a guest without a phone
club-add-guest = Add guest
club-gone = This person has left
club-name = Name
club-rename = Rename
club-correct = Correct points
club-sit-out = Sit out
club-sit-in = Play again
club-remove = Remove
club-ban = Ban
club-ban-sure = Ban for good
club-remove-how = People you remove can come back. People you ban can’t.
club-apart = Apart
club-together = Together
club-keep-apart = Keep apart
club-keep-together = Keep together
club-save-wish = Save wish
club-drop-wish = Remove wish

## Organiser: tables and the end

club-tables-list = Tables
club-table-seating = sitting down
club-table-playing = playing
club-table-finished = finished
club-table-void = half points
club-void-table = Cancel table
club-void-sure = Give half points
club-ending = After the evening
club-with-names = With names
club-save-people = Save people (CSV)
club-save-symbols = Save symbols (CSV)
club-save-lesson = Save hard symbols
club-lesson-hint = This saves a list of the hardest symbols. Make a new deck from it.
club-save-failed = Couldn’t save it. Check your connection and try again.
club-forget-when = { $count ->
    [0] Names are deleted at once.
    [one] Names are deleted an hour after the end.
   *[other] Names are deleted { $count } hours after the end.
}
club-forget = Delete names now
club-forget-sure = Delete for good
