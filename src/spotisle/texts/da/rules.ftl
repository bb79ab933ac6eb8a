### The rules of every game. One line is one paragraph; a line that begins with "- " is a point of a list.
### Each game has a goal, what is laid out, how it is played and how it ends, and perhaps a tip.

rules-heading-goal = Det gælder om
rules-heading-setup = Sådan lægges der op
rules-heading-play = Sådan spilles det
rules-heading-end = Når spillet slutter
rules-heading-five = Fem spillere
rules-heading-example = Eksempel på point
rules-heading-variants = Andre måder at spille på
rules-heading-tip = Et godt trick

rules-shelf-cards = Spil med kort
rules-shelf-island = Spil på øen
rules-shelf-dice = Øens terninger
rules-shelf-series = Flere spil i træk

## What several games share

rules-penalty = { $penalty ->
    [lock] Forkert? Du venter, til det kort skifter. Venter alle, må alle prøve igen.
    [freeze] Forkert? Du venter halvandet sekund.
   *[none] Forkert? Der sker ikke noget. Prøv bare igen.
}
rules-tie = { $tie ->
    [knockout] Tre eller flere spiller Den varme kartoffel: Taberen af hver runde går ud, til én er tilbage.
    [minigame] Tre eller flere spiller ét spil til.
    [shared] Tre eller flere deler pladsen.
   *[hot_potato] Tre eller flere spiller én runde Den varme kartoffel: Jo hurtigere du er i sikkerhed, jo bedre plads.
}

## What all card games share

rules-basics-name = Sådan virker kortene
rules-basics-goal = Læg to kort ved siden af hinanden, hvilke som helst: de har ét symbol til fælles. Altid ét, og aldrig mere end ét. Alle spil går ud på at se det før de andre.
rules-basics-setup =
    De klassiske kort og strandkortene er 55 i alt, med 8 symboler på hvert. Øens kort er 73 i alt, med 9 symboler på hvert.

    Det samme symbol kan være lille på ét kort og stort på et andet, og det kan stå på hovedet. Det er stadig det samme.
rules-basics-play =
    Alle spiller på samme tid, ingen venter på tur. Tryk på det symbol, du ser, eller sig dets navn. Den første får det.

    - Rigtigt og først: det gælder med det samme.
    - Rigtigt, men en anden var hurtigere: der sker ikke noget, og det koster ikke noget.
    - Forkert: du må vente. I spil, hvor I kæmper om ét kort, venter du, til det kort skifter; hvis alle venter, må alle igen. Hvor der ligger mange åbne kort, venter du halvandet sekund.
rules-basics-end =
    Når det betyder noget, at nogen står lige, spiller de omkamp. To spillere kæmper en duel. Tre eller flere spiller én runde Den varme kartoffel mod hinanden: jo før du er af med dine kort, jo bedre er din plads.

    I øspillene er der ingen omkamp: hold, der står lige, deler pladsen.
rules-basics-tip = Lad være med at sammenligne symbol for symbol. Se på hele kortet først, og vent på, at noget virker bekendt.

## Games with the classic and the beach deck

rules-practice-goal = Bliv fortrolig med kortene i dit eget tempo. Ingen tæller point.
rules-practice-setup = To kort ligger åbent.
rules-practice-play =
    Find det ene symbol, der er på begge kort, og tryk på det. Så vendes to nye kort.

    Alene kan du se dine tider blive bedre. Er I flere, vender den hurtigste de næste to kort.
rules-practice-end = Der er ingen slutning. Når kortene er brugt, blandes de, og I bliver ved, så længe I har lyst.
rules-practice-tip = Sig symbolet højt, mens du trykker på det. Navnene kommer hurtigere for hver gang.

rules-tower-goal = Vind flere kort fra tårnet i midten end nogen anden.
rules-tower-setup = For 2 til 8 spillere. Alle får ét kort. Resten bliver til et tårn i midten, med billedsiden opad.
rules-tower-play =
    Find det symbol, som dit eget øverste kort har til fælles med det øverste kort på tårnet.

    Var du først? Så er kortet dit: det lander på din bunke, og nu er det dét, du leder på. Tårnet viser sit næste kort.

    - { rules-penalty }
