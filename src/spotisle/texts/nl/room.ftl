### Wat er rond een kamer wordt gezegd: de deuren, de lobby, het menu, het einde van een spel.

## Doors

play-now = Nu spelen
make-room = Kamer maken
two-here = Samen op één scherm
two-how = Leg het scherm tussen jullie in: ieder speelt vanaf de eigen kant.
player-number = Speler { $number }
bots-too = Bots erbij?
have-code = Heb je een code?
join = Meedoen
code-short = Typ de hele code: vijf letters, of zes voor een spellenavond
room-failed = Kamer maken lukte niet. Probeer het zo nog eens.
public-rooms = Open kamers
choose-game = Tik op een spel om te beginnen
bot-count = Hoeveel bots?
bot-total = { $count ->
    [0] Geen bots
    [one] { $count } bot
   *[other] { $count } bots
}
guest = Gast
come-in = Kom binnen!
coming-in = Je komt de kamer binnen…
your-name = Je naam
only-watch = Alleen kijken

## Lobby

room-title = Kamer { $code }
around-the-table = Rond de tafel
seat-free = Plaats { $number }: vrij
seat-bot = { $name }, een bot: { $level }
seat-yours = { $name }: jouw plaats
seat-taken = Plaats van { $name }
seat-away = Plaats van { $name } (even weg)
sit-here = Hier zitten
sit-down = Gaan zitten
stand-up = Alleen kijken
rename = Naam wijzigen
team = Team
team-any = Maakt niet uit
seat-a-bot = Bot hier zetten
bot-level = Hoe snel zijn de bots?
bot-away = Bot weghalen
add-bot = Bot erbij
free-seat = Plaats vrijmaken
hand-over = Host maken
send-away = Verwijderen
send-away-name = { $name } verwijderen
level-child = Kind
level-casual = Rustig
level-sharp = Scherp
level-expert = Expert
level-lightning = Bliksem
start = Start
too-few = { $count ->
    [one] Eén speler te weinig: nodig iemand uit of voeg een bot toe
   *[other] { $count } spelers te weinig: nodig mensen uit of voeg bots toe
}
too-many = { $count ->
    [one] Dit speel je alleen: de anderen kijken toe
   *[other] Hooguit { $count } spelers: iemand moet toekijken
}
seats-limit = { $count ->
    [one] Voor één speler
   *[other] Hooguit { $count } spelers
}
host-starts = Wacht tot de host begint
host-chooses = De host kiest een spel
teams-hint = Tik op een plaats om het team te kiezen
watching = Toeschouwers
invite = Uitnodigen
invite-how = Scan de QR-code, open de link of typ de code op de startpagina.
room-code = Kamercode: { $code }
room-link = Kamerlink
qr-code = QR-code van kamer { $code }
share = Delen
copy = Kopiëren
copied = Gekopieerd!
open-table-view = Groot scherm openen
public-room = Op startpagina tonen
join-here = Scan en doe mee
table-view = Groot scherm

## What to play

