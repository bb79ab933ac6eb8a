### The show around the games: sound, television, countdown, beats and finale.

volume = Volume
wish-music = Muziek

### Finale

winner-is = En de winnaar is…
waiting-for = Wachten op { $name }
last-game = Laatste spel: { $game }
finale-share = Uitslag delen
finale-share-failed = Dat lukte niet. Maak een schermafbeelding.

### Television

press-for-sound = Druk voor geluid
this-is-tv = Gebruik als tv
full-screen = Volledig scherm
tv-mistake = { $name } zat ernaast
tv-locked = { $name } zat ernaast en wacht op de volgende kaart
tv-frozen = { $name } zat ernaast en moet even wachten
tv-streak = { $name } is niet te stoppen: { $count }!
tv-roll = { $name }, gooi de dobbelstenen!
tv-roll-or-build = { $name }, gooi opnieuw of bouw!
tv-build = { $name }, bouw iets of beëindig je beurt!
tv-find = Tik op je telefoon het gelijke symbool aan!
tv-choosing = { $name } kiest het volgende spel
tv-plays-next = In het volgende spel: { $names }
tv-press-next = { $name }, druk op “Volgend spel”!
tv-press-rematch = Nog eens? { $name }, druk op “Revanche!”
tv-press-start = Klaar? { $name }, druk op “Start”!
tv-press-tie = { $game } beslist. { $name }, druk op “Beslissingsronde spelen”!
tv-waits = Moet wachten

### Countdown, beats and trial round

coming-up = Nu komt
count-go = Start!
trial-round = Proefronde
trial-hint = Proefronde: niets telt
trial-ask = Proefronde spelen
trial-end = Nu echt spelen
beat-burned = { $name } brandt zich!
beat-burned-worth = { $count ->
    [one] Dat kost één kaart
   *[other] Dat kost { $count } kaarten
    }
beat-captured = Veroverd: { $name }!
beat-captured-worth = { $count ->
    [one] { $by } veroverde één kaart
   *[other] { $by } veroverde { $count } kaarten
    }
beat-swept = { $name } veegt de tafel leeg!
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
