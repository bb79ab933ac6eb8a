### The rules of every game. One line is one paragraph; a line that begins with "- " is a point of a list.
### Each game has a goal, what is laid out, how it is played and how it ends, and perhaps a tip.

rules-heading-goal = Daar gaat het om
rules-heading-setup = Zo leg je het klaar
rules-heading-play = Zo speel je
rules-heading-end = Het einde
rules-heading-five = Met vijf spelers
rules-heading-example = Voorbeeld van de telling
rules-heading-variants = Andere manieren om te spelen
rules-heading-tip = Een goede truc

rules-shelf-cards = Kaartspellen
rules-shelf-island = Spellen op het eiland
rules-shelf-dice = Dobbelen op het eiland
rules-shelf-series = Meer spellen achter elkaar

## What several games share

rules-penalty = { $penalty ->
    [lock] Fout? Je wacht tot die kaart verandert. Wacht iedereen, dan mag iedereen weer.
    [freeze] Fout? Je wacht anderhalve seconde.
   *[none] Fout? Er gebeurt niets. Probeer het gewoon opnieuw.
}
rules-tie = { $tie ->
    [knockout] Met drie of meer speel je Hete aardappel: de verliezer van elke ronde valt af, tot er één over is.
    [minigame] Met drie of meer speel je nog één spel.
    [shared] Met drie of meer deel je de plaats.
   *[hot_potato] Met drie of meer speel je één ronde Hete aardappel: hoe sneller je veilig bent, hoe beter je plaats.
}

## What all card games share

rules-basics-name = Zo werken de kaarten
rules-basics-goal = Leg twee kaarten naast elkaar, welke dan ook: ze delen één symbool. Altijd één, en nooit meer dan één. In elk spel draait het erom dat je het eerder ziet dan de rest.
rules-basics-setup =
    De klassieke kaarten en de strandkaarten zijn met z’n 55en, met 8 symbolen op elke kaart. De eilandkaarten zijn met z’n 73en, met 9 symbolen op elke kaart.

    Hetzelfde symbool kan op de ene kaart klein zijn en op de andere groot, en het kan op zijn kop staan. Het blijft hetzelfde.
rules-basics-play =
    Iedereen speelt tegelijk, er zijn geen beurten. Tik op het symbool dat je ziet of zeg hoe het heet. Wie het eerst is, krijgt het.

    - Goed en als eerste: het telt meteen.
    - Goed, maar iemand was sneller: er gebeurt niets en het kost je niets.
    - Fout: je moet wachten. In spellen waarin je om één kaart strijdt, wacht je tot die kaart verandert; als iedereen wacht, mag iedereen weer. Waar veel kaarten open liggen, wacht je anderhalve seconde.
rules-basics-end =
    Als een gelijke stand ertoe doet, spelen jullie erom. Twee spelers vechten een duel uit. Met drie of meer spelen jullie onderling één ronde De hete aardappel: hoe eerder je van je kaarten af bent, hoe beter je plaats.

    In de eilandspellen hoeft dat niet: teams die gelijk staan, delen de plaats.
rules-basics-tip = Vergelijk niet symbool voor symbool. Kijk eerst naar de hele kaart en wacht tot iets je bekend voorkomt.

## Games with the classic and the beach deck

rules-practice-goal = Maak kennis met de kaarten, in je eigen tempo. Niemand telt punten.
rules-practice-setup = Twee kaarten liggen open.
rules-practice-play =
    Zoek het ene symbool dat op beide kaarten staat en tik erop. Dan komen er twee nieuwe.

    In je eentje zie je je tijden beter worden. Met meer spelers draait de snelste de volgende twee kaarten om.
rules-practice-end = Er is geen einde. Als de stapel op is, wordt hij geschud, en jullie gaan door zolang je zin hebt.
rules-practice-tip = Zeg het symbool hardop terwijl je erop tikt. Elke keer schiet de naam je sneller te binnen.

rules-tower-goal = Win meer kaarten van de toren in het midden dan de anderen.
rules-tower-setup = Voor 2 tot 8 spelers. Iedereen krijgt één kaart. De rest vormt een toren in het midden, open.
rules-tower-play =
    Zoek het symbool dat je eigen bovenste kaart deelt met de bovenste kaart van de toren.

    Was jij de eerste? Dan is die kaart van jou: hij komt op je stapel, en daarmee zoek je nu verder. De toren laat de volgende kaart zien.

    - { rules-penalty }
