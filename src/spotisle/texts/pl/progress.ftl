# Pojedynek dnia i to, co urządzenie pamięta o grze właściciela.

daily-goal = Przed tobą { $pairs } par kart. Dziś wszyscy mają te same.
daily-rule = Czas biegnie, gdy karty są odkryte. Pomyłka kosztuje { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
start-daily = Start
daily-go-on = Graj dalej
daily-found = Znalezione pary: { $found } z { $pairs }
daily-quick = szybko
daily-steady = nieźle
daily-slow = wolno
daily-wrong = z pomyłką
daily-best = Twój najlepszy pojedynek!
daily-mistakes = { $mistakes ->
    [0] Bez pomyłek
    [one] Jedna pomyłka
    [few] { $mistakes } pomyłki
   *[many] { $mistakes } pomyłek
}
daily-line = { $pairs } par w { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s · { $mistakes ->
    [0] bez pomyłek
    [one] jedna pomyłka
    [few] { $mistakes } pomyłki
   *[many] { $mistakes } pomyłek
}
daily-tomorrow = Jutro będzie nowy pojedynek.
share-result = Udostępnij wynik
result-copied = Skopiowano. Wklej do wiadomości.
result-not-shared = Przeglądarka nie umie tego udostępnić. Zrób zrzut ekranu.
practise-more = Trenuj dalej
progress-where = Zapisane tylko na tym urządzeniu. Nikt inny tego nie widzi.
streak-now = Seria
streak-days = { $days ->
    [one] Jeden dzień
    [few] { $days } dni
   *[many] { $days } dni
}
duels-played = Pojedynki
no-duels = Nie masz jeszcze ukończonego pojedynku dnia.
to-daily = Zagraj dziś
times-plot = Twoje czasy, dzień po dniu
times-middle = Typowy czas
times-best = Rekord
finds-kept = Znalezione
short-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
no-finds = Potrenuj raz, a twoje czasy pojawią się tutaj.
export-progress = Zapisz kopię
delete-progress = Usuń wszystko
delete-for-good = Usuń na zawsze
keep-progress = Zostaw
