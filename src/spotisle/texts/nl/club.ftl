### Club night and crowd: what phones, the big screen and organisers say.

## The kinds of events, and where the evening is

club-tables = Veel tafels
    .summary = Iedereen wisselt elke ronde van tafel en leert nieuwe mensen kennen.
club-crowd = Allemaal samen
    .summary = Tot 500 mensen racen op dezelfde twee kaarten.
club-intro = Eén code voor iedereen: een klas, een club, een verjaardag.
club-create = Maak spelavond
club-create-crowd = Maak wedstrijd
club-round-of = Ronde { $round } van { $rounds }
club-pair-of = Paar { $round } van { $rounds }
club-round-number = Ronde { $round }
club-final = Finaletafel
club-table = Tafel { $number }
club-table-word = Tafel
club-over = De avond is voorbij
club-forgotten = Alle namen zijn gewist. Bedankt voor het spelen!
club-no-event = Geen spelavond heeft deze code. Controleer de letters.
club-bad-link = Deze organisatorlink werkt niet. Vraag een nieuwe.
club-come-back = Kom terug
club-leave = Ga naar huis
club-leave-sure = Echt weg? Je punten blijven, je plek niet.

## Phone: the doors

club-you-are = Jij bent
club-you = Jij
club-spin = { $count ->
    [0] Geen namen meer
    [one] Andere naam (1)
   *[other] Andere naam ({ $count })
}
club-own-name = Je eigen naam
club-take-name = Neem deze
club-colour = Je kleur
club-others = { $count ->
    [0] Je bent er als eerste!
    [one] Er is nog één ander
   *[other] Er zijn { $count } anderen
}
club-wait = Je doet mee. Je telefoon roept je als het begint.
club-practise = Oefen
club-back = Terug
club-choose-team = Kies je team
club-your-team = Jouw team
club-team-0 = Rood
club-team-1 = Blauw
club-team-2 = Groen
club-team-3 = Paars
club-team-4 = Geel
club-team-5 = Roze
club-team-6 = Turquoise
club-team-7 = Indigo

## Phone: to the table

club-here = Ik ben er
club-awaited = We wachten op { $names }
club-all-here = Iedereen is er. Daar gaan we!
club-deal = De kaarten komen eraan…
club-bye = Je slaat deze keer over en krijgt je gemiddelde.
club-out = Je slaat over
club-out-how = Tik en je krijgt volgende ronde een plek.
club-late = Deze ronde loopt al
club-late-how = Je krijgt een plek in de volgende ronde.
club-last-round = Dit is de laatste ronde. Kijk naar het grote scherm.
club-play-again = Doe weer mee

## Phone: results and podium

club-won-table = Je wint je tafel!
club-best = Beste aan je tafel: { $names }
club-missed = Je sloeg deze ronde over
club-void = Deze tafel telt niet: halve punten voor iedereen.
club-points-word = { $count ->
    [one] punt
   *[other] punten
}
club-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
club-round-points = Ronde { $round }: { $points }
club-total = Jouw punten
club-met = Mensen ontmoet
club-met-of = { $met } van { $others }
club-next-soon = De volgende tafel komt eraan.
club-podium-soon = Kijk omhoog: het podium komt eraan.
club-your-place = Jouw plaats
club-place = Plaats { $place }
club-thanks = Bedankt voor het spelen!
club-best-moment = Jouw beste moment
club-fastest-own = Een paar in { $time } s
club-best-round = { $count ->
    [one] Ronde { $round }: { $count } punt
   *[other] Ronde { $round }: { $count } punten
}
club-time = { $time } s

## The crowd

club-get-ready = Maak je klaar…
club-locked = { $seconds ->
    [one] Fout. Wacht een seconde…
   *[other] Fout. Wacht { $seconds } seconden…
}
club-half-points = Probeer opnieuw: tot de helft van de punten.
club-others-search = De anderen zoeken nog.
club-it-was = Het was: { $symbol }
club-found-it = Gevonden door { $right } van { $all }
club-answered = { $answered } van { $all } hebben het
club-histogram = Tijden van de { $right } die het vonden: { $from } tot { $to } s

## The big screen

