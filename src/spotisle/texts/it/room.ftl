### Ciò che si dice intorno a una stanza: le porte, l'atrio, il menu, la fine di una partita.

## Doors

play-now = Gioca ora
make-room = Crea una stanza
two-here = In due su questo schermo
two-how = Mettete il dispositivo tra di voi: ognuno gioca dal suo lato.
player-number = Giocatore { $number }
bots-too = Quanti bot oltre a voi?
have-code = Hai un codice?
join = Entra
code-short = Un codice ha cinque lettere
room-failed = Non è stato possibile creare la stanza. Riprova tra un attimo.
public-rooms = Stanze aperte
choose-game = Tocca un gioco per cominciare
bot-count = Quanti?
guest = Ospite
come-in = Benvenuto al tavolo!
coming-in = Ti cerchiamo un posto …
your-name = Il tuo nome
only-watch = Guardo soltanto

## Lobby

room-title = Stanza { $code }
around-the-table = Intorno al tavolo
seat-free = Posto { $number }: libero
seat-bot = { $name }, un bot: { $level }
seat-yours = { $name }: il tuo posto
seat-taken = Posto di { $name }
seat-away = Posto di { $name }, al momento assente
sit-here = Siediti qui
sit-down = Siediti
stand-up = Guardo soltanto
rename = Cambia nome
team = Squadra
team-any = Qualsiasi
seat-a-bot = Metti qui un bot
bot-level = Quanto sono veloci i bot?
bot-away = Manda via il bot
add-bot = Aggiungi un bot
free-seat = Libera il posto
hand-over = Affida la stanza
send-away = Manda via
send-away-name = Manda via { $name }
level-child = Bambino
level-casual = Occasionale
level-sharp = Sveglio
level-expert = Esperto
level-lightning = Fulmine
start = Via!
too-few = { $count ->
    [one] Manca una persona: invita qualcuno o aggiungi un bot
   *[other] Mancano { $count } persone: invita qualcuno o aggiungi dei bot
}
too-many = { $count ->
    [one] Qui gioca una persona sola: gli altri guardano
   *[other] Qui si gioca al massimo in { $count }: qualcuno deve guardare
}
host-starts = La partita la fa iniziare chi ospita
host-chooses = A che cosa giocare lo sceglie chi ospita
teams-hint = Tocca un posto per sceglierne la squadra
watching = Guardano
invite = Invita altri
invite-how = Inquadra l'immagine, apri il link o scrivi il codice nella pagina iniziale.
room-code = Codice di questa stanza: { $code }
room-link = Link a questa stanza
qr-code = Immagine da inquadrare: porta alla stanza { $code }
share = Condividi
copy = Copia
copied = Copiato!
open-table-view = Schermo grande
public-room = Mostra nella pagina iniziale
join-here = Inquadra e gioca
table-view = Schermo grande

## What to play

what-we-play = A che cosa giochiamo?
mode = Modalità
game = Gioco
choose-several = Tocca i giochi che vuoi, nell'ordine; senza scelta si giocano tutti quelli dell'edizione.
fine-points = Dettagli
preset = Regole dell'edizione
preset-classic = Classica
preset-classic-it = Classica, edizione italiana
preset-beach = Spiaggia
preset-beach-pl = Spiaggia, edizione polacca
preset-beach-da = Spiaggia, edizione danese
preset-island = Isola
preset-garden = Giardino
preset-island-pl = Isola, edizione polacca
preset-island-en = Isola, edizione inglese
deck-of-preset = Il mazzo dell'edizione
as-in-preset = Come nell'edizione
as-usual = Come al solito
tie-rule = Parità fra tre o più
tie-hot_potato = Un giro di Patata bollente
tie-knockout = Chi perde esce, e così via
tie-minigame = Ancora un gioco
tie-shared = Vincono insieme
tie-game = Quale gioco decide
tie-game-last = Quello appena giocato
random-order = Il caso decide l'ordine dei giochi
option-cards = Numero di carte
option-penalty = Dopo un errore
option-penalty-lock = Aspetti la prossima carta
option-penalty-freeze = Aspetti un attimo
option-penalty-none = Niente
option-end = Finisce
option-end-first_out = quando il primo è fuori
option-end-last_left = quando ne resta uno
option-rounds = Giri
option-rounds-deck = Fino alla fine del mazzo
option-last_round = Ultimo giro
option-last_round-short = Con le carte rimaste
option-last_round-none = Solo giri completi
option-own_isolated = Carte proprie isolate
option-own_isolated-allow = Si possono coprire
option-own_isolated-forbid = Non si possono coprire
option-centre = Cuore dell'isola
option-centre-seven = Sette carte
option-centre-single = Una carta
option-ports = Porti
option-ports-standard = Come al solito
option-ports-mirrored = Allo specchio
tournament-length = Quanti giochi
each-once = Ognuno una volta
turn-time = Tempo per turno
no-limit = Senza limite
turn-seconds = { $seconds ->
    [one] Un secondo
   *[other] { $seconds } secondi
}
joker-next-turn = I nuovi cavalieri aiutano dal turno successivo
next-time = Gioco successivo
host-says = Quando lo dice chi ospita
after-seconds = { $seconds ->
    [one] Dopo un secondo
   *[other] Dopo { $seconds } secondi
}

## In play

