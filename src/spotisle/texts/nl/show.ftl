### The show around the games: sound, television, countdown, beats and finale.

volume = Volume
wish-music = Muziek

### Finale

winner-is = En de winnaar is…
waiting-for = Wachten op { $name }
last-game = Laatste spel: { $game }
finale-share = Uitslag delen
finale-share-failed = Dat lukte niet. Maak een screenshot.

### Television

press-for-sound = Geluid aanzetten
this-is-tv = Gebruik als tv
full-screen = Volledig scherm
tv-mistake = { $name } zat ernaast
tv-locked = { $name } zat ernaast en wacht op de volgende kaart
tv-frozen = { $name } zat ernaast en moet even wachten
tv-streak = { $name } is niet te stoppen: { $count }!
tv-roll = { $name }, gooi de dobbelstenen!
tv-roll-or-build = { $name }, gooi opnieuw of bouw!
tv-build = { $name }, bouw iets of beëindig je beurt!
tv-find = Zie je het symbool? Tik het aan op je telefoon!
tv-choosing = { $name } kiest het volgende spel
tv-plays-next = In het volgende spel: { $names }
tv-plays-after = Na het laatste spel: { $names }
tv-press-next = { $name }, tik op “Volgend spel”!
tv-press-rematch = Nog eens? { $name }, tik op “Revanche!”
tv-press-start = Klaar? { $name }, tik op “Start”!
tv-press-tie = { $name }, tik op “Beslissingsronde spelen”!
tv-waits = Moet wachten

### Countdown, beats and trial round

coming-up = Nu komt
count-go = Start!
trial-round = Proefronde
trial-hint = Proefronde: niets telt
trial-ask = Proefronde spelen
trial-end = Nu echt spelen
beat-burned = { $name } heeft zich gebrand!
beat-burned-worth = { $count ->
    [one] Eén strafkaart
   *[other] { $count } strafkaarten
    }
beat-captured = Veroverd: { $name }!
beat-captured-worth = { $count ->
    [one] { $by } veroverde één kaart
   *[other] { $by } veroverde { $count } kaarten
    }
beat-swept = Beste vangst: { $name }!
beat-swept-worth = { $count ->
    [one] Eén kaart gepakt
   *[other] { $count } kaarten gepakt
    }
beat-point = Punt voor { $name }!
beat-point-worth = { $count ->
    [one] Eén ronde gewonnen
   *[other] { $count } rondes gewonnen
    }
finale-lobby = Naar de lobby
pace = Aftellen en pauzes
pace-full = Volledig
pace-short = Kort
pace-off = Uit
awards = Uitblinkers
award-fastest_find = Snelste vondst
award-most_even = Vaste hand
award-spread = ± { $share }%
award-comeback = Beste comeback
award-comeback-worth = Ingehaald: { $count }
award-most_mistakes = Dapperste gokken
award-most_mistakes-worth = Fouten: { $count }
award-best_partner = Beste teamgenoten
award-best_partner-worth = Samen gevonden: { $count }
award-best_turn = Beste beurt
award-most_crosses = Grootste pech
award-most_crosses-worth = Kruisen: { $count }
