### A finished game watched again, and looked back upon.

replay-coming = Nakrywam do stołu…
replay-open = Obejrzyj grę jeszcze raz
replay-open-how = Upuść tutaj zapis gry albo całej serii lub wybierz plik.
replay-choose-file = Wybierz plik
replay-broken-off = Przerwana
replay-programme = Wszystkie gry
replay-seen-by = Oczami gracza
replay-from-above = Z góry
replay-begins = Karty rozdane
replay-untimed = Ten zapis nie ma czasów: równe tempo
replay-back = Poprzedni ruch
replay-on = Następny ruch
replay-play = Odtwórz
replay-speed = Szybkość
replay-time = Oś czasu
replay-no-pictures = Obrazków tej talii nie ma na tym serwerze: zastępują je numery.
replay-found = { $symbol } po { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-late = { $symbol }, za późno
replay-wrong = { $symbol } to pomyłka
replay-illegal = { $symbol } teraz się nie liczy
replay-joker = obraca kostkę na: { $resource }
replay-trade = wymienia 2 złota na: { $resource }
replay-build = buduje: { $item }
replay-cross = Krzyżyk
replay-end = kończy turę
analysis-working = Trener przegląda grę…
analysis-chart = Oczekiwany wynik końcowy tura po turze
analysis-player = Gracz
analysis-start = Najlepsza gra daje średnio
analysis-luck = Szczęście w kostkach
analysis-skill = Oddane punkty
analysis-mistakes = Gdzie oddano punkty
analysis-perfect = Każda decyzja była najlepsza z możliwych.
analysis-turns = Tura po turze
analysis-turn = Tura { $turn }
analysis-kept = Zachowano:
analysis-built = Zbudowano:
analysis-better = Lepiej:
analysis-nothing = nic: krzyżyk
analysis-stop = nie rzucać dalej
analysis-roll-all = rzucić wszystkimi
replay-roll = { $count ->
    [one] rzuca jedną kostką
    [few] rzuca { $count } kostkami
    [many] rzuca { $count } kostkami
   *[other] rzuca { $count } kostki
}