rules-tower-end = Spillet er slut, når tårnet er brugt op. Flest kort vinder.
rules-tower-tip = Se godt på kortet, lige så snart du har vundet det: du har det allerede foran dig, mens de andre kigger på tårnet.

rules-well-goal = Smid alle dine kort i brønden før de andre.
rules-well-setup = For 2 til 8 spillere. Ét kort ligger åbent i midten: det er brønden. Alle de andre kort deles ud ét ad gangen; nogle kan få ét mere. Den, der vandt sidste spil, får det første kort. Alles bunker ligger med billedsiden opad.
rules-well-play =
    Find det symbol, som dit øverste kort har til fælles med kortet i brønden.

    Var du først? Så ryger dit kort i brønden, og nu er det dét kort, alle skal finde noget på. Dit næste kort kommer frem.

    - { rules-penalty }
rules-well-end = { $end ->
    [last_left] Så går I videre, til kun én spiller har kort tilbage. Den spiller taber, og pladserne følger den rækkefølge, I slap af med kortene i.
   *[first_out] Den, der først ikke har flere kort, vinder, og spillet er slut med det samme. Jo færre kort de andre har, jo bedre er deres plads.
}
rules-well-variants = I kan også spille til sidste mand: så går I videre, til kun én spiller har kort tilbage. Den spiller taber, og pladserne følger den rækkefølge, I slap af med kortene i.
rules-well-tip = Hvert kort, der falder i brønden, giver en ny opgave. Kig derned igen efter hvert kort.

rules-hot_potato-goal = Giv dine kort videre, før du sidder tilbage med dem alle sammen.
rules-hot_potato-setup = For 2 til 8 spillere. I hver runde får alle ét kort, og alle vises i samme øjeblik. { $rounds ->
    [deck] I spiller, til der ikke er kort nok til en ny runde.
    [one] I spiller én runde.
   *[other] I spiller { $rounds } runder.
}
rules-hot_potato-play =
    Find et symbol, som dit kort har til fælles med det øverste kort hos en anden, der stadig har kort.

    Var du først? Så lægges hele din bunke oven på den andens, og nu er det dit kort, der ligger øverst dér. Du er i sikkerhed resten af runden.

    - Den, der bliver tilbage, sidder med alle kortene: runden er tabt, og kortene lægges til side som en byrde.
    - { rules-penalty }
rules-hot_potato-end = Når alle runder er spillet, vinder den, der har fået færrest kort lagt til side.
rules-hot_potato-variants = You choose how many rounds to play, or play until the deck runs out.
rules-hot_potato-tip = Jo flere der har kort, jo flere chancer har du. Vær hurtig i begyndelsen.

rules-catch_them_all-goal = Fang flere af kortene rundt om midten end nogen anden.
rules-catch_them_all-setup = For 2 til 8 spillere. I hver runde ligger ét kort åbent i midten, og rundt om det lige så mange kort, som der er spillere.
rules-catch_them_all-play =
    Find det symbol, som et af kortene udenom har til fælles med kortet i midten. Du vælger selv hvilket kort.

    Var du først? Så er det kort udenom dit. Kortet i midten bliver liggende.

    Når alle kort udenom er væk, kommer det midterste under bunken, og der lægges en ny runde.

    - { rules-penalty }
rules-catch_them_all-end = { $last_round ->
    [none] Når der er for få kort til en hel runde, er spillet slut. Den, der har flest kort, vinder.
   *[short] Når der er for få kort til en hel runde, spilles en sidste kort runde med resten. Flest kort vinder.
}
rules-catch_them_all-tip = Midten er den samme hele runden: lær dens symboler først, og gå så rundt til de andre.