rules-tower-end = Het spel is afgelopen als de toren op is. Wie de meeste kaarten heeft, wint.
rules-tower-tip = Kijk goed naar een kaart zodra je hem wint: jij hebt hem al voor je terwijl de anderen naar de toren kijken.

rules-well-goal = Gooi al je kaarten in de put voordat de anderen het doen.
rules-well-setup = Voor 2 tot 8 spelers. Eén kaart ligt open in het midden: dat is de put. Alle andere worden één voor één uitgedeeld; sommigen kunnen er een meer krijgen. Wie het vorige spel won, krijgt de eerste kaart. De stapels van iedereen liggen open.
rules-well-play =
    Zoek het symbool dat je bovenste kaart deelt met de kaart in de put.

    Was jij de eerste? Dan valt jouw kaart in de put, en op die kaart zoekt nu iedereen. Je volgende kaart komt tevoorschijn.

    - { rules-penalty }
rules-well-end = { $end ->
    [last_left] Dan gaan jullie door tot nog maar één speler kaarten heeft. Die verliest, en de plaatsen volgen de volgorde waarin jullie je kaarten kwijtraakten.
   *[first_out] Wie als eerste geen kaarten meer heeft, wint, en het spel is meteen afgelopen. Hoe minder kaarten de anderen hebben, hoe beter hun plaats.
}
rules-well-variants = Je kunt ook tot de laatste spelen: dan gaan jullie door tot nog maar één speler kaarten heeft. Die verliest, en de plaatsen volgen de volgorde waarin jullie je kaarten kwijtraakten.
rules-well-tip = Elke kaart die in de put valt, geeft een nieuwe opgave. Kijk er na elke kaart weer in.

rules-hot_potato-goal = Geef je kaarten door voordat je met die van iedereen zit.
rules-hot_potato-setup = Voor 2 tot 8 spelers. In elke ronde krijgt iedereen één kaart, en alle kaarten worden tegelijk getoond. { $rounds ->
    [deck] Je speelt tot er te weinig kaarten zijn voor een nieuwe ronde.
    [one] Je speelt één ronde.
   *[other] Je speelt { $rounds } rondes.
}
rules-hot_potato-play =
    Zoek een symbool dat jouw kaart deelt met de bovenste kaart van iemand die nog kaarten heeft.

    Was jij de eerste? Dan gaat je hele stapel boven op die van de ander, en daar ligt nu jouw kaart bovenop. Deze ronde ben je veilig.

    - Wie overblijft, zit met alle kaarten: de ronde is verloren, en die kaarten leg je als last opzij.
    - { rules-penalty }
rules-hot_potato-end = Als alle rondes gespeeld zijn, wint wie de minste kaarten opzij heeft gelegd.
rules-hot_potato-variants = You choose how many rounds to play, or play until the deck runs out.
rules-hot_potato-tip = Hoe meer spelers kaarten hebben, hoe meer kansen jij hebt. Wees snel aan het begin.

rules-catch_them_all-goal = Pak meer kaarten rond het midden dan de anderen.
rules-catch_them_all-setup = Voor 2 tot 8 spelers. In elke ronde ligt één kaart open in het midden, met eromheen evenveel kaarten als er spelers zijn.
rules-catch_them_all-play =
    Zoek het symbool dat een van de kaarten eromheen deelt met de kaart in het midden. Welke je neemt, maakt niet uit.

    Was jij de eerste? Dan is die buitenste kaart van jou. De middelste blijft liggen.

    Als alle kaarten eromheen weg zijn, gaat de middelste onder de stapel en wordt een nieuwe ronde klaargelegd.

    - { rules-penalty }
rules-catch_them_all-end = { $last_round ->
    [none] Als er te weinig kaarten zijn voor een hele ronde, is het spel afgelopen. Wie de meeste kaarten heeft, wint.
   *[short] Als er te weinig kaarten zijn voor een hele ronde, speel je met de rest nog een laatste korte ronde. Wie de meeste kaarten heeft, wint.
}
rules-catch_them_all-tip = Het midden blijft de hele ronde hetzelfde: leer eerst de symbolen daarvan, en ga dan de andere kaarten langs.

