### A finished game watched again, and looked back upon.

replay-coming = Wczytujemy grę…
replay-open = Obejrzyj grę jeszcze raz
replay-open-how = Upuść tu plik gry lub serii albo go wybierz.
replay-choose-file = Wybierz plik
replay-broken-off = Niedokończona
replay-programme = Wszystkie gry
replay-seen-by = Oczami gracza
replay-from-above = Z góry
replay-begins = Rozdanie kart
replay-untimed = Bez zapisanych czasów: stałe tempo
replay-back = Poprzedni ruch
replay-on = Następny ruch
replay-play = Odtwórz
replay-speed = Szybkość
replay-time = Oś czasu
replay-no-pictures = Ten serwer nie ma obrazków tej talii, więc zobaczysz liczby.
replay-found = { $symbol } po { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-late = { $symbol }: za późno
replay-wrong = { $symbol }: pomyłka
replay-illegal = { $symbol }: teraz nie wolno
replay-joker = obraca kość na: { $resource }
replay-trade = wymienia 2 złota na: { $resource }
replay-build = buduje: { $item }
replay-cross = dostaje krzyżyk
replay-end = kończy turę
analysis-working = Trener analizuje grę…
analysis-chart = Przewidywany wynik końcowy, tura po turze
analysis-player = Gracz
analysis-start = Średnio przy idealnej grze
analysis-luck = Szczęście w rzutach
analysis-skill = Stracone punkty
analysis-mistakes = Gdzie uciekły punkty
analysis-perfect = Wszystkie decyzje w punkt.
analysis-turns = Tura po turze
analysis-turn = Tura { $turn }
analysis-kept = Zatrzymano:
analysis-built = Zbudowano:
analysis-better = Lepiej:
analysis-nothing = nic: krzyżyk
analysis-stop = nie rzucaj dalej
analysis-roll-all = rzuć wszystkimi
replay-roll = { $count ->
    [one] rzuca jedną kością
    [few] rzuca { $count } kośćmi
    [many] rzuca { $count } kośćmi
   *[other] rzuca { $count } kości
}
