### Club night and crowd: what phones, the big screen and organisers say.

## The kinds of events, and where the evening is

club-tables = Wiele stołów
    .summary = Co rundę zmieniasz stół i poznajesz nowe osoby.
club-crowd = Wyścig całej sali
    .summary = Do 500 osób ściga się na tych samych dwóch kartach.
club-intro = Jeden kod dla wszystkich: w klasie, w klubie, na urodzinach.
club-create = Utwórz wieczór gier
club-create-crowd = Utwórz wyścig
club-round-of = Runda { $round } z { $rounds }
club-pair-of = Para { $round } z { $rounds }
club-round-number = Runda { $round }
club-final = Stół finałowy
club-duel = { $place ->
    [1] Pojedynek o pierwsze miejsce
    [2] Pojedynek o drugie miejsce
    [3] Pojedynek o trzecie miejsce
   *[0] Pojedynki o podium
}
club-table = Stół { $number }
club-table-word = Stół
club-over = Wieczór się skończył
club-forgotten = Usunęliśmy wszystkie imiona. Dzięki za grę!
club-not-found = Nie ma wieczoru gier o tym kodzie. Sprawdź litery.
club-bad-link = Ten link organizatora nie działa. Poproś o nowy.
club-bye-left = Wychodzisz z wieczoru gier. Do zobaczenia!
club-bye-kicked = Organizator usunął cię z wieczoru gier.
club-bye-room_full = Na tym wieczorze gier nie ma już miejsc. Zeskanuj kod QR albo zapytaj organizatora.
club-come-back = Dołącz ponownie
club-banned = Nie możesz już dołączyć do tego wieczoru.
club-leave = Idę do domu
club-leave-sure = Na pewno wychodzisz? Punkty zostają, miejsce przepada.

## Phone: the doors

club-you-are = Twoje imię
club-you = Ty
club-spin = { $count ->
    [0] Nie ma więcej imion
    [one] Inne imię (zostało 1)
    [few] Inne imię (zostały { $count })
    [many] Inne imię (zostało { $count })
   *[other] Inne imię (zostało { $count })
}
club-own-name = Własne imię
club-take-name = Ustaw imię
club-colour = Twój kolor
club-others = { $count ->
    [0] Na razie jesteś tu tylko ty!
    [one] Jest jeszcze jedna osoba
    [few] Są jeszcze { $count } osoby
    [many] Jest jeszcze { $count } osób
   *[other] Jest jeszcze { $count } osoby
}
club-wait = Jesteś w grze! Nie zamykaj tej strony. Damy znać, gdy ruszamy.
club-practise = Potrenuj
club-back = Wróć
club-choose-team = Wybierz drużynę
club-your-team = Twoja drużyna
club-team-0 = Czerwoni
club-team-1 = Niebiescy
club-team-2 = Zieloni
club-team-3 = Fioletowi
club-team-4 = Żółci
club-team-5 = Różowi
club-team-6 = Turkusowi
club-team-7 = Granatowi

## Phone: to the table

club-here = Jestem!
club-awaited = Czekamy na: { $names }
club-all-here = Są wszyscy. Zaczynamy!
club-deal = Rozdajemy karty…
club-table-over = Twój stół już skończył. Poczekaj na pozostałych.
club-bye = W tej rundzie pauzujesz i dostajesz swoją średnią punktów.
club-lend-phone = { $name } gra na twoim telefonie, z drugiej strony.
club-out = Pauzujesz
club-out-how = Naciśnij „Gram dalej”, a w następnej rundzie dostaniesz miejsce.
club-late = Runda już trwa
club-late-how = W następnej rundzie dostaniesz miejsce.
club-last-round = To ostatnia runda. Patrz na duży ekran.
club-play-again = Gram dalej

## Phone: results and podium

