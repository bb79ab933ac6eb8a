### Co mówi się wokół pokoju: drzwi, poczekalnia, menu, koniec gry.

## Doors

play-now = Zagraj teraz
make-room = Utwórz pokój
two-here = We dwoje na tym ekranie
two-how = Połóżcie urządzenie między sobą: każde gra ze swojej strony.
player-number = Gracz { $number }
bots-too = Ile botów oprócz was?
have-code = Masz kod?
join = Dołącz
code-short = Kod ma pięć liter
room-failed = Nie udało się utworzyć pokoju. Spróbuj za chwilę.
public-rooms = Otwarte pokoje
choose-game = Dotknij gry, aby zacząć
bot-count = Ilu przeciwników?
guest = Gość
come-in = Wejdź!
coming-in = Szukamy ci miejsca…
your-name = Twoje imię
only-watch = Tylko oglądam

## Lobby

room-title = Pokój { $code }
around-the-table = Wokół stołu
seat-free = Miejsce { $number }: wolne
seat-bot = { $name }, bot: { $level }
seat-yours = { $name }: twoje miejsce
seat-taken = Miejsce: { $name }
seat-away = Miejsce: { $name }, chwilowo poza pokojem
sit-here = Usiądź tutaj
sit-down = Usiądź
stand-up = Tylko oglądam
rename = Zmień imię
team = Drużyna
team-any = Dowolna
seat-a-bot = Posadź tu bota
bot-level = Jak szybkie są boty?
bot-away = Odeślij bota
add-bot = Dodaj bota
free-seat = Zwolnij miejsce
hand-over = Uczyń gospodarzem
send-away = Wyproś
send-away-name = Wyproś: { $name }
level-child = Dziecko
level-casual = Niedzielny
level-sharp = Bystry
level-expert = Ekspert
level-lightning = Błyskawica
start = Start
too-few = { $count ->
    [one] Potrzeba jeszcze jednej osoby: zaproś kogoś albo dodaj bota
    [few] Potrzeba jeszcze { $count } osób: zaproś kogoś albo dodaj boty
    [many] Potrzeba jeszcze { $count } osób: zaproś kogoś albo dodaj boty
   *[other] Potrzeba jeszcze { $count } osoby: zaproś kogoś albo dodaj boty
}
too-many = { $count ->
    [one] W to gra jedna osoba: reszta musi oglądać
    [few] W to mogą grać najwyżej { $count } osoby: ktoś musi oglądać
   *[many] W to może grać najwyżej { $count } osób: ktoś musi oglądać
}
host-starts = Grę zaczyna gospodarz
host-chooses = O grze decyduje gospodarz
teams-hint = Dotknij miejsca, aby wybrać jego drużynę
watching = Oglądają
invite = Zaproś innych
invite-how = Zeskanuj obrazek, otwórz link albo wpisz kod na stronie startowej.
room-code = Kod tego pokoju: { $code }
room-link = Link do tego pokoju
qr-code = Obrazek do zeskanowania: prowadzi do pokoju { $code }
share = Udostępnij
copy = Kopiuj
copied = Skopiowano!
open-table-view = Duży ekran
public-room = Pokaż na stronie startowej
join-here = Zeskanuj i graj
table-view = Duży ekran

## What to play

