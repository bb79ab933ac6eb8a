### What the games, their modes and their parts are called. Identifiers are those of the rules.

## Minigames

game-practice = Practice
    .summary = Two cards, one shared symbol: name it and turn the next two. No score, no hurry.
game-tower = Tower
    .summary = Race for the pile in the middle: every card you win becomes the card you search with.
game-well = Well
    .summary = Match your top card with the one in the middle and drop it in. Empty your hands first!
game-hot_potato = Hot Potato
    .summary = Your card is burning! Find what you share with another player and pass it on.
game-catch_them_all = Catch Them All
    .summary = Match the card in the middle with the cards around it and grab as many as you can.
game-poisoned_gift = Poisoned Gift
    .summary = Nobody wants the card in the middle: match it with someone else's and give it away.
game-triplets = Triplets
    .summary = Nine cards on the table: find a symbol that three of them share and take all three.
game-duel = Duel
    .summary = Two players, one card each: the first to name the shared symbol wins.
game-welcome = Welcome to the Island
    .summary = Cover the island with your team's cards and keep as many as you can in sight.
game-ports = Ports
    .summary = Set out from the heart of the island and reach more ports than anyone else.
game-longest_route = Longest Route
    .summary = Join up your colour into the largest group on the island.
game-barbarians = Barbarians
    .summary = Match the island's cards with your team's card and carry off more than the others.
game-knights = Knights
    .summary = Card against card: take the other teams' cards before they take yours.
game-island_dice = Island Dice
    .summary = Roll six dice up to three times, then build roads, settlements, cities and knights.

## Modes

mode-single = Single game
    .summary = One minigame, one winner.
mode-series = Series
    .summary = Several minigames in a row: whoever wins the most is the champion.
mode-tournament = Tournament
    .summary = Points in every minigame, and the loser of each picks the next.
mode-beginner = Beginner
    .summary = One island game of your choice, again and again, until someone has ten points.
mode-adventure = Adventure
    .summary = All five island games in order, until someone has ten points.

## Editions

edition-classic = Classic
edition-beach = Beach
edition-island = Island
edition-garden = Garden
edition-island_dice = Island Dice

## Team colours

team-blue = Blue
    .team = Blue team
team-orange = Orange
    .team = Orange team
team-red = Red
    .team = Red team

## Island dice

resource-ore = Ore
resource-grain = Grain
resource-wool = Wool
resource-lumber = Lumber
resource-brick = Brick
resource-gold = Gold

building-road = Road
building-settlement = Settlement
building-city = City
building-knight = Knight
