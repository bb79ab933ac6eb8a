### The score pad, for people who play with cards and dice of their own.

## Laying it out

pad-kind-tournament = Tournament
    .summary = A line for every minigame, with the usual points
pad-kind-island = Island
    .summary = Score cards for two or three teams, up to ten points
pad-kind-dice = Island dice
    .summary = A map to build on for one to eight players
pad-which = Which pad?
pad-players = Who plays?
pad-teams = Which teams?
pad-player = Player { $number }
pad-add = Add a player
pad-remove = Remove { $name }
pad-team = Name of team { $team }
pad-games = Which games?
pad-begin = Begin

## Writing on it

pad-undo = Undo
pad-new = New game
pad-another = Another pad
pad-share = Share
pad-shared = Shared in room { $code }
pad-kept = Kept on this device
pad-watch = Only those who sit may write
pad-wait = The host lays out the pad
pad-room = To the room
pad-less = One less for { $name }
pad-more = One more for { $name }
pad-done = Done

## Tournament

pad-line = { $game }: fill in
pad-ask-tower = How many cards did each take?
pad-ask-well = Who was out first, and who was left last?
pad-ask-hot_potato = How many rounds did each lose?
pad-ask-catch_them_all = { pad-ask-tower }
pad-ask-poisoned_gift = Who got the fewest cards, and who the second fewest?
pad-ask-triplets = { pad-ask-tower }
pad-duel = A tie for the most: who won the duel?
pad-first = First
pad-second = Second
pad-last = Last

## Island

pad-goal = Ten points win
pad-first-out = First out
pad-most-welcome = Most cards in sight
pad-most-ports = Most ports
pad-most-longest_route = Largest group
pad-most-barbarians = Most cards
pad-most-knights = Cards taken
pad-next-game = Next game
pad-next-round = Next round

## Dice

pad-turn = Turn { $turn } of 15
pad-dice-left = { $dice ->
    [one] One die left
   *[other] { $dice } dice left
}
pad-hint = Tap what your dice pay for
pad-cost = Costs
