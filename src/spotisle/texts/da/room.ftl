### Hvad der siges omkring et rum: dørene, lobbyen, menuen, spillets slutning.

## Doors

play-now = Spil nu
make-room = Opret et rum
two-here = To spillere, én skærm
two-how = Læg skærmen mellem jer, og spil fra hver jeres side.
player-number = Spiller { $number }
bots-too = Tilføj botter?
have-code = Har du en kode?
join = Vær med
code-short = Skriv hele koden: fem bogstaver, eller seks til en spilaften
room-failed = Rummet kunne ikke oprettes. Prøv igen om lidt.
public-rooms = Åbne rum
choose-game = Tryk på et spil for at begynde
bot-count = Hvor mange botter?
bot-total = { $count ->
    [0] Ingen botter
    [one] { $count } bot
   *[other] { $count } botter
}
guest = Gæst
come-in = Kom indenfor!
coming-in = Går ind i rummet…
your-name = Dit navn
only-watch = Kig bare med

## Lobby

room-title = Rum { $code }
around-the-table = Rundt om bordet
seat-free = Plads { $number }: ledig
seat-bot = { $name }, en bot: { $level }
seat-yours = { $name }: din plads
seat-taken = Plads: { $name }
seat-away = Plads: { $name } (væk lige nu)
sit-here = Sid her
sit-down = Sæt dig
stand-up = Kig bare med
rename = Skift navn
team = Hold
team-any = Lige meget
seat-a-bot = Sæt en bot her
bot-level = Hvor hurtige er botterne?
bot-away = Fjern botten
add-bot = Tilføj en bot
free-seat = Frigør pladsen
hand-over = Gør til vært
send-away = Fjern
send-away-name = Fjern { $name }
level-child = Barn
level-casual = Afslappet
level-sharp = Kvik
level-expert = Ekspert
level-lightning = Lynhurtig
start = Start
too-few = { $count ->
    [one] Der mangler én spiller: Invitér nogen, eller tilføj en bot
   *[other] Der mangler { $count } spillere: Invitér nogen, eller tilføj botter
}
too-many = { $count ->
    [one] Kun én kan spille dette: De andre må kigge med
   *[other] Højst { $count } kan spille dette: Nogen må kigge med
}
seats-limit = { $count ->
    [one] Kun for én spiller
   *[other] Højst { $count } spillere
}
host-starts = Venter på, at værten starter
host-chooses = Værten er ved at vælge et spil
teams-hint = Tryk på en plads for at vælge dens hold
watching = Kigger med
invite = Invitér andre
invite-how = Scan QR-koden, åbn linket, eller skriv koden på forsiden.
room-code = Rumkode: { $code }
room-link = Link til rummet
qr-code = QR-kode til rum { $code }
share = Del
copy = Kopiér
copied = Kopieret!
open-table-view = Åbn stor skærm
public-room = Vis på forsiden
join-here = Scan for at være med
table-view = Stor skærm

## What to play