what-we-play = Wat spelen we?
mode = Speelwijze
game = Spel
fine-points = Meer opties
preset = Regels
preset-classic = Klassiek
preset-classic-it = Klassiek (Italiaans)
preset-beach = Strand
preset-beach-pl = Strand (Pools)
preset-beach-da = Strand (Deens)
preset-island = Eiland
preset-garden = Tuin
preset-island-pl = Eiland (Pools)
preset-island-en = Eiland (Engels)
tie-rule = Drie of meer gelijk
tie-hot_potato = De hete aardappel
tie-knockout = De verliezer valt af
tie-minigame = Nog één spel
tie-shared = Gedeeld, ook met z’n tweeën
tie-game = Spel voor de beslissingsronde
tie-game-last = Het vorige spel
random-order = Willekeurige volgorde
option-cards = Aantal kaarten
option-penalty = Na een fout
option-penalty-lock = Wachten op nieuwe kaart
option-penalty-freeze = 1,5 seconde wachten
option-penalty-none = Er gebeurt niets
option-end = Hoe het eindigt
option-end-first_out = Wie eerst klaar is, wint
option-end-last_left = Wie overblijft, verliest
option-rounds = Rondes
option-rounds-deck = Tot de kaarten op zijn
option-last_round = Laatste ronde
option-last_round-short = Met de overige kaarten
option-last_round-none = Alleen hele rondes
option-own_isolated = Eigen kleur bedekken
option-own_isolated-allow = Mag altijd
option-own_isolated-forbid = Alleen naast eigen kleur
option-centre = Midden van het eiland
option-centre-seven = Zeven kaarten
option-centre-single = Eén kaart
option-ports = Waar de havens liggen
option-ports-standard = Standaard
option-ports-mirrored = Gespiegeld
tournament-length = Aantal spellen
each-once = Elk spel één keer
turn-time = Tijd per beurt
no-limit = Geen limiet
turn-seconds = { $seconds ->
    [one] Eén seconde
   *[other] { $seconds } seconden
}
joker-next-turn = Nieuwe jokers werken vanaf volgende beurt
next-time = Volgend spel
host-says = Als de host zover is
after-seconds = { $seconds ->
    [one] Na één seconde
   *[other] Na { $seconds } seconden
}

## In play

answers-late = Tikken van { $name } komen later binnen dan normaal. Dat levert geen voordeel op.
menu = Menu
close = Sluiten
pause = Pauze
resume = Verder spelen
paused = Pauze
press-resume = { $name }, tik op “Verder spelen”!
end-game = Spel beëindigen
leave = Kamer verlaten
you-watch = Je kijkt mee
away = Even weg: { $names }
new-host = { $name } is nu de host
new-host-you = Jij bent nu de host
line-down = Opnieuw verbinden…
bot-for = Bot voor { $name }
bot-plays-for-you = Een bot speelt voor jou
play-on = Ik ben terug
light = Thema
light-system = Systeem
light-day = Licht
light-lamp = Donker
wish-sound = Geluid
wish-vibration = Trillen
wish-lefthanded = Linkshandig
wish-large = Grote symbolen
wish-voice = Met je stem spelen
deaf-forbidden = Je browser kan niet bij de microfoon. Geef toegang (daarvoor is https nodig) en zet dit weer aan.
deaf-microphone = Geen microfoon gevonden.
deaf-language = Deze browser verstaat geen Nederlands.
deaf-tap = Liever tikken
tie-break = Beslissingsronde!
scores = Stand
reason-paused = Het spel staat op pauze
reason-cut_off = Verbinding kwijt: probeer het nog eens
reason-not_seated = Je zit niet aan deze tafel
reason-not_playing = Er is nu geen spel bezig. Wacht op het volgende.
reason-unavailable = De server kan nu niet opslaan. Probeer het nog eens.

## End of a game

wins = { $name } wint!
you-win = Jij wint!
champion = { $name } is kampioen!
you-champion = Jij bent kampioen!
champion-tie-break = Na een beslissingsronde
shared-win = { $names } winnen samen!
shared-title = { $names } zijn samen kampioen!
series-lead = { $name } gaat aan kop
series-shared-lead = { $names } gaan samen aan kop
tie-headline = Gelijke stand!
usual-time = meestal
best-time = snelst
mistakes = { $count ->
    [one] één fout
   *[other] { $count } fouten
}
fastest-find = Snelste vondst
best-hidden = Moeilijkst te vinden
symbols-quickest = Snelst gevonden
symbols-mistaken = Vaakst fout
symbols-all = Alle symbolen ({ $count })
symbols-symbol = Symbool
symbols-found = Gevonden
symbols-mean = Gemiddeld
symbols-fastest = Snelst
symbols-wrong = Fout
times = { $count }×
points-word = { $count ->
    [one] punt
   *[other] punten
}
points-before = { $before ->
    [one] één punt van eerder
   *[other] { $before } punten van eerder
}
first-out = als eerste klaar
counted-welcome = { $count ->
    [one] één zichtbare kaart
   *[other] { $count } zichtbare kaarten
}
counted-ports = { $count ->
    [one] één haven
   *[other] { $count } havens
}
counted-longest_route = { $count ->
    [one] een groep van één
   *[other] een groep van { $count }
}
counted-barbarians = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
counted-knights = { $count ->
    [one] één kaart veroverd
   *[other] { $count } kaarten veroverd
}
series-sheet = Scoreblad
total = Totaal
score-points = { $count ->
    [one] Eén punt
   *[other] { $count } punten
}
rematch = Revanche!
rematch-wanted = { $count ->
    [one] { $names } wil revanche!
   *[other] { $names } willen revanche!
}
next-game = Volgend spel
play-tie-break = Beslissingsronde spelen
next-soon = Het volgende spel begint vanzelf
pick-next = Kies het volgende spel
picker-chooses = { $name } verloor en kiest het volgende spel
host-goes-on = Wacht op de host
tables-go-on = Wacht op de andere tafels
download-record = Spelbestand downloaden

