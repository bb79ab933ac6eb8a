### What the games, their modes and their parts are called. Identifiers are those of the rules.

## Minigames

game-practice = Oefenen
    .summary = Twee kaarten, één gedeeld symbool: noem het en draai de volgende twee om. Zonder punten en zonder haast.
game-tower = De toren
    .summary = Race om de stapel in het midden: met elke kaart die je wint, zoek je weer verder.
game-well = De put
    .summary = Zoek het symbool dat jouw kaart deelt met die in het midden en gooi hem in de put. Raak als eerste alles kwijt!
game-hot_potato = De hete aardappel
    .summary = Je kaart is gloeiend heet! Zoek het symbool dat je met een ander deelt en geef hem snel door.
game-catch_them_all = Pak ze allemaal!
    .summary = Zoek de symbolen die de middelste kaart deelt met de kaarten eromheen en pak er zoveel je kunt.
game-poisoned_gift = Het vergiftigde cadeau
    .summary = Niemand wil de kaart in het midden: zoek het symbool dat hij deelt met die van een ander en geef hem cadeau.
game-triplets = Drielingen
    .summary = Negen kaarten op tafel: zoek een symbool dat er drie delen en pak ze alle drie.
game-duel = Duel
    .summary = Twee spelers, elk één kaart: wie als eerste het gedeelde symbool noemt, wint.
game-welcome = Welkom op het eiland
    .summary = Bedek het eiland met de kaarten van jullie team en zorg dat er zoveel mogelijk zichtbaar blijven.
game-ports = Havens
    .summary = Vertrek vanuit het hart van het eiland en bereik meer havens dan de anderen.
game-longest_route = De langste route
    .summary = Verbind jullie kleur tot de grootste groep van het eiland.
game-barbarians = Barbaren
    .summary = Zoek de symbolen die de eilandkaarten delen met jullie teamkaart en sleep er meer weg dan de rest.
game-knights = Ridders
    .summary = Kaart tegen kaart: pak de kaarten van de andere teams voordat zij die van jullie pakken.
game-island_dice = Eilanddobbelspel
    .summary = Gooi zes dobbelstenen, hooguit drie keer, en bouw straten, dorpen, steden en ridders.

## Modes

mode-single = Eén spel
    .summary = Eén minispel, één winnaar.
mode-series = Reeks
    .summary = Meerdere minispellen achter elkaar: wie de meeste wint, is kampioen.
mode-tournament = Toernooi
    .summary = Punten in elk minispel, en de verliezer kiest het volgende.
mode-beginner = Beginners
    .summary = Eén eilandspel naar keuze, steeds opnieuw, tot iemand tien punten heeft.
mode-adventure = Avontuur
    .summary = Alle vijf eilandspellen op volgorde, tot iemand tien punten heeft.

## Editions

edition-classic = Klassiek
edition-beach = Strand
edition-island = Eiland
edition-garden = Tuin
edition-island_dice = Eilanddobbelspel

## Team colours

team-blue = Blauw
    .team = Team Blauw
    .inline = team blauw
team-orange = Oranje
    .team = Team Oranje
    .inline = team oranje
team-red = Rood
    .team = Team Rood
    .inline = team rood

## Island dice

resource-ore = Erts
    .inline = erts
resource-grain = Graan
    .inline = graan
resource-wool = Wol
    .inline = wol
resource-lumber = Hout
    .inline = hout
resource-brick = Leem
    .inline = leem
resource-gold = Goud
    .inline = goud

building-road = Straat
building-settlement = Dorp
building-city = Stad
building-knight = Ridder
