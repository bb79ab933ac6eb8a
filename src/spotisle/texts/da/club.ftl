### Club night and crowd: what phones, the big screen and organisers say.

## The kinds of events, and where the evening is

club-tables = Mange borde
    .summary = Alle skifter bord hver runde og møder nye folk.
club-crowd = Fælles kapløb
    .summary = Op til 500 personer dyster på de samme to kort.
club-intro = Én kode til alle: klassen, klubben, fødselsdagen.
club-create = Opret spilaften
club-create-crowd = Opret kapløb
club-round-of = Runde { $round } af { $rounds }
club-pair-of = Par { $round } af { $rounds }
club-round-number = Runde { $round }
club-final = Finalebord
club-duel = { $place ->
    [1] Duel om førstepladsen
    [2] Duel om andenpladsen
    [3] Duel om tredjepladsen
   *[0] Dueller om sejrsskamlen
}
club-table = Bord { $number }
club-table-word = Bord
club-over = Aftenen er slut
club-forgotten = Alle navne er slettet. Tak for spillet!
club-not-found = Der er ingen spilaften med den kode. Tjek bogstaverne.
club-bad-link = Det arrangørlink virker ikke. Bed om et nyt.
club-bye-left = Du har forladt spilaftenen.
club-bye-kicked = Arrangøren har fjernet dig fra spilaftenen.
club-bye-room_full = Spilaftenen er fyldt. Scan QR-koden, eller spørg arrangøren.
club-come-back = Vær med igen
club-banned = Du kan ikke være med i aften mere.
club-leave = Jeg går hjem
club-leave-sure = Vil du gå hjem? Du beholder dine point, men mister din plads.

## Phone: the doors

club-you-are = Du hedder
club-you = Dig
club-spin = { $count ->
    [0] Ikke flere navne
    [one] Nyt navn (1 tilbage)
   *[other] Nyt navn ({ $count } tilbage)
}
club-own-name = Dit eget navn
club-take-name = Brug navnet
club-colour = Din farve
club-others = { $count ->
    [0] Du er den første!
    [one] Én anden er her
   *[other] { $count } andre er her
}
club-wait = Du er med! Hold siden åben. Vi siger til, når det starter.
club-practise = Øv dig
club-back = Tilbage
club-choose-team = Vælg dit hold
club-your-team = Dit hold
club-team-0 = Rød
club-team-1 = Blå
club-team-2 = Grøn
club-team-3 = Lilla
club-team-4 = Gul
club-team-5 = Lyserød
club-team-6 = Turkis
club-team-7 = Indigo

## Phone: to the table

club-here = Jeg er her
club-awaited = Vi venter på { $names }
club-all-here = Alle er her. Nu går det løs!
club-deal = Kortene er på vej…
club-table-over = Dit bord er færdigt. Vent på de andre.
club-bye = Du sidder over denne gang og får dit eget gennemsnit.
club-lend-phone = { $name } spiller på din telefon fra den anden ende.
club-out = Du sidder over
club-out-how = Tryk på “Spil med igen”, så får du plads i næste runde.
club-late = Runden er allerede i gang
club-late-how = Du får en plads i næste runde.
club-last-round = Det er sidste runde. Se på den store skærm.
club-play-again = Spil med igen

## Phone: results and podium

club-won-table = Du vandt ved dit bord!
club-even-table = Uafgjort ved dit bord!
club-best = Bedst ved dit bord: { $names }
club-missed = Du sad over
club-void = Bordet tæller ikke: halve point til alle.
club-points-word = { $count ->
    [one] point
   *[other] point
}
club-points = { $count ->
    [one] { $count } point
   *[other] { $count } point
}
club-round-points = Runde { $round }: { $points }
club-total = Dine point
club-met = Folk, du har mødt
club-met-of = { $met } af { $others }
club-next-soon = Dit næste bord kommer om lidt.
club-final-soon = Nu kommer finalebordet.
club-podium-soon = Kig op! Nu kommer sejrsskamlen.
club-same-points = { $scoring ->
    [club] Lige mange point? Først tæller det, hvor stærke dine modstandere var, så dine fund, så en duel.
   *[family] Lige mange point? Den, der fandt flest, er foran.
}
club-your-place = Din placering
club-place = Nr. { $place }
club-thanks = Tak for spillet!
club-best-moment = Dit bedste øjeblik
club-fastest-own = Fundet på { $time } s
club-best-round = { $count ->
    [one] Runde { $round }: { $count } point
   *[other] Runde { $round }: { $count } point
}
club-time = { $time } s

## The crowd

club-get-ready = Gør dig klar…
club-locked = { $seconds ->
    [one] Forkert! Vent et sekund…
   *[other] Forkert! Vent { $seconds } sekunder…
}
club-half-points = Prøv igen: op til halve point.
club-others-search = De andre leder stadig.
club-it-was = Det var: { $symbol }
club-found-it = Fundet af { $right } ud af { $all }
club-answered = { $answered } af { $all } har fundet det
club-histogram = Tider for dem, der fandt det ({ $right }): { $from } til { $to } s

## The big screen

