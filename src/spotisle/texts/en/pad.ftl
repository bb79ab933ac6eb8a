### The score pad, for people who play with cards and dice of their own.

## Laying it out

pad-kind-tournament = Tournament
    .summary = One line per game, with tournament points
pad-kind-island = Island
    .summary = Score cards for two or three teams, up to ten points
pad-kind-dice = Island Dice
    .summary = A map to build on, for 1 to 8 players
pad-which = Which score pad?
pad-players = Who’s playing?
pad-teams = Which teams?
pad-player = Player { $number }
pad-add = Add player
pad-remove = Remove { $name }
pad-team = Team name: { $team }
pad-games = Which games?
pad-begin = Start

## Writing on it

pad-undo = Undo
pad-new = New game
pad-another = Other score pad
pad-share = Share
pad-shared = Shared in room { $code }
pad-kept = Saved on this device
pad-watch = Take a seat in the room to write here
pad-wait = The host is setting up the score pad
pad-room = Back to room
pad-done = Done

## Tournament

pad-line = { $game }: enter scores
pad-tap = Tap a game to enter its scores
pad-ask-tower = How many cards did each player take?
pad-ask-well = Who got out first, and who was left last?
pad-ask-hot_potato = How many rounds did each player lose?
pad-ask-catch_them_all = { pad-ask-tower }
pad-ask-poisoned_gift = Who got the fewest cards, and who the second fewest?
pad-ask-triplets = { pad-ask-tower }
pad-duel = Tied for most cards: who won the duel?
pad-first = First
pad-second = Second
pad-last = Last

## Island

pad-goal = The match ends at ten points
pad-first-out = First out
pad-most-welcome = Most visible cards
pad-most-ports = Most ports
pad-most-longest_route = Biggest group
pad-most-barbarians = Most cards
pad-most-knights = Cards captured
pad-next-game = Next game
pad-next-round = Next round

## Dice

pad-turn = Turn { $turn } of 15
pad-dice-left = { $dice ->
    [one] One die left
   *[other] { $dice } dice left
}
pad-hint = Tap what you build
pad-cost = Costs