rules-poisoned_gift-goal = Niemand wil deze kaarten. Geef ze aan de anderen en houd er zelf de minste over.
rules-poisoned_gift-setup = Voor 2 tot 8 spelers. Iedereen krijgt één kaart. De rest vormt een stapel in het midden, open.
rules-poisoned_gift-play =
    Zoek het symbool dat de kaart in het midden deelt met de bovenste kaart van een andere speler.

    Was jij de eerste? Dan geef je de ander die kaart cadeau: hij komt boven op diens stapel. Het midden laat de volgende kaart zien.

    - Aan jezelf kun je niets geven, en niemand kan nee zeggen.
    - { rules-penalty }
rules-poisoned_gift-end = Het spel is afgelopen als de stapel in het midden op is. Wie de minste kaarten heeft, wint.
rules-poisoned_gift-tip = Je eigen kaart heb je niet nodig. Kijk naar die van alle anderen.

rules-triplets-goal = Zoek drie kaarten met hetzelfde symbool en verzamel de meeste kaarten.
rules-triplets-setup = Voor 2 tot 8 spelers. Negen kaarten liggen open op tafel, de rest is een dichte stapel.
rules-triplets-play =
    Zoek een symbool dat op drie van de negen kaarten staat en tik het op alle drie aan.

    Was jij de eerste? Dan zijn de drie kaarten van jou, en drie nieuwe van de stapel vullen de lege plekken.

    - { rules-penalty }
rules-triplets-end = Het spel is afgelopen als de stapel op is en geen drie kaarten meer een symbool delen. Wie de meeste kaarten heeft, wint.
rules-triplets-tip = Tussen negen kaarten zit altijd een drieling. Kies een symbool dat je twee keer ziet en zoek het derde.

rules-duel-goal = Twee spelers, één vraag: wie is sneller?
rules-duel-setup = Elk van de twee krijgt één kaart. Beide worden tegelijk getoond.
rules-duel-play =
    Zoek het symbool dat op beide kaarten staat.

    - { rules-penalty }
rules-duel-end = Wie het eerst is, wint het duel. Als in een ander spel twee spelers gelijk staan, beslist een duel.
rules-duel-tip = Adem uit en kijk naar beide kaarten tegelijk.

## The island

rules-island-name = Teams op het eiland
rules-island-goal = In elk minispel winnen teams punten. Met tien punten win je het hele spel.
rules-island-setup =
    Voor 2 tot 6 spelers in twee of drie teams: blauw, oranje en rood.

    - 2 spelers: één tegen één.
    - 3 spelers: ieder voor zich.
    - 4 spelers: twee teams van twee.
    - 5 spelers: twee teams van twee, en één speler alleen.
    - 6 spelers: drie teams van twee.

    Het eiland bestaat uit 19 zeshoekige kaarten in rijen van 3, 4, 5, 4 en 3, allemaal open. Voor elk minispel wordt het opnieuw gelegd. Elk team heeft 16 kaarten van zijn kleur. Maten verdelen ze: ieder 8.
rules-island-play =
    In de eerste drie minispellen draai je je eigen kaarten één voor één om en leg je elke kaart op een eilandkaart waarmee hij een symbool deelt. Een omgedraaide kaart moet je leggen voordat je de volgende omdraait.

    - Alleen de bovenste kaart telt: alleen daarop wordt gezocht, en alleen die heeft een kleur.
    - Je mag elke kaart bedekken, ook van een ander team of van jezelf.
    - Zijn jouw kaarten op maar die van je maat niet, dan mag je helpen door te wijzen, niet door te spelen.
    - { rules-penalty }
rules-island-end =
    Punten worden geteld aan het eind van een minispel, bij Ridders na elke ronde. Staan er teams gelijk voor de twee punten, dan krijgen ze allemaal twee; voor helemaal niets krijgt niemand iets.

    Met tien punten of meer is het hele spel afgelopen. De meeste punten wint; bij een gelijke stand win je samen.
rules-island-five = Wie alleen speelt, heeft 8 kaarten, en wat daarvan zichtbaar is, telt dubbel. Bij Barbaren tellen ook diens kaarten dubbel; bij Ridders verandert er niets.

