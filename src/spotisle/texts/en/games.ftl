### What the games, their modes and their parts are called. Identifiers are those of the rules.

## Minigames

game-practice = Practice
    .summary = Two cards, one shared symbol: find it, then get two more. No score, no rush.
game-tower = Tower
    .summary = Race for the pile in the middle. Every card you win is the next one you play with.
game-well = Well
    .summary = Match your top card with the middle and drop it in. Get rid of all your cards first!
game-hot_potato = Hot Potato
    .summary = Your card’s burning! Find a symbol you share with someone and pass it on.
game-catch_them_all = Catch Them All
    .summary = Match the cards on the outside with the one in the middle. Grab as many as you can.
game-poisoned_gift = Poisoned Gift
    .summary = Nobody wants the card in the middle. Match it with someone else’s card and it’s theirs.
game-triplets = Triplets
    .summary = Find a symbol that’s on three of the cards on the table, and take all three.
game-duel = Duel
    .summary = Two players, one card each. Be first to find the symbol you share.
game-welcome = Welcome to the Island
    .summary = Cover the island with your team’s cards and keep as many visible as you can.
game-ports = Ports
    .summary = Start in the centre of the island and reach more ports than anyone else.
game-longest_route = Longest Route
    .summary = Connect the cards of your colour into the biggest group on the island.
game-barbarians = Barbarians
    .summary = Match your team’s card with the island’s cards and carry off the most.
game-knights = Knights
    .summary = Card against card: capture the other teams’ cards before they capture yours.
game-island_dice = Island Dice
    .summary = Roll six dice up to three times, then build roads, settlements, cities and knights.

## Modes

mode-single = Single game
    .summary = One game, one winner.
mode-series = Series
    .summary = Several games in a row. Win the most games and you’re the champion.
mode-tournament = Tournament
    .summary = Every game scores points, and the loser of each picks the next.
mode-beginner = Beginner
    .summary = Play one island game over and over, until a team has ten points.
mode-adventure = Adventure
    .summary = Play all five island games in order, until a team has ten points.

## Editions

edition-classic = Classic
edition-beach = Beach
edition-island = Island
edition-garden = Garden
edition-island_dice = Island Dice

## Team colours: the name alone, as a label, and inside a sentence

team-blue = Blue
    .team = Blue team
    .inline = the blue team
team-orange = Orange
    .team = Orange team
    .inline = the orange team
team-red = Red
    .team = Red team
    .inline = the red team

## Island dice: the name as a label, and inside a sentence

resource-ore = Ore
    .inline = ore
resource-grain = Grain
    .inline = grain
resource-wool = Wool
    .inline = wool
resource-lumber = Lumber
    .inline = lumber
resource-brick = Brick
    .inline = brick
resource-gold = Gold
    .inline = gold

building-road = Road
building-settlement = Settlement
building-city = City
building-knight = Knight
