### The rules of every game. One line is one paragraph; a line that begins with "- " is a point of a list.
### A part that depends on the options in force chooses by their value: `$end`, `$rounds`, `$penalty` and so on.

rules-heading-goal = Doel van het spel
rules-heading-setup = Voorbereiding
rules-heading-play = Zo speel je
rules-heading-end = Einde van het spel
rules-heading-five = Met vijf spelers
rules-heading-example = Voorbeeld puntentelling
rules-heading-variants = Zo kan het ook
rules-heading-tip = Tip

rules-shelf-cards = Kaartspellen
rules-shelf-island = Eilandspellen
rules-shelf-dice = Eilanddobbelspel
rules-shelf-series = Meerdere spellen achter elkaar

## What several games share

rules-penalty = { $penalty ->
    [lock] Fout? Dan wacht je tot iemand het goed heeft. Wacht iedereen, dan mag iedereen weer.
    [freeze] Fout? Dan wacht je anderhalve seconde.
   *[none] Fout? Er gebeurt niets. Probeer het gewoon nog eens.
}
rules-tie = { $tie ->
    [knockout] Drie of meer spelen De hete aardappel: de verliezer van elke ronde valt af. De laatste twee vechten een duel uit.
    [minigame] Drie of meer spelen nog één spel.
   *[hot_potato] Drie of meer spelen één ronde De hete aardappel: hoe eerder je veilig bent, hoe beter je plaats.
}
rules-award = { $award_zero ->
    [yes] Staan teams bovenaan gelijk, dan krijgen ze elk 2 punten, zelfs met nul.
   *[no] Staan teams bovenaan gelijk, dan krijgen ze elk 2 punten. Een team met nul krijgt niets.
}

## What all card games share

rules-basics-name = Zo werken de kaarten
rules-basics-goal = Leg twee kaarten naast elkaar, welke dan ook: één symbool staat op allebei. Altijd één, nooit meer. In elk spel draait het erom dat jij het als eerste vindt.
rules-basics-setup =
    De klassieke set en de strandset hebben elk 55 kaarten, met 8 symbolen per kaart. De eilandset heeft 73 kaarten met 9 symbolen, de tuinset 31 kaarten met 6.

    Een symbool kan op de ene kaart klein zijn en op de andere groot. Het kan ook op zijn kop staan. Het blijft hetzelfde symbool.

    De spellen zijn voor iedereen vanaf zes jaar, met de tuinset vanaf vier. Het makkelijkste staat vooraan.
rules-basics-play =
    Iedereen speelt tegelijk. Er zijn geen beurten. Tik op het symbool dat je ziet. Ben je de eerste, dan is het van jou.

    Je kunt in het menu ook “Met je stem spelen” aanzetten en het symbool zeggen. De meeste symbolen hebben meerdere namen, en ze tellen allemaal. Kan het op meer kaarten staan, zeg dan ook welke: het nummer, of van wie hij is.

    - Goed en als eerste: het telt meteen.
    - Goed, maar iemand was sneller: er gebeurt niets, en het kost je niets.
    - Fout: je moet wachten. Strijdt iedereen om dezelfde kaart, dan wacht je tot er een andere ligt. Liggen er veel kaarten open, dan wacht je anderhalve seconde.
rules-basics-end =
    Doet een gelijke stand ertoe, dan volgt een beslissingsronde. Twee spelers vechten een duel uit. { rules-tie }

    Voor eilandteams is er geen beslissingsronde. Zij delen de plaats.
rules-basics-tip = Vergelijk niet symbool voor symbool. Kijk naar de hele kaart en wacht tot iets je bekend voorkomt.

## Games with the classic and the beach deck

rules-practice-goal = Leer de kaarten kennen in je eigen tempo. Niemand telt punten.
rules-practice-setup = Twee kaarten liggen open.
rules-practice-play =
    Zoek het ene symbool dat op beide kaarten staat en tik erop. Dan krijg je twee nieuwe kaarten.

    In je eentje zie je je tijden beter worden. Met anderen draait de snelste de volgende twee kaarten om. { rules-penalty }
rules-practice-end = Er is geen einde. Is de stapel op, dan wordt hij opnieuw geschud. Ga door zolang je zin hebt.
rules-practice-tip = Zeg het symbool hardop terwijl je erop tikt. De naam schiet je elke keer sneller te binnen.

