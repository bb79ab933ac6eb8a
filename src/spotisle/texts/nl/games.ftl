### What the games, their modes and their parts are called. Identifiers are those of the rules.

## Minigames

game-practice = Oefenen
    .summary = Twee kaarten, één symbool dat op allebei staat: vind het en je krijgt er twee nieuwe. Geen punten, geen haast.
game-tower = De toren
    .summary = Allemaal op jacht naar de stapel in het midden. Met elke kaart die je wint, speel je verder.
game-well = De put
    .summary = Zoek het symbool dat ook in het midden ligt en gooi je kaart in de put. Raak als eerste alles kwijt!
game-hot_potato = De hete aardappel
    .summary = Je kaart is gloeiend heet! Zoek een symbool dat een ander ook heeft en geef hem door.
game-catch_them_all = Pak ze allemaal!
    .summary = Zoek de symbolen die ook op de middelste kaart staan. Pak zoveel kaarten als je kunt.
game-poisoned_gift = Het vergiftigde cadeau
    .summary = Niemand wil de kaart in het midden. Zoek een symbool dat een ander ook heeft: die krijgt hem cadeau.
game-triplets = Drielingen
    .summary = Zoek een symbool dat op drie kaarten op tafel staat en pak ze alle drie.
game-duel = Duel
    .summary = Twee spelers, elk één kaart. Vind als eerste het symbool dat op allebei staat.
game-welcome = Welkom op het eiland
    .summary = Bedek het eiland met de kaarten van je team en houd er zoveel mogelijk zichtbaar.
game-ports = Havens
    .summary = Begin in het midden van het eiland en bereik meer havens dan de anderen.
game-longest_route = De langste route
    .summary = Verbind de kaarten van jullie kleur tot de grootste groep van het eiland.
game-barbarians = Barbaren
    .summary = Zoek symbolen die ook op jullie teamkaart staan en sleep de meeste eilandkaarten weg.
game-knights = Ridders
    .summary = Kaart tegen kaart: verover de kaarten van de andere teams voordat zij die van jullie veroveren.
game-island_dice = Eiland­dobbelspel
    .summary = Gooi zes dobbelstenen, hooguit drie keer, en bouw straten, dorpen, steden en ridders.

## Modes

mode-single = Eén spel
    .summary = Eén spel, één winnaar.
mode-series = Reeks
    .summary = Meerdere spellen achter elkaar. Wie er de meeste wint, is kampioen.
mode-tournament = Toernooi
    .summary = Elk spel levert punten op, en de verliezer kiest het volgende.
mode-beginner = Beginners
    .summary = Steeds hetzelfde eilandspel, tot een team tien punten heeft.
mode-adventure = Avontuur
    .summary = Alle vijf de eilandspellen op volgorde, tot een team tien punten heeft.

## Editions

edition-classic = Klassiek
edition-beach = Strand
edition-island = Eiland
edition-garden = Tuin
edition-island_dice = Eiland­dobbelspel

## Team colours

team-blue = Blauw
    .team = Team Blauw
    .inline = team Blauw
team-orange = Oranje
    .team = Team Oranje
    .inline = team Oranje
team-red = Rood
    .team = Team Rood
    .inline = team Rood

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
