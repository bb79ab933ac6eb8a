### The show around the games: sound, television, countdown, beats and finale.

volume = Lydstyrke
wish-music = Musik

### Finale

winner-is = Og vinderen er…
waiting-for = Venter på { $name }
last-game = Sidste spil: { $game }
finale-share = Del resultatet
finale-share-failed = Det gik ikke. Tag et skærmbillede i stedet.

### Television

press-for-sound = Slå lyd til
this-is-tv = Brug som tv
full-screen = Fuld skærm
tv-mistake = { $name } gættede forkert
tv-locked = { $name } gættede forkert og venter på næste kort
tv-frozen = { $name } gættede forkert og må vente lidt
tv-streak = { $name } er i stødet: { $count }!
tv-roll = { $name }, slå med terningerne!
tv-roll-or-build = { $name }, slå igen eller byg!
tv-build = { $name }, byg noget eller slut din tur!
tv-find = Tryk på det fælles symbol på din telefon!
tv-choosing = { $name } vælger det næste spil
tv-plays-next = Med i næste spil: { $names }
tv-plays-after = Med efter det sidste spil: { $names }
tv-press-next = { $name }, tryk på “Næste spil”!
tv-press-rematch = Igen? { $name }, tryk på “Revanche!”
tv-press-start = Klar? { $name }, tryk på “Start”!
tv-press-tie = { $name }, tryk på “Spil omkamp”!
tv-waits = Må vente

### Countdown, beats and trial round

coming-up = Nu kommer
count-go = Nu!
trial-round = Prøverunde
trial-hint = Prøverunde: Intet tæller
trial-ask = Spil en prøverunde
trial-end = Spil for alvor
beat-burned = { $name } brændte sig!
beat-burned-worth = { $count ->
    [one] Ét strafkort
   *[other] { $count } strafkort
    }
beat-captured = Fanget: { $name }!
beat-captured-worth = { $count ->
    [one] { $by } tog ét kort
   *[other] { $by } tog { $count } kort
    }
beat-swept = { $name } fangede flest!
beat-swept-worth = { $count ->
    [one] Ét kort fanget
   *[other] { $count } kort fanget
    }
beat-point = Point til { $name }!
beat-point-worth = { $count ->
    [one] Én runde vundet
   *[other] { $count } runder vundet
    }
finale-lobby = Til lobbyen
pace = Nedtælling og pauser
pace-full = Lange
pace-short = Korte
pace-off = Fra
awards = Udmærkelser
award-fastest_find = Hurtigste fund
award-most_even = Mest stabile tempo
award-spread = ± { $share } %
award-comeback = Bedste comeback
award-comeback-worth = Indhentet: { $count }
award-most_mistakes = Modigste gæt
award-most_mistakes-worth = Fejl: { $count }
award-best_partner = Bedste makkere
award-best_partner-worth = Fundet sammen: { $count }
award-best_turn = Bedste tur
award-most_crosses = Mest uheldig
award-most_crosses-worth = Krydser: { $count }
