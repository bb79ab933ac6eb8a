# Startsiden: grunde til at komme igen.

daily = Dagens duel
    .summary = 20 par, de samme for alle i dag
daily-done = I dag: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
progress = Dine tider
    .summary = Rekorder, dage i træk og historik på denne enhed
streak = { $days ->
    [0] Ingen dage i træk endnu
    [one] Én dag indtil nu
   *[other] { $days } dage i træk
}
club = Spilaften
    .summary = Mange borde eller en hel sal under én kode

## Tilbage til et rum

back-to-room = Tilbage til rum { $code }
play-here = Spil her
open-elsewhere = Dette rum er åbent i en anden fane.
pick-for = Vælg for { $name }
