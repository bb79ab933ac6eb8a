### The rules of every game. One line is one paragraph; a line that begins with "- " is a point of a list.
### A part that depends on the options in force chooses by their value: `$end`, `$rounds`, `$penalty` and so on.

rules-heading-goal = Spillets mål
rules-heading-setup = Opsætning
rules-heading-play = Sådan spiller I
rules-heading-end = Spillets afslutning
rules-heading-five = Med fem spillere
rules-heading-example = Pointeksempel
rules-heading-variants = Andre måder at spille på
rules-heading-tip = Tip

rules-shelf-cards = Kortspil
rules-shelf-island = Øspil
rules-shelf-dice = Øens terninger
rules-shelf-series = Flere spil i træk

## What several games share

rules-penalty = { $penalty ->
    [lock] Forkert? Du er ude, til nogen finder et symbol. Er alle ude, er alle med igen.
    [freeze] Forkert? Vent halvandet sekund.
   *[none] Forkert? Der sker ikke noget. Prøv bare igen.
}
rules-tie = { $tie ->
    [knockout] Tre eller flere spiller Den varme kartoffel: Taberen af hver runde ryger ud. De sidste to mødes i en duel.
    [minigame] Tre eller flere spiller ét spil til.
   *[hot_potato] Tre eller flere spiller én runde Den varme kartoffel: Jo før du er i sikkerhed, jo bedre placering får du.
}
rules-award = { $award_zero ->
    [yes] Deler flere hold førstepladsen, får de 2 point hver, selv med nul.
   *[no] Deler flere hold førstepladsen, får de 2 point hver. Et hold med nul får ingenting.
}

## What all card games share

rules-basics-name = Sådan virker kortene
rules-basics-goal = Læg to kort ved siden af hinanden: De har ét symbol til fælles. Altid ét, aldrig flere. Alle spil går ud på at finde det først.
rules-basics-setup =
    Det klassiske sæt og strandsættet har begge 55 kort med 8 symboler på hvert kort. Øens sæt har 73 kort med 9 symboler, og havens sæt har 31 kort med 6.

    Et symbol kan være lille på ét kort og stort på et andet. Det kan også stå på hovedet. Det er stadig det samme symbol.

    Spillene er for alle fra seks år, med havens sæt fra fire. De letteste står først.
rules-basics-play =
    Alle spiller på samme tid. Ingen venter på tur. Tryk på det symbol, du ser. Er du først, er det dit.

    Du kan også slå “Spil med stemmen” til i menuen og sige, hvad du ser. De fleste symboler har flere navne, og alle tæller. Kan det være på flere kort, så sig også hvilket: nummeret, eller hvem det tilhører.

    - Rigtigt og først: Det tæller med det samme.
    - Rigtigt, men en anden var hurtigere: Der sker ikke noget, og det koster ikke noget.
    - Forkert: Du må vente. Når alle kæmper om ét kort, venter du, til det skifter. Når der ligger mange åbne kort, venter du halvandet sekund.
rules-basics-end =
    Ender det uafgjort, og betyder det noget, spiller I omkamp. To spillere mødes i en duel. { rules-tie }

    Hold på øen spiller ikke omkamp. De deler pladsen.
rules-basics-tip = Sammenlign ikke symbol for symbol. Se på hele kortet, og vent, til noget virker bekendt.

## Games with the classic and the beach deck

rules-practice-goal = Lær kortene at kende i dit eget tempo. Ingen tæller point.
rules-practice-setup = To kort ligger åbne.
rules-practice-play =
    Find det ene symbol, der er på begge kort, og tryk på det. Så får du to nye kort.

    Alene kan du se dine tider blive bedre. Er I flere, vender den hurtigste de næste to kort. { rules-penalty }
rules-practice-end = Der er ingen slutning. Når kortene er brugt op, blandes de igen. Bliv ved, så længe du har lyst.
rules-practice-tip = Sig symbolet højt, mens du trykker. Du finder navnene hurtigere for hver gang.

rules-tower-goal = Vind flere af tårnets kort end de andre.
rules-tower-setup = For 2 til 8 spillere. Alle får ét åbent kort. De andre kort lægges i midten i en åben bunke: tårnet.
rules-tower-play =
    Find det symbol, dit øverste kort har til fælles med tårnets øverste kort.

    Var du først? Så vinder du kortet. Det lægges øverst på din bunke, og nu spiller du med det. Tårnet viser sit næste kort.

    - { rules-penalty }
