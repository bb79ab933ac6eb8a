### What the lessons say. `$symbol` is a symbol's name, `$item` something to build, `$game` a game.

lesson-title = Se, hvordan det går til
lesson-step = Trin { $step } af { $steps }
lesson-back = Tilbage
lesson-next = Videre
lesson-replay = En gang til
lesson-you = Dig
lesson-try = Nu er det dig! Tryk på det symbol, de markerede kort har til fælles.
lesson-won = Flot!
lesson-wrong = Ikke det. Kig en gang til.
lesson-also = Det er også rigtigt! Men kig på de markerede kort.

lesson-practice-laid = To kort ligger på bordet.
lesson-practice-match = De har kun ét symbol til fælles: { $symbol }.
lesson-practice-claimed = Fundet! To nye kort vendes.
lesson-practice-end = Flot! Sådan fortsætter det, så længe du har lyst.

lesson-tower-laid = Alle har ét kort. Tårnet står i midten.
lesson-tower-match = Dit kort og tårnet har ét symbol til fælles: { $symbol }.
lesson-tower-claimed = Du var først, så kortet er dit. Nu leder du på det.
lesson-tower-end = Når tårnet er brugt op, vinder flest kort.

lesson-well-laid = Alle har en bunke kort. Ét kort ligger i brønden.
lesson-well-match = Dit øverste kort og brønden har ét symbol til fælles: { $symbol }.
lesson-well-claimed = Du var først: dit kort ryger i brønden, og du har ét mindre.
lesson-well-end = { $end ->
    [last_left] I fortsætter, til kun én har kort tilbage. Den spiller taber.
   *[first_out] Den, der først ikke har flere kort, vinder.
}

lesson-hot_potato-laid = Alle får ét kort, og det er brændende varmt!
lesson-hot_potato-match = Find det, du har til fælles med en anden: { $symbol }.
lesson-hot_potato-claimed = Du giver dit kort videre og er i sikkerhed resten af runden.
lesson-hot_potato-other = Den, der sidder tilbage med alle kortene, taber runden. Så deles nye kort ud.
lesson-hot_potato-end = Efter sidste runde vinder færrest kort.

lesson-catch_them_all-laid = Ét kort ligger i midten, de andre rundt om det.
lesson-catch_them_all-match = Midten har et symbol til fælles med hvert af dem. Her er det: { $symbol }.
lesson-catch_them_all-claimed = Du var først og tager kortet udenom. Midten bliver liggende.
lesson-catch_them_all-end = Runde efter runde, til kortene er brugt. Flest kort vinder.

lesson-poisoned_gift-laid = Alle har ét kort. Ingen vil have bunken i midten!
lesson-poisoned_gift-match = Midten og en andens kort har et symbol til fælles: { $symbol }.
lesson-poisoned_gift-claimed = Du var først: den anden får kortet i gave.
lesson-poisoned_gift-end = Når bunken er brugt op, vinder færrest kort.

lesson-triplets-laid = Ni kort ligger på bordet.
lesson-triplets-match = Tre af dem har et symbol til fælles: { $symbol }.
lesson-triplets-claimed = Trykket på alle tre, så er de dine. Nye kort fylder hullerne.
lesson-triplets-try = Nu er det dig! Find symbolet på de tre markerede kort, og tryk på det på dem alle.
lesson-triplets-end = Når der ikke er flere trillinger, vinder flest kort.

lesson-duel-laid = To spillere med ét kort hver. Begge vendes i samme øjeblik.
lesson-duel-end = Du var først: duellen er din!

lesson-welcome-laid = Øen ligger åbent, og du har ét af dit holds kort.
lesson-welcome-match = Dit kort har et symbol til fælles med hvert kort på øen. Her er det: { $symbol }.
lesson-welcome-claimed = Du dækker det kort med dit og vender det næste.
lesson-welcome-end = Ét point til det hold, der først er færdigt, to for flest synlige kort.

lesson-ports-laid = Øen ligger åbent med seks havne rundt om.
lesson-ports-match = Begynd i øens midte. Her er det fælles symbol: { $symbol }.
lesson-ports-claimed = Dit kort ligger der. Derfra bygger du videre, kort for kort.
lesson-ports-end = Ét point til det hold, der først er færdigt, to for flest havne.

lesson-longest_route-laid = Øen ligger åbent. Nogle af dine kort har de andres farve!
lesson-longest_route-match = Dit kort har et symbol til fælles med hvert kort på øen. Her er det: { $symbol }.
lesson-longest_route-claimed = Du dækker det kort. Farven tæller, ikke hvem der lagde det.
lesson-longest_route-end = Ét point til det hold, der først er færdigt, to for den største gruppe.

lesson-barbarians-laid = Øen ligger åbent. Dit hold har ét kort og beholder det.
lesson-barbarians-match = Det har et symbol til fælles med hvert kort på øen. Her er det: { $symbol }.
lesson-barbarians-claimed = Du var først: dit hold slæber kortet med hjem.
lesson-barbarians-end = Når øen er tom, giver flest kort to point.

lesson-knights-laid = Hvert hold vender ét kort.
lesson-knights-match = I har et symbol til fælles med hvert af de andre. Her er det: { $symbol }.
lesson-knights-claimed = Du var først: I tager deres kort, og de er ude af runden.
lesson-knights-end = Hvert taget kort er et point. Ti point vinder.

lesson-island_dice-laid = Seks terninger og et kort at bygge på.
lesson-island_dice-rolled = Du slår med alle seks.
lesson-island_dice-hold = Gem det, du kan bruge: de terninger bliver liggende.
lesson-island_dice-again = Kun resten slås igen, i alt op til tre slag.
lesson-island_dice-try = Nu er det dig! Det, du kan bygge, lyser. Tryk på det, og byg: { $item }.
lesson-island_dice-won = Bygget! Det, du bygger, giver point.
lesson-island_dice-end = Efter 15 ture vinder flest point.

lesson-series-laid = En serie er flere spil i træk. Den begynder med: { $game }.
lesson-series-sheet = Den, der vinder et spil, får en streg i regnskabet.
lesson-series-next = Videre til det næste spil: { $game }.
lesson-series-again = Nu ser regnskabet sådan ud.
lesson-series-end = Efter det sidste spil er den, der har vundet flest, mester.

lesson-tournament-laid = En turnering begynder med tårnet.
lesson-tournament-sheet = Hvert taget kort er et point, og flest kort giver fem til.
lesson-tournament-pick = Den, der blev sidst, vælger det næste spil.
lesson-tournament-next = Så nu er det: { $game }.
lesson-tournament-again = Hvert spil har sine egne point; nogle tager endda point fra.
lesson-tournament-end = Når alle spil er spillet, vinder flest point.

lesson-beginner-laid = Som begyndere spiller I ét spil på øen, her: { $game }.
lesson-beginner-sheet = Pointkortene drejer et trin for hvert point.
lesson-beginner-next = Så lægges øen på ny, og det samme spil begynder igen.
lesson-beginner-again = Point fra alle spil lægges sammen.
lesson-beginner-end = Med ti point slutter det, og flest point vinder.

lesson-adventure-laid = Eventyret går gennem fem spil på øen. Det første: { $game }.
lesson-adventure-sheet = Pointkortene drejer et trin for hvert point.
lesson-adventure-next = Det næste spil: { $game }.
lesson-adventure-knights = Ved det femte spil bliver I: { $game }, til et hold har ti point.
lesson-adventure-end = Ti point afslutter eventyret, og flest point vinder.