what-we-play = W co gramy?
mode = Sposób gry
game = Gra
choose-several = Dotknij wybranych gier w ich kolejności; bez wyboru gracie we wszystkie z tej edycji.
fine-points = Szczegóły
preset = Zasady edycji
preset-classic = Klasyczna
preset-classic-it = Klasyczna, wydanie włoskie
preset-beach = Plaża
preset-beach-pl = Plaża, wydanie polskie
preset-beach-da = Plaża, wydanie duńskie
preset-island = Wyspa
preset-garden = Ogród
preset-island-pl = Wyspa, wydanie polskie
preset-island-en = Wyspa, wydanie angielskie
deck-of-preset = Talia edycji
as-in-preset = Jak w edycji
as-usual = Jak zwykle
tie-rule = Remis trzech lub więcej osób
tie-hot_potato = Jedna runda „Parzy!”
tie-knockout = Przegrany odpada, i tak dalej
tie-minigame = Jeszcze jedna gra
tie-shared = Wygrywają wspólnie
tie-game = Która gra rozstrzyga
tie-game-last = Ta, którą właśnie grano
random-order = O kolejności gier decyduje los
option-cards = Liczba kart
option-penalty = Po pomyłce
option-penalty-lock = Czekasz na następną kartę
option-penalty-freeze = Czekasz chwilę
option-penalty-none = Nic
option-end = Koniec
option-end-first_out = gdy pierwsza osoba pozbędzie się kart
option-end-last_left = gdy zostanie jedna osoba
option-rounds = Rundy
option-rounds-deck = Do końca talii
option-last_round = Ostatnia runda
option-last_round-short = Resztą kart
option-last_round-none = Tylko pełne rundy
option-own_isolated = Własne samotne karty
option-own_isolated-allow = Wolno zakrywać
option-own_isolated-forbid = Nie wolno zakrywać
option-centre = Serce wyspy
option-centre-seven = Siedem kart
option-centre-single = Jedna karta
option-ports = Porty
option-ports-standard = Jak zwykle
option-ports-mirrored = Lustrzane odbicie
tournament-length = Ile gier
each-once = Każda raz
turn-time = Czas na turę
no-limit = Bez limitu
turn-seconds = { $seconds ->
    [one] Jedna sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
joker-next-turn = Nowi rycerze pomagają od następnej tury
next-time = Następna gra
host-says = Gdy zechce gospodarz
after-seconds = { $seconds ->
    [one] Po sekundzie
    [few] Po { $seconds } sekundach
    [many] Po { $seconds } sekundach
   *[other] Po { $seconds } sekundach
}

## In play

answers-late = { $name } odpowiada później, niż wynika to z sieci. Nic na tym nie zyskuje.
menu = Menu
close = Zamknij
pause = Pauza
resume = Graj dalej
paused = Pauza
end-game = Zakończ grę
leave = Opuść pokój
you-watch = Oglądasz
away = Poza pokojem: { $names }
line-down = Łączę ponownie…
bot-for = Bot za: { $name }
bot-plays-for-you = Bot gra za ciebie
play-on = Gram dalej
light = Światło
light-system = Jak urządzenie
light-day = Dzień
light-lamp = Lampa
wish-sound = Dźwięk
wish-vibration = Wibracje
wish-lefthanded = Dla leworęcznych
wish-large = Duże symbole
wish-voice = Mów symbole na głos
deaf-forbidden = Przeglądarka nie może słuchać. Zezwól jej na mikrofon (wymaga to https) i włącz to jeszcze raz.
deaf-microphone = Nie znaleziono mikrofonu.
deaf-language = Ta przeglądarka nie rozumie tego języka.
deaf-tap = Będę stukać
tie-break = Dogrywka!
scores = Wyniki
reason-paused = Gra jest wstrzymana
reason-cut_off = Połączenie zostało przerwane: spróbuj jeszcze raz
reason-not_seated = Nie siedzisz przy tym stole
reason-not_playing = Nic się teraz nie toczy
reason-unavailable = Serwer nie może teraz niczego zapisać

## End of a game

wins = Wygrywa { $name }!
you-win = Wygrywasz!
champion = Tytuł zdobywa { $name }!
you-champion = Tytuł jest twój!
shared-win = Wspólna wygrana: { $names }!
shared-title = { $names } dzielą się tytułem!
tie-headline = Remis!
usual-time = zwykle
best-time = najlepiej
mistakes = { $count ->
    [one] jedna pomyłka
    [few] { $count } pomyłki
    [many] { $count } pomyłek
   *[other] { $count } pomyłki
}
fastest-find = Najszybsze znalezisko
best-hidden = Najlepiej ukryte
symbols-quickest = Najszybciej znalezione
symbols-mistaken = Błędnie nazwane
symbols-all = Wszystkie symbole ({ $count })
symbols-symbol = Symbol
symbols-found = Znaleziono
symbols-mean = Średnio
symbols-fastest = Najszybciej
symbols-wrong = Błędnie
times = { $count }×
points-word = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktów
}
points-before = { $before ->
    [one] { $before } punkt z poprzednich gier
    [few] { $before } punkty z poprzednich gier
    [many] { $before } punktów z poprzednich gier
   *[other] { $before } punktów z poprzednich gier
}
counted-welcome = { $count ->
    [one] jedna widoczna karta
    [few] { $count } widoczne karty
    [many] { $count } widocznych kart
   *[other] { $count } widocznych kart
}
counted-ports = { $count ->
    [one] jeden port
    [few] { $count } porty
    [many] { $count } portów
   *[other] { $count } portów
}
counted-longest_route = { $count ->
    [one] grupa jednej karty
    [few] grupa { $count } kart
    [many] grupa { $count } kart
   *[other] grupa { $count } kart
}
counted-barbarians = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
counted-knights = { $count ->
    [one] jedna zdobyta karta
    [few] { $count } zdobyte karty
    [many] { $count } zdobytych kart
   *[other] { $count } zdobytych kart
}
series-sheet = Tabela wyników
total = Razem
score-points = { $count ->
    [one] Jeden punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
}
rematch = Rewanż!
next-game = Następna gra
play-tie-break = Rozegraj dogrywkę
next-soon = Następna gra zacznie się sama
pick-next = Wybierz następną grę
picker-chooses = Następną grę po przegranej wybiera { $name }
host-goes-on = Dalej prowadzi gospodarz
to-lobby = Wróć do poczekalni
download-record = Pobierz zapis tej gry

