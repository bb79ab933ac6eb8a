### Club night and crowd: what phones, the big screen and organisers say.

## The kinds of events, and where the evening is

club-tables = Veel tafels
    .summary = Iedereen wisselt elke ronde van tafel en leert nieuwe mensen kennen.
club-crowd = Allemaal samen
    .summary = Tot 500 mensen zoeken om het snelst op dezelfde twee kaarten.
club-intro = Eén code voor iedereen: een klas, een club, een verjaardag.
club-create = Spellenavond maken
club-create-crowd = Wedstrijd maken
club-round-of = Ronde { $round } van { $rounds }
club-pair-of = Paar { $round } van { $rounds }
club-round-number = Ronde { $round }
club-final = Finaletafel
club-duel = { $place ->
    [1] Duel om de eerste plaats
    [2] Duel om de tweede plaats
    [3] Duel om de derde plaats
   *[0] Duels om het podium
}
club-table = Tafel { $number }
club-table-word = Tafel
club-over = De avond is voorbij
club-forgotten = Alle namen zijn gewist. Bedankt voor het spelen!
club-not-found = Er is geen spellenavond met deze code. Controleer de letters.
club-bad-link = Deze organisatorlink werkt niet. Vraag een nieuwe.
club-bye-left = Je hebt de spellenavond verlaten.
club-bye-kicked = De organisator heeft je uit de spellenavond verwijderd.
club-bye-room_full = De spellenavond is vol. Scan de QR-code of vraag het aan de organisator.
club-come-back = Weer meedoen
club-banned = Je kunt vanavond niet meer meedoen.
club-leave = Naar huis gaan
club-leave-sure = Echt weg? Je punten blijven, je plaats niet.

## Phone: the doors

club-you-are = Jij bent
club-you = Jij
club-spin = { $count ->
    [0] Geen namen meer
    [one] Andere naam (nog 1)
   *[other] Andere naam (nog { $count })
}
club-own-name = Je eigen naam
club-take-name = Naam gebruiken
club-colour = Je kleur
club-others = { $count ->
    [0] Je bent er als eerste!
    [one] Er is al iemand anders
   *[other] Er zijn al { $count } anderen
}
club-wait = Je doet mee! Houd deze pagina open: je ziet hier wanneer het begint.
club-practise = Oefenen
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
club-table-over = Jouw tafel is klaar. Wacht op de anderen.
club-bye = Je slaat deze ronde over en krijgt je gemiddelde score.
club-lend-phone = { $name } speelt op jouw telefoon, vanaf de andere kant.
club-out = Je slaat een ronde over
club-out-how = Tik op “Weer meedoen” en je krijgt volgende ronde een plaats.
club-late = Deze ronde is al begonnen
club-late-how = Je krijgt een plaats in de volgende ronde.
club-last-round = Dit is de laatste ronde. Kijk naar het grote scherm.
club-play-again = Weer meedoen

## Phone: results and podium

club-won-table = Jij bent de beste aan je tafel!
club-even-table = Gelijke stand aan je tafel!
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
club-next-soon = Zo meteen zie je je volgende tafel.
club-final-soon = Nu komt de finaletafel.
club-podium-soon = Kijk naar het grote scherm! Het podium komt eraan.
club-same-points = { $scoring ->
    [club] Evenveel punten? Eerst telt hoe sterk je tegenstanders waren, dan hoeveel je vond, dan volgt een duel.
   *[family] Evenveel punten? Wie meer vond, staat voor.
}
club-your-place = Jouw plaats
club-place = Plaats { $place }
club-thanks = Bedankt voor het spelen!
club-best-moment = Jouw beste moment
club-fastest-own = Gevonden in { $time } s
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
club-half-points = Nog een kans, voor hooguit halve punten.
club-others-search = De anderen zoeken nog.
club-it-was = Het was: { $symbol }
club-found-it = Gevonden door { $right } van { $all }
club-answered = Gevonden door { $answered } van { $all }
club-histogram = Tijden van wie het vond ({ $right }): { $from } tot { $to } s

## The big screen

club-here-count = { $count ->
    [0] Nog niemand
    [one] Al één persoon
   *[other] Al { $count } mensen
}
club-nobody-yet = Scan de code of typ de letters.
club-locked-doors = De deuren zijn op slot
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
club-climber = Grootste stijger
club-table-winners = Tafelwinnaars
club-winner = { $count ->
    [one] { $names } wint de avond!
   *[other] { $names } winnen samen!
}
club-many-winners = { $count ->
    [one] Eén persoon wint de avond!
   *[other] { $count } mensen winnen samen!
}

