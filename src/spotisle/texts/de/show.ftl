### The show around the games: sound, television, countdown, beats and finale.

volume = Lautstärke
wish-music = Musik

### Finale

winner-is = Und es gewinnt…
waiting-for = Warten auf { $name }
last-game = Letztes Spiel: { $game }
finale-share = Ergebnis teilen
finale-share-failed = Das hat nicht geklappt. Mach einen Screenshot.

### Television

press-for-sound = Ton einschalten
this-is-tv = Als TV nutzen
full-screen = Vollbild
tv-mistake = { $name } hat danebengetippt
tv-locked = { $name } hat danebengetippt und wartet auf die nächste Karte
tv-frozen = { $name } hat danebengetippt und muss kurz warten
tv-streak = { $name } hat einen Lauf: { $count }!
tv-roll = { $name }, würfle!
tv-roll-or-build = { $name }, würfle noch mal oder bau etwas!
tv-build = { $name }, bau etwas oder beende deinen Zug!
tv-find = Tippt auf dem Handy auf das gemeinsame Symbol!
tv-choosing = { $name } sucht das nächste Spiel aus
tv-plays-next = Im nächsten Spiel dabei: { $names }
tv-plays-after = Nach dem letzten Spiel dabei: { $names }
tv-press-next = { $name }, tippe auf „Nächstes Spiel“!
tv-press-rematch = Noch mal? { $name }, tippe auf „Revanche!“
tv-press-start = Bereit? { $name }, tippe auf „Starten“!
tv-press-tie = { $name }, tippe auf „Stechen spielen“!
tv-waits = Muss warten

### Countdown, beats and trial round

coming-up = Als Nächstes
count-go = Los!
trial-round = Proberunde
trial-hint = Proberunde: Nichts zählt
trial-ask = Proberunde spielen
trial-end = Jetzt richtig spielen
beat-burned = { $name } hat sich verbrannt!
beat-burned-worth = { $count ->
    [one] Eine Strafkarte
   *[other] { $count } Strafkarten
    }
beat-captured = Erobert: { $name }!
beat-captured-worth = { $count ->
    [one] Eine Karte geht an { $by }
   *[other] { $count } Karten gehen an { $by }
    }
beat-swept = Fetteste Beute: { $name }!
beat-swept-worth = { $count ->
    [one] Eine Karte gefangen
   *[other] { $count } Karten gefangen
    }
beat-point = Punkt für { $name }!
beat-point-worth = { $count ->
    [one] Eine Runde gewonnen
   *[other] { $count } Runden gewonnen
    }
finale-lobby = Zur Lobby
pace = Countdown und Pausen
pace-full = Lang
pace-short = Kurz
pace-off = Aus
awards = Auszeichnungen
award-fastest_find = Schnellster Fund
award-most_even = Ruhigste Hand
award-spread = ± { $share } %
award-comeback = Beste Aufholjagd
award-comeback-worth = Aufgeholt: { $count }
award-most_mistakes = Mutigste Tipps
award-most_mistakes-worth = Fehler: { $count }
award-best_partner = Bestes Zweierteam
award-best_partner-worth = Zusammen gefunden: { $count }
award-best_turn = Bester Zug
award-most_crosses = Größtes Pech
award-most_crosses-worth = Kreuze: { $count }
