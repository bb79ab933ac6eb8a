### What the lessons say. `$symbol` is a symbol's name, `$item` something to build, `$game` a game.

lesson-title = Se, hvordan man spiller
lesson-step = Trin { $step } af { $steps }
lesson-back = Tilbage
lesson-next = Videre
lesson-replay = Se igen
lesson-you = Dig
lesson-try = Din tur! Tryk på det symbol, de markerede kort har til fælles.
lesson-won = Flot!
lesson-wrong = Det var ikke det. Kig en gang til.
lesson-also = Det er også rigtigt! Men prøv de markerede kort.

lesson-practice-laid = To kort ligger på bordet.
lesson-practice-match = De har præcis ét symbol til fælles: { $symbol }.
lesson-practice-claimed = Fundet! Her er to nye kort.
lesson-practice-end = Flot! Bliv ved, så længe du har lyst.

lesson-tower-laid = Alle har ét kort. Tårnet står i midten.
lesson-tower-match = Dit kort og tårnet har ét symbol til fælles: { $symbol }.
lesson-tower-claimed = Du var først, så kortet er dit. Nu spiller du med det.
lesson-tower-end = Når tårnet er væk, vinder den, der har flest kort.

lesson-well-laid = Alle har en bunke kort. Ét kort ligger i brønden.
lesson-well-match = Dit øverste kort og brønden har ét symbol til fælles: { $symbol }.
lesson-well-claimed = Du var først: Dit kort ryger i brønden. Ét færre!
lesson-well-end = { $end ->
    [last_left] Bliv ved, til kun én spiller har kort. Den spiller taber.
   *[first_out] Den, der først er af med alle sine kort, vinder.
}

lesson-hot_potato-laid = Alle får ét kort, og det er brændende varmt!
lesson-hot_potato-match = Find et symbol, du har til fælles med en anden: { $symbol }.
lesson-hot_potato-claimed = Du giver dit kort videre. Nu er du i sikkerhed i denne runde.
lesson-hot_potato-other = Den, der sidder tilbage med alle kortene, taber runden. Så får alle et nyt kort.
lesson-hot_potato-end = Efter sidste runde vinder den, der har færrest strafkort.

lesson-catch_them_all-laid = Ét kort ligger i midten. De andre ligger rundt om det.
lesson-catch_them_all-match = Midten har et symbol til fælles med hvert af dem. Med dette er det: { $symbol }.
lesson-catch_them_all-claimed = Du var først og tager kortet. Kortet i midten bliver liggende.
lesson-catch_them_all-end = Runde efter runde, til bunken er brugt op. Den, der har flest kort, vinder.

lesson-poisoned_gift-laid = Alle har ét kort. Ingen vil have bunken i midten!
lesson-poisoned_gift-match = Midten og en andens kort har et symbol til fælles: { $symbol }.
lesson-poisoned_gift-claimed = Du var først, så den anden får kortet. God fornøjelse med gaven!
lesson-poisoned_gift-end = Når bunken er væk, vinder den, der har færrest kort.

lesson-triplets-laid = Ni kort ligger på bordet.
lesson-triplets-match = Tre af dem har et symbol til fælles: { $symbol }.
lesson-triplets-claimed = Tryk på symbolet på alle tre, så er kortene dine. Nye kort fylder hullerne.
lesson-triplets-try = Din tur! Find det symbol, de tre markerede kort har til fælles. Tryk på symbolet på hvert af dem.
lesson-triplets-end = Når der ikke er flere trillinger, vinder den, der har flest kort.

lesson-duel-laid = To spillere, ét kort hver. Begge kort vendes på samme tid.
lesson-duel-end = { $wins ->
    [one] Du var først: Du vinder duellen!
   *[other] Du var først: Du vinder runden! Vind { $wins } runder, så er duellen din.
}

lesson-welcome-laid = Øens kort ligger åbne. Du har ét af dit holds kort.
lesson-welcome-match = Dit kort har et symbol til fælles med hvert kort på øen. Med dette er det: { $symbol }.
lesson-welcome-claimed = Du dækker kortet med dit. Så vender du dit næste kort.
lesson-welcome-end = Ét point til det hold, der først er af med kortene, to for flest synlige kort.

