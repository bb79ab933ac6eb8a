### The show around the games: sound, television, countdown, beats and finale.

volume = Volume
wish-music = Musica

### Finale

winner-is = E vince…
waiting-for = Aspettiamo { $name }
last-game = Ultimo gioco: { $game }
finale-share = Condividi
finale-share-failed = Non ha funzionato. Fai uno screenshot.

### Television

press-for-sound = Attiva l’audio
this-is-tv = Usa come TV
full-screen = Schermo intero
tv-mistake = { $name } ha sbagliato
tv-locked = { $name } ha sbagliato e aspetta la prossima carta
tv-frozen = { $name } ha sbagliato e deve aspettare
tv-streak = { $name } non si ferma più: { $count }!
tv-roll = { $name }, tira i dadi!
tv-roll-or-build = { $name }, tira ancora o costruisci!
tv-build = { $name }, costruisci o termina il turno!
tv-find = Tocca sul telefono il simbolo in comune!
tv-choosing = { $name } sceglie il prossimo gioco
tv-plays-next = Nel prossimo gioco: { $names }
tv-plays-after = Dopo l’ultimo gioco: { $names }
tv-press-next = { $name }, tocca “Prossimo gioco”!
tv-press-rematch = Ancora? { $name }, tocca “Rivincita!”
tv-press-start = Pronti? { $name }, tocca “Inizia”!
tv-press-tie = { $name }, tocca “Gioca lo spareggio”!
tv-waits = Deve aspettare

### Countdown, beats and trial round

coming-up = Si gioca:
count-go = Via!
trial-round = Manche di prova
trial-hint = Manche di prova: non conta
trial-ask = Fai una prova
trial-end = Gioca sul serio
beat-burned = { $name } si scotta!
beat-burned-worth = { $count ->
    [one] Una carta di penalità
   *[other] { $count } carte di penalità
    }
beat-captured = In trappola: { $name }!
beat-captured-worth = { $count ->
    [one] { $by }: una carta catturata
   *[other] { $by }: { $count } carte catturate
    }
beat-swept = Bottino più ricco: { $name }!
beat-swept-worth = { $count ->
    [one] Una carta presa
   *[other] { $count } carte prese
    }
beat-point = Punto per { $name }!
beat-point-worth = { $count ->
    [one] Una manche vinta
   *[other] { $count } manche vinte
    }
finale-lobby = Torna in lobby
pace = Conto alla rovescia e pause
pace-full = Normali
pace-short = Brevi
pace-off = Senza
awards = Premi
award-fastest_find = Occhio più rapido
award-most_even = Ritmo più costante
award-spread = ± { $share }%
award-comeback = Miglior rimonta
award-comeback-worth = Recuperati: { $count }
award-most_mistakes = Tentativi più audaci
award-most_mistakes-worth = Errori: { $count }
award-best_partner = Migliori partner
award-best_partner-worth = Trovati insieme: { $count }
award-best_turn = Turno migliore
award-most_crosses = Sfortuna nera
award-most_crosses-worth = Croci: { $count }