rules-tower-end = Spillet slutter, når tårnet er væk. Den, der har flest kort, vinder.
rules-tower-tip = Har du lige vundet et kort? Se på det en ekstra gang, før du ser på tårnet. Det er det, du spiller med nu.

rules-well-goal = Slip af med alle dine kort før de andre.
rules-well-setup = For 2 til 8 spillere. Læg ét åbent kort i midten: brønden. Del alle de andre ud, ét ad gangen. Begynd med vinderen af det forrige spil. Nogle får måske ét kort mere. Vend alle bunker, så de ligger åbne.
rules-well-play =
    Find det symbol, dit øverste kort har til fælles med kortet i brønden.

    Var du først? Smid dit kort i brønden, og spil videre med det næste i din bunke. Nu skal alle finde noget til fælles med det kort, du smed.

    - { rules-penalty }
rules-well-end = { $end ->
    [last_left] Spil videre, til kun én spiller har kort. Den spiller taber. De andre placeres i den rækkefølge, de kom af med kortene.
   *[first_out] Den, der først er af med alle sine kort, vinder, og spillet slutter med det samme. De andre placeres efter, hvor mange kort de har: jo færre, jo bedre.
}
rules-well-variants = { $end ->
    [last_left] I kan også stoppe før: Den, der først er af med alle sine kort, vinder.
   *[first_out] I kan også spille til den sidste: Bliv ved, til kun én spiller har kort. Den spiller taber.
}
rules-well-tip = Hvert kort, der falder i brønden, ændrer, hvad du skal finde. Kig efter hver gang.

rules-hot_potato-goal = Giv dine kort videre, før du sidder tilbage med alles.
rules-hot_potato-setup = For 2 til 8 spillere. I hver runde får alle ét kort, og kortene vendes på samme tid. { $rounds ->
    [deck] I spiller, til der ikke er kort nok til en runde mere.
    [one] I spiller én runde.
   *[other] I spiller { $rounds } runder.
}
rules-hot_potato-play =
    Find et symbol, dit kort har til fælles med det øverste kort hos en anden, der stadig har kort.

    Var du først? Hele din bunke lægges oven på den andens. Nu må den anden spille med dit kort, og du er i sikkerhed i denne runde.

    - Den, der sidder tilbage med alle kortene, taber runden og beholder dem som strafkort.
    - { rules-penalty }
rules-hot_potato-end = Efter sidste runde vinder den, der har færrest strafkort.
rules-hot_potato-variants = I vælger selv, hvor mange runder I spiller. Eller spil, til kortene er brugt op.
rules-hot_potato-tip = Jo flere der stadig har kort, jo flere chancer har du. Vær hurtig i starten.

rules-catch_them_all-goal = Fang flere kort end de andre.
rules-catch_them_all-setup = For 2 til 8 spillere. I hver runde ligger ét kort åbent i midten. Rundt om det ligger lige så mange kort, som der er spillere.
rules-catch_them_all-play =
    Find det symbol, et af kortene udenom har til fælles med kortet i midten. Det er lige meget hvilket.

    Var du først? Så tager du kortet. Kortet i midten bliver liggende.

    Når alle kortene udenom er væk, lægges kortet i midten nederst i bunken. Så lægger I kort ud til en ny runde.

    - { rules-penalty }
rules-catch_them_all-end = { $last_round ->
    [none] Når der ikke er kort nok til en hel runde, slutter spillet. Den, der har flest kort, vinder.
   *[short] Når der ikke er kort nok til en hel runde, spiller I en sidste, kortere runde med resten. Så vinder den, der har flest kort.
}
rules-catch_them_all-tip = Kortet i midten ligger hele runden. Lær dets symboler først, og se så de andre efter.

rules-poisoned_gift-goal = Ingen vil have de kort. Giv dem til de andre, og slut med færrest.
rules-poisoned_gift-setup = For 2 til 8 spillere. Alle får ét åbent kort. De andre kort lægges i midten i en åben bunke.
rules-poisoned_gift-play =
    Find det symbol, kortet i midten har til fælles med en anden spillers øverste kort.

    Var du først? Det er din gave: Kortet fra midten lægges øverst på den andens bunke. Så vises det næste kort i midten.

    - Du kan ikke give et kort til dig selv, og ingen kan sige nej.
    - { rules-penalty }
rules-poisoned_gift-end = Spillet slutter, når bunken i midten er væk. Den, der har færrest kort, vinder.
rules-poisoned_gift-tip = Dit eget kort er ligegyldigt. Se på alle de andres.