rules-poisoned_gift-goal = Ingen vil have kortene. Forær dem til de andre, og slut med færrest selv.
rules-poisoned_gift-setup = For 2 til 8 spillere. Alle får ét kort. Resten bliver til en bunke i midten, med billedsiden opad.
rules-poisoned_gift-play =
    Find det symbol, som kortet i midten har til fælles med en anden spillers øverste kort.

    Var du først? Så giver du den anden kortet i gave: det lægges øverst på den bunke. Midten viser sit næste kort.

    - Du kan ikke give dig selv noget, og ingen kan sige nej tak.
    - { rules-penalty }
rules-poisoned_gift-end = Spillet er slut, når bunken i midten er brugt op. Færrest kort vinder.
rules-poisoned_gift-tip = Du skal slet ikke bruge dit eget kort. Kig på alle de andres.

rules-triplets-goal = Find tre kort med det samme symbol, og saml flest kort.
rules-triplets-setup = For 2 til 8 spillere. Ni kort ligger åbent på bordet, resten er en bunke med bagsiden opad.
rules-triplets-play =
    Find et symbol, der er på tre af de ni kort, og tryk på det på alle tre.

    Var du først? Så er de tre kort dine, og tre nye fra bunken fylder hullerne.

    - { rules-penalty }
rules-triplets-end = Spillet er slut, når bunken er brugt op, og ingen tre kort har et symbol til fælles længere. Flest kort vinder.
rules-triplets-tip = Mellem ni kort er der altid trillinger. Vælg et symbol, du ser to gange, og led efter det tredje.

rules-duel-goal = To spillere, ét spørgsmål: hvem er hurtigst?
rules-duel-setup = De to får ét kort hver. Begge vises i samme øjeblik.
rules-duel-play =
    Find det symbol, der er på begge kort.

    - { rules-penalty }
rules-duel-end = Den første vinder duellen. Når to spillere står lige i et andet spil, afgør en duel det.
rules-duel-tip = Pust ud, og se på begge kort på én gang.

## The island

rules-island-name = Hold på øen
rules-island-goal = Holdene får point i hvert minispil. Ti point vinder hele spillet.
rules-island-setup =
    For 2 til 6 spillere på to eller tre hold: blå, orange og rød.

    - 2 spillere: én mod én.
    - 3 spillere: alle spiller alene.
    - 4 spillere: to hold med to.
    - 5 spillere: to hold med to, og én spiller alene.
    - 6 spillere: tre hold med to.

    Øen er lavet af 19 sekskantede kort i rækker med 3, 4, 5, 4 og 3, alle med billedsiden opad. Den lægges på ny før hvert minispil. Hvert hold har 16 kort i sin farve. Makkere deler dem: 8 til hver.
rules-island-play =
    I de første tre minispil vender du dine egne kort ét ad gangen og lægger hvert af dem på et økort, som det har et symbol til fælles med. Et vendt kort skal lægges, før du vender det næste.

    - Kun det øverste kort gælder: kun på det leder man, og kun det har en farve.
    - I må dække alle kort, også et andet holds eller jeres eget.
    - Er dine kort brugt, men ikke din makkers, kan du hjælpe ved at pege, men ikke ved at spille.
    - { rules-penalty }
rules-island-end =
    Der tælles point, når et minispil er slut, i Ridderne efter hver runde. Står flere hold lige om de to point, får de alle sammen to; for slet ingenting får ingen noget.

    Med ti point eller mere er hele spillet slut. Flest point vinder; står I lige, deler I sejren.
rules-island-five = Den, der spiller alene, har 8 kort, og det, der ses af farven, tæller dobbelt. I Barbarerne tæller kortene også dobbelt; i Ridderne er der ingen forskel.

rules-welcome-goal = Dæk øen med jeres holds kort, og hold så mange som muligt af dem synlige.
rules-welcome-setup = Øen: 19 kort med billedsiden opad. Hvert hold blander sine 16 kort og holder dem skjult; makkere tager 8 hver. Alle vender ét kort.
rules-welcome-play =
    Find et symbol, som dit kort har til fælles med et hvilket som helst kort på øen, og læg dit ovenpå. Vend så dit næste kort.

    - Nu gælder kun dit kort dér, til nogen dækker det.
    - I må dække alle kort, hvem de end tilhører.
    - { rules-penalty }
