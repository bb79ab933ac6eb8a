### Ciò che si dice intorno a una stanza: le porte, la lobby, il menu, la fine di una partita.

## Doors

play-now = Gioca ora
make-room = Crea una stanza
two-here = Due giocatori, uno schermo
two-how = Mettete lo schermo tra di voi: ognuno gioca dal suo lato.
player-number = Giocatore { $number }
bots-too = Aggiungere dei bot?
have-code = Hai un codice?
join = Entra
code-short = Scrivi tutto il codice: cinque lettere, o sei per una serata giochi
room-failed = Non riesco a creare la stanza. Riprova tra un attimo.
public-rooms = Stanze aperte
choose-game = Tocca un gioco per cominciare
bot-count = Quanti bot?
bot-total = { $count ->
    [0] Nessun bot
    [one] { $count } bot
   *[other] { $count } bot
}
guest = Ospite
come-in = Entra pure!
coming-in = Stai entrando nella stanza…
your-name = Il tuo nome
only-watch = Guarda e basta

## Lobby

room-title = Stanza { $code }
around-the-table = Intorno al tavolo
seat-free = Posto { $number }: libero
seat-bot = { $name }, un bot: { $level }
seat-yours = { $name }: il tuo posto
seat-taken = Posto di { $name }
seat-away = Posto di { $name } (assente)
sit-here = Siediti qui
sit-down = Siediti
stand-up = Guarda e basta
rename = Cambia nome
team = Squadra
team-any = Qualsiasi
seat-a-bot = Aggiungi bot qui
bot-level = Quanto sono veloci i bot?
bot-away = Togli il bot
add-bot = Aggiungi un bot
free-seat = Libera il posto
hand-over = Nomina host
send-away = Rimuovi
send-away-name = Rimuovi { $name }
level-child = Bambino
level-casual = Tranquillo
level-sharp = Sveglio
level-expert = Esperto
level-lightning = Fulmine
start = Inizia
too-few = { $count ->
    [one] Manca una persona: invita qualcuno o aggiungi un bot
   *[other] Mancano { $count } persone: invita qualcuno o aggiungi dei bot
}
too-many = { $count ->
    [one] Si gioca uno alla volta: gli altri guardano
   *[other] Al massimo { $count } giocatori: qualcuno deve guardare
}
seats-limit = { $count ->
    [one] Per un solo giocatore
   *[other] Al massimo { $count } giocatori
}
host-starts = Aspettiamo che l’host dia il via
host-chooses = L’host sta scegliendo il gioco
teams-hint = Tocca un posto per scegliere la squadra
watching = Spettatori
invite = Invita
invite-how = Inquadra il codice QR, apri il link o scrivi il codice nella home.
room-code = Codice della stanza: { $code }
room-link = Link della stanza
qr-code = Codice QR della stanza { $code }
share = Condividi
copy = Copia
copied = Copiato!
open-table-view = Apri schermo grande
public-room = Mostra nella home
join-here = Inquadra per entrare
table-view = Schermo grande

## What to play

what-we-play = A che cosa giochiamo?
mode = Modalità
game = Gioco
fine-points = Altre opzioni
preset = Regole
preset-classic = Classiche
preset-classic-it = Classiche (italiane)
preset-beach = Spiaggia
preset-beach-pl = Spiaggia (polacche)
preset-beach-da = Spiaggia (danesi)
preset-island = Isola
preset-garden = Giardino
preset-island-pl = Isola (polacche)
preset-island-en = Isola (inglesi)
tie-rule = Parità fra tre o più
tie-hot_potato = La patata bollente
tie-knockout = Chi perde esce
tie-minigame = Un altro gioco
tie-shared = Pari merito, anche in due
tie-game = Gioco per lo spareggio
tie-game-last = Il gioco appena finito
random-order = Ordine casuale
option-cards = Numero di carte
option-penalty = Dopo un errore
option-penalty-lock = Aspetti una carta nuova
option-penalty-freeze = Aspetti 1,5 secondi
option-penalty-none = Non succede niente
option-end = Come finisce
option-end-first_out = Vince chi finisce prima
option-end-last_left = Perde chi resta ultimo
option-rounds = Manche
option-rounds-deck = Fino alla fine del mazzo
option-last_round = Ultima manche
option-last_round-short = Con le carte rimaste
option-last_round-none = Solo manche complete
option-own_isolated = Coprire il proprio colore
option-own_isolated-allow = Sempre permesso
option-own_isolated-forbid = Solo accanto al proprio
option-centre = Centro dell’isola
option-centre-seven = Sette carte
option-centre-single = Una carta
option-ports = Dove sono i porti
option-ports-standard = Standard
option-ports-mirrored = A specchio
tournament-length = Numero di giochi
each-once = Ogni gioco una volta
turn-time = Tempo per turno
no-limit = Senza limite
turn-seconds = { $seconds ->
    [one] Un secondo
   *[other] { $seconds } secondi
}
joker-next-turn = I nuovi jolly valgono dal turno dopo
next-time = Prossimo gioco
host-says = Quando vuole l’host
after-seconds = { $seconds ->
    [one] Dopo un secondo
   *[other] Dopo { $seconds } secondi
}

## In play