rules-tower-goal = Win meer kaarten van de toren dan de anderen.
rules-tower-setup = Voor 2 tot 8 spelers. Iedereen krijgt één open kaart. De andere kaarten vormen in het midden een open stapel: de toren.
rules-tower-play =
    Zoek het symbool dat op jouw bovenste kaart én op de bovenste kaart van de toren staat.

    Was jij de eerste? Dan win je die kaart. Hij komt boven op je stapel, en daarmee speel je verder. Op de toren ligt nu de volgende kaart.

    - { rules-penalty }
rules-tower-end = Het spel is afgelopen als de toren op is. Wie de meeste kaarten heeft, wint.
rules-tower-tip = Net een kaart gewonnen? Kijk er nog eens goed naar voordat je naar de toren kijkt. Daar zoek je nu mee.

rules-well-goal = Raak als eerste al je kaarten kwijt.
rules-well-setup = Voor 2 tot 8 spelers. Eén kaart ligt open in het midden: de put. Deel alle andere één voor één uit. Begin bij de winnaar van het vorige spel. Sommigen krijgen er misschien één meer. Alle stapels liggen open.
rules-well-play =
    Zoek het symbool dat op jouw bovenste kaart én op de kaart in de put staat.

    Was jij de eerste? Gooi je kaart in de put. Nu moet iedereen een symbool van die kaart vinden. Jij speelt verder met de volgende kaart van je stapel.

    - { rules-penalty }
rules-well-end = { $end ->
    [last_left] Speel door tot nog maar één speler kaarten heeft. Die verliest. De anderen eindigen in de volgorde waarin ze klaar waren.
   *[first_out] Wie als eerste geen kaarten meer heeft, wint, en het spel is meteen afgelopen. Bij de anderen tellen de kaarten die ze nog hebben: hoe minder, hoe beter.
}
rules-well-variants = { $end ->
    [last_left] Je kunt ook eerder stoppen: wie als eerste geen kaarten meer heeft, wint.
   *[first_out] Je kunt ook doorgaan tot de laatste: speel tot nog maar één speler kaarten heeft. Die verliest.
}
rules-well-tip = Elke kaart die in de put valt, verandert wat je zoekt. Kijk dus elke keer opnieuw.

rules-hot_potato-goal = Geef je kaarten door voordat jij met alle kaarten blijft zitten.
rules-hot_potato-setup = Voor 2 tot 8 spelers. In elke ronde krijgt iedereen één kaart. Ze gaan allemaal tegelijk open. { $rounds ->
    [deck] Je speelt tot er te weinig kaarten zijn voor een nieuwe ronde.
    [one] Je speelt één ronde.
   *[other] Je speelt { $rounds } rondes.
}
rules-hot_potato-play =
    Zoek een symbool dat op jouw kaart staat én op de bovenste kaart van een speler die nog kaarten heeft.

    Was jij de eerste? Je hele stapel gaat boven op die van de ander. Nu moet de ander met jouw kaart verder. Jij bent deze ronde veilig.

    - Wie met alle kaarten blijft zitten, verliest de ronde. Die kaarten tellen als strafkaarten.
    - { rules-penalty }
rules-hot_potato-end = Na de laatste ronde wint wie de minste strafkaarten heeft.
rules-hot_potato-variants = Kies zelf hoeveel rondes je speelt, of speel tot de kaarten op zijn.
rules-hot_potato-tip = Hoe meer spelers nog kaarten hebben, hoe meer kansen jij hebt. Wees snel aan het begin.

rules-catch_them_all-goal = Pak meer kaarten dan de anderen.
rules-catch_them_all-setup = Voor 2 tot 8 spelers. In elke ronde ligt één kaart open in het midden. Eromheen liggen evenveel kaarten als er spelers zijn.
rules-catch_them_all-play =
    Zoek het symbool dat op een van de kaarten eromheen én op de middelste kaart staat. Het maakt niet uit welke kaart je neemt.

    Was jij de eerste? Dan pak je die kaart. De middelste blijft liggen.

    Zijn alle kaarten eromheen weg, dan gaat de middelste onder de trekstapel. Daarna leg je een nieuwe ronde klaar.

    - { rules-penalty }
