# De startpagina: redenen om terug te komen.

daily = Duel van de dag
    .summary = 20 paren, vandaag voor iedereen dezelfde
daily-done = Vandaag: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
progress = Jouw tijden
    .summary = Records, dagen op rij en verloop op dit apparaat
streak = { $days ->
    [0] Nog geen dagen op rij
    [one] Eén dag gespeeld
   *[other] { $days } dagen op rij
}
club = Spellenavond
    .summary = Veel tafels of een hele zaal, met één code

## Terug naar een kamer

back-to-room = Terug naar kamer { $code }
play-here = Hier spelen
open-elsewhere = Deze kamer staat open in een ander tabblad.
pick-for = Kies voor { $name }
