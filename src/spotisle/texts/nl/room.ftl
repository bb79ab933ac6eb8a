### Wat er rond een kamer wordt gezegd: de deuren, de lobby, het menu, het einde van een spel.

## Doors

play-now = Nu spelen
make-room = Maak een kamer
two-here = Met z'n tweeën op dit scherm
two-how = Leg het apparaat tussen jullie in: ieder speelt vanaf de eigen kant.
player-number = Speler { $number }
bots-too = Hoeveel bots erbij?
have-code = Heb je een code?
join = Meedoen
code-short = Een code heeft vijf letters
room-failed = Er kon geen kamer worden gemaakt. Probeer het zo nog eens.
public-rooms = Open kamers
choose-game = Tik op een spel om te beginnen
bot-count = Hoeveel?
guest = Gast
come-in = Kom binnen!
coming-in = We zoeken je plaats …
your-name = Je naam
only-watch = Alleen kijken

## Lobby

room-title = Kamer { $code }
around-the-table = Rond de tafel
seat-free = Plaats { $number }: vrij
seat-bot = { $name }, een bot: { $level }
seat-yours = { $name }: jouw plaats
seat-taken = Plaats van { $name }
seat-away = Plaats van { $name }, nu even weg
sit-here = Hier zitten
sit-down = Ga zitten
stand-up = Alleen kijken
rename = Naam wijzigen
team = Team
team-any = Maakt niet uit
seat-a-bot = Zet hier een bot
bot-level = Hoe snel zijn de bots?
bot-away = Stuur de bot weg
add-bot = Bot erbij
free-seat = Maak de plaats vrij
hand-over = Gastheer maken
send-away = Wegsturen
send-away-name = { $name } wegsturen
level-child = Kind
level-casual = Gezellig
level-sharp = Scherp
level-expert = Expert
level-lightning = Bliksem
start = Start
too-few = { $count ->
    [one] Er is nog één speler nodig: nodig iemand uit of zet een bot neer
   *[other] Er zijn nog { $count } spelers nodig: nodig iemand uit of zet bots neer
}
too-many = { $count ->
    [one] Dit speel je alleen: de anderen kijken toe
   *[other] Dit speel je met hoogstens { $count } spelers: iemand moet toekijken
}
host-starts = De gastheer start het spel
host-chooses = De gastheer kiest wat er gespeeld wordt
teams-hint = Tik op een plaats om het team te kiezen
watching = Kijken mee
invite = Nodig anderen uit
invite-how = Scan het plaatje, open de link of typ de code op de startpagina.
room-code = Code van deze kamer: { $code }
room-link = Link naar deze kamer
qr-code = Plaatje om te scannen: leidt naar kamer { $code }
share = Delen
copy = Kopiëren
copied = Gekopieerd!
open-table-view = Groot scherm
public-room = Toon op de startpagina
join-here = Scan en speel
table-view = Groot scherm

## What to play

what-we-play = Wat spelen we?
mode = Speelwijze
game = Spel
choose-several = Tik de spellen aan die je wilt, op volgorde; zonder keuze komen alle spellen van de editie.
fine-points = Details
preset = Regels van
preset-classic = Klassiek
preset-classic-it = Klassiek, Italiaanse editie
preset-beach = Strand
preset-beach-pl = Strand, Poolse editie
preset-beach-da = Strand, Deense editie
preset-island = Eiland
preset-garden = Tuin
preset-island-pl = Eiland, Poolse editie
preset-island-en = Eiland, Engelse editie
deck-of-preset = De kaarten van de editie
as-in-preset = Zoals in de editie
as-usual = Zoals altijd
tie-rule = Gelijkspel van drie of meer
tie-hot_potato = Een ronde De hete aardappel
tie-knockout = De verliezer valt af, telkens weer
tie-minigame = Nog een spel
tie-shared = Ze delen de winst
tie-game = Welk spel beslist
tie-game-last = Het spel dat net is gespeeld
random-order = Het toeval bepaalt de volgorde van de spellen
option-cards = Aantal kaarten
option-penalty = Na een fout
option-penalty-lock = Wacht op de volgende kaart
option-penalty-freeze = Wacht even
option-penalty-none = Niets
option-end = Eindigt
option-end-first_out = als de eerste klaar is
option-end-last_left = als er één over is
option-rounds = Rondes
option-rounds-deck = Tot de stapel op is
option-last_round = Laatste ronde
option-last_round-short = Met de kaarten die over zijn
option-last_round-none = Alleen hele rondes
option-own_isolated = Eigen losse kaarten
option-own_isolated-allow = Mogen bedekt worden
option-own_isolated-forbid = Mogen niet bedekt worden
option-centre = Hart van het eiland
option-centre-seven = Zeven kaarten
option-centre-single = Eén kaart
option-ports = Havens
option-ports-standard = Zoals altijd
option-ports-mirrored = Gespiegeld
tournament-length = Hoeveel spellen
each-once = Elk één keer
turn-time = Tijd per beurt
no-limit = Geen limiet
turn-seconds = { $seconds ->
    [one] Eén seconde
   *[other] { $seconds } seconden
}
joker-next-turn = Nieuwe ridders helpen vanaf de volgende beurt
next-time = Volgend spel
host-says = Als de gastheer het zegt
after-seconds = { $seconds ->
    [one] Na één seconde
   *[other] Na { $seconds } seconden
}

