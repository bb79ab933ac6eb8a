# The start page: reasons to come back.

daily = Tagesduell
    .summary = 20 Paare, heute für alle dieselben
daily-done = Heute: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
progress = Deine Zeiten
    .summary = Rekorde, Tage in Folge und Verlauf auf diesem Gerät
streak = { $days ->
    [0] Noch kein Tag in Folge
    [one] Ein Tag geschafft
   *[other] { $days } Tage in Folge
}
club = Spieleabend
    .summary = Viele Tische oder ein ganzer Saal, ein Code

## Coming back to a room

back-to-room = Zurück zu Raum { $code }
play-here = Hier spielen
open-elsewhere = Dieser Raum ist in einem anderen Tab offen.
pick-for = Für { $name } wählen