## Refusals

refused-not_host = Dat kan alleen de host
refused-not_seated = Ga eerst zitten
refused-not_your_seat = Dat is jouw plaats niet
refused-seat_taken = Die plaats is bezet. Kies een andere.
refused-seat_free = Daar zit niemand
refused-no_free_seat = Alle plaatsen zijn bezet. Kijk zolang mee.
refused-no_such_person = Die speler is al weg
refused-no_such_bot = Die bot is al weg
refused-no_such_colour = Kies blauw, oranje of rood
refused-no_name = Vul een naam in
refused-room_full = De kamer is vol. Maak er zelf een.
refused-playing = Speel dit spel eerst uit of beëindig het
refused-not_playing = Start eerst een spel
refused-not_over = Speel dit spel eerst uit
refused-not_asked = Dat kan nu niet
refused-paused = Het spel staat op pauze. Tik op “Verder spelen”.
refused-nobody_sits = Er zit niemand aan tafel: ga zitten of voeg bots toe
refused-players = Het aantal spelers klopt niet. Kies een ander spel.
refused-teams = Deze teams kunnen niet: maak 1-1, 1-1-1, 2-2, 2-2-1 of 2-2-2
refused-cards = Niet genoeg kaarten: speel minder rondes of neem een grotere set
refused-no_such_deck = Die set staat niet op deze server. Kies een andere.
refused-cannot_play = Deze opties gaan niet samen. Verander er een.
refused-no_pad = Open eerst een scoreblok
refused-not_on_pad = Dat kun je daar niet invullen
refused-pad_changed = Iemand heeft het scoreblok net veranderd. Kijk nog eens.
refused-too_fast = Te snel! Wacht even.
refused-not_installed = Dat is hier niet geïnstalleerd. Vraag het aan de beheerder van de server.
dice-bots-missing = Bots voor het Eilanddobbelspel zijn hier niet geïnstalleerd. Vraag het aan de beheerder van de server.
refused-unavailable = De server kan nu niet opslaan. Probeer het nog eens.
refused-cut_off = Verbinding kwijt. Probeer het nog eens.

## Goodbyes

bye-left = Je hebt de kamer verlaten.
bye-broken = Er ging iets mis, en deze kamer is gesloten. Maak een nieuwe.
bye-kicked = De host heeft je uit de kamer verwijderd.
bye-locked = De deuren zijn op slot, of de avond is voorbij. Vraag het aan de organisator.
bye-no_room = Er is geen kamer met deze code. Controleer de letters.
bye-elsewhere = Je hebt deze kamer in een ander venster geopend. Ga daar verder.
bye-room_full = De kamer is vol. Maak er zelf een.
bye-version = Spotisle is bijgewerkt. Laad deze pagina opnieuw.
bye-flood = Te veel tikken tegelijk. Laad deze pagina opnieuw.
bye-fault = Er ging iets mis. Laad deze pagina opnieuw.

## Watching again, and the coach

replay = Terugkijken
watch-again = Spel terugkijken
watch-series = Reeks terugkijken
analysis = Analyse
played-here = Hier gespeeld
whole-series = De hele reeks
wish-coach = Coach
coach-allowed = Hulp van de coach toestaan