rules-welcome-end =
    Så snart ét hold har lagt alle sine kort, er minispillet slut.

    - 1 point til det hold, der først blev færdigt.
    - 2 point til det hold, der har flest synlige kort.
rules-welcome-five = Den, der spiller alene, har 8 kort, og de synlige tæller dobbelt.
rules-welcome-example = Blue is out of cards first: 1 point. But orange has six visible cards and blue only five: 2 points for orange.
rules-welcome-tip = Når I dækker et andet holds kort, hjælper det to gange: I får ét mere, de får ét mindre.

rules-ports-goal = Drag ud fra øens midte, og nå frem til flere havne end de andre.
rules-ports-setup = Øen: 19 kort med billedsiden opad, og 6 havne rundt om den. Hver havn rører ved to kort på kysten. Hvert hold blander sine 16 kort og holder dem skjult; makkere tager 8 hver. Alle vender ét kort.
rules-ports-play =
    Find et symbol, som dit kort har til fælles med et kort på øen, og læg dit ovenpå. Men ikke hvor som helst:

    - Begynd i øens midte: { $centre ->
        [single] kortet helt inde i midten.
       *[seven] kortet helt inde i midten eller et af de seks omkring det.
    }
    - Derefter må I dække alle kort ved siden af et kort i jeres farve. { $own_isolated ->
        [forbid] Et kort i jeres egen farve må I kun dække, hvis det har en nabo i jeres farve.
       *[allow] I må også dække et kort i jeres egen farve.
    }
    - Kan man ikke længere se et eneste kort i jeres farve, begynder I i midten igen.
    - Havne bliver aldrig dækket, og man leder ikke efter symboler på dem.
    - { rules-penalty }
rules-ports-end =
    Så snart ét hold har lagt alle sine kort, er minispillet slut.

    - 1 point til det hold, der først blev færdigt.
    - 2 point til det hold, hvis synlige kort rører ved flest forskellige havne.
rules-ports-five = Den, der spiller alene, har 8 kort, og havnene tæller dobbelt.
rules-ports-example = Orange is out of cards first: 1 point. Blue touches three ports and orange two: 2 points for blue. Two blue cards at the same port count once.
rules-ports-variants = Polish edition: you can only cover a card of your own colour if it has a neighbour of your colour.
rules-ports-tip = Ét kort ved hver havn er nok. Byg videre til den næste, og pas på de kort, der rører ved en havn.

rules-longest_route-goal = Saml kortene i jeres farve i den største gruppe på øen.
rules-longest_route-setup =
    Øen: 19 kort med billedsiden opad. Hvert hold har sine 16 kort. Før I begynder, byttes der kort, skjult og tilfældigt:

    - To hold giver hinanden 6 kort.
    - Tre hold giver 3 kort til hvert af de andre.

    Alle vender ét kort.
rules-longest_route-play =
    Find et symbol, som dit kort har til fælles med et hvilket som helst kort på øen, og læg dit ovenpå. Vend så dit næste kort.

    - Kortets farve tæller, ikke hvem der lagde det. I har også kort fra de andre: læg dem, hvor de gavner mindst.
    - I må dække alle kort.
    - { rules-penalty }
rules-longest_route-end =
    Så snart ét hold har lagt alle de kort, det har, er minispillet slut.

    - 1 point til det hold, der først blev færdigt.
    - 2 point til det hold, der har den største gruppe: synlige kort i dets farve, som ligger side om side.