lesson-ports-laid = Øens kort ligger åbne med seks havne rundt om.
lesson-ports-match = Begynd i midten af øen. Dit kort og dette har et symbol til fælles: { $symbol }.
lesson-ports-claimed = Dit kort dækker det. Herfra går du videre, kort for kort.
lesson-ports-end = Ét point til det hold, der først er af med kortene, to for flest havne.

lesson-longest_route-laid = Øens kort ligger åbne. Nogle af dine kort har et andet holds farve!
lesson-longest_route-match = Dit kort har et symbol til fælles med hvert kort på øen. Med dette er det: { $symbol }.
lesson-longest_route-claimed = Du dækker kortet. Det er kortets farve, der tæller, ikke hvem der lagde det.
lesson-longest_route-end = Ét point til det hold, der først er af med kortene, to for den største gruppe.

lesson-barbarians-laid = Øens kort ligger åbne. Jeres hold har ét kort og spiller med det til det sidste.
lesson-barbarians-match = Det har et symbol til fælles med hvert kort på øen. Med dette er det: { $symbol }.
lesson-barbarians-claimed = Du var først: Jeres hold slæber af sted med kortet.
lesson-barbarians-end = Når øen er tom, får holdet med flest kort to point.

lesson-knights-laid = Hvert hold vender ét kort.
lesson-knights-match = Jeres kort har et symbol til fælles med hvert af de andre. Med dette er det: { $symbol }.
lesson-knights-claimed = Du var først: I tager deres kort, og de er ude af runden.
lesson-knights-end = Hvert kort, I tager, er et point. Holdet med flest point vinder.

lesson-island_dice-laid = Seks terninger og et landkort at bygge på.
lesson-island_dice-rolled = Du slår med alle seks.
lesson-island_dice-hold = Behold de terninger, du har brug for.
lesson-island_dice-again = Slå igen med resten. Du har tre slag i alt.
lesson-island_dice-try = Nu er det dig! Det, du kan bygge, lyser. Tryk på det, og byg: { $item }.
lesson-island_dice-won = Bygget! Alt, hvad du bygger, giver point.
lesson-island_dice-end = Efter 15 ture vinder den, der har flest point.

lesson-series-laid = En serie er flere spil i træk. Det første: { $game }.
lesson-series-sheet = Den, der vinder et spil, får 1 på pointarket.
lesson-series-next = Videre til det næste spil: { $game }.
lesson-series-again = Nu ser pointarket sådan ud.
lesson-series-end = Efter sidste spil bliver den, der har vundet flest, mester.

lesson-tournament-laid = En turnering begynder med Tårnet.
lesson-tournament-sheet = Hvert kort, du tager, er et point. Den, der tager flest, får fem mere.
lesson-tournament-pick = Den, der blev sidst, vælger næste spil.
lesson-tournament-next = Så nu spiller I: { $game }.
lesson-tournament-again = Hvert spil har sine egne point. Nogle koster endda point.
lesson-tournament-end = Efter sidste spil vinder den, der har flest point.

lesson-beginner-laid = Begynder er det samme øspil igen og igen. Her er det: { $game }.
lesson-beginner-sheet = Scorekortene drejes ét trin for hvert point.
lesson-beginner-next = Så lægger I en ny ø og spiller det samme spil igen.
lesson-beginner-again = Point fra alle spil lægges sammen.
lesson-beginner-end = Ved ti point er kampen slut. Holdet med flest point vinder.

lesson-adventure-laid = Eventyret fører jer gennem fem øspil. Det første: { $game }.
lesson-adventure-sheet = Scorekortene drejes ét trin for hvert point.
lesson-adventure-next = Det næste spil: { $game }.
lesson-adventure-knights = Det sidste spil er { $game }. Det spiller I igen og igen, til et hold har ti point.
lesson-adventure-end = Ved ti point er eventyret slut. Holdet med flest point vinder.