club-here-count = { $count ->
    [0] Ingen er kommet endnu
    [one] Én er kommet
   *[other] { $count } er kommet
}
club-nobody-yet = Scan koden, eller skriv bogstaverne.
club-locked-doors = Dørene er låst
club-find-table = Find dit bord!
club-missing = Mangler stadig: { $names }
club-missing-count = { $count ->
    [one] Der mangler stadig én
   *[other] Der mangler stadig { $count }
}
club-still-playing = { $count ->
    [0] Alle borde er færdige!
    [one] Ét bord spiller stadig
   *[other] { $count } borde spiller stadig
}
club-void-short = halve point
club-leaders = I front
club-results = Runde { $round }: resultaterne
club-fastest = Hurtigste fund
club-climber = Største spring
club-table-winners = Bordenes vindere
club-winner = { $count ->
    [one] { $names } vinder aftenen!
   *[other] { $names } deler sejren!
}
club-many-winners = { $count ->
    [one] Én vinder aftenen!
   *[other] { $count } deler sejren!
}

## Organiser: the way on

club-begin-round = Start runden
club-end-round = Slut runden
club-next-round = Næste runde
club-show-result = Vis resultatet
club-next-pair = Næste par
club-podium = Vis sejrsskamlen
club-next-duel = Videre til duellen
club-close = Slut aftenen
club-finish = Slut før tid
club-extend = Tilføj et minut
club-automatic = Fortsæt automatisk
club-need-two = Der skal være mindst to med.

## Organiser: links

club-join-link = Link til deltagere
club-open-screen = Åbn stor skærm
club-second = Til endnu en arrangør
club-second-why = Gem linket, eller giv det til en, du stoler på.

## Organiser: the plan

club-plan = Planen
club-sentence = { $people ->
    [one] Én person: borde med { $sizes }. Runder: { $rounds }.
   *[other] { $people } personer: borde med { $sizes }. Runder: { $rounds }.
}
club-repeats = { $count ->
    [0] Ingen mødes to gange.
    [one] Ét par mødes igen.
   *[other] I alt mødes { $count } par igen.
}
club-no-better = Bedre kan det ikke blive.
club-planning = Fordeler bordene…
club-no-plan = Ingen plan passer. Fjern et ønske, eller skift antal personer pr. bord.
club-plan-later = De næste borde fordeles efter denne runde.
club-every-round = Hver runde
club-add-game = Tilføj et spil
club-remove-game = Fjern spillet
club-games-repeat = Efter det sidste spil begynder I forfra med det første.
club-smaller-tables = Vælg mindre borde eller et andet spil.
club-rounds = Runder
club-table-size = Personer pr. bord
club-vary-size = Variér bordenes størrelse, så færre mødes igen
club-more-options = Flere valg
club-scoring = Point
club-scoring-family = Familie og klasse
club-scoring-club = Klub
club-scoring-family-how = Den dårligste runde tæller ikke.
club-scoring-club-how = Alle runder tæller. I anden halvdel møder du folk med cirka lige så mange point. Står nogen lige på sejrsskamlen, er der duel.
club-own-names = Lad folk vælge navn
club-final-table = Finalebord til de bedste
club-seating-time = Sekunder til at finde bordet
club-round-time = Minutter pr. runde
club-results-time = Sekunder til resultater
club-pairs = Par
club-pair-time = Sekunder pr. par
club-teams = Hold
club-accuracy = Kun rigtige svar tæller, ikke tiden

## Organiser: people

club-lock = Lås dørene
club-guest = uden telefon
club-away = væk
club-sits-out = sidder over
club-guest-name = Navn på en gæst uden telefon
club-add-guest = Tilføj gæst
club-gone = Personen er gået
club-name = Navn
club-rename = Skift navn
club-correct = Ret point
club-sit-out = Lad sidde over
club-sit-in = Lad spille
club-remove = Fjern
club-ban = Udeluk
club-ban-sure = Udeluk helt
club-remove-how = Den, du fjerner, kan komme igen. Den, du udelukker, kan ikke.
club-apart = Hver for sig
club-together = Sammen
club-keep-apart = Hold adskilt
club-keep-together = Hold sammen
club-save-wish = Gem ønsket
club-drop-wish = Fjern ønsket

## Organiser: tables and the end

club-tables-list = Borde
club-table-seating = sætter sig
club-table-playing = spiller
club-table-finished = færdig
club-table-void = halve point
club-void-table = Annullér bord
club-void-sure = Giv halve point
club-ending = Efter aftenen
club-with-names = Med navne
club-save-people = Gem personer (CSV)
club-save-symbols = Gem symboler (CSV)
club-save-lesson = Gem svære symboler
club-lesson-hint = På listen står de sværeste symboler. Lav et nyt sæt af den.
club-save-failed = Det kunne ikke gemmes. Tjek forbindelsen, og prøv igen.
club-forget-when = { $count ->
    [0] Navnene slettes med det samme.
    [one] Navnene slettes en time efter, at aftenen er slut.
   *[other] Navnene slettes { $count } timer efter, at aftenen er slut.
}
club-forget = Slet navne nu
club-forget-sure = Slet for altid