club-won-table = Wygrywasz przy swoim stole!
club-even-table = Remis przy twoim stole!
club-best = Najlepszy wynik przy stole: { $names }
club-missed = Ta runda była bez ciebie
club-void = Ten stół się nie liczy: wszyscy dostają połowę punktów.
club-points-word = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
club-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
club-round-points = Runda { $round }: { $points }
club-total = Twoje punkty
club-met = Poznane osoby
club-met-of = { $met } z { $others }
club-next-soon = Zaraz następny stół.
club-final-soon = Zaraz stół finałowy.
club-podium-soon = Spójrz na duży ekran: zaraz podium!
club-same-points = { $scoring ->
    [club] Tyle samo punktów? Najpierw liczy się siła rywali, potem znalezione symbole, na końcu pojedynek.
   *[family] Tyle samo punktów? Decydują znalezione symbole.
}
club-your-place = Twoje miejsce
club-place = { $place }. miejsce
club-thanks = Dzięki za grę!
club-best-moment = Twoja najlepsza chwila
club-fastest-own = Znalezione w { $time } s
club-best-round = { $count ->
    [one] Runda { $round }: { $count } punkt
    [few] Runda { $round }: { $count } punkty
    [many] Runda { $round }: { $count } punktów
   *[other] Runda { $round }: { $count } punktu
}
club-time = { $time } s

## The crowd

club-get-ready = Przygotuj się…
club-locked = { $seconds ->
    [one] Pomyłka! Poczekaj sekundę…
    [few] Pomyłka! Poczekaj { $seconds } sekundy…
    [many] Pomyłka! Poczekaj { $seconds } sekund…
   *[other] Pomyłka! Poczekaj { $seconds } sekundy…
}
club-half-points = Próbuj dalej: do zdobycia jest połowa punktów.
club-others-search = Inni jeszcze szukają.
club-it-was = To było: { $symbol }
club-found-it = Trafienia: { $right } z { $all }
club-answered = Trafienia: { $answered } z { $all }
club-histogram = Czasy osób, które znalazły symbol ({ $right }): od { $from } do { $to } s

## The big screen

club-here-count = { $count ->
    [0] Nikogo jeszcze nie ma
    [one] Jest jedna osoba
    [few] Są { $count } osoby
    [many] Jest { $count } osób
   *[other] Jest { $count } osoby
}
club-nobody-yet = Zeskanuj kod albo wpisz litery.
club-locked-doors = Drzwi są zamknięte
club-find-table = Znajdź swój stół!
club-missing = Brakuje jeszcze: { $names }
club-missing-count = { $count ->
    [one] Brakuje jeszcze jednej osoby
    [few] Brakuje jeszcze { $count } osób
    [many] Brakuje jeszcze { $count } osób
   *[other] Brakuje jeszcze { $count } osoby
}
club-still-playing = { $count ->
    [0] Wszystkie stoły skończyły!
    [one] Gra jeszcze jeden stół
    [few] Grają jeszcze { $count } stoły
    [many] Gra jeszcze { $count } stołów
   *[other] Gra jeszcze { $count } stołu
}
club-void-short = połowa punktów
club-leaders = Na czele
club-results = Runda { $round }: wyniki
club-fastest = Najszybsze trafienie
club-climber = Największy awans
club-table-winners = Zwycięzcy stołów
club-winner = { $count ->
    [one] Wieczór wygrywa { $names }!
    [few] Wspólna wygrana: { $names }!
    [many] Wspólna wygrana: { $names }!
   *[other] Wspólna wygrana: { $names }!
}
club-many-winners = { $count ->
    [one] Wieczór wygrywa jedna osoba!
    [few] Wspólna wygrana: { $count } osoby!
    [many] Wspólna wygrana: { $count } osób!
   *[other] Wspólna wygrana: { $count } osoby!
}

## Organiser: the way on

club-begin-round = Zacznij rundę
club-end-round = Zakończ rundę
club-next-round = Następna runda
club-show-result = Pokaż wynik
club-next-pair = Następna para
club-podium = Pokaż podium
club-next-duel = Do pojedynku
club-close = Zakończ wieczór
club-finish = Skończ wcześniej
club-extend = Dodaj minutę
club-automatic = Dalej automatycznie
club-need-two = Najpierw muszą dołączyć co najmniej dwie osoby.

## Organiser: links

club-join-link = Link do dołączenia
club-open-screen = Otwórz duży ekran
club-second = Dla drugiego organizatora
club-second-why = Zachowaj ten link albo daj go zaufanej osobie.