rules-triplets-goal = Find tre kort med et fælles symbol, og saml flest kort.
rules-triplets-setup = For 2 til 8 spillere. { $places ->
    [0] Ni kort ligger åbne på bordet, med havens sæt syv.
    [one] Ét kort ligger åbent på bordet.
   *[other] { $places } kort ligger åbne på bordet.
} { $small_table ->
    [yes] Resten er en lukket bunke. Er der ingen trillinger, lægges der ét kort til ad gangen, til der er.
   *[no] Resten er en lukket bunke.
}
rules-triplets-play =
    Find et symbol, der er på tre af kortene. Tryk på symbolet på alle tre.

    Var du først? Så tager du de tre kort. Tre nye fra bunken fylder hullerne.

    - { rules-penalty }
rules-triplets-end = Spillet slutter, når bunken er tom, og ingen tre kort har et fælles symbol. Den, der har flest kort, vinder.
rules-triplets-tip = Så længe der er en bunke, er der altid trillinger. Vælg et symbol, du ser to gange, og led efter det tredje.

rules-duel-goal = To spillere, ét spørgsmål: Hvem er hurtigst?
rules-duel-setup = Begge får ét kort. Kortene vendes på samme tid.
rules-duel-play =
    Find det symbol, der er på begge kort.

    - { rules-penalty }
rules-duel-end = { $wins ->
    [one] Den, der finder det først, vinder duellen.
   *[other] Den, der finder det først, vinder runden, og begge får et nyt kort. Den, der først vinder { $wins } runder, vinder duellen.
} I andre spil afgør en duel det, hvis to spillere står lige.
rules-duel-tip = Ånd ud, og se på begge kort på én gang.

## The island

rules-island-name = Hold på øen
rules-island-goal = Jeres hold får point i hvert spil. Ved ti point er kampen slut, og holdet med flest point vinder.
rules-island-setup =
    For 2 til 6 spillere på to eller tre hold: blå, orange og rød.

    - 2 spillere: én mod én.
    - 3 spillere: Alle spiller for sig selv.
    - 4 spillere: to hold på to.
    - 5 spillere: to hold på to, og én spiller alene.
    - 6 spillere: tre hold på to.

    Øen har 19 sekskantede kort i rækker på 3, 4, 5, 4 og 3, alle åbne. I lægger en ny ø til hvert spil. Hvert hold har 16 kort i sin farve. Makkere deler dem: 8 til hver.

    Hvert hold har også et scorekort. Drej det ét trin for hvert point. Vend det om ved seks point.

    Nye på øen? Spil først Begynder, så Eventyr. De letteste spil står først.
rules-island-play =
    I de første tre spil vender I jeres kort ét ad gangen. Læg hvert kort på et økort, det har et symbol til fælles med. Du skal spille et kort, før du vender det næste.

    - Kun det øverste kort tæller: Dér leder I efter symbolet, og dets farve giver point.
    - Hvis spillet ikke siger andet, må I dække alle kort: et andet holds eller jeres eget.
    - Er du færdig før din makker? Du må pege, men ikke spille.
    - { rules-penalty }
rules-island-end =
    I får point efter hvert spil, i Ridderne efter hver runde. { rules-award }

    Når et hold har ti point eller mere, er kampen slut. Holdet med flest point vinder. Står flere hold lige, deler de sejren.
rules-island-five = Solospilleren har 8 kort, og dette tæller dobbelt: synlige kort, havne, gruppen og kortene i Barbarerne. I Ridderne er der ingen forskel.

rules-welcome-goal = Dæk øen med jeres holds kort, og hold så mange som muligt synlige.
rules-welcome-setup = Læg øen: 19 åbne kort. Hvert hold blander sine 16 kort og lægger dem i en lukket bunke. Makkere tager 8 hver. Alle vender ét kort.
rules-welcome-play =
    Find et symbol, dit kort har til fælles med et hvilket som helst kort på øen. Læg dit kort ovenpå. Vend så dit næste kort.

    - Fra nu af tæller kun dit kort dér, til nogen dækker det.
    - I må dække alle kort, uanset hvis de er.
    - { rules-penalty }
rules-welcome-end =
    Spillet slutter, så snart ét hold ikke har flere kort.

    - 1 point til det hold, der først er af med kortene.
    - 2 point til holdet med flest synlige kort. { rules-award }