rules-welcome-goal = Bedek het eiland met de kaarten van jullie team en zorg dat er zoveel mogelijk zichtbaar blijven.
rules-welcome-setup = Het eiland: 19 open kaarten. Elk team schudt zijn 16 kaarten en houdt ze dicht; maten nemen er ieder 8. Iedereen draait één kaart om.
rules-welcome-play =
    Zoek een symbool dat jouw kaart deelt met een kaart van het eiland, welke dan ook, en leg de jouwe erop. Draai dan je volgende kaart om.

    - Vanaf nu telt daar alleen jouw kaart, tot iemand hem bedekt.
    - Je mag elke kaart bedekken, van wie hij ook is.
    - { rules-penalty }
rules-welcome-end =
    Zodra één team al zijn kaarten heeft gelegd, is het minispel afgelopen.

    - 1 punt voor het team dat als eerste klaar was.
    - 2 punten voor het team met de meeste zichtbare kaarten.
rules-welcome-five = Wie alleen speelt, heeft 8 kaarten, en diens zichtbare kaarten tellen dubbel.
rules-welcome-example = Blue is out of cards first: 1 point. But orange has six visible cards and blue only five: 2 points for orange.
rules-welcome-tip = Een kaart van een ander team bedekken helpt dubbel: jullie hebben er een meer, zij een minder.

rules-ports-goal = Vertrek vanuit het hart van het eiland en bereik meer havens dan de anderen.
rules-ports-setup = Het eiland: 19 open kaarten, en 6 havens eromheen. Elke haven raakt twee kaarten van de kust. Elk team schudt zijn 16 kaarten en houdt ze dicht; maten nemen er ieder 8. Iedereen draait één kaart om.
rules-ports-play =
    Zoek een symbool dat jouw kaart deelt met een kaart van het eiland en leg de jouwe erop. Maar niet zomaar ergens:

    - Begin in het midden van het eiland: { $centre ->
        [single] de kaart in het midden.
       *[seven] de kaart in het midden of een van de zes eromheen.
    }
    - Daarna mag je elke kaart naast een kaart van jouw kleur bedekken. { $own_isolated ->
        [forbid] Een kaart van je eigen kleur mag je alleen bedekken als er een kaart van jouw kleur naast ligt.
       *[allow] Je mag ook een kaart van je eigen kleur bedekken.
    }
    - Is er geen kaart van jullie kleur meer te zien, dan beginnen jullie weer in het hart.
    - Havens worden nooit bedekt, en je zoekt er geen symbolen op.
    - { rules-penalty }
rules-ports-end =
    Zodra één team al zijn kaarten heeft gelegd, is het minispel afgelopen.

    - 1 punt voor het team dat als eerste klaar was.
    - 2 punten voor het team waarvan de zichtbare kaarten de meeste verschillende havens raken.
rules-ports-five = Wie alleen speelt, heeft 8 kaarten, en diens havens tellen dubbel.
rules-ports-example = Orange is out of cards first: 1 point. Blue touches three ports and orange two: 2 points for blue. Two blue cards at the same port count once.
rules-ports-variants = Polish edition: you can only cover a card of your own colour if it has a neighbour of your colour.
rules-ports-tip = Eén kaart bij elke haven is genoeg. Bouw door naar de volgende en bewaak de kaarten die een haven raken.

rules-longest_route-goal = Verbind de kaarten van jullie kleur tot de grootste groep van het eiland.
rules-longest_route-setup =
    Het eiland: 19 open kaarten. Elk team heeft zijn 16 kaarten. Voor je begint worden er kaarten geruild, dicht en op goed geluk:

    - Twee teams geven elkaar 6 kaarten.
    - Drie teams geven 3 kaarten aan elk van de andere.

    Iedereen draait één kaart om.
rules-longest_route-play =
    Zoek een symbool dat jouw kaart deelt met een kaart van het eiland, welke dan ook, en leg de jouwe erop. Draai dan je volgende kaart om.

    - De kleur van de kaart telt, niet wie hem legde. Jullie hebben ook kaarten van de anderen: leg die waar ze het minst helpen.
    - Je mag elke kaart bedekken.
    - { rules-penalty }
rules-longest_route-end =
    Zodra één team alle kaarten heeft gelegd die het heeft, is het minispel afgelopen.

    - 1 punt voor het team dat als eerste klaar was.
    - 2 punten voor het team met de grootste groep: zichtbare kaarten van zijn kleur die naast elkaar liggen.
