# La pagina iniziale: motivi per tornare.

daily = Duello del giorno
    .summary = 20 coppie, oggi uguali per tutti
daily-done = Oggi: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
progress = I tuoi tempi
    .summary = Record, giorni di fila e cronologia su questo dispositivo
streak = { $days ->
    [0] Ancora nessun giorno di fila
    [one] Un giorno finora
   *[other] { $days } giorni di fila
}
club = Serata giochi
    .summary = Tanti tavoli o una sala intera, con un solo codice

## Tornare in una stanza

back-to-room = Torna alla stanza { $code }
play-here = Gioca qui
open-elsewhere = Questa stanza è aperta in un’altra scheda.
pick-for = Scegli per { $name }
