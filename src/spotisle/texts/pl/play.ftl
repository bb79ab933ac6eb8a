### Co stół mówi podczas gry. `$symbol` to nazwa symbolu, `$name` i `$victim` to gracze.

## Co robić

prompt-practice = Dotknij symbolu, który jest na obu kartach
prompt-tower = Co łączy twoją kartę ze środkiem?
prompt-well = Co łączy twoją kartę ze środkiem?
prompt-duel = Co łączy obie karty?
prompt-poisoned_gift = Co łączy środek z kartą innego gracza?
prompt-hot_potato = Co łączy cię z innym graczem?
prompt-catch_them_all = Co łączy którąś kartę ze środkiem?
prompt-knights = Co łączy was z inną drużyną?
prompt-triplets = Dotknij tego samego symbolu na trzech kartach
prompt-welcome = Co łączy twoją kartę z wyspą?
prompt-ports = Co łączy twoją kartę z wyspą?
prompt-longest_route = Co łączy twoją kartę z wyspą?
prompt-barbarians = Co łączy waszą kartę z wyspą?
prompt-helper = Wszystko zagrane! Wskaż coś partnerowi
prompt-watch = Oglądasz grę
prompt-pick = Dotknij karty, żeby ją przybliżyć
prompt-safe = Do następnej rundy nic ci nie grozi
prompt-captured = Waszą kartę zdobyto. Czekajcie na następną rundę
pick-first = Dotknij go na drugiej karcie
game-finished = Koniec gry
typed-nothing = Żaden twój symbol tak się nie zaczyna
typed-which = Która? 1 do { $count }
round = Runda { $number }
triplets-chosen = { $symbol }: { $count } z 3 kart

## Werdykty

verdict-ok = { $symbol }! Masz to
verdict-late = Za późno: ktoś był szybszy
verdict-late-by = Za późno o { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
seat-found = { $name }: { $symbol }!
seat-gave = { $name } → { $victim }: { $symbol }!
locked = Pomyłka: poczekaj na następną kartę
reason-not_on_own_card = { $symbol }: nie ma na twojej karcie
reason-not_on_middle = { $symbol }: nie ma na karcie na środku
reason-not_on_target = { $symbol }: nie ma na tamtej karcie
reason-on_neither_card = { $symbol }: nie ma na żadnej z kart
reason-not_on_all_cards = { $symbol }: nie ma na wszystkich tych kartach
reason-game_over = Gra już się skończyła
reason-unknown_seat = Nie siedzisz przy tym stole
reason-unknown_symbol = Żadna karta nie ma tego symbolu
reason-unknown_target = Tego nie ma na stole
reason-own_target = To twoja własna karta
reason-target_gone = Tej karty już nie ma
reason-no_card = Nie masz już kart
reason-out_of_round = Czekasz do następnej rundy
reason-out_of_reach = Tam wasza drużyna jeszcze nie sięga
reason-deck_exhausted = Nie ma już kart do rozdania
reason-locked = Czekasz, aż karta się zmieni
reason-frozen = Chwileczkę: przed chwilą była pomyłka
reason-has_cards = Najpierw zagraj swoje karty
reason-no_partner = Nie masz partnera, któremu można to pokazać

## Karty i gracze

middle-card = Karta na środku
own-card = Twoja karta
team-card = Karta twojej drużyny
partner-card = Karta partnera
card-of = Karta: { $name }
card-number = Karta { $number }
cell-number = Karta wyspy { $number }
cell-of = Karta wyspy { $number }, { $team }
look-closer = { $card }: przybliż
put-back = Odłóż
player-count = { $count ->
    [one] Jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
player-out = Poza rundą
player-locked = Musi poczekać
team-score = { $team }: { $score }
cards-left = { $count ->
    [one] Została jedna karta
    [few] Zostały { $count } karty
   *[many] Zostało { $count } kart
}
pointed-here = Partner wskazuje tutaj

## Wyspa w kościach

die-held = { $name }, odłożona
die-used = { $name }, zużyta
offer = { $item }, { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $means }
means-dice = kości już to pokazują
means-trades = z wymianą złota
means-jokers = z jokerem
means-both = z jokerem i wymianą złota
knights-lend = { $count ->
    [one] rycerz { $knights }
    [few] rycerze { $knights }
   *[many] rycerze { $knights }
}
lend-joker = Joker rycerza { $knight }
score-track = Tor punktów
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
turn-of = Gra: { $name }
turn-left = { $seconds ->
    [one] Do końca tury jedna sekunda
    [few] Do końca tury { $seconds } sekundy
    [many] Do końca tury { $seconds } sekund
   *[other] Do końca tury { $seconds } sekundy
}
dice-start = Twoja kolej: rzuć sześcioma kośćmi
dice-hold = Dotknij kości, które zostają, i rzuć resztą
dice-build = Dotknij tego, co świeci, żeby zbudować
joker-make = Zamień kość na:
joker-die = Dotknij kości do zamiany: { $resource }
trade-gold = Wymień 2 złota
trade-for = 2 złota na:
build = Buduj
roll = Rzuć
rolls-left = { $count ->
    [one] został jeden rzut
    [few] zostały { $count } rzuty
   *[many] zostało { $count } rzutów
}
end-turn = Koniec tury
end-with-cross = Na pewno? Krzyżyk: −2
coach-value = Trener: spodziewane { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt

## Island dice: refusals, and the coach

reason-not_your_turn = To nie twoja kolej
reason-unknown_action = Tego nie można zrobić
reason-not_rolled = Najpierw rzuć kostkami
reason-no_roll_left = Tura ma trzy rzuty
reason-result_fixed = Po jokerze, wymianie lub budowie już się nie rzuca
reason-bad_reroll = Tymi kostkami nie można rzucić
reason-first_roll_is_whole = Pierwszy rzut to wszystkie sześć kostek
reason-nothing_rolled = Zostaw choć jedną kostkę do rzutu
reason-bad_faces = Ten rzut nie ma sensu
reason-kept_die_changed = Zachowana kostka się nie zmienia
reason-unknown_knight = Nie ma takiego rycerza
reason-knight_not_built = Ten rycerz jeszcze nie stoi
reason-joker_spent = Ten rycerz użyczył już swojego jokera
reason-joker_too_fresh = Nowy rycerz pomaga od następnej tury
reason-wrong_resource = Ten rycerz daje inny surowiec
reason-unknown_die = Nie ma takiej kostki
reason-unknown_face = Kostki nie mają takiej ścianki
reason-die_used = Ta kostka jest już zużyta
reason-bad_pair = Wymiana wymaga dwóch kostek
reason-not_gold = Wymienia się tylko złoto
reason-gold_for_gold = Złota nie wymienia się na złoto
reason-unknown_item = Tego nie ma na arkuszu
reason-already_built = To już zbudowane
reason-out_of_order = Najpierw mniejsze tego rodzaju
reason-no_road = Droga, która tam prowadzi, nie jest zbudowana
reason-cannot_pay = Kostki nie pokazują, ile to kosztuje
coach-solving = Trener jeszcze przemyśla grę…
coach-choices = Trener
coach-best = najlepiej
coach-stop = nie rzucać dalej
coach-roll-all = rzucić wszystkimi
coach-end = zakończyć turę