rules-longest_route-five = Wie alleen speelt, heeft 8 kaarten, geeft er 1 aan elk paar en krijgt er 1 van elk; de paren geven elkaar er 3. Daarna heeft iedereen er 8. De groep van wie alleen speelt, telt dubbel.
rules-longest_route-example = Blue is out of cards first: 1 point. Blue has seven visible cards, but its biggest group is four. Orange has a group of five: 2 points for orange.
rules-longest_route-tip = Eén kaart van jullie op een lege plek kan twee kleine groepen tot een grote verbinden. Met die van de anderen breek je groepen in stukken.

rules-barbarians-goal = Sleep meer eilandkaarten weg dan de andere teams.
rules-barbarians-setup = Het eiland: 19 open kaarten. Elk team draait één van zijn kaarten om, zodat iedereen hem ziet. Die blijft het hele minispel dezelfde.
rules-barbarians-play =
    Zoek een symbool dat jullie teamkaart deelt met een kaart die nog op het eiland ligt, welke dan ook.

    Was jij de eerste? Dan pakt jullie team die eilandkaart. De teamkaart blijft liggen.

    - Maten zoeken met dezelfde kaart.
    - { rules-penalty }
rules-barbarians-end =
    Het minispel is afgelopen als het eiland leeg is.

    - 2 punten voor het team met de meeste kaarten.
rules-barbarians-five = De kaarten van wie alleen speelt, tellen dubbel.
rules-barbarians-example = Blue took seven cards, orange seven and red five. Blue and orange are tied for most: 2 points each.
rules-barbarians-tip = Jullie kaart blijft dezelfde: leer zijn negen symbolen, en ga dan het eiland langs.

rules-knights-goal = Pak de kaarten van de andere teams voordat zij die van jullie pakken.
rules-knights-setup = Deze keer geen eiland. Elk team schudt zijn 16 kaarten en legt ze dicht neer. In elke ronde draaien alle teams tegelijk hun bovenste kaart om.
rules-knights-play =
    Zoek het symbool dat jullie teamkaart deelt met de kaart van een ander team dat nog meedoet in de ronde.

    Was jij de eerste? Dan pakken jullie hun kaart, en dat team ligt uit de ronde. Het houdt wat het al had gepakt.

    De ronde is afgelopen als er nog één team over is. Diens kaart gaat opzij, en iedereen draait de volgende om.

    - Maten zoeken met dezelfde kaart.
    - Als de kaarten op zijn, schudt elk team zijn 16 kaarten opnieuw.
    - { rules-penalty }
rules-knights-end =
    - 1 punt voor elke gepakte kaart, geteld aan het eind van elke ronde.

    Jullie spelen ronde na ronde tot een team tien punten heeft. De meeste punten wint.
rules-knights-five = Nothing changes: the solo player plays with one card like every other team.
rules-knights-example = Red captures orange’s card: 1 point for red. Then blue captures red’s card: 1 point for blue. Red is out, but keeps its point.
rules-knights-tip = Met drie teams kun je in één ronde twee kaarten pakken: heb de tweede in het oog voordat je op de eerste tikt.

## Island dice

rules-island_dice-goal = Bouw straten, dorpen, steden en ridders en haal in 15 beurten de meeste punten.
rules-island_dice-setup =
    Voor één speler of meer. Iedereen heeft een vel met een kaart van het eiland. De eerste straat ligt er al.

    Elk van de zes dobbelstenen toont erts, graan, wol, hout, leem of goud.
rules-island_dice-play =
    In je beurt gooi je hooguit drie keer. Leg na elke worp de dobbelstenen opzij die je wilt houden en gooi de rest opnieuw. Je mag je bedenken: een steen die opzij lag, mag je weer gooien.

    Daarna bouw je met wat de dobbelstenen tonen, zoveel je kunt betalen. Elke steen betaalt één keer.

    - Straat, 1 punt: leem en hout. Hij moet verder gaan vanaf een straat die er al ligt.
    - Dorp, 3, 4, 5, 7, 9 of 11 punten: leem, hout, graan en wol.
    - Stad, 7, 12, 20 of 30 punten: drie erts en twee graan.
    - Ridder, 1 tot 6 punten: erts, graan en wol.
    - Naar een dorp of stad moet een straat leiden. Dorpen, steden en ridders bouw je elk op volgorde, van het laagste getal naar het hoogste.

    Passen de dobbelstenen net niet?

    - Twee stenen met goud worden er één van iets anders, zo vaak als je er twee hebt.
    - Elke ridder helpt je één keer in het spel als joker: draai één steen naar zijn plaatje. De eerste geeft erts, dan volgen graan, wol, hout en leem; de zesde geeft wat je maar wilt. { $joker_next_turn ->
        [yes] De joker van een nieuwe ridder werkt vanaf je volgende beurt.
       *[no] De joker van een nieuwe ridder werkt meteen, ook in dezelfde beurt.
    }