rules-catch_them_all-end = { $last_round ->
    [none] Zijn er te weinig kaarten voor een hele ronde, dan is het spel afgelopen. Wie de meeste kaarten heeft, wint.
   *[short] Zijn er te weinig kaarten voor een hele ronde, dan speel je met de rest nog één kortere ronde. Daarna wint wie de meeste kaarten heeft.
}
rules-catch_them_all-tip = De middelste kaart blijft de hele ronde liggen. Leer eerst die symbolen uit je hoofd en ga dan de andere kaarten langs.

rules-poisoned_gift-goal = Niemand wil deze kaarten. Geef ze aan de anderen en houd er zelf de minste over.
rules-poisoned_gift-setup = Voor 2 tot 8 spelers. Iedereen krijgt één open kaart. De andere kaarten vormen in het midden een open stapel.
rules-poisoned_gift-play =
    Zoek het symbool dat op de middelste kaart én op de bovenste kaart van een andere speler staat.

    Was jij de eerste? Dan is het jouw cadeau: de middelste kaart gaat boven op de stapel van de ander. In het midden zie je de volgende.

    - Je kunt jezelf niets geven, en niemand mag een kaart weigeren.
    - { rules-penalty }
rules-poisoned_gift-end = Het spel is afgelopen als de middelste stapel op is. Wie de minste kaarten heeft, wint.
rules-poisoned_gift-tip = Je eigen kaart doet er niet toe. Kijk naar die van de anderen.

rules-triplets-goal = Zoek drie kaarten met hetzelfde symbool en verzamel de meeste kaarten.
rules-triplets-setup = Voor 2 tot 8 spelers. { $places ->
    [0] Negen kaarten liggen open op tafel, met de tuinset zeven.
    [one] Eén kaart ligt open op tafel.
   *[other] { $places } kaarten liggen open op tafel.
} { $small_table ->
    [yes] De rest is een gedekte stapel. Ligt er geen drieling, dan komt er steeds één kaart bij, tot er wel een is.
   *[no] De rest is een gedekte stapel.
}
rules-triplets-play =
    Zoek een symbool dat op drie kaarten staat. Tik het op alle drie aan.

    Was jij de eerste? Dan pak je de drie kaarten. Drie nieuwe van de stapel vullen de lege plekken.

    - { rules-penalty }
rules-triplets-end = Het spel is afgelopen als de stapel op is en geen drie kaarten meer hetzelfde symbool hebben. Wie de meeste kaarten heeft, wint.
rules-triplets-tip = Zolang er een stapel is, ligt er altijd een drieling. Kies een symbool dat je twee keer ziet en zoek het derde.

rules-duel-goal = Twee spelers, één vraag: wie is sneller?
rules-duel-setup = Beide spelers krijgen één kaart. De kaarten gaan tegelijk open.
rules-duel-play =
    Zoek het symbool dat op beide kaarten staat.

    - { rules-penalty }
rules-duel-end = { $wins ->
    [one] Wie het als eerste vindt, wint het duel.
   *[other] Wie het als eerste vindt, wint de ronde, en jullie krijgen allebei een nieuwe kaart. Wie het eerst { $wins } rondes wint, wint het duel.
} In andere spellen beslist een duel als twee spelers gelijk staan.
rules-duel-tip = Adem uit en kijk naar beide kaarten tegelijk.

## The island

rules-island-name = Teams op het eiland
rules-island-goal = Je team verdient punten in elk spel. Bij tien punten is de partij afgelopen, en het team met de meeste punten wint.
rules-island-setup =
    Voor 2 tot 6 spelers in twee of drie teams: blauw, oranje en rood.

    - 2 spelers: één tegen één.
    - 3 spelers: ieder voor zich.
    - 4 spelers: twee teams van twee.
    - 5 spelers: twee teams van twee, en één speler alleen.
    - 6 spelers: drie teams van twee.

    Het eiland bestaat uit 19 zeshoekige kaarten in rijen van 3, 4, 5, 4 en 3, allemaal open. Voor elk spel leg je een nieuw eiland. Elk team heeft 16 kaarten van zijn kleur. Teamgenoten verdelen ze: ieder 8.

    Elk team heeft ook een scorekaart. Draai hem één stap per punt. Keer hem om bij zes punten.

    Nieuw op het eiland? Speel eerst Beginners, dan Avontuur. Het makkelijkste spel staat vooraan.
