### What the games, their modes and their parts are called. Identifiers are those of the rules.

## Minigames

game-practice = Øvelse
    .summary = To kort, ét fælles symbol: Find det, så får du to nye. Ingen point, ingen hast.
game-tower = Tårnet
    .summary = Kæmp om bunken i midten. Hvert kort, du vinder, er det næste, du spiller med.
game-well = Brønden
    .summary = Find det symbol, dit kort har til fælles med kortet i brønden, og smid dit ned til det. Kom af med dine kort før de andre!
game-hot_potato = Den varme kartoffel
    .summary = Dit kort brænder! Find et symbol, du har til fælles med en anden, og giv kortet videre.
game-catch_them_all = Fang dem alle!
    .summary = Find symboler, som kortene udenom har til fælles med kortet i midten. Snup så mange kort som muligt.
game-poisoned_gift = Den forgiftede gave
    .summary = Ingen vil have kortet i midten. Find et symbol, det har til fælles med en andens kort, så får den anden det.
game-triplets = Trillinger
    .summary = Find et symbol, der er på tre af kortene på bordet, og tag alle tre.
game-duel = Duel
    .summary = To spillere, ét kort hver. Vær først til at finde det fælles symbol.
game-welcome = Velkommen til øen
    .summary = Dæk øen med jeres holds kort, og hold så mange som muligt synlige.
game-ports = Havnene
    .summary = Begynd i midten af øen, og nå flere havne end de andre.
game-longest_route = Den længste rute
    .summary = Forbind kortene i jeres farve til den største gruppe på øen.
game-barbarians = Barbarerne
    .summary = Find symboler, jeres holds kort har til fælles med øens, og slæb af sted med flest kort.
game-knights = Ridderne
    .summary = Kort mod kort: Tag de andre holds kort, før de tager jeres.
game-island_dice = Øens terninger
    .summary = Slå med seks terninger op til tre gange, og byg så veje, huse, byer og riddere.

## Modes

mode-single = Et enkelt spil
    .summary = Ét spil, én vinder.
mode-series = Serie
    .summary = Flere spil i træk. Vind flest spil, og bliv mester.
mode-tournament = Turnering
    .summary = Hvert spil giver point, og taberen vælger det næste.
mode-beginner = Begynder
    .summary = Det samme øspil igen og igen, til et hold har ti point.
mode-adventure = Eventyr
    .summary = Alle fem øspil i rækkefølge, til et hold har ti point.

## Editions

edition-classic = Klassisk
edition-beach = Strand
edition-island = Øen
edition-garden = Haven
edition-island_dice = Øens terninger

## Team colours

team-blue = Blå
    .team = Det blå hold
    .inline = det blå hold
team-orange = Orange
    .team = Det orange hold
    .inline = det orange hold
team-red = Rød
    .team = Det røde hold
    .inline = det røde hold

## Island dice

resource-ore = Malm
    .inline = malm
resource-grain = Korn
    .inline = korn
resource-wool = Uld
    .inline = uld
resource-lumber = Træ
    .inline = træ
resource-brick = Mursten
    .inline = mursten
resource-gold = Guld
    .inline = guld

building-road = Vej
building-settlement = Hus
building-city = By
building-knight = Ridder
