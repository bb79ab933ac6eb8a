### Waarom het werkt: de scènes, de poster en het werkblad.

## Around the scenes

why-intro = Twee kaarten hebben altijd precies één plaatje gemeen. Ontdek hoe dat kan.
why-scenes = Scènes
why-onward = Verder: { $scene }
why-print = Poster printen

## Two lines, one point

why-lines = Twee lijnen, één punt
why-lines-how = Hier zijn zeven kaarten met elk drie plaatjes. Elke kaart is een lijn door zijn drie plaatjes.
why-lines-try = Tik op twee kaarten. Of op twee plaatjes.
why-lines-more = Tik er nog een aan.
why-lines-cards = Deze twee kaarten hebben één plaatje gemeen: { $picture }.
why-lines-pictures = Precies één kaart heeft ze allebei: { $one } en { $other }.
why-lines-swap = Plaatsen wisselen
why-lines-swapped = Nu zijn de kaarten punten en is elke lijn een plaatje. Het klopt nog steeds!
why-lines-card = Kaart met { $pictures }
why-lines-all-cards = De zeven kaarten
why-lines-all-pictures = De zeven plaatjes
why-lines-because = Twee lijnen kruisen elkaar in één punt. Dus hebben twee kaarten één plaatje gemeen.

## The star on the dial

why-dial = De ster op de wijzerplaat
why-dial-how = Alle plaatjes staan in een kring. Een kaart is een ster: de plaatjes bij zijn punten staan erop.
why-dial-turn = Draai een ster één stap en je hebt de volgende kaart. Sleep de sterren!
why-dial-meet = De twee sterren komen samen bij één plaatje: { $picture }.
why-dial-gold = Gouden ster
why-dial-blue = Blauwe ster
why-dial-card = Kaart { $number }
why-dial-step = Eén stap draaien
why-dial-size = Plaatjes op een kaart
why-dial-because = Tel de stappen van punt tot punt. Elk aantal stappen komt precies één keer voor. Dus komen twee sterren altijd samen, en maar één keer.

## How many?

why-count = Hoeveel?
why-count-how = Hoeveel plaatjes krijgt een kaart? Schuif en kijk hoe groot de set wordt.
why-count-cards = Kaarten: { $count }
why-count-pictures = Verschillende plaatjes: { $count }
why-count-formula = { $size } × { $size } − { $size } + 1 = { $count }
why-count-table = Elke kolom is een kaart en elke rij een plaatje. Een stip betekent: deze kaart heeft dit plaatje.
why-count-check = Alle paren nagaan
why-count-checking = Vergeleken paren: { $pairs }
why-count-proved = Vergeleken paren: { $pairs }. Elk paar heeft precies één plaatje gemeen.
why-count-impossible = Zo’n set bestaat niet. Bruck en Ryser bewezen in 1949 dat het niet kan.
why-count-searched = Zo’n set bestaat niet. Een computer probeerde jarenlang alles, tot 1989.
why-count-unknown = Niemand weet het. Niemand heeft zo’n set gevonden, of bewezen dat die niet bestaat.

## Why 55?

why-spare = Waarom 55?
why-spare-how = Met acht plaatjes op een kaart krijg je 57 kaarten. In een gewone doos zitten er maar 55. Deze twee ontbreken:
why-spare-twice = { $picture } staat op allebei. Dat plaatje staat nu op zes kaarten, niet op acht.
why-spare-once = Deze veertien staan nu op zeven kaarten, niet op acht:
why-spare-reason = Haal weg wat je wilt: de andere kaarten kloppen nog. Niemand heeft ons verteld waarom het 55 werd.
why-spare-all = Deel alle 57 kaarten

## Fifteen schoolgirls

why-girls = Vijftien schoolmeisjes
why-girls-how = Vijftien meisjes lopen zeven dagen in rijen van drie. Geen twee mogen twee keer samen lopen.
why-girls-try = Tik op twee meisjes om ze te wisselen, of sleep. In een rode rij hebben meisjes al samen gelopen.
why-girls-day = Dag { $day }
why-girls-again = Dag { $day }, met een rode rij
why-girls-girl = Meisje { $letter }, rij { $row }
why-girls-met = Paren die elkaar ontmoetten: { $met } van 105
why-girls-hint = Dag tonen
why-girls-all = Week tonen
why-girls-anew = Opnieuw
why-girls-change = Deze dagen passen niet in één week. Wissel meisjes op dag { $day } en probeer het opnieuw.
why-girls-solved = Opgelost! Iedereen heeft iedereen ontmoet, en niemand twee keer.
why-girls-lamps = Het geheim: elk meisje heeft vier lampjes, en sommige branden. In elke rij brandt elk lampje bij twee meisjes of bij geen.
why-girls-club = Met dezelfde wiskunde delen we een spellenavond zo in dat je steeds nieuwe mensen treft.

## The story

why-story = Het verhaal
why-story-1850 = Thomas Kirkman, een Engelse dominee, zet een puzzel in een tijdschrift: vijftien meisjes gaan wandelen.
why-story-codes = Ingenieurs gebruiken dezelfde patronen voor berichten die hun eigen fouten herstellen.
why-story-1976 = Jacques Cottereau buigt zich in Frankrijk over de puzzel van Kirkman en bouwt voort op wat de ingenieurs vonden.
why-story-puzzle = Zijn puzzel “retriever” verschijnt in twee tijdschriften: “Le Petit Archimède” en “Pour la Science”.
why-story-insects = Hij maakt een insectenspel: 31 kaarten met elk zes insecten. Twee kaarten hebben er altijd één gemeen.
why-story-2008 = Denis Blanchot vindt een paar insectenkaarten. Samen maken ze er een spel voor iedereen van: acht vrolijke plaatjes per kaart, die elk kind kent.
why-story-2009 = Het spel verschijnt in een rond blik met 55 kaarten. Nu wordt het overal ter wereld gespeeld.
why-story-later = Later
why-story-first = Eerst
why-story-then = Daarna
why-story-garden = Onze set Tuin is een knipoog naar die insecten: 31 kaarten met elk zes plaatjes.
why-story-thanks = Dank aan iedereen die het bedacht!
why-story-independent = Spotisle is onafhankelijk en heeft niets te maken met uitgevers van gedrukte spellen.

## The poster and the worksheet

why-poster = Waarom hebben twee kaarten altijd één plaatje gemeen?
why-sheet-name = Naam:
why-sheet-girls = Schrijf de letters A tot en met O in de rijen, één per meisje. Dag 1 is klaar. Geen twee mogen twee keer in één rij.
why-sheet-deck = Maak je eigen set. Teken een plaatje in elke cirkel. Teken dan op elke kaart de drie plaatjes van zijn lijn.
why-sheet-own = Je eigen set
why-sheet-solution = Oplossing