rules-island-play =
    In de eerste drie spellen draai je je kaarten één voor één om. Leg elke kaart op een eilandkaart met hetzelfde symbool. Een omgedraaide kaart moet je spelen voordat je de volgende omdraait.

    - Alleen de bovenste kaart telt: daarop zoek je, en zijn kleur levert punten op.
    - Tenzij het spel iets anders zegt, mag je elke kaart bedekken: van een ander team of van jezelf.
    - Zijn jouw kaarten op en die van je teamgenoot niet? Dan mag je dingen aanwijzen, maar niet spelen.
    - { rules-penalty }
rules-island-end =
    Je telt de punten aan het eind van elk spel, bij Ridders na elke ronde. { rules-award }

    Heeft een team tien punten of meer, dan is de partij afgelopen. Het team met de meeste punten wint. Staan teams gelijk, dan winnen ze samen.
rules-island-five = De solospeler heeft 8 kaarten, en wat die scoort, telt dubbel: zichtbare kaarten, havens, de groep, en de kaarten bij Barbaren. Bij Ridders verandert er niets.

rules-welcome-goal = Bedek het eiland met de kaarten van je team en houd er zoveel mogelijk zichtbaar.
rules-welcome-setup = Leg het eiland: 19 open kaarten. Elk team schudt zijn 16 kaarten en houdt ze gedekt. Teamgenoten nemen er ieder 8. Iedereen draait één kaart om.
rules-welcome-play =
    Zoek een symbool dat op jouw kaart én op een kaart van het eiland staat. Leg je kaart erop. Draai dan je volgende kaart om.

    - Vanaf nu telt daar alleen jouw kaart, tot iemand hem bedekt.
    - Je mag elke kaart bedekken, van wie hij ook is.
    - { rules-penalty }
rules-welcome-end =
    Het spel is afgelopen zodra één team zijn kaarten kwijt is.

    - 1 punt voor het team dat als eerste zijn kaarten kwijt is.
    - 2 punten voor het team met de meeste zichtbare kaarten. { rules-award }
rules-welcome-five = De solospeler heeft 8 kaarten. De zichtbare kaarten van de solospeler tellen dubbel.
rules-welcome-example = Blauw is als eerste zijn kaarten kwijt: 1 punt. Maar oranje heeft zes zichtbare kaarten en blauw maar vijf: 2 punten voor oranje.
rules-welcome-tip = Bedek een kaart van een ander team en je wint dubbel: jullie hebben er één meer, zij één minder.

rules-ports-goal = Begin in het midden van het eiland en bereik meer havens dan de anderen.
rules-ports-setup = Leg het eiland: 19 open kaarten, met 6 havens eromheen. Elke haven grenst aan twee kaarten van de kust. Elk team schudt zijn 16 kaarten en houdt ze gedekt. Teamgenoten nemen er ieder 8. Iedereen draait één kaart om.
rules-ports-play =
    Zoek een symbool dat op jouw kaart én op een kaart van het eiland staat, en leg je kaart erop. Maar niet zomaar ergens:

    - Begin in het midden: { $centre ->
        [single] op de middelste kaart.
       *[seven] op de middelste kaart of een van de zes eromheen.
    }
    - Daarna mag je elke kaart naast een kaart van jullie kleur bedekken. { $own_isolated ->
        [forbid] Een kaart van je eigen kleur mag je alleen bedekken als er nog een kaart van jullie kleur naast ligt.
       *[allow] Je mag ook een kaart van je eigen kleur bedekken.
    }
    - Is er geen kaart van jullie kleur meer te zien? Begin dan weer in het midden.
    - Havens worden nooit bedekt, en je zoekt er geen symbolen op.
    - { rules-penalty }
rules-ports-end =
    Het spel is afgelopen zodra één team zijn kaarten kwijt is.

    - 1 punt voor het team dat als eerste zijn kaarten kwijt is.
    - 2 punten voor het team waarvan de zichtbare kaarten aan de meeste havens grenzen. Elke haven telt één keer. { rules-award }
rules-ports-five = De solospeler heeft 8 kaarten. De havens van de solospeler tellen dubbel.
rules-ports-example = Oranje is als eerste zijn kaarten kwijt: 1 punt. Blauw ligt aan drie havens en oranje aan twee: 2 punten voor blauw. Twee blauwe kaarten aan dezelfde haven tellen één keer.
rules-ports-variants = { $own_isolated ->
    [forbid] Andere edities: een kaart van je eigen kleur mag je altijd bedekken.
   *[allow] Poolse editie: een kaart van je eigen kleur mag je alleen bedekken als er nog een kaart van jullie kleur naast ligt.
}
rules-ports-tip = Eén kaart bij elke haven is genoeg. Ga door naar de volgende en bescherm de kaarten die aan een haven liggen.