rules-longest_route-five = Den, der spiller alene, har 8 kort, giver 1 til hvert par og får 1 fra hvert; parrene giver hinanden 3. Så har alle 8. Gruppen hos den, der spiller alene, tæller dobbelt.
rules-longest_route-example = Blue is out of cards first: 1 point. Blue has seven visible cards, but its biggest group is four. Orange has a group of five: 2 points for orange.
rules-longest_route-tip = Ét af jeres kort i et hul kan samle to små grupper til en stor. De andres kort kan dele grupper ad.

rules-barbarians-goal = Slæb flere af øens kort med hjem end de andre hold.
rules-barbarians-setup = Øen: 19 kort med billedsiden opad. Hvert hold vender ét af sine kort, så alle kan se det. Det er det samme hele minispillet.
rules-barbarians-play =
    Find et symbol, som jeres holds kort har til fælles med et hvilket som helst kort, der er tilbage på øen.

    Var du først? Så tager jeres hold det økort. Holdets eget kort bliver liggende.

    - Makkere leder på det samme kort.
    - { rules-penalty }
rules-barbarians-end =
    Minispillet er slut, når øen er tom.

    - 2 point til det hold, der har flest kort.
rules-barbarians-five = Kortene hos den, der spiller alene, tæller dobbelt.
rules-barbarians-example = Blue took seven cards, orange seven and red five. Blue and orange are tied for most: 2 points each.
rules-barbarians-tip = Jeres kort er det samme hele tiden: lær dets ni symboler, og gå så øen igennem.

rules-knights-goal = Tag de andre holds kort, før de tager jeres.
rules-knights-setup = Denne gang er der ingen ø. Hvert hold blander sine 16 kort og lægger dem med bagsiden opad. I hver runde vender alle hold deres øverste kort samtidig.
rules-knights-play =
    Find det symbol, som jeres holds kort har til fælles med kortet hos et andet hold, der stadig er med i runden.

    Var du først? Så tager I deres kort, og det hold er ude af runden. Det beholder, hvad det allerede har taget.

    Runden er slut, når kun ét hold er tilbage. Dets kort lægges til side, og alle vender det næste.

    - Makkere leder på det samme kort.
    - Når kortene er brugt, blander hvert hold sine 16 kort igen.
    - { rules-penalty }
rules-knights-end =
    - 1 point for hvert kort, I har taget, talt når runden er slut.

    I spiller runde efter runde, til et hold har ti point. Flest point vinder.
rules-knights-five = Nothing changes: the solo player plays with one card like every other team.
rules-knights-example = Red captures orange’s card: 1 point for red. Then blue captures red’s card: 1 point for blue. Red is out, but keeps its point.
rules-knights-tip = Med tre hold kan I tage to kort i én runde: find det andet, før du trykker på det første.

## Island dice

rules-island_dice-goal = Byg veje, huse, byer og riddere, og få flest point på 15 ture.
rules-island_dice-setup =
    For én spiller eller flere. Alle har et ark med et kort over øen. Den første vej er der allerede.

    Hver af de seks terninger viser malm, korn, uld, træ, mursten eller guld.
rules-island_dice-play =
    I din tur slår du op til tre gange. Efter hvert slag lægger du de terninger til side, du vil gemme, og slår med resten. Du må gerne ombestemme dig: en terning, der er lagt til side, må slås igen.

    Så bygger du med det, terningerne viser, så meget du har råd til. Hver terning betaler kun én gang.

    - Vej, 1 point: mursten og træ. Den skal gå videre fra en vej, der allerede er der.
    - Hus, 3, 4, 5, 7, 9 eller 11 point: mursten, træ, korn og uld.
    - By, 7, 12, 20 eller 30 point: tre malm og to korn.
    - Ridder, 1 til 6 point: malm, korn og uld.
    - Der skal gå en vej hen til et hus eller en by. Huse, byer og riddere bygges hver for sig i rækkefølge, fra det laveste tal til det højeste.

    Hvis terningerne ikke helt passer:

    - To terninger med guld bliver til én af noget andet, så tit du har to.
    - Hver ridder hjælper dig én gang i spillet som joker: vend én terning til ridderens billede. Den første giver malm, så følger korn, uld, træ og mursten; den sjette giver, hvad du vil. { $joker_next_turn ->
        [yes] En ny ridders joker virker fra din næste tur.
       *[no] En ny ridders joker virker med det samme, også i den samme tur.
    }