what-we-play = Hvad skal vi spille?
mode = Spillemåde
game = Spil
fine-points = Flere valg
preset = Regler
preset-classic = Klassisk
preset-classic-it = Klassisk (italiensk)
preset-beach = Strand
preset-beach-pl = Strand (polsk)
preset-beach-da = Strand (dansk)
preset-island = Øen
preset-garden = Haven
preset-island-pl = Øen (polsk)
preset-island-en = Øen (engelsk)
tie-rule = Uafgjort mellem tre eller flere
tie-hot_potato = Den varme kartoffel
tie-knockout = Taberen ryger ud
tie-minigame = Et spil til
tie-shared = Delt plads, også for to
tie-game = Spil i omkampen
tie-game-last = Det forrige spil
random-order = Tilfældig rækkefølge
option-cards = Antal kort
option-penalty = Efter en fejl
option-penalty-lock = Vent på næste kort
option-penalty-freeze = Vent halvandet sekund
option-penalty-none = Der sker ikke noget
option-end = Sådan slutter det
option-end-first_out = Første uden kort vinder
option-end-last_left = Sidste med kort taber
option-rounds = Runder
option-rounds-deck = Til kortene er brugt op
option-last_round = Sidste runde
option-last_round-short = Med resten af kortene
option-last_round-none = Kun hele runder
option-own_isolated = Dække egen farve
option-own_isolated-allow = Altid tilladt
option-own_isolated-forbid = Kun ved egen farve
option-centre = Midten af øen
option-centre-seven = Syv kort
option-centre-single = Ét kort
option-ports = Hvor havnene ligger
option-ports-standard = Standard
option-ports-mirrored = Spejlvendt
tournament-length = Antal spil
each-once = Hvert spil én gang
turn-time = Tid pr. tur
no-limit = Ingen grænse
turn-seconds = { $seconds ->
    [one] Ét sekund
   *[other] { $seconds } sekunder
}
joker-next-turn = Nye jokere virker fra næste tur
next-time = Næste spil
host-says = Når værten siger til
after-seconds = { $seconds ->
    [one] Efter ét sekund
   *[other] Efter { $seconds } sekunder
}

## In play

answers-late = Tryk fra { $name } kommer senere, end de burde. Det giver ingen fordel.
menu = Menu
close = Luk
pause = Pause
resume = Spil videre
paused = Pause
press-resume = { $name }, tryk på “Spil videre”!
end-game = Slut spillet
leave = Forlad rummet
you-watch = Du kigger med
away = Væk: { $names }
new-host = { $name } er nu vært
new-host-you = Du er nu vært
line-down = Forbinder igen…
bot-for = Bot for { $name }
bot-plays-for-you = En bot spiller for dig
play-on = Jeg er tilbage
light = Tema
light-system = System
light-day = Lyst
light-lamp = Mørkt
wish-sound = Lyd
wish-vibration = Vibration
wish-lefthanded = Venstrehåndet
wish-large = Store symboler
wish-voice = Spil med stemmen
deaf-forbidden = Browseren må ikke lytte. Giv den lov til at bruge mikrofonen (det kræver https), og slå dette til igen.
deaf-microphone = Der blev ikke fundet nogen mikrofon.
deaf-language = Denne browser forstår ikke talt dansk.
deaf-tap = Tryk i stedet
tie-break = Omkamp!
scores = Stilling
reason-paused = Spillet holder pause
reason-cut_off = Forbindelsen røg: Prøv igen
reason-not_seated = Du sidder ikke ved dette bord
reason-not_playing = Der er ikke noget spil i gang. Vent på det næste.
reason-unavailable = Serveren kan ikke gemme lige nu. Prøv igen.

## End of a game

wins = { $name } vinder!
you-win = Du vinder!
champion = { $name } er mester!
you-champion = Du er mester!
champion-tie-break = Efter omkamp
shared-win = { $names } deler sejren!
shared-title = { $names } deler titlen!
series-lead = { $name } fører
series-shared-lead = { $names } fører sammen
tie-headline = Uafgjort!
usual-time = som regel
best-time = bedst
mistakes = { $count ->
    [one] én fejl
   *[other] { $count } fejl
}
fastest-find = Hurtigste fund
best-hidden = Sværest at finde
symbols-quickest = Hurtigst fundet
symbols-mistaken = Flest fejl
symbols-all = Alle symboler ({ $count })
symbols-symbol = Symbol
symbols-found = Fundet
symbols-mean = I snit
symbols-fastest = Hurtigst
symbols-wrong = Forkert
times = { $count }×
points-word = { $count ->
    [one] point
   *[other] point
}
points-before = { $before ->
    [one] ét point fra før
   *[other] { $before } point fra før
}
first-out = først færdige
counted-welcome = { $count ->
    [one] ét synligt kort
   *[other] { $count } synlige kort
}
counted-ports = { $count ->
    [one] én havn
   *[other] { $count } havne
}
counted-longest_route = { $count ->
    [one] en gruppe på ét kort
   *[other] en gruppe på { $count }
}
counted-barbarians = { $count ->
    [one] ét kort
   *[other] { $count } kort
}
counted-knights = { $count ->
    [one] ét kort taget
   *[other] { $count } kort taget
}
series-sheet = Pointark
total = I alt
score-points = { $count ->
    [one] Ét point
   *[other] { $count } point
}
rematch = Revanche!
rematch-wanted = { $count ->
    [one] { $names } vil have revanche!
   *[other] { $names } vil have revanche!
}
next-game = Næste spil
play-tie-break = Spil omkamp
next-soon = Næste spil begynder af sig selv
pick-next = Vælg næste spil
picker-chooses = { $name } tabte og vælger næste spil
host-goes-on = Venter på værten
tables-go-on = Venter på de andre borde
download-record = Hent spilfilen