rules-longest_route-goal = Verbind de kaarten van jullie kleur tot de grootste groep van het eiland.
rules-longest_route-setup =
    Leg het eiland: 19 open kaarten. Elk team heeft zijn 16 kaarten. Voor je begint, ruil je kaarten, gedekt en zonder te kijken:

    - Twee teams geven elkaar 6 kaarten.
    - Bij drie teams geeft elk team 3 kaarten aan elk ander team.

    Iedereen draait één kaart om.
rules-longest_route-play =
    Zoek een symbool dat op jouw kaart én op een kaart van het eiland staat. Leg je kaart erop. Draai dan je volgende kaart om.

    - De kleur van een kaart telt, niet wie hem speelde. Je hebt ook kaarten van andere teams: leg die waar ze het minst helpen.
    - Je mag elke kaart bedekken.
    - { rules-penalty }
rules-longest_route-end =
    Het spel is afgelopen zodra één team alle kaarten heeft gespeeld die het had.

    - 1 punt voor het team dat als eerste zijn kaarten kwijt is.
    - 2 punten voor het team met de grootste groep: zichtbare kaarten van zijn kleur naast elkaar. { rules-award }
rules-longest_route-five = De solospeler heeft 8 kaarten, geeft er 1 aan elk paar en krijgt er 1 van elk paar. De paren geven elkaar er 3. Dan heeft iedereen er 8. De groep van de solospeler telt dubbel.
rules-longest_route-example = Blauw is als eerste zijn kaarten kwijt: 1 punt. Blauw heeft zeven zichtbare kaarten, maar de grootste groep is vier. Oranje heeft een groep van vijf: 2 punten voor oranje.
rules-longest_route-tip = Eén kaart precies ertussen kan twee kleine groepen verbinden. Met kaarten van andere teams breek je een grote in stukken.

rules-barbarians-goal = Sleep meer eilandkaarten weg dan de andere teams.
rules-barbarians-setup = Leg het eiland: 19 open kaarten. Elk team draait een van zijn kaarten om, zodat iedereen hem ziet. Met die kaart spelen jullie het hele spel.
rules-barbarians-play =
    Zoek een symbool dat op jullie teamkaart staat én op een kaart die nog op het eiland ligt.

    Was jij de eerste? Dan pakt je team die eilandkaart. De teamkaart blijft.

    - Teamgenoten spelen met dezelfde kaart.
    - { rules-penalty }
rules-barbarians-end =
    Het spel is afgelopen als het eiland leeg is.

    - 2 punten voor het team met de meeste kaarten. { rules-award }
rules-barbarians-five = De kaarten van de solospeler tellen dubbel.
rules-barbarians-example = Blauw heeft zeven kaarten gepakt, oranje zeven en rood vijf. Blauw en oranje staan gelijk: elk 2 punten.
rules-barbarians-tip = Jullie kaart verandert nooit. Prent de negen symbolen in je hoofd en ga dan het eiland langs.

rules-knights-goal = Verover de kaarten van de andere teams voordat zij die van jullie veroveren.
rules-knights-setup = Deze keer geen eiland. Elk team schudt zijn 16 kaarten en legt ze gedekt neer. In elke ronde draaien alle teams tegelijk hun bovenste kaart om.
rules-knights-play =
    Zoek het symbool dat op jullie kaart staat én op de kaart van een ander team dat deze ronde nog meedoet.

    Was jij de eerste? Dan veroveren jullie hun kaart, en dat team ligt er deze ronde uit. Het houdt wat het al veroverd heeft.

    De ronde is afgelopen als er nog één team over is. De kaart van dat team gaat opzij, en iedereen draait de volgende om.

    - Teamgenoten spelen met dezelfde kaart.
    - Kaarten op? Elk team schudt zijn 16 kaarten opnieuw.
    - { rules-penalty }
