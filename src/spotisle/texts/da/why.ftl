### Hvorfor det virker: scenerne, plakaten og opgavearket.

## Around the scenes

why-intro = To kort har altid netop ét billede til fælles. Find ud af, hvordan det kan lade sig gøre.
why-scenes = Scener
why-onward = Næste: { $scene }
why-print = Print plakaten

## Two lines, one point

why-lines = To linjer, ét punkt
why-lines-how = Her er syv kort med tre billeder på hvert. Hvert kort er en linje gennem sine tre billeder.
why-lines-try = Tryk på to kort. Eller på to billeder.
why-lines-more = Tryk nu på ét til.
why-lines-cards = De to kort har ét billede til fælles: { $picture }.
why-lines-pictures = Kun ét kort har begge: { $one } og { $other }.
why-lines-swap = Byt plads
why-lines-swapped = Nu er kortene punkter, og hver linje er et billede. Det virker stadig!
why-lines-card = Kort med { $pictures }
why-lines-all-cards = De syv kort
why-lines-all-pictures = De syv billeder
why-lines-because = To linjer krydser hinanden i ét punkt. Derfor har to kort ét billede til fælles.

## The star on the dial

why-dial = Stjernen på skiven
why-dial-how = Alle billeder står i en cirkel. Et kort er en stjerne: Det har de billeder, som stjernens spidser rører ved.
why-dial-turn = Drej en stjerne ét trin, så får du det næste kort. Træk i stjernerne!
why-dial-meet = De to stjerner mødes ved ét billede: { $picture }.
why-dial-gold = Guldstjerne
why-dial-blue = Blå stjerne
why-dial-card = Kort { $number }
why-dial-step = Drej ét trin
why-dial-size = Billeder på et kort
why-dial-because = Tæl trinene fra spids til spids. Hvert antal trin findes præcis én gang. Derfor mødes to stjerner altid, og kun én gang.

## How many?

why-count = Hvor mange?
why-count-how = Hvor mange billeder skal et kort have? Træk i skyderen, og se, hvor stort sættet bliver.
why-count-cards = Kort: { $count }
why-count-pictures = Forskellige billeder: { $count }
why-count-formula = { $size } × { $size } − { $size } + 1 = { $count }
why-count-table = Hver kolonne er et kort, og hver række er et billede. En prik betyder: Dette kort har dette billede.
why-count-check = Tjek alle par
why-count-checking = Sammenlignede par: { $pairs }
why-count-proved = Sammenlignede par: { $pairs }. Hvert par har netop ét billede til fælles.
why-count-impossible = Sådan et sæt findes ikke. Bruck og Ryser beviste i 1949, at det ikke kan lade sig gøre.
why-count-searched = Sådan et sæt findes ikke. Computere prøvede alle muligheder. Det tog flere år, helt til 1989.
why-count-unknown = Ingen ved det. Ingen har fundet sådan et sæt eller bevist, at det ikke findes.

## Why 55?

why-spare = Hvorfor 55?
why-spare-how = Med otte billeder på et kort får man 57 kort. En almindelig æske har kun 55. Disse to mangler:
why-spare-twice = Begge har dette billede: { $picture }. Nu er det på seks kort, ikke otte.
why-spare-once = Disse fjorten er nu på syv kort, ikke otte:
why-spare-reason = Tag lige de kort væk, du vil: Resten passer stadig. Ingen har fortalt os, hvorfor det blev 55.
why-spare-all = Del alle 57 kort ud

## Fifteen schoolgirls

why-girls = Femten skolepiger
why-girls-how = Femten piger går tre og tre i syv dage. Ingen to må gå sammen to gange.
why-girls-try = Tryk på to piger for at bytte dem om, eller træk. I røde rækker er der piger, der har gået sammen før.
why-girls-day = Dag { $day }
why-girls-again = Dag { $day }, med en rød række
why-girls-girl = Pige { $letter }, række { $row }
why-girls-met = Par, der har mødtes: { $met } af 105
why-girls-hint = Vis denne dag
why-girls-all = Vis ugen
why-girls-anew = Begynd forfra
why-girls-change = De dage kan ikke blive til én uge. Byt piger om på dag { $day }, og prøv igen.
why-girls-solved = Løst! Alle har mødt alle, og ingen to gange.
why-girls-lamps = Hemmeligheden: Hver pige har fire lamper, og nogle er tændt. I hver række lyser hver lampe hos to eller hos ingen.
why-girls-club = Med samme regnestykke fordeler vi bordene på en spilaften, så alle møder nye folk.

## The story

why-story = Historien
why-story-1850 = Thomas Kirkman, en engelsk præst, får trykt en gåde i et blad: Femten piger går tur.
why-story-codes = Ingeniører bruger de samme mønstre til beskeder, der selv retter deres fejl.
why-story-1976 = Jacques Cottereau i Frankrig tager fat på Kirkmans gåde og bygger videre på det, ingeniørerne har fundet.
why-story-puzzle = Hans gåde “retriever” trykkes i to blade: “Le Petit Archimède” og “Pour la Science”.
why-story-insects = Han laver et spil om insekter: 31 kort med seks insekter på hvert. To kort har altid ét til fælles.
why-story-2008 = Denis Blanchot finder nogle af kortene med insekter. Sammen gør de dem til et selskabsspil: otte farverige billeder på hvert kort, og ethvert barn kender dem.
why-story-2009 = Spillet udkommer i en rund dåse med 55 kort. I dag spilles det i hele verden.
why-story-later = Senere
why-story-first = Først
why-story-then = Så
why-story-garden = Vores sæt Haven er en hilsen til insekterne: 31 kort med seks billeder på hvert.
why-story-thanks = Tak til alle, der fandt på det!
why-story-independent = Spotisle er uafhængigt og har intet at gøre med forlagene bag trykte spil.

## The poster and the worksheet

why-poster = Hvorfor har to kort altid ét billede til fælles?
why-sheet-name = Navn:
why-sheet-girls = Skriv pigerne A til O i rækkerne. Dag 1 er klar. Ingen to må stå i samme række to gange.
why-sheet-deck = Lav dit eget sæt kort. Tegn et billede i hver cirkel. Tegn så på hvert kort linjens tre billeder.
why-sheet-own = Dit eget sæt kort
why-sheet-solution = Løsning