## Organiser: the plan

club-plan = Plan
club-sentence = { $people ->
    [one] Jedna osoba: stoły po { $sizes }. Rundy: { $rounds }.
    [few] { $people } osoby: stoły po { $sizes }. Rundy: { $rounds }.
    [many] { $people } osób: stoły po { $sizes }. Rundy: { $rounds }.
   *[other] { $people } osoby: stoły po { $sizes }. Rundy: { $rounds }.
}
club-repeats = { $count ->
    [0] Nikt nie spotka nikogo dwa razy.
    [one] Drugi raz spotka się jedna para.
    [few] Drugi raz spotkają się { $count } pary.
    [many] Drugi raz spotka się { $count } par.
   *[other] Drugi raz spotka się { $count } pary.
}
club-no-better = Lepszego planu nie ma.
club-planning = Układamy stoły…
club-no-plan = Żaden plan nie pasuje. Usuń życzenie albo zmień liczbę osób przy stole.
club-plan-later = Następne stoły ułożymy po tej rundzie.
club-every-round = Każda runda
club-add-game = Dodaj grę
club-remove-game = Usuń tę grę
club-games-repeat = Po ostatniej grze zaczynacie znów od pierwszej.
club-smaller-tables = Wybierz mniejsze stoły albo inną grę.
club-rounds = Rundy
club-table-size = Osób przy stole
club-vary-size = Stoły różnej wielkości, by rzadziej spotykać te same osoby
club-more-options = Więcej opcji
club-scoring = Punkty
club-scoring-family = Rodzina i klasa
club-scoring-club = Klub
club-scoring-family-how = Najgorsza runda się nie liczy.
club-scoring-club-how = Liczą się wszystkie rundy. W drugiej połowie grasz z osobami o podobnym wyniku. Remis na podium rozstrzyga pojedynek.
club-own-names = Pozwól wybierać imiona
club-final-table = Stół finałowy dla najlepszych
club-seating-time = Sekundy na znalezienie stołu
club-round-time = Minuty na rundę
club-results-time = Sekundy na wyniki
club-pairs = Pary
club-pair-time = Sekundy na parę
club-teams = Drużyny
club-accuracy = Tylko celność: czas się nie liczy

## Organiser: people

club-lock = Zamknij drzwi
club-guest = bez telefonu
club-away = poza siecią
club-sits-out = pauzuje
club-guest-name = Imię gościa bez telefonu
club-add-guest = Dodaj gościa
club-gone = Ta osoba już wyszła
club-name = Imię
club-rename = Zmień imię
club-correct = Popraw punkty
club-sit-out = Niech pauzuje
club-sit-in = Niech gra
club-remove = Usuń
club-ban = Zablokuj
club-ban-sure = Zablokuj na stałe
club-remove-how = Usunięte osoby mogą wrócić. Zablokowane nie.
club-apart = Osobno
club-together = Razem
club-keep-apart = Rozdziel
club-keep-together = Posadź razem
club-save-wish = Zapisz życzenie
club-drop-wish = Usuń życzenie

## Organiser: tables and the end

club-tables-list = Stoły
club-table-seating = siadają
club-table-playing = grają
club-table-finished = koniec
club-table-void = połowa punktów
club-void-table = Unieważnij stół
club-void-sure = Daj połowę punktów
club-ending = Po wieczorze
club-with-names = Z imionami
club-save-people = Zapisz osoby (CSV)
club-save-symbols = Zapisz symbole (CSV)
club-save-lesson = Zapisz trudne symbole
club-lesson-hint = Na liście są najtrudniejsze symbole. Zrób z niej nową talię.
club-save-failed = Nie udało się zapisać. Sprawdź połączenie i spróbuj znowu.
club-forget-when = { $count ->
    [0] Imiona znikają od razu.
    [one] Imiona znikają godzinę po zakończeniu.
    [few] Imiona znikają { $count } godziny po zakończeniu.
    [many] Imiona znikają { $count } godzin po zakończeniu.
   *[other] Imiona znikają { $count } godziny po zakończeniu.
}
club-forget = Usuń imiona teraz
club-forget-sure = Usuń na zawsze
