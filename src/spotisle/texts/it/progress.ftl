# Il duello del giorno, e ciò che il dispositivo ricorda del gioco di chi lo usa.

daily-goal = Trova { $pairs } coppie. Oggi sono le stesse per tutti.
daily-rule = Il tempo scorre mentre vedi le carte. Un errore costa { $seconds } secondi.
start-daily = Inizia
daily-go-on = Continua
daily-found = Coppie trovate: { $found } su { $pairs }
daily-quick = veloce
daily-steady = nella media
daily-slow = lento
daily-wrong = con un errore
daily-best = Il tuo miglior duello finora!
daily-mistakes = { $mistakes ->
    [0] Nessun errore
    [one] Un errore
   *[other] { $mistakes } errori
}
daily-line = { $pairs } coppie in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s · { $mistakes ->
    [0] nessun errore
    [one] un errore
   *[other] { $mistakes } errori
}
daily-tomorrow = Domani arriva un nuovo duello.
share-result = Condividi
result-copied = Copiato. Incollalo in un messaggio.
result-not-shared = Il browser non può condividerlo. Fai uno screenshot.
practise-more = Allenati ancora
progress-where = Salvati solo su questo dispositivo. Nessun altro li vede.
streak-now = Giorni di fila
streak-days = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
}
duels-played = Duelli
no-duels = Non hai ancora finito un duello del giorno.
to-daily = Gioca oggi
times-plot = I tuoi tempi, giorno per giorno
times-middle = Tempo tipico
times-best = Record
finds-kept = Trovati
short-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
no-finds = Allenati: qui vedrai i tuoi tempi.
export-progress = Salva una copia
delete-progress = Elimina tutto
delete-for-good = Elimina per sempre
keep-progress = Tienili