club-here-count = { $count ->
    [0] Nog niemand hier
    [one] Eén persoon hier
   *[other] { $count } mensen hier
}
club-nobody-yet = Scan de code of typ de letters.
club-locked-doors = De deuren zijn dicht
club-find-table = Zoek je tafel!
club-missing = Nog niet hier: { $names }
club-missing-count = { $count ->
    [one] Er ontbreekt nog één persoon
   *[other] Er ontbreken nog { $count } mensen
}
club-still-playing = { $count ->
    [0] Alle tafels zijn klaar!
    [one] Eén tafel speelt nog
   *[other] { $count } tafels spelen nog
}
club-void-short = halve punten
club-leaders = Aan kop
club-results = Ronde { $round }: de uitslag
club-fastest = Snelste vondst
club-climber = Klimmer van de ronde
club-table-winners = Winnaars van de tafels
club-winner = { $count ->
    [one] { $names } wint de avond!
   *[other] { $names } delen de winst!
}

## Organiser: the way on

club-begin-round = Begin ronde
club-end-round = Beëindig ronde
club-next-round = Volgende ronde
club-show-result = Toon uitslag
club-next-pair = Volgend paar
club-podium = Naar het podium
club-close = Sluit de avond
club-finish = Stop nu
club-extend = Nog een minuut
club-automatic = Loopt vanzelf
club-need-two = Er zijn minstens twee mensen nodig.

## Organiser: links

club-join-link = Link om mee te doen
club-open-screen = Open groot scherm
club-second = Tweede organisator
club-second-why = Houd hem zelf, of geef hem aan iemand die je vertrouwt.

## Organiser: the plan

club-plan = Het plan
club-sentence = { $people ->
    [one] Eén persoon: tafels van { $sizes }. Rondes: { $rounds }.
   *[other] { $people } mensen: tafels van { $sizes }. Rondes: { $rounds }.
}
club-repeats = { $count ->
    [0] Niemand ziet elkaar twee keer.
    [one] Eén paar ziet elkaar weer.
   *[other] { $count } paren zien elkaar weer.
}
club-no-better = Minder kan niet.
club-planning = De tafels worden ingedeeld…
club-every-round = Elke ronde
club-add-game = Voeg spel toe
club-remove-game = Haal spel weg
club-games-repeat = Na het laatste spel komt het eerste weer.
club-rounds = Rondes
club-table-size = Mensen per tafel
club-vary-size = Eén meer of minder, zodat minder mensen elkaar weer zien
club-more-options = Meer opties
club-scoring = Punten
club-scoring-family = Familie en klas
club-scoring-club = Club
club-scoring-family-how = De slechtste ronde telt niet.
club-scoring-club-how = Alle rondes tellen. In de tweede helft speel je tegen gelijken.
club-own-names = Mensen mogen zelf een naam kiezen
club-final-table = Een finaletafel voor de besten
club-seating-time = Seconden om te gaan zitten
club-round-time = Minuten per ronde
club-results-time = Seconden voor de uitslag
club-pairs = Paren
club-pair-time = Seconden per paar
club-teams = Teams
club-accuracy = Alleen raak telt, niet snel

## Organiser: people

club-lock = Deuren dicht
club-guest = zonder telefoon
club-away = weg
club-sits-out = slaat over
club-guest-name = Naam van gast zonder telefoon
club-add-guest = Voeg gast toe
club-gone = Deze persoon is weg
club-name = Naam
club-rename = Hernoem
club-correct = Punten verbeteren
club-sit-out = Laat overslaan
club-sit-in = Laat meespelen
club-remove = Stuur weg
club-ban = Blokkeer
club-ban-sure = Voorgoed blokkeren
club-remove-how = Wie weggestuurd is, mag terugkomen. Wie geblokkeerd is niet.
club-apart = Apart
club-together = Samen
club-keep-apart = Houd apart
club-keep-together = Houd samen
club-save-wish = Sla wens op
club-drop-wish = Wis wens

## Organiser: tables and the end

club-tables-list = Tafels
club-table-seating = gaan zitten
club-table-playing = speelt
club-table-finished = klaar
club-table-void = halve punten
club-void-table = Tafel schrappen
club-void-sure = Iedereen halve punten
club-ending = Na de avond
club-with-names = Met namen
club-save-people = Mensen opslaan (CSV)
club-save-symbols = Symbolen opslaan (CSV)
club-save-report = Verslag opslaan
club-save-failed = Opslaan lukte niet. Controleer je verbinding en probeer opnieuw.
club-forget-when = { $count ->
    [0] Namen worden meteen gewist.
    [one] Namen worden een uur na afloop gewist.
   *[other] Namen worden { $count } uur na afloop gewist.
}
club-forget = Wis namen nu
club-forget-sure = Voorgoed wissen
