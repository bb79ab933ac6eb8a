### Hvad der siges omkring et rum: dørene, lobbyen, menuen, spillets slutning.

## Doors

play-now = Spil nu
make-room = Lav et rum
two-here = To ved denne skærm
two-how = Læg enheden mellem jer: I spiller hver fra jeres ende.
player-number = Spiller { $number }
bots-too = Hvor mange botter ud over jer?
have-code = Har du en kode?
join = Vær med
code-short = En kode har fem bogstaver
room-failed = Rummet kunne ikke laves. Prøv igen om lidt.
public-rooms = Åbne rum
choose-game = Tryk på et spil for at begynde
bot-count = Hvor mange?
guest = Gæst
come-in = Kom indenfor!
coming-in = Finder din plads…
your-name = Dit navn
only-watch = Kun se på

## Lobby

room-title = Rum { $code }
around-the-table = Rundt om bordet
seat-free = Plads { $number }: ledig
seat-bot = { $name }, en bot: { $level }
seat-yours = { $name }: din plads
seat-taken = Plads: { $name }
seat-away = Plads: { $name }, som er væk lige nu
sit-here = Sid her
sit-down = Sæt dig
stand-up = Kun se på
rename = Skift navn
team = Hold
team-any = Lige meget
seat-a-bot = Sæt en bot her
bot-level = Hvor hurtige er botterne?
bot-away = Send botten væk
add-bot = Tilføj en bot
free-seat = Gør pladsen fri
hand-over = Gør til vært
send-away = Send væk
send-away-name = Send { $name } væk
level-child = Barn
level-casual = Hyggespiller
level-sharp = Kvik
level-expert = Ekspert
level-lightning = Lynet
start = Start
too-few = { $count ->
    [one] Der mangler én spiller: inviter nogen, eller tilføj en bot
   *[other] Der mangler { $count } spillere: inviter nogen, eller tilføj botter
}
too-many = { $count ->
    [one] Kun én kan spille dette: De andre må kigge med
   *[other] Højst { $count } kan spille dette: Nogen må kigge med
}
host-starts = Værten starter spillet
host-chooses = Værten vælger, hvad I spiller
teams-hint = Tryk på en plads for at vælge dens hold
watching = Ser på
invite = Inviter andre
invite-how = Skan billedet, åbn linket, eller skriv koden på startsiden.
room-code = Rummets kode: { $code }
room-link = Link til rummet
qr-code = Billede til at skanne: fører til rum { $code }
share = Del
copy = Kopiér
copied = Kopieret!
open-table-view = Stor skærm
public-room = Vis på startsiden
join-here = Skan og spil
table-view = Stor skærm

## What to play

what-we-play = Hvad skal vi spille?
mode = Spillemåde
game = Spil
choose-several = Tryk på de spil, I vil have, i rækkefølge; uden valg spilles alle udgavens spil.
fine-points = Detaljer
preset = Regler fra
preset-classic = Klassisk
preset-classic-it = Klassisk, italiensk udgave
preset-beach = Strand
preset-beach-pl = Strand, polsk udgave
preset-beach-da = Strand, dansk udgave
preset-island = Øen
preset-garden = Haven
preset-island-pl = Øen, polsk udgave
preset-island-en = Øen, engelsk udgave
deck-of-preset = Udgavens kort
as-in-preset = Som i udgaven
as-usual = Som altid
tie-rule = Lige mellem tre eller flere
tie-hot_potato = En runde Den varme kartoffel
tie-knockout = Taberen ryger ud, igen og igen
tie-minigame = Et spil til
tie-shared = De deler sejren
tie-game = Hvilket spil afgør det
tie-game-last = Det, der lige er spillet
random-order = Tilfældet bestemmer spillenes rækkefølge
option-cards = Antal kort
option-penalty = Efter en fejl
option-penalty-lock = Vent på næste kort
option-penalty-freeze = Vent et øjeblik
option-penalty-none = Ingenting
option-end = Slutter
option-end-first_out = når den første er ude
option-end-last_left = når én er tilbage
option-rounds = Runder
option-rounds-deck = Til bunken er tom
option-last_round = Sidste runde
option-last_round-short = Med resten af kortene
option-last_round-none = Kun hele runder
option-own_isolated = Egne ensomme kort
option-own_isolated-allow = Må dækkes
option-own_isolated-forbid = Må ikke dækkes
option-centre = Øens midte
option-centre-seven = Syv kort
option-centre-single = Ét kort
option-ports = Havne
option-ports-standard = Som altid
option-ports-mirrored = Spejlvendt
tournament-length = Hvor mange spil
each-once = Hvert én gang
turn-time = Tid til en tur
no-limit = Ingen grænse
turn-seconds = { $seconds ->
    [one] Ét sekund
   *[other] { $seconds } sekunder
}
joker-next-turn = Nye riddere hjælper fra næste tur
next-time = Næste spil
host-says = Når værten siger til
after-seconds = { $seconds ->
    [one] Efter ét sekund
   *[other] Efter { $seconds } sekunder
}