rules-welcome-five = Solospilleren har 8 kort. Solospillerens synlige kort tæller dobbelt.
rules-welcome-example = Blå er først af med kortene: 1 point. Men orange har seks synlige kort og blå kun fem: 2 point til orange.
rules-welcome-tip = Dækker I et andet holds kort, vinder I to gange: ét mere til jer, ét færre til dem.

rules-ports-goal = Begynd i midten af øen, og nå flere havne end de andre.
rules-ports-setup = Læg øen: 19 åbne kort med 6 havne omkring. Hver havn ligger ved to kort på kysten. Hvert hold blander sine 16 kort og lægger dem i en lukket bunke. Makkere tager 8 hver. Alle vender ét kort.
rules-ports-play =
    Find et symbol, dit kort har til fælles med et kort på øen, og læg dit kort ovenpå. Men ikke hvor som helst:

    - Begynd i midten: { $centre ->
        [single] på det midterste kort.
       *[seven] på det midterste kort eller et af de seks omkring det.
    }
    - Derefter må I dække alle kort ved siden af et kort i jeres farve. { $own_isolated ->
        [forbid] Et kort i jeres egen farve må I kun dække, hvis det har en nabo i jeres farve.
       *[allow] I må også dække et kort i jeres egen farve.
    }
    - Er der ikke flere synlige kort i jeres farve? Så begynd i midten igen.
    - Havnene må aldrig dækkes, og deres symboler tæller ikke.
    - { rules-penalty }
rules-ports-end =
    Spillet slutter, så snart ét hold ikke har flere kort.

    - 1 point til det hold, der først er af med kortene.
    - 2 point til det hold, hvis synlige kort ligger ved flest havne. Hver havn tæller én gang. { rules-award }
rules-ports-five = Solospilleren har 8 kort. Solospillerens havne tæller dobbelt.
rules-ports-example = Orange er først af med kortene: 1 point. Blå ligger ved tre havne og orange ved to: 2 point til blå. To blå kort ved samme havn tæller én gang.
rules-ports-variants = { $own_isolated ->
    [forbid] Andre udgaver: Et kort i jeres egen farve må I altid dække.
   *[allow] Polsk udgave: Et kort i jeres egen farve må I kun dække, hvis det har en nabo i jeres farve.
}
rules-ports-tip = Ét kort ved hver havn er nok. Gå videre til den næste, og pas på de kort, der ligger ved en havn.

rules-longest_route-goal = Forbind kortene i jeres farve til den største gruppe på øen.
rules-longest_route-setup =
    Læg øen: 19 åbne kort. Hvert hold har sine 16 kort. Før I begynder, bytter I lukkede kort uden at se på dem:

    - To hold giver hinanden 6 kort.
    - Med tre hold giver hvert hold 3 kort til hvert af de andre.

    Alle vender ét kort.
rules-longest_route-play =
    Find et symbol, dit kort har til fælles med et hvilket som helst kort på øen. Læg dit kort ovenpå. Vend så dit næste kort.

    - Det er kortets farve, der tæller, ikke hvem der spillede det. I har også andre holds kort: Læg dem, hvor de hjælper mindst.
    - I må dække alle kort.
    - { rules-penalty }
rules-longest_route-end =
    Spillet slutter, så snart ét hold har spillet alle sine kort, også dem, det har byttet sig til.

    - 1 point til det hold, der først er af med kortene.
    - 2 point til holdet med den største gruppe: synlige kort i holdets farve, side om side. { rules-award }
rules-longest_route-five = Solospilleren har 8 kort, giver 1 til hvert par og får 1 fra hvert. Parrene giver hinanden 3. Så har alle 8. Solospillerens gruppe tæller dobbelt.
rules-longest_route-example = Blå er først af med kortene: 1 point. Blå har syv synlige kort, men den største gruppe er på fire. Orange har en gruppe på fem: 2 point til orange.
rules-longest_route-tip = Ét kort det rigtige sted kan samle to små grupper. Andre holds kort kan dele en stor.

rules-barbarians-goal = Slæb af sted med flere økort end de andre hold.
rules-barbarians-setup = Læg øen: 19 åbne kort. Hvert hold vender et af sine kort, så alle kan se det. Det beholder holdet hele spillet.
rules-barbarians-play =
    Find et symbol, jeres holds kort har til fælles med et kort, der stadig ligger på øen.

    Var du først? Jeres hold tager økortet. Holdets kort bliver liggende.

    - Makkere spiller med det samme kort.
    - { rules-penalty }
rules-barbarians-end =
    Spillet slutter, når øen er tom.

    - 2 point til holdet med flest kort. { rules-award }