answers-late = I tocchi di { $name } arrivano più tardi del dovuto. Questo non dà vantaggi.
menu = Menu
close = Chiudi
pause = Pausa
resume = Riprendi
paused = Pausa
press-resume = { $name }, tocca “Riprendi”!
end-game = Termina partita
leave = Esci dalla stanza
you-watch = Stai guardando
away = Assenti: { $names }
new-host = Ora l’host è { $name }
new-host-you = Ora l’host sei tu
line-down = Riconnessione…
bot-for = Bot per { $name }
bot-plays-for-you = Un bot gioca al posto tuo
play-on = Eccomi di nuovo
light = Tema
light-system = Sistema
light-day = Chiaro
light-lamp = Scuro
wish-sound = Suono
wish-vibration = Vibrazione
wish-lefthanded = Per mancini
wish-large = Simboli grandi
wish-voice = Gioca con la voce
deaf-forbidden = Il browser non può usare il microfono. Consentilo (serve https), poi riattiva questa opzione.
deaf-microphone = Nessun microfono trovato.
deaf-language = Questo browser non capisce l’italiano parlato.
deaf-tap = Gioca col dito
tie-break = Spareggio!
scores = Punteggi
reason-paused = La partita è in pausa
reason-cut_off = Connessione persa: riprova
reason-not_seated = Non sei a questo tavolo
reason-not_playing = Ora non c’è nessuna partita. Aspetta la prossima.
reason-unavailable = Il server ora non può salvare. Riprova.

## End of a game

wins = Vince { $name }!
you-win = Hai vinto!
champion = { $name } vince il titolo!
you-champion = Il titolo è tuo!
champion-tie-break = Dopo lo spareggio
shared-win = { $names } vincono insieme!
shared-title = { $names } si dividono il titolo!
series-lead = { $name } è in testa
series-shared-lead = { $names } sono in testa insieme
tie-headline = Parità!
usual-time = di solito
best-time = record
mistakes = { $count ->
    [one] un errore
   *[other] { $count } errori
}
fastest-find = Occhio più rapido
best-hidden = Più difficili da trovare
symbols-quickest = Trovati più in fretta
symbols-mistaken = Confusi più spesso
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
    [one] un punto già fatto
   *[other] { $before } punti già fatti
}
first-out = prima a finire
counted-welcome = { $count ->
    [one] una carta visibile
   *[other] { $count } carte visibili
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
    [one] una carta catturata
   *[other] { $count } carte catturate
}
series-sheet = Foglio dei punti
total = Totale
score-points = { $count ->
    [one] Un punto
   *[other] { $count } punti
}
rematch = Rivincita!
rematch-wanted = { $count ->
    [one] { $names } vuole la rivincita!
   *[other] { $names } vogliono la rivincita!
}
next-game = Prossimo gioco
play-tie-break = Gioca lo spareggio
next-soon = Il prossimo gioco comincia da solo
pick-next = Scegli il prossimo gioco
picker-chooses = { $name } ha perso e sceglie il prossimo gioco
host-goes-on = Aspettiamo l’host
tables-go-on = Aspettiamo gli altri tavoli
download-record = Scarica la partita

## Refusals

refused-not_host = Può farlo solo l’host
refused-not_seated = Prima siediti
refused-not_your_seat = Non è il tuo posto
refused-seat_taken = Il posto è occupato. Scegline un altro.
refused-seat_free = Qui non c’è nessuno
refused-no_free_seat = Tutti i posti sono occupati. Per ora puoi guardare.
refused-no_such_person = Questa persona non è più nella stanza
refused-no_such_bot = Quel bot non c’è più
refused-no_such_colour = Scegli blu, arancioni o rossi
refused-no_name = Scrivi un nome
refused-room_full = La stanza è piena. Creane una tua.
refused-playing = Prima finite o interrompete questa partita
refused-not_playing = Prima iniziate una partita
refused-not_over = Prima finite questa partita
refused-not_asked = Non è questo il momento
refused-paused = La partita è in pausa. Tocca “Riprendi”.
refused-nobody_sits = Al tavolo non c’è nessuno: siediti o aggiungi dei bot
refused-players = Non siete nel numero giusto. Scegliete un altro gioco.
refused-teams = Squadre non valide: servono 1-1, 1-1-1, 2-2, 2-2-1 o 2-2-2
refused-cards = Non ci sono abbastanza carte: giocate meno manche o con un mazzo più grande
refused-no_such_deck = Quel mazzo non è su questo server. Scegline un altro.
refused-cannot_play = Queste opzioni non sono compatibili. Cambiane una.
refused-no_pad = Prima apri un segnapunti
refused-not_on_pad = Qui non si può scrivere
refused-pad_changed = Qualcuno ha appena cambiato il segnapunti. Ricontrolla.
refused-too_fast = Troppo in fretta! Aspetta un momento.
refused-not_installed = Qui non è installato. Chiedi a chi gestisce il server.
dice-bots-missing = Qui i bot per i dadi dell’isola non sono installati. Chiedi a chi gestisce il server.
refused-unavailable = Il server ora non può salvare. Riprova.
refused-cut_off = Connessione persa. Riprova.

## Goodbyes

bye-left = Hai lasciato la stanza.
bye-broken = Qualcosa è andato storto e la stanza è stata chiusa. Creane una nuova.
bye-kicked = L’host ti ha fatto uscire dalla stanza.
bye-locked = Le porte sono chiuse, o la serata è finita. Chiedi a chi organizza.
bye-no_room = Non c’è nessuna stanza con questo codice. Controlla le lettere.
bye-elsewhere = Hai aperto questa stanza in un’altra finestra. Continua lì.
bye-room_full = La stanza è piena. Creane una tua.
bye-version = Spotisle è stato aggiornato. Ricarica questa pagina.
bye-flood = Troppi tocchi in una volta. Ricarica questa pagina.
bye-fault = Qualcosa è andato storto. Ricarica questa pagina.

## Watching again, and the coach

replay = Replay
watch-again = Rivedi la partita
watch-series = Rivedi la serie
analysis = Analisi
played-here = Partite giocate qui
whole-series = La serie intera
wish-coach = Allenatore
coach-allowed = Consenti l’allenatore