answers-late = { $name } risponde più tardi di quanto spieghi la sua rete. Non ne trae vantaggio.
menu = Menu
close = Chiudi
pause = Pausa
resume = Riprendi
paused = Pausa
end-game = Termina la partita
leave = Esci dalla stanza
you-watch = Stai guardando
away = Al momento assenti: { $names }
line-down = Mi ricollego …
bot-for = Un bot per { $name }
bot-plays-for-you = Un bot gioca al posto tuo
play-on = Torno a giocare
light = Luce
light-system = Come il dispositivo
light-day = Giorno
light-lamp = Lampada
wish-sound = Suono
wish-vibration = Vibrazione
wish-lefthanded = Per mancini
wish-large = Simboli grandi
wish-voice = Di' il simbolo ad alta voce
deaf-forbidden = Il browser non può ascoltare. Consentigli di usare il microfono (serve https) e riattiva la voce.
deaf-microphone = Nessun microfono trovato.
deaf-language = Questo browser non capisce questa lingua.
deaf-tap = Userò il dito
tie-break = Spareggio!
scores = Punteggi
reason-paused = La partita è in pausa
reason-cut_off = La linea è caduta: riprova
reason-not_seated = Non siedi a questo tavolo
reason-not_playing = Non si sta giocando
reason-unavailable = Il server non può salvare nulla in questo momento

## End of a game

wins = Vince { $name }!
you-win = Hai vinto!
champion = { $name } vince il titolo!
you-champion = Il titolo è tuo!
shared-win = { $names }: vittoria condivisa!
shared-title = { $names } condividono il titolo!
tie-headline = Parità!
usual-time = di solito
best-time = al meglio
mistakes = { $count ->
    [one] un errore
   *[other] { $count } errori
}
fastest-find = Il più rapido
best-hidden = I meglio nascosti
symbols-quickest = Trovati più in fretta
symbols-mistaken = Nominati per errore
symbols-all = Tutti i simboli ({ $count })
symbols-symbol = Simbolo
symbols-found = Trovato
symbols-mean = In media
symbols-fastest = Più veloce
symbols-wrong = Errori
times = { $count }×
points-word = { $count ->
    [one] punto
   *[other] punti
}
points-before = { $before ->
    [one] un punto di prima
   *[other] { $before } punti di prima
}
counted-welcome = { $count ->
    [one] una carta in vista
   *[other] { $count } carte in vista
}
counted-ports = { $count ->
    [one] un porto
   *[other] { $count } porti
}
counted-longest_route = { $count ->
    [one] un gruppo di una carta
   *[other] un gruppo di { $count }
}
counted-barbarians = { $count ->
    [one] una carta
   *[other] { $count } carte
}
counted-knights = { $count ->
    [one] una carta presa
   *[other] { $count } carte prese
}
series-sheet = Tabella dei punti
total = Totale
score-points = { $count ->
    [one] Un punto
   *[other] { $count } punti
}
rematch = Rivincita!
next-game = Gioco successivo
play-tie-break = Gioca lo spareggio
next-soon = Il prossimo gioco comincia da solo
pick-next = Scegli il prossimo gioco
picker-chooses = { $name } ha perso e sceglie il prossimo gioco
host-goes-on = Va avanti chi ospita
to-lobby = Torna all'atrio
download-record = Scarica il verbale della partita

## Refusals

refused-not_host = Può farlo solo chi ospita
refused-not_seated = Prima siediti
refused-not_your_seat = Non è il tuo posto
refused-seat_taken = Lì siede già qualcuno
refused-seat_free = Lì non siede nessuno
refused-no_free_seat = Tutti i posti sono occupati
refused-no_such_person = Questa persona è uscita dalla stanza
refused-no_such_bot = Questo bot non esiste
refused-no_such_colour = Questa squadra non esiste
refused-no_name = Serve un nome
refused-room_full = La stanza è piena
refused-playing = Non durante una partita
refused-not_playing = Non si sta giocando
refused-not_over = La partita non è ancora finita
refused-not_asked = Ora non si tratta di questo
refused-paused = La partita è in pausa
refused-nobody_sits = Al tavolo non c'è nessuno: siediti o aggiungi dei bot
refused-players = Questo gioco non è per così tanti giocatori
refused-teams = Le squadre non tornano: 1-1, 1-1-1, 2-2, 2-2-1 o 2-2-2
refused-cards = Non ci sono abbastanza carte: giocate meno turni o con un mazzo più grande
refused-no_such_deck = Questo server non ha (più) quel mazzo
refused-cannot_play = Queste scelte non vanno bene per questo tavolo
refused-no_pad = Nessun segnapunti è aperto
refused-not_on_pad = Qui non si può scrivere
refused-pad_changed = Qualcuno ha appena scritto. Guarda di nuovo.
refused-too_fast = Troppe azioni in poco tempo. Aspetta un momento.
refused-unavailable = Il server non può salvare nulla in questo momento. Riprova.
refused-cut_off = La linea è caduta. Riprova.

## Goodbyes

bye-left = Hai lasciato la stanza.
bye-broken = In questa stanza c'è stato un guasto ed è chiusa. Creane una nuova.
bye-kicked = Chi ospita ti ha mandato via.
bye-no_room = Non c'è nessuna stanza con questo codice. Controlla le lettere.
bye-elsewhere = Hai aperto questa stanza in un'altra finestra. Continua lì.
bye-room_full = La stanza è piena.
bye-version = C'è una nuova versione del tavolo. Riapri questa pagina.
bye-flood = Troppo in una volta. Riapri questa pagina.
bye-fault = Il server non ha capito questa pagina. Riaprila.

## Watching again, and the coach

replay = Replay della partita
watch-again = Rivedi la partita
watch-series = Rivedi la serie
analysis = Analisi
played-here = Giocate qui
whole-series = Una serie intera
wish-coach = Allenatore
coach-allowed = Un allenatore può aiutare
