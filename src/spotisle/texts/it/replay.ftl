### A finished game watched again, and looked back upon.

replay-coming = Preparo il tavolo …
replay-open = Rivedi una partita
replay-open-how = Trascina qui la registrazione di una partita o di una serie, oppure scegli il file.
replay-choose-file = Scegli un file
replay-broken-off = Interrotta
replay-programme = Tutte le partite
replay-seen-by = Visto da
replay-from-above = Dall'alto
replay-begins = Le carte sono distribuite
replay-untimed = Registrazione senza tempi: ritmo regolare
replay-back = Mossa precedente
replay-on = Mossa successiva
replay-play = Riproduci
replay-speed = Velocità
replay-time = Linea del tempo
replay-no-pictures = Le figure di questo mazzo non sono su questo server: al loro posto ci sono dei numeri.
replay-found = { $symbol } dopo { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-late = { $symbol }, troppo tardi
replay-wrong = { $symbol } è sbagliato
replay-illegal = { $symbol } ora non vale
replay-joker = gira un dado: { $resource }
replay-trade = scambia 2 ori: { $resource }
replay-build = costruisce: { $item }
replay-cross = Una croce
replay-end = finisce il turno
analysis-working = L'allenatore esamina la partita …
analysis-chart = Punteggio finale atteso, turno per turno
analysis-player = Giocatore
analysis-start = Il gioco migliore ottiene in media
analysis-luck = Fortuna ai dadi
analysis-skill = Punti regalati
analysis-mistakes = Dove sono stati regalati punti
analysis-perfect = Ogni decisione è stata la migliore.
analysis-turns = Turno per turno
analysis-turn = Turno { $turn }
analysis-kept = Tenuti:
analysis-built = Costruito:
analysis-better = Meglio:
analysis-nothing = niente: una croce
analysis-stop = smettere di tirare
analysis-roll-all = tirare tutti e sei
replay-roll = { $count ->
    [one] tira un dado
    [many] tira { $count } dadi
   *[other] tira { $count } dadi
}