rules-knights-end =
    - 1 punt voor elke kaart die je verovert, geteld na elke ronde.

    { $limit ->
        [rounds] { rules-knights-rounds }
        [either] { rules-knights-target } { rules-knights-latest }
       *[points] { rules-knights-target }
    } Het team met de meeste punten wint.
rules-knights-target = { $target ->
    [one] Speel tot een team één punt heeft.
   *[other] Speel ronde na ronde tot een team { $target } punten heeft.
}
rules-knights-rounds = { $rounds ->
    [one] Na één ronde is het afgelopen.
   *[other] Na { $rounds } rondes is het afgelopen.
}
rules-knights-latest = { $rounds ->
    [one] Na één ronde is het hoe dan ook afgelopen.
   *[other] Na { $rounds } rondes is het hoe dan ook afgelopen.
}
rules-knights-five = Er verandert niets: de solospeler speelt met één kaart, net als elk ander team.
rules-knights-example = Rood verovert de kaart van oranje: 1 punt voor rood. Dan verovert blauw de kaart van rood: 1 punt voor blauw. Rood ligt eruit, maar houdt zijn punt.
rules-knights-tip = Met drie teams kun je in één ronde twee kaarten veroveren. Zorg dat je de tweede al ziet voordat je op de eerste tikt.

## Island dice

rules-island_dice-goal = Bouw straten, dorpen, steden en ridders, en haal in 15 beurten de meeste punten.
rules-island_dice-setup =
    Voor één speler of meer. Iedereen heeft een blad met een speelveld. De eerste straat ligt er al.

    Elk van de zes dobbelstenen toont erts, graan, wol, hout, leem of goud.

    Loot wie er begint. Bij een revanche begint de volgende speler.
rules-island_dice-play =
    In je beurt gooi je hooguit drie keer. Leg na elke worp de dobbelstenen apart die je wilt houden en gooi de rest opnieuw. Je mag je bedenken: wat apart lag, mag je weer gooien.

    Daarna bouw je met wat de dobbelstenen tonen, zoveel je kunt betalen. Elke dobbelsteen gebruik je één keer. Zodra je een joker gebruikt, ruilt of bouwt, mag je deze beurt niet meer gooien.

    - Straat, 1 punt: leem en hout. Hij moet aansluiten op een straat die je al hebt.
    - Dorp, 3, 4, 5, 7, 9 of 11 punten: leem, hout, graan en wol.
    - Stad, 7, 12, 20 of 30 punten: drie erts en twee graan.
    - Ridder, 1 tot 6 punten: erts, graan en wol.
    - Naar een dorp of stad moet een straat leiden. Bouw dorpen, steden en ridders op volgorde, van het laagste getal naar het hoogste.

    Kom je net iets tekort?

    - Ruilen: voor twee goud krijg je één andere grondstof, één keer per paar.
    - Jokers: elke ridder is één keer per spel een joker. Draai één dobbelsteen naar zijn grondstof. De eerste geeft erts, dan volgen graan, wol, hout en leem. De zesde geeft wat je maar wilt. { $joker_next_turn ->
        [yes] De joker van een nieuwe ridder werkt vanaf je volgende beurt.
       *[no] De joker van een nieuwe ridder werkt meteen, ook in dezelfde beurt.
    }
rules-island_dice-end =
    Alles wat je in een beurt bouwt, schrijf je op als één getal. Bouw je niets, dan krijg je een kruis. Elk kruis kost aan het eind 2 punten.

    Na 15 beurten per speler wint wie de meeste punten heeft. Staan spelers gelijk, dan winnen ze samen.
rules-island_dice-example = Je gooit leem, hout, leem, hout, graan en wol. Dat is een straat (1 punt) en een dorp (3 punten). Schrijf 4 op.
rules-island_dice-variants = Of zo: de joker van een nieuwe ridder werkt pas vanaf je volgende beurt.
rules-island_dice-tip = Straten leiden overal heen, maar grote steden leveren het meest op. Bouw vroeg ridders: een joker redt heel wat beurten.

## How games string together

rules-single-goal = Eén spel, één winnaar.
rules-single-setup = Kies een spel en deel de kaarten.
rules-single-play = Speel het één keer, volgens de regels van dat spel.
rules-tie-first = { $tie ->
    [shared] Staan spelers bovenaan gelijk, dan winnen ze samen.
   *[any] Staan twee spelers bovenaan gelijk, dan beslist een duel. { rules-tie }
}
rules-single-end = { $teams ->
    [yes] Staan teams bovenaan gelijk, dan winnen ze samen.
    [no] { rules-tie-first }
   *[any] { rules-tie-first } Eilandteams winnen samen.
}

