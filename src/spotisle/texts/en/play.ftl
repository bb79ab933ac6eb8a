### What the table says during a game. `$symbol` is a symbol's name, `$name` and `$victim` are players.

## What to do

prompt-practice = Tap the symbol that’s on both cards
prompt-tower = Tap the symbol you share with the tower
prompt-well = Tap the symbol you share with the well
prompt-duel = Tap the symbol that’s on both cards
prompt-poisoned_gift = Tap a symbol a player shares with the middle
prompt-hot_potato = Tap a symbol you share with another player
prompt-catch_them_all = Tap a symbol shared with the middle card
prompt-knights = Tap the symbol you share with another team
prompt-triplets = Tap a symbol on three cards
prompt-welcome = Tap a symbol you share with the island
prompt-ports = Tap a symbol you share with the island
prompt-longest_route = Tap a symbol you share with the island
prompt-barbarians = Tap a symbol you share with the island
prompt-helper = You’re out of cards! Point to help your partner
prompt-watch = You’re watching
game-finished = Game over
typed-nothing = No symbol starts with that
game-number = Game { $number }
round = Round { $number }

## Verdicts

verdict-ok = { $symbol }! Got it!
verdict-late = Too late! Someone was faster
verdict-late-by = Too late by { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
seat-found = { $name }: { $symbol }!
seat-gave = { $name } → { $victim }: { $symbol }!
locked = Wrong! Wait for the next card
reason-not_on_own_card = { $symbol }? Not on your card
reason-not_on_middle = { $symbol }? Not on the middle card
reason-not_on_target = { $symbol }? Not on that card
reason-on_neither_card = { $symbol }? Not on either card
reason-not_on_all_cards = { $symbol }? Not on all three cards
reason-game_over = The game is over
reason-unknown_seat = You’re not seated at this table
reason-unknown_symbol = That symbol isn’t on any card
reason-unknown_target = That isn’t on the table
reason-own_target = You can’t pick your own card
reason-target_gone = That card is gone. Find another match.
reason-no_card = You’re out of cards
reason-out_of_round = Wait for the next round
reason-out_of_reach = Too far: cover a card next to your colour
reason-deck_exhausted = There are no cards left to deal
reason-locked = Wait until the card changes
reason-frozen = Wrong! Wait a moment
reason-has_cards = Play your own cards first
reason-no_partner = You have no partner to help

## Cards and players

middle-card = Middle card
own-card = Your card
team-card = Your team’s card
partner-card = Your partner’s card
card-of = { $name }’s card
card-number = Card { $number }
cell-number = Island card { $number }
cell-of = Island card { $number }, { $team }
look-closer = { $card }: zoom in
player-out = Out
player-locked = Has to wait
team-score = { $team }: { $score }
cards-left = { $count ->
    [one] One card left
   *[other] { $count } cards left
}
pointed-here = Your partner is pointing here

## Island dice

die-held = { $name }, kept
die-used = { $name }, used
offer = { $item }, { $points ->
    [one] one point
   *[other] { $points } points
}: { $means }
means-dice = your dice cover it
means-trades = by trading gold
means-jokers = with a joker
means-both = with a joker and by trading gold
knights-lend = { $count ->
    [one] knight { $knights }
   *[other] knights { $knights }
}
lend-joker = Knight { $knight }’s joker
score-track = Score track
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
turn-of = { $name }’s turn
turn-left = { $seconds ->
    [one] One second left in your turn
   *[other] { $seconds } seconds left in your turn
}
dice-start = Your turn: roll all six dice
dice-hold = Tap the dice to keep, then roll the rest
dice-build = Tap something that lights up to build it
joker-make = Turn a die into:
joker-die = Tap the die to turn into { $resource }
trade-gold = Trade 2 gold
trade-for = 2 gold for:
build = Build
roll = Roll
rolls-left = { $count ->
    [one] one roll left
   *[other] { $count } rolls left
}
end-turn = End turn
end-with-cross = Really? Cross: −2
coach-value = Coach: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points expected

## Island dice: refusals, and the coach

reason-not_your_turn = It’s not your turn
reason-unknown_action = You can’t do that
reason-not_rolled = Roll the dice first
reason-no_roll_left = You’ve used all three rolls
reason-result_fixed = No more rolls after a joker, a trade or a build
reason-bad_reroll = You can’t roll those dice
reason-first_roll_is_whole = Roll all six dice first
reason-nothing_rolled = Leave at least one die to roll
reason-bad_faces = That roll isn’t possible
reason-kept_die_changed = A die you keep doesn’t change
reason-unknown_knight = There’s no such knight
reason-knight_not_built = You haven’t built that knight yet
reason-joker_spent = You’ve already used that joker
reason-joker_too_fresh = A new knight’s joker works from your next turn
reason-wrong_resource = That knight gives a different resource
reason-unknown_die = There’s no such die
reason-unknown_face = Dice don’t have that side
reason-die_used = You’ve already used that die
reason-bad_pair = A trade takes two dice
reason-not_gold = You can only trade gold
reason-gold_for_gold = You can’t trade gold for gold
reason-unknown_item = That’s not on the sheet
reason-already_built = You’ve already built that
reason-out_of_order = Build the lower number first
reason-no_road = Build the road there first
reason-cannot_pay = Your dice don’t cover the cost
coach-solving = The coach is working it out…
coach-missing = The coach isn’t installed here. Ask whoever runs this server.
coach-choices = Coach
coach-best = best
coach-stop = stop rolling
coach-roll-all = roll all six
coach-end = end the turn