rules-barbarians-five = Solospillerens kort tæller dobbelt.
rules-barbarians-example = Blå tog syv kort, orange syv og rød fem. Blå og orange står lige: 2 point til hver.
rules-barbarians-tip = Jeres kort skifter aldrig. Lær dets ni symboler, og kig så øen igennem.

rules-knights-goal = Tag de andre holds kort, før de tager jeres.
rules-knights-setup = Ingen ø denne gang. Hvert hold blander sine 16 kort og lægger dem i en lukket bunke. I hver runde vender alle hold det øverste kort på samme tid.
rules-knights-play =
    Find det symbol, jeres holds kort har til fælles med kortet fra et andet hold, der stadig er med i runden.

    Var du først? I tager deres kort, og det hold er ude af runden. De beholder det, de allerede har taget.

    Runden slutter, når kun ét hold er tilbage. Det holds kort lægges til side, og alle vender det næste.

    - Makkere spiller med det samme kort.
    - Ikke flere kort? Hvert hold blander sine 16 kort igen.
    - { rules-penalty }
rules-knights-end =
    - 1 point for hvert kort, I tager, talt op efter hver runde.

    { $limit ->
        [rounds] { rules-knights-rounds }
        [either] { rules-knights-target } { rules-knights-latest }
       *[points] { rules-knights-target }
    } Holdet med flest point vinder.
rules-knights-target = { $target ->
    [one] I spiller, til et hold har ét point.
   *[other] I spiller runde efter runde, til et hold har { $target } point.
}
rules-knights-rounds = { $rounds ->
    [one] Efter én runde er det slut.
   *[other] Efter { $rounds } runder er det slut.
}
rules-knights-latest = { $rounds ->
    [one] Senest efter én runde er det slut.
   *[other] Senest efter { $rounds } runder er det slut.
}
rules-knights-five = Ingen forskel: Solospilleren spiller med ét kort som alle andre hold.
rules-knights-example = Rød tager kortet fra orange: 1 point til rød. Så tager blå kortet fra rød: 1 point til blå. Rød er ude, men beholder sit point.
rules-knights-tip = Med tre hold kan I tage to kort i én runde. Find det andet, før du trykker på det første.

## Island dice

rules-island_dice-goal = Byg veje, huse, byer og riddere, og få flest point på 15 ture.
rules-island_dice-setup =
    For én eller flere spillere. Alle har et ark med et landkort. Den første vej er der allerede.

    Hver af de seks terninger har malm, korn, uld, træ, mursten og guld.

    Der trækkes lod om, hvem der begynder. Ved revanche begynder den næste spiller.
rules-island_dice-play =
    I din tur slår du op til tre gange. Efter hvert slag beholder du de terninger, du vil, og slår igen med resten. Du må gerne fortryde: En terning, du har beholdt, må du slå med igen.

    Så bygger du for det, terningerne viser, så meget du har råd til. Hver terning kan bruges én gang. Så snart du bruger en joker, bytter eller bygger, må du ikke slå mere i denne tur.

    - Vej, 1 point: mursten og træ. Den skal bygges i forlængelse af en vej, du allerede har.
    - Hus, 3, 4, 5, 7, 9 eller 11 point: mursten, træ, korn og uld.
    - By, 7, 12, 20 eller 30 point: tre malm og to korn.
    - Ridder, 1 til 6 point: malm, korn og uld.
    - Et hus eller en by kræver en vej derhen. Byg huse, byer og riddere i rækkefølge, fra det laveste tal til det højeste.

    Passer terningerne ikke helt?

    - Bytte: To guld kan byttes til ét andet råstof efter eget valg, én gang for hvert par.
    - Jokere: Hver ridder er joker én gang i spillet. Vend én terning til ridderens råstof. Den første giver malm, så følger korn, uld, træ og mursten. Den sjette giver, hvad du vil. { $joker_next_turn ->
        [yes] En ny ridders joker virker fra din næste tur.
       *[no] En ny ridders joker virker med det samme, også i samme tur.
    }
rules-island_dice-end =
    Alt, hvad du bygger i en tur, skrives som ét tal. Bygger du ingenting, får du et kryds. Hvert kryds koster 2 point til sidst.

    Efter 15 ture hver vinder den, der har flest point. Står flere spillere lige, deler de sejren.