## In play

answers-late = { $name } antwoordt later dan het netwerk verklaart. Dat levert niets op.
menu = Menu
close = Sluiten
pause = Pauze
resume = Verder spelen
paused = Pauze
end-game = Beëindig het spel
leave = Verlaat de kamer
you-watch = Je kijkt mee
away = Even weg: { $names }
line-down = Opnieuw verbinden …
bot-for = Een bot voor { $name }
bot-plays-for-you = Een bot speelt voor jou
play-on = Zelf verder spelen
light = Licht
light-system = Als het apparaat
light-day = Dag
light-lamp = Lamp
wish-sound = Geluid
wish-vibration = Trillen
wish-lefthanded = Linkshandig
wish-large = Grote symbolen
wish-voice = Zeg het symbool hardop
deaf-forbidden = De browser mag niet luisteren. Geef hem toegang tot de microfoon (dat vraagt https) en zet dit weer aan.
deaf-microphone = Er is geen microfoon gevonden.
deaf-language = Deze browser verstaat deze taal niet.
deaf-tap = Ik tik wel
tie-break = Beslissing!
scores = Stand
reason-paused = Het spel staat op pauze
reason-cut_off = De verbinding viel weg: probeer het nog eens
reason-not_seated = Je zit niet aan deze tafel
reason-not_playing = Er wordt niets gespeeld
reason-unavailable = De server kan nu niets opslaan

## End of a game

wins = { $name } wint!
you-win = Jij wint!
champion = { $name } is kampioen!
you-champion = Jij bent kampioen!
shared-win = { $names } delen de winst!
shared-title = { $names } delen de titel!
tie-headline = Gelijkspel!
usual-time = meestal
best-time = best
mistakes = { $count ->
    [one] één fout
   *[other] { $count } fouten
}
fastest-find = Snelste vondst
best-hidden = Best verstopt
symbols-quickest = Snelst gevonden
symbols-mistaken = Verkeerd genoemd
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
counted-welcome = { $count ->
    [one] één kaart in zicht
   *[other] { $count } kaarten in zicht
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
    [one] één kaart gepakt
   *[other] { $count } kaarten gepakt
}
series-sheet = Scoreblad
total = Totaal
score-points = { $count ->
    [one] Eén punt
   *[other] { $count } punten
}
rematch = Revanche!
next-game = Volgend spel
play-tie-break = Speel de beslissing
next-soon = Het volgende spel begint vanzelf
pick-next = Kies het volgende spel
picker-chooses = { $name } verloor en kiest het volgende spel
host-goes-on = De gastheer gaat verder
to-lobby = Terug naar de lobby
download-record = Download het verslag van dit spel

## Refusals

refused-not_host = Dat kan alleen de gastheer
refused-not_seated = Ga eerst zitten
refused-not_your_seat = Dat is jouw plaats niet
refused-seat_taken = Daar zit al iemand
refused-seat_free = Daar zit niemand
refused-no_free_seat = Alle plaatsen zijn bezet
refused-no_such_person = Die persoon heeft de kamer verlaten
refused-no_such_bot = Die bot bestaat niet
refused-no_such_colour = Dat team bestaat niet
refused-no_name = Er is een naam nodig
refused-room_full = De kamer is vol
refused-playing = Niet tijdens een spel
refused-not_playing = Er wordt niets gespeeld
refused-not_over = Het spel is nog niet afgelopen
refused-not_asked = Dat is nu de vraag niet
refused-paused = Het spel staat op pauze
refused-nobody_sits = Er zit niemand aan tafel: ga zitten of zet bots neer
refused-players = Dit spel is niet voor zoveel spelers
refused-teams = De teams kloppen niet: 1-1, 1-1-1, 2-2, 2-2-1 of 2-2-2
refused-cards = Er zijn niet genoeg kaarten: speel minder rondes, of met meer kaarten
refused-no_such_deck = Deze server heeft dat spel kaarten niet (meer)
refused-cannot_play = Deze keuzes passen niet bij deze tafel
refused-no_pad = Er ligt geen scoreblok klaar
refused-not_on_pad = Dat kan daar niet worden geschreven
refused-pad_changed = Iemand schreef net op het blok. Kijk nog eens.
refused-too_fast = Dat ging te snel. Wacht even.
refused-unavailable = De server kan nu niets opslaan. Probeer het nog eens.
refused-cut_off = De verbinding viel weg. Probeer het nog eens.

## Goodbyes

bye-left = Je hebt de kamer verlaten.
bye-broken = Er ging iets mis in deze kamer; hij is gesloten. Maak een nieuwe.
bye-kicked = De gastheer heeft je weggestuurd.
bye-no_room = Er is geen kamer met deze code. Controleer de letters.
bye-elsewhere = Je hebt deze kamer in een ander venster geopend. Ga daar verder.
bye-room_full = De kamer is vol.
bye-version = Er is een nieuwe versie van de tafel. Open deze pagina opnieuw.
bye-flood = Dat was te veel tegelijk. Open deze pagina opnieuw.
bye-fault = De server begreep deze pagina niet. Open hem opnieuw.

## Watching again, and the coach

replay = Terugkijken
watch-again = Kijk het terug
watch-series = Kijk de reeks terug
analysis = Analyse
played-here = Hier gespeeld
whole-series = Een hele reeks
wish-coach = Coach
coach-allowed = Een coach mag helpen
