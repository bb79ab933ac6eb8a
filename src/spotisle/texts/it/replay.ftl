### A finished game watched again, and looked back upon.

replay-coming = Carico la partita…
replay-open = Rivedi una partita
replay-open-how = Trascina qui il file di una partita o di una serie, oppure sceglilo.
replay-choose-file = Scegli un file
replay-broken-off = Non finita
replay-programme = Tutte le partite
replay-seen-by = Visuale
replay-from-above = Dall’alto
replay-begins = Si distribuiscono le carte
replay-untimed = Nessun tempo registrato: ritmo regolare
replay-back = Mossa precedente
replay-on = Mossa successiva
replay-play = Riproduci
replay-speed = Velocità
replay-time = Linea del tempo
replay-no-pictures = Questo server non ha le figure di questo mazzo: vedrai dei numeri.
replay-found = { $symbol } dopo { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-late = { $symbol }: troppo tardi
replay-wrong = { $symbol }: sbagliato
replay-illegal = { $symbol }: ora non si può
replay-joker = gira un dado su { $resource }
replay-trade = scambia 2 dadi d’oro con { $resource }
replay-build = costruisce: { $item }
replay-cross = segna una croce
replay-end = termina il turno
analysis-working = L’allenatore esamina la partita…
analysis-chart = Punteggio finale atteso, turno per turno
analysis-player = Giocatore
analysis-start = Attesi con un gioco perfetto
analysis-luck = Fortuna ai dadi
analysis-skill = Punti persi
analysis-mistakes = Dove si sono persi punti
analysis-perfect = Tutte le scelte erano perfette.
analysis-turns = Turno per turno
analysis-turn = Turno { $turn }
analysis-kept = Tenuti:
analysis-built = Costruito:
analysis-better = Meglio:
analysis-nothing = niente: una croce
analysis-stop = non tirare più
analysis-roll-all = tira tutti e sei
replay-roll = { $count ->
    [one] tira un dado
    [many] tira { $count } dadi
   *[other] tira { $count } dadi
}