## Refusals

refused-not_host = To może zrobić tylko gospodarz
refused-not_seated = Najpierw usiądź
refused-not_your_seat = To nie twoje miejsce
refused-seat_taken = Ktoś już tam siedzi
refused-seat_free = Nikt tam nie siedzi
refused-no_free_seat = Wszystkie miejsca są zajęte
refused-no_such_person = Tej osoby nie ma już w pokoju
refused-no_such_bot = Nie ma takiego bota
refused-no_such_colour = Nie ma takiej drużyny
refused-no_name = Potrzebne jest imię
refused-room_full = Pokój jest pełny
refused-playing = Nie w trakcie gry
refused-not_playing = Nic się teraz nie toczy
refused-not_over = Gra jeszcze się nie skończyła
refused-not_asked = Nie o to teraz chodzi
refused-paused = Gra jest wstrzymana
refused-nobody_sits = Przy stole nikt nie siedzi: usiądź lub posadź boty
refused-players = Ta gra nie jest dla tylu graczy
refused-teams = Drużyny się nie zgadzają: 1-1, 1-1-1, 2-2, 2-2-1 lub 2-2-2
refused-cards = Nie wystarczy kart: zagrajcie mniej rund albo większą talią
refused-no_such_deck = Na tym serwerze nie ma (już) tej talii
refused-cannot_play = Te ustawienia nie pasują do tego stołu
refused-no_pad = Żaden notes nie jest otwarty
refused-not_on_pad = Tego nie można tu wpisać
refused-pad_changed = Ktoś właśnie coś wpisał. Spójrz jeszcze raz.
refused-too_fast = Za dużo naraz. Poczekaj chwilę.
refused-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj jeszcze raz.
refused-cut_off = Połączenie zostało przerwane. Spróbuj jeszcze raz.

## Goodbyes

bye-left = Jesteś już poza pokojem.
bye-broken = W tym pokoju wystąpił błąd i został zamknięty. Utwórz nowy.
bye-kicked = Gospodarz cię wyprosił.
bye-no_room = Nie ma pokoju o tym kodzie. Sprawdź litery.
bye-elsewhere = Ten pokój jest otwarty w innym oknie. Graj dalej tam.
bye-room_full = Pokój jest pełny.
bye-version = Jest nowa wersja stołu. Otwórz tę stronę ponownie.
bye-flood = Za dużo naraz. Otwórz tę stronę ponownie.
bye-fault = Serwer nie zrozumiał tej strony. Otwórz ją ponownie.

## Watching again, and the coach

replay = Powtórka
watch-again = Obejrzyj jeszcze raz
watch-series = Obejrzyj serię jeszcze raz
analysis = Analiza
played-here = Rozegrane tutaj
whole-series = Cała seria
wish-coach = Trener
coach-allowed = Trener może pomagać
