### Club night and crowd: what phones, the big screen and organisers say.

## The kinds of events, and where the evening is

club-tables = Tanti tavoli
    .summary = A ogni manche si cambia tavolo e si incontra gente nuova.
club-crowd = Tutti insieme
    .summary = Fino a 500 persone in gara sulle stesse due carte.
club-intro = Un solo codice per tutti: una classe, un circolo, una festa.
club-create = Crea serata
club-create-crowd = Crea gara
club-round-of = Manche { $round } di { $rounds }
club-pair-of = Coppia { $round } di { $rounds }
club-round-number = Manche { $round }
club-final = Tavolo finale
club-duel = { $place ->
    [1] Duello per il primo posto
    [2] Duello per il secondo posto
    [3] Duello per il terzo posto
   *[0] Duelli per il podio
}
club-table = Tavolo { $number }
club-table-word = Tavolo
club-over = La serata è finita
club-forgotten = Tutti i nomi sono stati cancellati. Grazie per aver giocato!
club-not-found = Nessuna serata ha questo codice. Controlla le lettere.
club-bad-link = Questo link per chi organizza non funziona. Fattene dare uno nuovo.
club-bye-left = Hai lasciato la serata giochi.
club-bye-kicked = Chi organizza ti ha fatto uscire dalla serata giochi.
club-bye-room_full = La serata giochi è al completo. Inquadra il codice QR o chiedi a chi organizza.
club-come-back = Rientra
club-banned = Non puoi più partecipare a questa serata.
club-leave = Lascia la serata
club-leave-sure = Vai via davvero? I punti restano, il posto no.

## Phone: the doors

club-you-are = Tu sei
club-you = Tu
club-spin = { $count ->
    [0] Nomi finiti
    [one] Altro nome (ancora 1)
    [many] Altro nome (ancora { $count })
   *[other] Altro nome (ancora { $count })
}
club-own-name = Il tuo nome
club-take-name = Usa questo nome
club-colour = Il tuo colore
club-others = { $count ->
    [0] Per ora ci sei solo tu!
    [one] C’è un’altra persona
    [many] Ci sono altre { $count } persone
   *[other] Ci sono altre { $count } persone
}
club-wait = Sei dentro! Tieni aperta questa pagina: ti avvisa quando si comincia.
club-practise = Allenati
club-back = Indietro
club-choose-team = Scegli la squadra
club-your-team = La tua squadra
club-team-0 = Rossi
club-team-1 = Blu
club-team-2 = Verdi
club-team-3 = Viola
club-team-4 = Gialli
club-team-5 = Rosa
club-team-6 = Turchesi
club-team-7 = Indaco

## Phone: to the table

club-here = Ci sono
club-awaited = Aspettiamo { $names }
club-all-here = Ci siamo tutti. Si parte!
club-deal = Arrivano le carte…
club-table-over = Il tuo tavolo ha finito. Aspetta gli altri.
club-bye = In questa manche riposi e ricevi la media dei tuoi punti.
club-lend-phone = { $name } gioca sul tuo telefono, dal lato opposto.
club-out = Sei a riposo
club-out-how = Tocca “Torna a giocare” per avere un posto nella prossima manche.
club-late = La manche è già in corso
club-late-how = Avrai un posto nella prossima manche.
club-last-round = È l’ultima manche. Guarda lo schermo grande.
club-play-again = Torna a giocare

## Phone: results and podium

club-won-table = Hai vinto al tuo tavolo!
club-even-table = Parità al tuo tavolo!
club-best = Vittoria al tuo tavolo: { $names }
club-missed = Hai saltato la manche
club-void = Il tavolo non conta: metà punti a tutti.
club-points-word = { $count ->
    [one] punto
    [many] punti
   *[other] punti
}
club-points = { $count ->
    [one] { $count } punto
    [many] { $count } punti
   *[other] { $count } punti
}
club-round-points = Manche { $round }: { $points }
club-total = I tuoi punti
club-met = Persone incontrate
club-met-of = { $met } su { $others }
club-next-soon = Tra poco il prossimo tavolo.
club-final-soon = Tra poco il tavolo finale.
club-podium-soon = Guarda lo schermo grande: arriva il podio!
club-same-points = { $scoring ->
    [club] A pari punti contano prima gli avversari più forti, poi i simboli trovati, poi un duello.
   *[family] A pari punti è davanti chi ha trovato più simboli.
}
club-your-place = Il tuo posto
club-place = { $place }º posto
club-thanks = Grazie per aver giocato!
club-best-moment = Il tuo momento migliore
club-fastest-own = Trovato in { $time } s
club-best-round = { $count ->
    [one] Manche { $round }: { $count } punto
    [many] Manche { $round }: { $count } punti
   *[other] Manche { $round }: { $count } punti
}
club-time = { $time } s

## The crowd

club-get-ready = Preparati…
club-locked = { $seconds ->
    [one] Sbagliato. Aspetta un secondo…
    [many] Sbagliato. Aspetta { $seconds } secondi…
   *[other] Sbagliato. Aspetta { $seconds } secondi…
}
club-half-points = Riprova: al massimo metà punti.
club-others-search = Gli altri cercano ancora.
club-it-was = Era: { $symbol }
club-found-it = Trovato da { $right } su { $all }
club-answered = Trovato da { $answered } su { $all }
club-histogram = Tempi di chi l’ha trovato ({ $right }): da { $from } a { $to } s

## The big screen