## Refusals

refused-not_host = Det kan kun værten
refused-not_seated = Sæt dig først
refused-not_your_seat = Det er ikke din plads
refused-seat_taken = Pladsen er taget. Vælg en anden.
refused-seat_free = Der sidder ingen
refused-no_free_seat = Alle pladser er taget. Kig med så længe.
refused-no_such_person = Personen har allerede forladt rummet
refused-no_such_bot = Den bot er væk
refused-no_such_colour = Vælg blå, orange eller rød
refused-no_name = Skriv et navn
refused-room_full = Rummet er fyldt. Opret dit eget.
refused-playing = Spil færdig først, eller slut spillet
refused-not_playing = Start et spil først
refused-not_over = Spil færdig først
refused-not_asked = Det kan du ikke lige nu
refused-paused = Spillet holder pause. Tryk på “Spil videre”.
refused-nobody_sits = Ingen sidder ved bordet: Sæt dig, eller tilføj botter
refused-players = Antallet af spillere passer ikke. Vælg et andet spil.
refused-teams = De hold går ikke: Lav 1-1, 1-1-1, 2-2, 2-2-1 eller 2-2-2
refused-cards = Der er ikke kort nok: Spil færre runder, eller tag et større sæt
refused-no_such_deck = Det sæt er ikke på serveren. Vælg et andet.
refused-cannot_play = De indstillinger passer ikke sammen. Lav en af dem om.
refused-no_pad = Åbn en pointblok først
refused-not_on_pad = Det kan du ikke skrive dér
refused-pad_changed = Nogen har lige ændret pointblokken. Tjek den igen.
refused-too_fast = For hurtigt! Vent et øjeblik.
refused-not_installed = Det er ikke installeret her. Spørg den, der driver serveren.
dice-bots-missing = Botter til Øens terninger er ikke installeret her. Spørg den, der driver serveren.
refused-unavailable = Serveren kan ikke gemme lige nu. Prøv igen.
refused-cut_off = Forbindelsen røg. Prøv igen.

## Goodbyes

bye-left = Du har forladt rummet.
bye-broken = Noget gik galt, og rummet blev lukket. Opret et nyt.
bye-kicked = Værten har fjernet dig fra rummet.
bye-locked = Dørene er låst, eller aftenen er slut. Spørg arrangøren.
bye-no_room = Der er intet rum med den kode. Tjek bogstaverne.
bye-elsewhere = Du åbnede rummet i et andet vindue. Spil videre dér.
bye-room_full = Rummet er fyldt. Opret dit eget.
bye-version = Spotisle er opdateret. Genindlæs siden.
bye-flood = For mange tryk på én gang. Genindlæs siden.
bye-fault = Noget gik galt. Genindlæs siden.

## Watching again, and the coach

replay = Gense spillet
watch-again = Gense spillet
watch-series = Gense serien
analysis = Analyse
played-here = Spil i dette rum
whole-series = Hele serien
wish-coach = Træner
coach-allowed = Tillad træneren