## In play

answers-late = { $name } svarer senere, end netværket forklarer. Det giver ingen fordel.
menu = Menu
close = Luk
pause = Pause
resume = Spil videre
paused = Pause
end-game = Slut spillet
leave = Forlad rummet
you-watch = Du ser på
away = Væk lige nu: { $names }
line-down = Forbinder igen…
bot-for = En bot for { $name }
bot-plays-for-you = En bot spiller for dig
play-on = Spil selv videre
light = Lys
light-system = Som enheden
light-day = Dag
light-lamp = Lampe
wish-sound = Lyd
wish-vibration = Vibration
wish-lefthanded = Venstrehåndet
wish-large = Store symboler
wish-voice = Sig symbolet højt
deaf-forbidden = Browseren må ikke lytte. Giv den lov til at bruge mikrofonen (det kræver https), og slå det til igen.
deaf-microphone = Der blev ikke fundet nogen mikrofon.
deaf-language = Denne browser forstår ikke dette sprog.
deaf-tap = Jeg trykker
tie-break = Omkamp!
scores = Stilling
reason-paused = Spillet holder pause
reason-cut_off = Forbindelsen røg: prøv igen
reason-not_seated = Du sidder ikke ved dette bord
reason-not_playing = Der spilles ikke noget
reason-unavailable = Serveren kan ikke gemme noget lige nu

## End of a game

wins = { $name } vinder!
you-win = Du vinder!
champion = { $name } er mester!
you-champion = Du er mester!
shared-win = { $names } deler sejren!
shared-title = { $names } deler titlen!
tie-headline = Lige!
usual-time = som regel
best-time = bedst
mistakes = { $count ->
    [one] én fejl
   *[other] { $count } fejl
}
fastest-find = Hurtigste fund
best-hidden = Bedst gemt
symbols-quickest = Hurtigst fundet
symbols-mistaken = Nævnt forkert
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
counted-welcome = { $count ->
    [one] ét synligt kort
   *[other] { $count } synlige kort
}
counted-ports = { $count ->
    [one] én havn
   *[other] { $count } havne
}
counted-longest_route = { $count ->
    [one] en gruppe på ét
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
next-game = Næste spil
play-tie-break = Spil omkampen
next-soon = Næste spil begynder af sig selv
pick-next = Vælg næste spil
picker-chooses = { $name } tabte og vælger næste spil
host-goes-on = Værten går videre
to-lobby = Tilbage til lobbyen
download-record = Hent optegnelsen af spillet

## Refusals

refused-not_host = Det kan kun værten
refused-not_seated = Sæt dig først
refused-not_your_seat = Det er ikke din plads
refused-seat_taken = Der sidder allerede nogen
refused-seat_free = Der sidder ingen
refused-no_free_seat = Alle pladser er taget
refused-no_such_person = Personen har forladt rummet
refused-no_such_bot = Den bot findes ikke
refused-no_such_colour = Det hold findes ikke
refused-no_name = Der skal et navn til
refused-room_full = Rummet er fyldt
refused-playing = Ikke under et spil
refused-not_playing = Der spilles ikke noget
refused-not_over = Spillet er ikke slut endnu
refused-not_asked = Det er ikke spørgsmålet nu
refused-paused = Spillet holder pause
refused-nobody_sits = Ingen sidder ved bordet: tag en plads, eller sæt botter
refused-players = Spillet er ikke for så mange spillere
refused-teams = Holdene går ikke op: 1-1, 1-1-1, 2-2, 2-2-1 eller 2-2-2
refused-cards = Der er ikke kort nok: spil færre runder, eller tag et større spil kort
refused-no_such_deck = Serveren har ikke det spil kort (længere)
refused-cannot_play = Valgene passer ikke til dette bord
refused-no_pad = Ingen pointblok er åben
refused-not_on_pad = Det kan ikke skrives dér
refused-pad_changed = Nogen skrev lige på blokken. Se efter igen.
refused-too_fast = Det gik for hurtigt. Vent et øjeblik.
refused-unavailable = Serveren kan ikke gemme noget lige nu. Prøv igen.
refused-cut_off = Forbindelsen røg. Prøv igen.

## Goodbyes

bye-left = Du har forladt rummet.
bye-broken = Der skete en fejl i rummet, og det er lukket. Lav et nyt.
bye-kicked = Værten sendte dig væk.
bye-no_room = Der er intet rum med den kode. Tjek bogstaverne.
bye-elsewhere = Du åbnede rummet i et andet vindue. Spil videre dér.
bye-room_full = Rummet er fyldt.
bye-version = Der er en ny udgave af bordet. Åbn siden igen.
bye-flood = Det var for meget på én gang. Åbn siden igen.
bye-fault = Serveren forstod ikke denne side. Åbn den igen.

## Watching again, and the coach

replay = Genspil
watch-again = Se det igen
watch-series = Se serien igen
analysis = Analyse
played-here = Spillet her
whole-series = En hel serie
wish-coach = Træner
coach-allowed = En træner må hjælpe
