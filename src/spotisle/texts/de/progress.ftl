# The daily duel, and what this device remembers of its owner's play.

daily-goal = Finde { $pairs } Paare. Heute bekommen alle dieselben.
daily-rule = Die Uhr läuft, solange du die Karten siehst. Ein Fehler kostet { $seconds } Sekunden.
start-daily = Starten
daily-go-on = Weiter
daily-found = { $found } von { $pairs } Paaren gefunden
daily-quick = schnell
daily-steady = solide
daily-slow = langsam
daily-wrong = mit einem Fehler
daily-best = Dein bestes Duell bisher!
daily-mistakes = { $mistakes ->
    [0] Keine Fehler
    [one] Ein Fehler
   *[other] { $mistakes } Fehler
}
daily-line = { $pairs } Paare in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s · { $mistakes ->
    [0] keine Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
}
daily-tomorrow = Morgen gibt es ein neues Duell.
share-result = Ergebnis teilen
result-copied = Kopiert. Füg es in eine Nachricht ein.
result-not-shared = Dein Browser kann das nicht teilen. Mach einen Screenshot.
practise-more = Weiter üben
progress-where = Nur auf diesem Gerät gespeichert. Sonst sieht es niemand.
streak-now = Tage in Folge
streak-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
}
duels-played = Duelle
no-duels = Du hast noch kein Tagesduell beendet.
to-daily = Heute spielen
times-plot = Deine Zeiten, Tag für Tag
times-middle = Übliche Zeit
times-best = Bestzeit
finds-kept = Gefunden
short-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
no-finds = Übe einmal, dann stehen hier deine Zeiten.
export-progress = Kopie speichern
delete-progress = Alles löschen
delete-for-good = Endgültig löschen
keep-progress = Behalten