rules-island_dice-end =
    Alt, hvad du bygger i en tur, skrives op som ét tal. Bygger du ingenting, får du et kryds, og hvert kryds koster 2 point til sidst.

    Når alle har haft 15 ture, vinder flest point. Står I lige, deler I sejren.
rules-island_dice-example = You roll brick, lumber, brick, lumber, grain and wool. That’s a road (1 point) and a settlement (3 points). Write down 4.
rules-island_dice-variants = Some tables wait: a new knight’s joker only works from the next turn.
rules-island_dice-tip = Veje fører til alting, men de store byer giver mest. Byg riddere tidligt: deres jokere redder mangen en tur.

## How games string together

rules-single-goal = Ét minispil, én vinder.
rules-single-setup = Vælg et spil, og del kortene ud.
rules-single-play = Spil det én gang efter dets egne regler.
rules-single-end = Står to spillere lige i toppen, afgør en duel det. Er de tre eller flere, er det én runde Den varme kartoffel. På øen vinder hold, der står lige, sammen.

rules-series-goal = Vind flere minispil end nogen anden.
rules-series-setup = Vælg flere minispil og deres rækkefølge, eller lad tilfældet råde. Det samme spil må gerne komme flere gange.
rules-series-play = Spil det ene efter det andet. Den, der vinder et minispil, får én sejr på pointarket; står flere lige i toppen, afgør en omkamp, hvis den er.
rules-series-end = Efter det sidste minispil er den mester, der har vundet flest. Står nogen lige i toppen, spiller de også omkamp.

rules-tournament-goal = Saml point i hvert minispil.
rules-tournament-setup = { $length ->
    [0] I spiller hvert spil én gang og begynder med Tårnet.
    [one] I spiller ét spil: Tårnet.
   *[other] I spiller { $length } spil og begynder med Tårnet.
}
rules-tournament-play =
    Den, der bliver sidst i et minispil, vælger det næste blandt dem, der ikke er spillet endnu. Hvert giver sine egne point:

    - Tårnet: 1 for hvert vundet kort og 5 oveni for flest kort.
    - Brønden, spillet til sidste mand: 10 til den, der først er ude, og 20 fra den, der bliver tilbage.
    - Den varme kartoffel: 5 trækkes fra for hver tabt runde.
    - Fang dem alle!: 1 for hvert kort.
    - Den forgiftede gave: 20 for færrest kort, 10 for næstfærrest.
    - Trillinger: 1 for hvert kort.
rules-tournament-end = Står nogen lige om sådan et tillæg, spiller de først omkamp. Efter det sidste minispil er den mester, der har flest point.
rules-tournament-tip = Bliver du sidst, så vælg det minispil, du er bedst til.

rules-beginner-goal = Bliv det første hold med ti point.
rules-beginner-setup = Vælg et af de fem øspil: et, I holder af, eller et, I vil lære.
rules-beginner-play = Spil det igen og igen. Pointene fra alle spil lægges sammen, og pointkortene viser dem.
rules-beginner-end = Når et hold har ti point eller mere, er hele spillet slut. Flest point vinder; står I lige, deler I sejren.

rules-adventure-goal = Bliv det første hold med ti point på en rejse gennem alle fem øspil.
rules-adventure-setup = Minispillene kommer i denne rækkefølge: Velkommen til øen, Havnene, Den længste rute, Barbarerne, Ridderne.
rules-adventure-play = Spil hvert af de første fire én gang, og læg pointene sammen på pointkortene. Så kommer Ridderne, og dér bliver I, runde efter runde, til nogen har ti point.
rules-adventure-end = Når et hold har ti point eller mere, er hele spillet slut, også før Ridderne. Flest point vinder; står I lige, deler I sejren.