rules-island_dice-example = Du slår mursten, træ, mursten, træ, korn og uld. Det er en vej (1 point) og et hus (3 point). Skriv 4.
rules-island_dice-variants = Ved nogle borde venter man: En ny ridders joker virker først fra næste tur.
rules-island_dice-tip = Veje fører alle steder hen, men store byer giver mest. Byg riddere tidligt: En joker kan redde en dårlig tur.

## How games string together

rules-single-goal = Ét spil, én vinder.
rules-single-setup = Vælg et spil, og del kortene ud.
rules-single-play = Spil det én gang efter dets egne regler.
rules-tie-first = { $tie ->
    [shared] Står flere spillere lige på førstepladsen, deler de sejren.
   *[any] Står to spillere lige på førstepladsen, afgør en duel det. { rules-tie }
}
rules-single-end = { $teams ->
    [yes] Står flere hold lige på førstepladsen, deler de sejren.
    [no] { rules-tie-first }
   *[any] { rules-tie-first } Hold på øen deler sejren.
}

rules-series-goal = Vind flere spil end de andre.
rules-series-setup = Vælg nogle spil og deres rækkefølge, eller spil dem i tilfældig rækkefølge. Det samme spil må gerne komme flere gange.
rules-series-play = Spil det ene spil efter det andet. Vinder du et spil, får du én sejr på pointarket. { $teams ->
    [yes] Står flere hold lige på førstepladsen, får de en sejr hver.
   *[no] { $tie ->
        [shared] Står flere spillere lige på førstepladsen, får de en sejr hver.
       *[any] Står nogen lige på førstepladsen, afgøres det straks: To spillere mødes i en duel. { rules-tie }
    }
}
rules-series-end = { $teams ->
    [yes] Efter sidste spil bliver holdet med flest sejre mester. Står flere hold lige, deler de titlen.
   *[no] Efter sidste spil bliver den, der har flest sejre, mester. { $tie ->
        [shared] Står flere spillere lige, deler de titlen.
       *[any] Står flere spillere lige, afgør en omkamp det også her.
    }
}

rules-tournament-goal = Få flest point i alle spil tilsammen.
rules-tournament-setup = { $length ->
    [0] I spiller hvert spil én gang og begynder med Tårnet.
    [one] I spiller ét spil: Tårnet.
   *[other] I spiller { $length } spil og begynder med Tårnet.
}
rules-tournament-play =
    { $picks ->
        [any] Den, der bliver sidst i et spil, vælger frit det næste.
       *[unplayed] Den, der bliver sidst i et spil, vælger det næste blandt dem, I ikke har spillet.
    } Hvert spil har sine egne point:

    - Tårnet: 1 for hvert kort, du tager, og 5 mere til den, der tager flest.
    - Brønden, spillet til den sidste: 10 til den første, der er færdig, minus 20 til den, der bliver tilbage.
    - Den varme kartoffel: minus 5 for hver tabt runde.
    - Fang dem alle!: 1 for hvert kort.
    - Den forgiftede gave: 20 for færrest kort, 10 for næstfærrest.
    - Trillinger: 1 for hvert kort.
rules-tournament-end = { $tie ->
    [shared] Står flere spillere lige, får de alle point for den bedste plads, de deler. Efter sidste spil bliver den, der har flest point, mester. Står flere spillere lige, deler de titlen.
   *[any] Står nogen lige, når der er en bonus på spil, afgør en omkamp det. Efter sidste spil bliver den, der har flest point, mester. Står flere spillere lige, afgør en omkamp det også her.
}
rules-tournament-tip = Bliver du sidst, så vælg det spil, du er bedst til.

rules-beginner-goal = Få flest point. Kampen slutter, når et hold har ti.
rules-beginner-setup = Vælg et af de fem øspil. De letteste står først.
rules-beginner-play = Spil det igen og igen. Point fra alle spil lægges sammen, og scorekortene viser dem.
rules-beginner-end = Når et hold har ti point eller mere, er kampen slut. Holdet med flest point vinder. Står flere hold lige, deler de sejren.

rules-adventure-goal = Få flest point på en rejse gennem alle fem øspil. Kampen slutter, når et hold har ti.
rules-adventure-setup = Spillene kommer i denne rækkefølge: Velkommen til øen, Havnene, Den længste rute, Barbarerne, Ridderne.
rules-adventure-play = Spil de fire første én gang hver, og læg point sammen på scorekortene. Spil så Ridderne, runde efter runde, til et hold har ti point.
rules-adventure-end = Når et hold har ti point eller mere, er kampen slut, også før I når til Ridderne. Holdet med flest point vinder. Står flere hold lige, deler de sejren.