club-here-count = { $count ->
    [0] Ancora nessuno
    [one] C’è una persona
    [many] Ci sono { $count } persone
   *[other] Ci sono { $count } persone
}
club-nobody-yet = Inquadra il codice o scrivi le lettere.
club-locked-doors = Le porte sono chiuse
club-find-table = Trova il tuo tavolo!
club-missing = Mancano ancora: { $names }
club-missing-count = { $count ->
    [one] Manca ancora una persona
    [many] Mancano ancora { $count } persone
   *[other] Mancano ancora { $count } persone
}
club-still-playing = { $count ->
    [0] Tutti i tavoli hanno finito!
    [one] Un tavolo gioca ancora
    [many] { $count } tavoli giocano ancora
   *[other] { $count } tavoli giocano ancora
}
club-void-short = metà punti
club-leaders = In testa
club-results = Manche { $round }: i risultati
club-fastest = Occhio più rapido
club-climber = Miglior scalata
club-table-winners = Chi ha vinto ai tavoli
club-winner = { $count ->
    [one] La serata va a { $names }!
    [many] Vittoria condivisa: { $names }!
   *[other] Vittoria condivisa: { $names }!
}
club-many-winners = { $count ->
    [one] Una persona vince la serata!
    [many] Vittoria condivisa da { $count } persone!
   *[other] Vittoria condivisa da { $count } persone!
}

## Organiser: the way on

club-begin-round = Inizia la manche
club-end-round = Chiudi la manche
club-next-round = Prossima manche
club-show-result = Mostra il risultato
club-next-pair = Prossima coppia
club-podium = Mostra il podio
club-next-duel = Vai al duello
club-close = Chiudi la serata
club-finish = Finisci prima
club-extend = Aggiungi un minuto
club-automatic = Prosegui in automatico
club-need-two = Prima devono entrare almeno due persone.

## Organiser: links

club-join-link = Link per entrare
club-open-screen = Apri schermo grande
club-second = Per chi organizza con te
club-second-why = Conserva questo link o dallo a una persona fidata.

## Organiser: the plan

club-plan = Il piano
club-sentence = { $people ->
    [one] Una persona: tavoli da { $sizes }. Manche: { $rounds }.
    [many] { $people } persone: tavoli da { $sizes }. Manche: { $rounds }.
   *[other] { $people } persone: tavoli da { $sizes }. Manche: { $rounds }.
}
club-repeats = { $count ->
    [0] Nessuno incontra due volte la stessa persona.
    [one] Una coppia si rivede.
    [many] { $count } coppie si rivedono.
   *[other] { $count } coppie si rivedono.
}
club-no-better = Un piano migliore non c’è.
club-planning = Preparo i tavoli…
club-no-plan = Nessun piano è possibile. Togli una richiesta o cambia le persone per tavolo.
club-plan-later = I prossimi tavoli si preparano dopo questa manche.
club-every-round = Ogni manche
club-add-game = Aggiungi un gioco
club-remove-game = Togli questo gioco
club-games-repeat = Dopo l’ultimo gioco si torna al primo.
club-smaller-tables = Scegli tavoli più piccoli o un altro gioco.
club-rounds = Manche
club-table-size = Persone per tavolo
club-vary-size = Varia i posti per tavolo: ci si rivede meno
club-more-options = Altre opzioni
club-scoring = Punti
club-scoring-family = Famiglia e classe
club-scoring-club = Circolo
club-scoring-family-how = La manche peggiore non conta.
club-scoring-club-how = Contano tutte le manche. Nella seconda metà incontri chi ha punti simili ai tuoi. Se sul podio c’è parità, decide un duello.
club-own-names = Lascia scegliere i nomi
club-final-table = Tavolo finale per i migliori
club-seating-time = Secondi per trovare il tavolo
club-round-time = Minuti per manche
club-results-time = Secondi per i risultati
club-pairs = Coppie
club-pair-time = Secondi per coppia
club-teams = Squadre
club-accuracy = Solo precisione: il tempo non conta

## Organiser: people

club-lock = Chiudi le porte
club-guest = senza telefono
club-away = assente
club-sits-out = riposa
club-guest-name = Nome di un ospite senza telefono
club-add-guest = Aggiungi ospite
club-gone = Questa persona è andata via
club-name = Nome
club-rename = Cambia nome
club-correct = Correggi i punti
club-sit-out = Fai riposare
club-sit-in = Fai giocare
club-remove = Rimuovi
club-ban = Escludi
club-ban-sure = Escludi per sempre
club-remove-how = Chi rimuovi può tornare, chi escludi no.
club-apart = Separati
club-together = Insieme
club-keep-apart = Separa
club-keep-together = Tieni insieme
club-save-wish = Salva richiesta
club-drop-wish = Togli richiesta

## Organiser: tables and the end

club-tables-list = Tavoli
club-table-seating = prende posto
club-table-playing = in gioco
club-table-finished = finito
club-table-void = metà punti
club-void-table = Annulla tavolo
club-void-sure = Dai metà punti
club-ending = Dopo la serata
club-with-names = Con i nomi
club-save-people = Salva persone (CSV)
club-save-symbols = Salva simboli (CSV)
club-save-lesson = Salva simboli difficili
club-lesson-hint = La lista contiene i simboli più difficili. Usala per creare un nuovo mazzo.
club-save-failed = Salvataggio non riuscito. Controlla la connessione e riprova.
club-forget-when = { $count ->
    [0] I nomi vengono cancellati subito.
    [one] I nomi vengono cancellati un’ora dopo la fine.
    [many] I nomi vengono cancellati { $count } ore dopo la fine.
   *[other] I nomi vengono cancellati { $count } ore dopo la fine.
}
club-forget = Cancella ora i nomi
club-forget-sure = Cancella per sempre