## Organiser: the way on

club-begin-round = Ronde starten
club-end-round = Ronde beëindigen
club-next-round = Volgende ronde
club-show-result = Uitslag tonen
club-next-pair = Volgend paar
club-podium = Podium tonen
club-next-duel = Naar het duel
club-close = Avond afsluiten
club-finish = Eerder stoppen
club-extend = Minuut erbij
club-automatic = Automatisch doorgaan
club-need-two = Eerst moeten er minstens twee mensen meedoen.

## Organiser: links

club-join-link = Link om mee te doen
club-open-screen = Groot scherm openen
club-second = Voor een tweede organisator
club-second-why = Bewaar deze link, of geef hem aan iemand die je vertrouwt.

## Organiser: the plan

club-plan = Het plan
club-sentence = { $people ->
    [one] Eén persoon: tafels van { $sizes }. Rondes: { $rounds }.
   *[other] { $people } mensen: tafels van { $sizes }. Rondes: { $rounds }.
}
club-repeats = { $count ->
    [0] Niemand treft dezelfde persoon twee keer.
    [one] Eén tweetal treft elkaar opnieuw.
   *[other] { $count } tweetallen treffen elkaar opnieuw.
}
club-no-better = Een beter plan is er niet.
club-planning = De tafels worden ingedeeld…
club-no-plan = Geen enkel plan past. Wis een wens of kies een andere tafelgrootte.
club-plan-later = De volgende tafels worden na deze ronde ingedeeld.
club-every-round = Elke ronde
club-add-game = Spel toevoegen
club-remove-game = Spel verwijderen
club-games-repeat = Na het laatste spel begin je weer bij het eerste.
club-smaller-tables = Kies kleinere tafels of een ander spel.
club-rounds = Rondes
club-table-size = Mensen per tafel
club-vary-size = Wisselende tafelgrootte: je treft vaker nieuwe mensen
club-more-options = Meer opties
club-scoring = Punten
club-scoring-family = Familie en klas
club-scoring-club = Club
club-scoring-family-how = De slechtste ronde telt niet.
club-scoring-club-how = Alle rondes tellen. In de tweede helft tref je mensen met ongeveer evenveel punten. Bij een gelijke stand op het podium volgt een duel.
club-own-names = Iedereen kiest zelf een naam
club-final-table = Finaletafel voor de besten
club-seating-time = Seconden om je tafel te vinden
club-round-time = Minuten per ronde
club-results-time = Seconden voor de uitslag
club-pairs = Paren
club-pair-time = Seconden per paar
club-teams = Teams
club-accuracy = Alleen goed telt, niet snel

## Organiser: people

club-lock = Deuren op slot doen
club-guest = zonder telefoon
club-away = weg
club-sits-out = slaat over
club-guest-name = Naam van een gast zonder telefoon
club-add-guest = Gast toevoegen
club-gone = Deze persoon is weg
club-name = Naam
club-rename = Naam wijzigen
club-correct = Punten corrigeren
club-sit-out = Laten overslaan
club-sit-in = Laten meespelen
club-remove = Verwijderen
club-ban = Blokkeren
club-ban-sure = Voorgoed blokkeren
club-remove-how = Wie je verwijdert, kan terugkomen. Wie je blokkeert, niet.
club-apart = Apart
club-together = Samen
club-keep-apart = Apart zetten
club-keep-together = Samen zetten
club-save-wish = Wens opslaan
club-drop-wish = Wens wissen

## Organiser: tables and the end

club-tables-list = Tafels
club-table-seating = gaat zitten
club-table-playing = speelt
club-table-finished = klaar
club-table-void = halve punten
club-void-table = Tafel schrappen
club-void-sure = Halve punten geven
club-ending = Na de avond
club-with-names = Met namen
club-save-people = Deelnemers opslaan (CSV)
club-save-symbols = Symbolen opslaan (CSV)
club-save-lesson = Moeilijke symbolen opslaan
club-lesson-hint = Op de lijst staan de moeilijkste symbolen. Maak er een nieuwe set van.
club-save-failed = Opslaan lukte niet. Controleer je verbinding en probeer het opnieuw.
club-forget-when = { $count ->
    [0] Namen worden meteen gewist.
    [one] Namen worden een uur na afloop gewist.
   *[other] Namen worden { $count } uur na afloop gewist.
}
club-forget = Namen nu wissen
club-forget-sure = Voorgoed wissen