rules-island_dice-end =
    Alles wat je in een beurt bouwt, schrijf je op als één getal. Bouw je niets, dan krijg je een kruis, en elk kruis kost aan het eind 2 punten.

    Na 15 beurten elk wint wie de meeste punten heeft. Bij een gelijke stand win je samen.
rules-island_dice-example = You roll brick, lumber, brick, lumber, grain and wool. That’s a road (1 point) and a settlement (3 points). Write down 4.
rules-island_dice-variants = Some tables wait: a new knight’s joker only works from the next turn.
rules-island_dice-tip = Straten leiden overal heen, maar grote steden leveren het meest op. Bouw vroeg ridders: hun jokers redden menige beurt.

## How games string together

rules-single-goal = Eén minispel, één winnaar.
rules-single-setup = Kies een spel en deel de kaarten.
rules-single-play = Speel het één keer, volgens zijn eigen regels.
rules-single-end = Staan twee spelers bovenaan gelijk, dan beslist een duel. Met drie of meer is het één ronde De hete aardappel. Op het eiland winnen teams die gelijk staan samen.

rules-series-goal = Win meer minispellen dan de anderen.
rules-series-setup = Kies een paar minispellen en hun volgorde, of laat het aan het toeval over. Hetzelfde spel mag vaker komen.
rules-series-play = Speel ze na elkaar. Wie een minispel wint, krijgt één overwinning op het scoreblad; staan er spelers bovenaan gelijk, dan spelen ze erom.
rules-series-end = Na het laatste minispel is kampioen wie er de meeste heeft gewonnen. Ook om een gelijke stand bovenaan wordt gespeeld.

rules-tournament-goal = Verzamel punten in elk minispel.
rules-tournament-setup = { $length ->
    [0] Je speelt elk spel één keer, te beginnen met Toren.
    [one] Je speelt één spel: Toren.
   *[other] Je speelt { $length } spellen, te beginnen met Toren.
}
rules-tournament-play =
    Wie in een minispel laatste wordt, kiest het volgende uit wat nog niet gespeeld is. Elk spel heeft zijn eigen punten:

    - De toren: 1 voor elke gewonnen kaart, en nog 5 voor de meeste kaarten.
    - De put, gespeeld tot de laatste: 10 voor wie als eerste klaar is, en 20 eraf voor wie overblijft.
    - De hete aardappel: 5 eraf voor elke verloren ronde.
    - Pak ze allemaal!: 1 voor elke kaart.
    - Het vergiftigde cadeau: 20 voor de minste kaarten, 10 voor de op één na minste.
    - Drielingen: 1 voor elke kaart.
rules-tournament-end = Voordat zo’n extraatje wordt gegeven, spelen spelers die gelijk staan erom. Na het laatste minispel is kampioen wie de meeste punten heeft.
rules-tournament-tip = Word je laatste, kies dan het minispel waar je het best in bent.

rules-beginner-goal = Word het eerste team met tien punten.
rules-beginner-setup = Kies een van de vijf eilandspellen: een dat jullie leuk vinden, of een dat jullie willen leren.
rules-beginner-play = Speel het steeds opnieuw. De punten van alle spellen worden opgeteld, en de scorekaarten laten ze zien.
rules-beginner-end = Als een team tien punten of meer heeft, is het hele spel afgelopen. De meeste punten wint; bij een gelijke stand win je samen.

rules-adventure-goal = Word het eerste team met tien punten, op reis door alle vijf eilandspellen.
rules-adventure-setup = De minispellen komen in deze volgorde: Welkom op het eiland, Havens, De langste route, Barbaren, Ridders.
rules-adventure-play = Speel de eerste vier elk één keer en tel de punten op met de scorekaarten. Dan komen de Ridders, en daar blijven jullie, ronde na ronde, tot iemand tien punten heeft.
rules-adventure-end = Als een team tien punten of meer heeft, is het hele spel afgelopen, ook al voor de Ridders. De meeste punten wint; bij een gelijke stand win je samen.