rules-series-goal = Win meer spellen dan de anderen.
rules-series-setup = Kies een paar spellen en hun volgorde, of speel ze in willekeurige volgorde. Hetzelfde spel mag vaker voorkomen.
rules-series-play = Speel het ene spel na het andere. Win je een spel, dan krijg je één overwinning op het scoreblad. { $teams ->
    [yes] Staan teams bovenaan gelijk, dan krijgen ze elk een overwinning.
   *[no] { $tie ->
        [shared] Staan spelers bovenaan gelijk, dan krijgen ze elk een overwinning.
       *[any] Staat het bovenaan gelijk, dan volgt meteen een beslissingsronde: twee spelers vechten een duel uit. { rules-tie }
    }
}
rules-series-end = { $teams ->
    [yes] Het team dat na het laatste spel de meeste overwinningen heeft, is kampioen. Staan teams gelijk, dan zijn ze samen kampioen.
   *[no] Wie na het laatste spel de meeste overwinningen heeft, is kampioen. { $tie ->
        [shared] Staan spelers gelijk, dan zijn ze samen kampioen.
       *[any] Staan spelers gelijk, dan volgt ook hier een beslissingsronde.
    }
}

rules-tournament-goal = Haal over alle spellen samen de meeste punten.
rules-tournament-setup = { $length ->
    [0] Je speelt elk spel één keer, te beginnen met De toren.
    [one] Je speelt één spel: De toren.
   *[other] Je speelt { $length } spellen, te beginnen met De toren.
}
rules-tournament-play =
    { $picks ->
        [any] Wie in een spel laatste wordt, kiest het volgende, welk spel dan ook.
       *[unplayed] Wie in een spel laatste wordt, kiest het volgende uit wat nog niet gespeeld is.
    } Elk spel heeft zijn eigen puntentelling:

    - De toren: 1 voor elke kaart die je pakt, en nog 5 voor de meeste kaarten.
    - De put, gespeeld tot de laatste speler: 10 voor wie als eerste klaar is, 20 eraf voor wie overblijft.
    - De hete aardappel: 5 eraf voor elke ronde die je verliest.
    - Pak ze allemaal!: 1 voor elke kaart.
    - Het vergiftigde cadeau: 20 voor de minste kaarten, 10 voor de op één na minste.
    - Drielingen: 1 voor elke kaart.
rules-tournament-end = { $tie ->
    [shared] Bij een gelijke stand krijgt ieder de punten van de beste plaats die ze delen. Wie na het laatste spel de meeste punten heeft, is kampioen. Staan spelers gelijk, dan zijn ze samen kampioen.
   *[any] Bij een gelijke stand komt eerst een beslissingsronde en dan pas de bonus. Wie na het laatste spel de meeste punten heeft, is kampioen. Staan spelers gelijk, dan volgt ook hier een beslissingsronde.
}
rules-tournament-tip = Word je laatste, kies dan het spel waar je het best in bent.

rules-beginner-goal = Haal de meeste punten. De partij is afgelopen als een team er tien heeft.
rules-beginner-setup = Kies een van de vijf eilandspellen. Het makkelijkste staat vooraan.
rules-beginner-play = Speel het steeds opnieuw. De punten van alle spellen worden opgeteld, en de scorekaarten laten ze zien.
rules-beginner-end = Heeft een team tien punten of meer, dan is de partij afgelopen. Het team met de meeste punten wint. Staan teams gelijk, dan winnen ze samen.

rules-adventure-goal = Haal de meeste punten op een reis door alle vijf de eilandspellen. De partij is afgelopen als een team er tien heeft.
rules-adventure-setup = De spellen komen in deze volgorde: Welkom op het eiland, Havens, De langste route, Barbaren, Ridders.
rules-adventure-play = Speel de eerste vier elk één keer en houd de punten bij met de scorekaarten. Speel dan Ridders, ronde na ronde, tot een team tien punten heeft.
rules-adventure-end = Heeft een team tien punten of meer, dan is de partij afgelopen, ook als dat vóór Ridders gebeurt. Het team met de meeste punten wint. Staan teams gelijk, dan winnen ze samen.
