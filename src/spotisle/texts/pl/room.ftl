### Co mówi się wokół pokoju: drzwi, poczekalnia, menu, koniec gry.

## Doors

play-now = Zagraj teraz
make-room = Utwórz pokój
two-here = Dwie osoby, jeden ekran
two-how = Połóżcie ekran między sobą: każdy gra ze swojej strony.
player-number = Gracz { $number }
bots-too = Dodać boty?
have-code = Masz kod?
join = Dołącz
code-short = Wpisz cały kod: pięć liter, a na wieczór gier sześć
room-failed = Nie udało się utworzyć pokoju. Spróbuj za chwilę.
public-rooms = Otwarte pokoje
choose-game = Dotknij gry, aby zacząć
bot-count = Ile botów?
bot-total = { $count ->
    [0] Bez botów
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
guest = Gość
come-in = Zapraszamy!
coming-in = Wchodzimy do pokoju…
your-name = Twoje imię
only-watch = Tylko oglądaj

## Lobby

room-title = Pokój { $code }
around-the-table = Wokół stołu
seat-free = Miejsce { $number }: wolne
seat-bot = { $name }, bot: { $level }
seat-yours = { $name }: twoje miejsce
seat-taken = Miejsce: { $name }
seat-away = Miejsce: { $name } (poza pokojem)
sit-here = Usiądź tutaj
sit-down = Usiądź
stand-up = Tylko oglądaj
rename = Zmień imię
team = Drużyna
team-any = Dowolna
seat-a-bot = Posadź tu bota
bot-level = Jak szybkie są boty?
bot-away = Usuń bota
add-bot = Dodaj bota
free-seat = Zwolnij miejsce
hand-over = Przekaż rolę gospodarza
send-away = Usuń
send-away-name = Usuń: { $name }
level-child = Dziecko
level-casual = Na luzie
level-sharp = Bystry
level-expert = Ekspert
level-lightning = Błyskawica
start = Start
too-few = { $count ->
    [one] Brakuje jednej osoby: zaproś kogoś albo dodaj bota
    [few] Brakuje { $count } osób: zaproś kogoś albo dodaj boty
   *[many] Brakuje { $count } osób: zaproś kogoś albo dodaj boty
}
too-many = { $count ->
    [one] W to gra jedna osoba: reszta ogląda
    [few] W to mogą grać najwyżej { $count } osoby: ktoś musi oglądać
   *[many] W to może grać najwyżej { $count } osób: ktoś musi oglądać
}
seats-limit = { $count ->
    [one] Tylko dla jednej osoby
    [few] Najwyżej { $count } osoby
   *[many] Najwyżej { $count } osób
}
host-starts = Czekamy, aż gospodarz zacznie
host-chooses = Gospodarz wybiera grę
teams-hint = Dotknij miejsca, aby wybrać jego drużynę
watching = Widzowie
invite = Zaproś innych
invite-how = Zeskanuj kod QR, otwórz link albo wpisz kod na stronie głównej.
room-code = Kod pokoju: { $code }
room-link = Link do pokoju
qr-code = Kod QR do pokoju { $code }
share = Udostępnij
copy = Kopiuj
copied = Skopiowano!
open-table-view = Otwórz duży ekran
public-room = Pokaż na stronie głównej
join-here = Zeskanuj i dołącz
table-view = Duży ekran

## What to play

what-we-play = W co gramy?
mode = Tryb
game = Gra
fine-points = Więcej opcji
preset = Zasady
preset-classic = Klasyczne
preset-classic-it = Klasyczne (włoskie)
preset-beach = Plaża
preset-beach-pl = Plaża (polskie)
preset-beach-da = Plaża (duńskie)
preset-island = Wyspa
preset-garden = Ogród
preset-island-pl = Wyspa (polskie)
preset-island-en = Wyspa (angielskie)
tie-rule = Remis trzech lub więcej osób
tie-hot_potato = Jedna runda „Parzy!”
tie-knockout = Kto przegra rundę, odpada
tie-minigame = Jeszcze jedna gra
tie-shared = Bez dogrywek: wspólne miejsce
tie-game = Gra na dogrywkę
tie-game-last = Ta, w którą graliście
random-order = Losowa kolejność
option-cards = Liczba kart
option-penalty = Po pomyłce
option-penalty-lock = Czekasz na nową kartę
option-penalty-freeze = Czekasz 1,5 sekundy
option-penalty-none = Nic się nie dzieje
option-end = Jak się kończy
option-end-first_out = Kto pierwszy, wygrywa
option-end-last_left = Kto ostatni, przegrywa
option-rounds = Rundy
option-rounds-deck = Do końca talii
option-last_round = Ostatnia runda
option-last_round-short = Krótsza, z resztą kart
option-last_round-none = Tylko pełne rundy
option-own_isolated = Zakrywanie własnego koloru
option-own_isolated-allow = Zawsze wolno
option-own_isolated-forbid = Tylko obok własnego
option-centre = Środek wyspy
option-centre-seven = Siedem kart
option-centre-single = Jedna karta
option-ports = Gdzie leżą porty
option-ports-standard = Standardowo
option-ports-mirrored = W lustrzanym odbiciu
tournament-length = Liczba gier
each-once = Każda gra raz
turn-time = Czas na turę
no-limit = Bez limitu
turn-seconds = { $seconds ->
    [one] Jedna sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
joker-next-turn = Nowe jokery działają od następnej tury
next-time = Następna gra
host-says = Gdy gospodarz da znać
after-seconds = { $seconds ->
    [one] Po sekundzie
    [few] Po { $seconds } sekundach
    [many] Po { $seconds } sekundach
   *[other] Po { $seconds } sekundach
}

## In play

answers-late = { $name }: dotknięcia docierają później, niż powinny. Nie daje to żadnej przewagi.
menu = Menu
close = Zamknij
pause = Pauza
resume = Graj dalej
paused = Pauza
press-resume = { $name }, naciśnij „Graj dalej”!
end-game = Zakończ grę
leave = Opuść pokój
you-watch = Oglądasz
away = Poza pokojem: { $names }
new-host = Nowy gospodarz: { $name }
new-host-you = Teraz ty jesteś gospodarzem
line-down = Ponowne łączenie…
bot-for = Bot za: { $name }
bot-plays-for-you = Bot gra za ciebie
play-on = Już jestem
light = Motyw
light-system = Systemowy
light-day = Jasny
light-lamp = Ciemny
wish-sound = Dźwięk
wish-vibration = Wibracje
wish-lefthanded = Dla leworęcznych
wish-large = Duże symbole
wish-voice = Graj głosem
deaf-forbidden = Przeglądarka nie ma dostępu do mikrofonu. Zezwól na mikrofon (potrzebne jest https) i włącz to jeszcze raz.
deaf-microphone = Nie znaleziono mikrofonu.
deaf-language = Ta przeglądarka nie rozumie mowy po polsku.
deaf-tap = Graj dotykiem
tie-break = Dogrywka!
scores = Wyniki
reason-paused = Gra jest wstrzymana
reason-cut_off = Brak połączenia: spróbuj jeszcze raz
reason-not_seated = Nie siedzisz przy tym stole
reason-not_playing = Teraz nie trwa żadna gra. Poczekaj na następną.
reason-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj jeszcze raz.

## End of a game

wins = Wygrywa { $name }!
you-win = Wygrywasz!
champion = Tytuł zdobywa { $name }!
you-champion = Tytuł jest twój!
champion-tie-break = Po dogrywce
shared-win = Wspólna wygrana: { $names }!
shared-title = Wspólny tytuł: { $names }!
series-lead = Prowadzi { $name }
series-shared-lead = Wspólnie prowadzą: { $names }
tie-headline = Remis!
usual-time = zwykle
best-time = najlepiej
mistakes = { $count ->
    [one] jedna pomyłka
    [few] { $count } pomyłki
    [many] { $count } pomyłek
   *[other] { $count } pomyłki
}
fastest-find = Najszybsze trafienie
best-hidden = Najtrudniejsze do znalezienia
symbols-quickest = Najszybciej znalezione
symbols-mistaken = Najczęstsze pomyłki
symbols-all = Wszystkie symbole ({ $count })
symbols-symbol = Symbol
symbols-found = Znaleziono
symbols-mean = Średnio
symbols-fastest = Najszybciej
symbols-wrong = Pomyłki
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
first-out = pierwsi bez kart
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
total = Suma
score-points = { $count ->
    [one] Jeden punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
}
rematch = Rewanż!
rematch-wanted = { $count ->
    [one] { $names } chce rewanżu!
    [few] { $names } chcą rewanżu!
    [many] { $names } chcą rewanżu!
   *[other] { $names } chcą rewanżu!
}
next-game = Następna gra
play-tie-break = Rozegraj dogrywkę
next-soon = Następna gra zacznie się sama
pick-next = Wybierz następną grę
picker-chooses = { $name } przegrywa i wybiera następną grę
host-goes-on = Czekamy na gospodarza
tables-go-on = Czekamy na pozostałe stoły
download-record = Pobierz plik gry

## Refusals

refused-not_host = To może zrobić tylko gospodarz
refused-not_seated = Najpierw usiądź
refused-not_your_seat = To nie twoje miejsce
refused-seat_taken = To miejsce jest zajęte. Wybierz inne.
refused-seat_free = Nikt tam nie siedzi
refused-no_free_seat = Wszystkie miejsca są zajęte. Na razie oglądaj.
refused-no_such_person = Tej osoby nie ma już w pokoju
refused-no_such_bot = Tego bota już nie ma
refused-no_such_colour = Wybierz niebieskich, pomarańczowych albo czerwonych
refused-no_name = Wpisz imię
refused-room_full = Ten pokój jest pełny. Utwórz własny.
refused-playing = Najpierw skończcie albo przerwijcie tę grę
refused-not_playing = Najpierw zacznijcie grę
refused-not_over = Najpierw dokończcie tę grę
refused-not_asked = Teraz nie można tego zrobić
refused-paused = Gra jest wstrzymana. Naciśnij „Graj dalej”.
refused-nobody_sits = Przy stole nikt nie siedzi: usiądź albo dodaj boty
refused-players = Liczba osób się nie zgadza. Wybierz inną grę.
refused-teams = Takie drużyny nie pasują: możliwe są 1-1, 1-1-1, 2-2, 2-2-1 i 2-2-2
refused-cards = Za mało kart: zagrajcie mniej rund albo większą talią
refused-no_such_deck = Na tym serwerze nie ma tej talii. Wybierz inną.
refused-cannot_play = Te opcje do siebie nie pasują. Zmień jedną z nich.
refused-no_pad = Najpierw otwórz notes
refused-not_on_pad = Tego nie można tu wpisać
refused-pad_changed = Ktoś właśnie zmienił notes. Spójrz jeszcze raz.
refused-too_fast = Za szybko! Poczekaj chwilę.
refused-not_installed = To jest tu niedostępne. Zapytaj osobę, która zarządza serwerem.
dice-bots-missing = Boty do gry kościanej są tu niedostępne. Zapytaj osobę, która zarządza serwerem.
refused-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj jeszcze raz.
refused-cut_off = Brak połączenia. Spróbuj jeszcze raz.

## Goodbyes

bye-left = Wychodzisz z pokoju. Do zobaczenia!
bye-broken = Wystąpił błąd i pokój został zamknięty. Utwórz nowy.
bye-kicked = Gospodarz usunął cię z pokoju.
bye-locked = Drzwi są zamknięte albo wieczór już się skończył. Zapytaj organizatora.
bye-no_room = Nie ma pokoju o tym kodzie. Sprawdź litery.
bye-elsewhere = Ten pokój jest otwarty w innym oknie. Graj dalej tam.
bye-room_full = Ten pokój jest pełny. Utwórz własny.
bye-version = Jest nowa wersja Spotisle. Odśwież stronę.
bye-flood = Za dużo dotknięć naraz. Odśwież stronę.
bye-fault = Coś poszło nie tak. Odśwież stronę.

## Watching again, and the coach

replay = Powtórka
watch-again = Obejrzyj powtórkę
watch-series = Obejrzyj powtórkę serii
analysis = Analiza
played-here = Gry rozegrane tutaj
whole-series = Cała seria
wish-coach = Trener
coach-allowed = Pozwól na pomoc trenera
