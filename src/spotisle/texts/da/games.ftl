### What the games, their modes and their parts are called. Identifiers are those of the rules.

## Minigames

game-practice = Øvelse
    .summary = To kort, ét fælles symbol: sig det, og vend de næste to. Ingen point og ingen hast.
game-tower = Tårnet
    .summary = Kæmp om bunken i midten: hvert kort, du vinder, bliver det kort, du leder videre på.
game-well = Brønden
    .summary = Find det fælles symbol på dit øverste kort og kortet i midten, og smid dit i brønden. Bliv først af med alle dine kort!
game-hot_potato = Den varme kartoffel
    .summary = Dit kort brænder! Find det symbol, du har til fælles med en anden, og giv det videre.
game-catch_them_all = Fang dem alle!
    .summary = Find de fælles symboler på kortet i midten og kortene omkring det, og snup så mange, du kan.
game-poisoned_gift = Den forgiftede gave
    .summary = Ingen vil have kortet i midten: find dets fælles symbol med en andens kort, og forær det væk.
game-triplets = Trillinger
    .summary = Ni kort på bordet: find et symbol, som tre af dem har til fælles, og tag alle tre.
game-duel = Duel
    .summary = To spillere med ét kort hver: den første, der siger det fælles symbol, vinder.
game-welcome = Velkommen til øen
    .summary = Dæk øen med jeres holds kort, og hold så mange som muligt af dem synlige.
game-ports = Havnene
    .summary = Drag ud fra øens midte, og nå frem til flere havne end de andre.
game-longest_route = Den længste rute
    .summary = Saml jeres farve i den største gruppe på øen.
game-barbarians = Barbarerne
    .summary = Find de fælles symboler på øens kort og jeres holds kort, og slæb flere med hjem end de andre.
game-knights = Ridderne
    .summary = Kort mod kort: tag de andre holds kort, før de tager jeres.
game-island_dice = Øens terninger
    .summary = Slå med seks terninger op til tre gange, og byg så veje, huse, byer og riddere.

## Modes

mode-single = Enkelt spil
    .summary = Ét minispil, én vinder.
mode-series = Serie
    .summary = Flere minispil i træk: den, der vinder flest, er mester.
mode-tournament = Turnering
    .summary = Point i hvert minispil, og taberen vælger det næste.
mode-beginner = Begynder
    .summary = Ét ø-spil efter eget valg, igen og igen, til nogen har ti point.
mode-adventure = Eventyr
    .summary = Alle fem ø-spil i rækkefølge, til nogen har ti point.

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
