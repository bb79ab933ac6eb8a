### What the table says during a game. `$symbol` is a symbol's name, `$name` and `$victim` are players.

## What to do

prompt-practice = Tap the symbol that is on both cards
prompt-tower = Tap what you share with the middle
prompt-well = Tap what you share with the middle
prompt-duel = Tap what the two cards share
prompt-poisoned_gift = Tap what the middle shares with a player
prompt-hot_potato = Tap what you share with somebody
prompt-catch_them_all = Tap what a card shares with the middle
prompt-knights = Tap what you share with another team
prompt-triplets = Tap the same symbol on three cards
prompt-welcome = Tap what you share with the island
prompt-ports = Tap what you share with the island
prompt-longest_route = Tap what you share with the island
prompt-barbarians = Tap what you share with the island
prompt-helper = All played! Point something out
prompt-watch = You are watching
prompt-pick = Tap a card to look closer
prompt-out = You are safe until the next round
pick-first = Tap it on the other player's card
game-finished = The game is over
typed-nothing = No symbol of yours begins like this
typed-which = Which one? 1 to { $count }
round = Round { $number }
triplets-chosen = { $symbol }: { $count } of 3 cards

## Verdicts

verdict-ok = { $symbol }! You have it
verdict-late = Too late: somebody was quicker
verdict-late-by = Too late by { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
seat-found = { $name }: { $symbol }!
seat-gave = { $name } → { $victim }: { $symbol }!
locked = Wrong: wait for the next card
reason-not_on_own_card = { $symbol } is not on your card
reason-not_on_middle = { $symbol } is not on the card in the middle
reason-not_on_target = { $symbol } is not on that card
reason-on_neither_card = { $symbol } is on neither card
reason-not_on_all_cards = { $symbol } is not on all of these cards
reason-game_over = The game is over
reason-unknown_seat = You do not sit at this table
reason-unknown_symbol = No card has that symbol
reason-unknown_target = That is not on the table
reason-own_target = Not your own card
reason-target_gone = That card is gone
reason-no_card = You have no card left
reason-out_of_round = You are out until the next round
reason-out_of_reach = Your team cannot build there yet
reason-deck_exhausted = There are no cards left to deal
reason-locked = You are out until the card changes
reason-frozen = A moment: that was wrong just now
reason-has_cards = Play your own cards first
reason-no_partner = You have no partner to show this to

## Cards and players

middle-card = Card in the middle
own-card = Your card
team-card = Your team's card
partner-card = Your partner's card
card-of = Card of { $name }
card-number = Card { $number }
cell-number = Island card { $number }
cell-of = Island card { $number }, { $team }
look-closer = { $card }: look closer
put-back = Put it back
player-count = { $count ->
    [one] One card
   *[other] { $count } cards
}
player-out = Out
player-locked = Has to wait
team-score = { $team }: { $score }
cards-left = { $count ->
    [one] One card left
   *[other] { $count } cards left
}
pointed-here = Your partner points here

## Island dice

die-held = { $name }, held
die-used = { $name }, used
offer = { $item }, { $points ->
    [one] one point
   *[other] { $points } points
}: { $means }
means-dice = the dice show it
means-trades = with a gold trade
means-jokers = with a joker
means-both = with a joker and a gold trade
knights-lend = knight { $knights }
lend-joker = Joker of knight { $knight }
score-track = Score track
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
turn-of = { $name } is playing
turn-left = { $seconds ->
    [one] One second left of your turn
   *[other] { $seconds } seconds left of your turn
}
dice-start = Your turn: roll all six dice
dice-hold = Tap dice to keep them, roll the others
dice-build = Tap what lights up to build it
joker-make = Turn a die to:
joker-die = Tap the die to turn to { $resource }
trade-gold = Trade 2 gold
trade-for = 2 gold for:
build = Build
roll = Roll
rolls-left = { $count ->
    [one] one roll left
   *[other] { $count } rolls left
}
end-turn = End turn
end-with-cross = Really? A cross: −2
coach-value = Coach: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points expected

## Island dice: refusals, and the coach

reason-not_your_turn = It is not your turn
reason-unknown_action = That cannot be done
reason-not_rolled = Roll the dice first
reason-no_roll_left = A turn has three rolls
reason-result_fixed = No more rolls after a joker, a trade or a build
reason-bad_reroll = Those dice cannot be rolled
reason-first_roll_is_whole = The first roll takes all six dice
reason-nothing_rolled = Leave at least one die to roll
reason-bad_faces = That roll makes no sense
reason-kept_die_changed = A kept die keeps its face
reason-unknown_knight = There is no such knight
reason-knight_not_built = That knight is not built yet
reason-joker_spent = That knight has lent its joker already
reason-joker_too_fresh = A new knight helps from the next turn on
reason-wrong_resource = That knight makes another resource
reason-unknown_die = There is no such die
reason-unknown_face = Dice have no such face
reason-die_used = That die is used up
reason-bad_pair = A trade takes two dice
reason-not_gold = Only gold is traded
reason-gold_for_gold = Gold is not traded for gold
reason-unknown_item = That is not on the sheet
reason-already_built = It is built already
reason-out_of_order = A smaller one of its kind comes first
reason-no_road = The road that leads there is not built
reason-cannot_pay = The dice do not show what it costs
coach-solving = The coach is still thinking the game through …
coach-choices = Coach
coach-best = best
coach-stop = stop rolling
coach-roll-all = roll all six
coach-end = end the turn
