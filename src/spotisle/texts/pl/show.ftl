### The show around the games: sound, television, countdown, beats and finale.

volume = Głośność
wish-music = Muzyka

### Finale

winner-is = A wygrywa…
waiting-for = Czekamy na: { $name }
last-game = Ostatnia gra: { $game }
finale-share = Udostępnij wynik
finale-share-failed = Nie udało się. Zrób zrzut ekranu.

### Television

press-for-sound = Włącz dźwięk
this-is-tv = Użyj jako telewizora
full-screen = Pełny ekran
tv-mistake = { $name }: pudło
tv-locked = { $name }: pudło, czeka na następną kartę
tv-frozen = { $name }: pudło, musi chwilę poczekać
tv-streak = { $name } ma serię: { $count }!
tv-roll = { $name }, rzuć kośćmi!
tv-roll-or-build = { $name }, rzuć jeszcze raz albo buduj!
tv-build = { $name }, buduj albo zakończ turę!
tv-find = Dotknijcie wspólnego symbolu na telefonie!
tv-choosing = { $name } wybiera następną grę
tv-plays-next = W następnej grze: { $names }
tv-plays-after = Po ostatniej grze: { $names }
tv-press-next = { $name }, naciśnij „Następna gra”!
tv-press-rematch = Jeszcze raz? { $name }, naciśnij „Rewanż!”
tv-press-start = Gotowi? { $name }, naciśnij „Start”!
tv-press-tie = { $name }, naciśnij „Rozegraj dogrywkę”!
tv-waits = Musi poczekać

### Countdown, beats and trial round

coming-up = Teraz gramy:
count-go = Start!
trial-round = Runda próbna
trial-hint = Runda próbna: nic się nie liczy
trial-ask = Zagraj na próbę
trial-end = Graj na serio
beat-burned = { $name } parzy sobie palce!
beat-burned-worth = { $count ->
    [one] Jedna karta karna
    [few] { $count } karty karne
    [many] { $count } kart karnych
   *[other] { $count } karty karnej
    }
beat-captured = W niewoli: { $name }!
beat-captured-worth = { $count ->
    [one] { $by }: jedna zdobyta karta
    [few] { $by }: { $count } zdobyte karty
    [many] { $by }: { $count } zdobytych kart
   *[other] { $by }: { $count } zdobytych kart
    }
beat-swept = Największy łup: { $name }!
beat-swept-worth = { $count ->
    [one] Jedna złapana karta
    [few] { $count } złapane karty
    [many] { $count } złapanych kart
   *[other] { $count } złapanych kart
    }
beat-point = Punkt: { $name }!
beat-point-worth = { $count ->
    [one] Jedna wygrana runda
    [few] { $count } wygrane rundy
    [many] { $count } wygranych rund
   *[other] { $count } wygranych rund
    }
finale-lobby = Wróć do lobby
pace = Odliczanie i przerwy
pace-full = Pełne
pace-short = Krótkie
pace-off = Wyłączone
awards = Nagrody
award-fastest_find = Najszybsze trafienie
award-most_even = Najrówniejsze tempo
award-spread = ± { $share }%
award-comeback = Najlepszy powrót do gry
award-comeback-worth = Odrobione: { $count }
award-most_mistakes = Najodważniejsze strzały
award-most_mistakes-worth = Pomyłki: { $count }
award-best_partner = Najlepsza para
award-best_partner-worth = Znalezione razem: { $count }
award-best_turn = Najlepsza tura
award-most_crosses = Największy pech
award-most_crosses-worth = Krzyżyki: { $count }
