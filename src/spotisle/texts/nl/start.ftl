# De startpagina: redenen om terug te komen.

daily = Duel van de dag
    .summary = 20 paren, vandaag voor iedereen dezelfde
daily-done = Vandaag: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
progress = Jouw tijden
    .summary = Records, reeks en verloop op dit apparaat
streak = { $days ->
    [0] Nog geen reeks
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
