### Co stół mówi podczas gry. `$symbol` to nazwa symbolu, `$name` i `$victim` to gracze.

## Co robić

prompt-practice = Dotknij symbolu, który jest na obu kartach
prompt-tower = Dotknij symbolu wspólnego z wieżą
prompt-well = Dotknij symbolu wspólnego ze studnią
prompt-duel = Dotknij symbolu, który jest na obu kartach
prompt-poisoned_gift = Dotknij symbolu ze środka na czyjejś karcie
prompt-hot_potato = Dotknij symbolu wspólnego z kartą innego gracza
prompt-catch_them_all = Dotknij symbolu wspólnego ze środkową kartą
prompt-knights = Dotknij symbolu wspólnego z inną drużyną
prompt-triplets = Dotknij symbolu, który jest na trzech kartach
prompt-welcome = Dotknij symbolu wspólnego z wyspą
prompt-ports = Dotknij symbolu wspólnego z wyspą
prompt-longest_route = Dotknij symbolu wspólnego z wyspą
prompt-barbarians = Dotknij symbolu wspólnego z wyspą
prompt-helper = Nie masz już kart! Podpowiadaj partnerowi
prompt-watch = Oglądasz grę
game-finished = Koniec gry
typed-nothing = Żaden symbol tak się nie zaczyna
game-number = Gra { $number }
round = Runda { $number }

## Werdykty

verdict-ok = { $symbol }! Trafione!
verdict-late = Za późno! Ktoś był szybszy
verdict-late-by = O { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s za późno
seat-found = { $name }: { $symbol }!
seat-gave = { $name } → { $victim }: { $symbol }!
locked = Pomyłka! Poczekaj na następną kartę
reason-not_on_own_card = { $symbol }? Tego nie ma na twojej karcie
reason-not_on_middle = { $symbol }? Tego nie ma na środkowej karcie
reason-not_on_target = { $symbol }? Tego nie ma na tej karcie
reason-on_neither_card = { $symbol }? Tego nie ma na żadnej z kart
reason-not_on_all_cards = { $symbol }? Nie na wszystkich trzech kartach
reason-game_over = Gra już się skończyła
reason-unknown_seat = Nie siedzisz przy tym stole
reason-unknown_symbol = Tego symbolu nie ma na żadnej karcie
reason-unknown_target = Tego nie ma na stole
reason-own_target = Nie można wybrać własnej karty
reason-target_gone = Tej karty już nie ma. Szukaj dalej.
reason-no_card = Nie masz już kart
reason-out_of_round = Poczekaj na następną rundę
reason-out_of_reach = Za daleko: zakryj kartę obok waszego koloru
reason-deck_exhausted = Nie ma już kart do rozdania
reason-locked = Poczekaj, aż karta się zmieni
reason-frozen = Pomyłka! Poczekaj chwilę
reason-has_cards = Najpierw zagraj swoje karty
reason-no_partner = Nie masz komu podpowiadać

## Karty i gracze

middle-card = Środkowa karta
own-card = Twoja karta
team-card = Karta twojej drużyny
partner-card = Karta partnera
card-of = Karta: { $name }
card-number = Karta { $number }
cell-number = Karta wyspy { $number }
cell-of = Karta wyspy { $number }, { $team }
look-closer = { $card }: powiększ
player-out = Już nie gra
player-locked = Musi poczekać
team-score = { $team }: { $score }
cards-left = { $count ->
    [one] Została jedna karta
    [few] Zostały { $count } karty
   *[many] Zostało { $count } kart
}
pointed-here = Partner wskazuje tutaj

## Wyspa w kościach

die-held = { $name }: kość zatrzymana
die-used = { $name }: kość zużyta
offer = { $item }, { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $means }
means-dice = kości wystarczą
means-trades = z wymianą złota
means-jokers = z jokerem
means-both = z jokerem i wymianą złota
knights-lend = { $count ->
    [one] rycerz { $knights }
    [few] rycerze { $knights }
   *[many] rycerze { $knights }
}
lend-joker = Joker rycerza { $knight }
score-track = Tor punktacji
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
turn-of = Teraz gra { $name }
turn-left = { $seconds ->
    [one] Do końca tury jedna sekunda
    [few] Do końca tury { $seconds } sekundy
    [many] Do końca tury { $seconds } sekund
   *[other] Do końca tury { $seconds } sekundy
}
dice-start = Twoja kolej: rzuć sześcioma kośćmi
dice-hold = Dotknij kości, które zatrzymujesz, i rzuć resztą
dice-build = Dotknij tego, co podświetlone, i buduj
joker-make = Obróć kość na:
joker-die = Dotknij kości, którą obracasz na: { $resource }
trade-gold = Wymień 2 złota
trade-for = 2 złota na:
build = Buduj
roll = Rzuć
rolls-left = { $count ->
    [one] został jeden rzut
    [few] zostały { $count } rzuty
   *[many] zostało { $count } rzutów
}
end-turn = Zakończ turę
end-with-cross = Na pewno? Krzyżyk: −2
coach-value = Trener przewiduje { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt

## Island dice: refusals, and the coach

reason-not_your_turn = To nie twoja kolej
reason-unknown_action = Tego nie można zrobić
reason-not_rolled = Najpierw rzuć kośćmi
reason-no_roll_left = Trzy rzuty już za tobą
reason-result_fixed = Po jokerze, wymianie lub budowie już się nie rzuca
reason-bad_reroll = Tymi kośćmi nie można rzucić
reason-first_roll_is_whole = Najpierw rzuć wszystkimi sześcioma kośćmi
reason-nothing_rolled = Rzuć choć jedną kością
reason-bad_faces = Taki rzut nie jest możliwy
reason-kept_die_changed = Zatrzymana kość się nie zmienia
reason-unknown_knight = Nie ma takiego rycerza
reason-knight_not_built = Tego rycerza jeszcze nie masz
reason-joker_spent = Ten joker jest już wykorzystany
reason-joker_too_fresh = Joker nowego rycerza działa od następnej tury
reason-wrong_resource = Ten rycerz daje inny surowiec
reason-unknown_die = Nie ma takiej kości
reason-unknown_face = Kości nie mają takiej ścianki
reason-die_used = Ta kość jest już zużyta
reason-bad_pair = Do wymiany potrzebne są dwie kości
reason-not_gold = Wymieniać można tylko złoto
reason-gold_for_gold = Złota nie wymienia się na złoto
reason-unknown_item = Tego nie ma na arkuszu
reason-already_built = To już zbudowane
reason-out_of_order = Najpierw zbuduj to z niższą liczbą
reason-no_road = Najpierw zbuduj drogę, która tam prowadzi
reason-cannot_pay = Za mało surowców na kościach
coach-solving = Trener wciąż liczy…
coach-missing = Trener jest tu niedostępny. Zapytaj osobę, która zarządza serwerem.
coach-choices = Trener
coach-best = najlepiej
coach-stop = nie rzucaj dalej
coach-roll-all = rzuć wszystkimi
coach-end = zakończ turę
