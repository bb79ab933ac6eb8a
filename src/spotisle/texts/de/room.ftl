### What is said around a room: the doors, the lobby, the menu, the end of a game.

## Doors

play-now = Jetzt spielen
make-room = Raum erstellen
two-here = Zu zweit, ein Bildschirm
two-how = Legt das Gerät zwischen euch und spielt von beiden Seiten.
player-number = Person { $number }
bots-too = Bots dazu?
have-code = Hast du einen Code?
join = Mitspielen
code-short = Gib den ganzen Code ein: fünf Buchstaben, beim Spieleabend sechs
room-failed = Der Raum ließ sich nicht erstellen. Versuch es gleich noch mal.
public-rooms = Offene Räume
choose-game = Tippe auf ein Spiel, um zu starten
bot-count = Wie viele Bots?
bot-total = { $count ->
    [0] Keine Bots
    [one] { $count } Bot
   *[other] { $count } Bots
}
guest = Gast
come-in = Komm rein!
coming-in = Du betrittst den Raum…
your-name = Dein Name
only-watch = Nur zuschauen

## Lobby

room-title = Raum { $code }
around-the-table = Am Tisch
seat-free = Platz { $number }: frei
seat-bot = { $name }, ein Bot: { $level }
seat-yours = { $name }: dein Platz
seat-taken = Platz von { $name }
seat-away = Platz von { $name } (nicht da)
sit-here = Hier hinsetzen
sit-down = Platz nehmen
stand-up = Nur zuschauen
rename = Umbenennen
team = Team
team-any = Egal
seat-a-bot = Bot hierhin setzen
bot-level = Wie schnell sind die Bots?
bot-away = Bot entfernen
add-bot = Bot dazuholen
free-seat = Platz freigeben
hand-over = Zum Host machen
send-away = Entfernen
send-away-name = { $name } entfernen
level-child = Kind
level-casual = Locker
level-sharp = Flink
level-expert = Profi
level-lightning = Blitz
start = Starten
too-few = { $count ->
    [one] Eine Person fehlt noch: Lade jemanden ein oder hol einen Bot dazu
   *[other] Es fehlen noch { $count }: Lade Leute ein oder hol Bots dazu
}
too-many = { $count ->
    [one] Hier spielt nur eine Person: Die anderen schauen zu
   *[other] Hier spielen höchstens { $count }: Jemand muss zuschauen
}
seats-limit = { $count ->
    [one] Nur für eine Person
   *[other] Höchstens { $count } Personen
}
host-starts = Warten auf den Host
host-chooses = Der Host sucht ein Spiel aus
teams-hint = Tippe auf einen Platz, um sein Team zu wählen
watching = Schauen zu
invite = Einladen
invite-how = Scannt den QR-Code, öffnet den Link oder tippt den Code auf der Startseite ein.
room-code = Raumcode: { $code }
room-link = Link zum Raum
qr-code = QR-Code für Raum { $code }
share = Teilen
copy = Kopieren
copied = Kopiert!
open-table-view = Großen Bildschirm öffnen
public-room = Auf der Startseite zeigen
join-here = Scannen und mitspielen
table-view = Großer Bildschirm

## What to play

what-we-play = Was spielen wir?
mode = Modus
game = Spiel
fine-points = Mehr Optionen
preset = Regeln
preset-classic = Klassik
preset-classic-it = Klassik (italienisch)
preset-beach = Strand
preset-beach-pl = Strand (polnisch)
preset-beach-da = Strand (dänisch)
preset-island = Insel
preset-garden = Garten
preset-island-pl = Insel (polnisch)
preset-island-en = Insel (englisch)
tie-rule = Gleichstand ab drei
tie-hot_potato = Heiße Kartoffel
tie-knockout = Wer verliert, fliegt raus
tie-minigame = Noch ein Spiel
tie-shared = Geteilter Platz, auch zu zweit
tie-game = Spiel fürs Stechen
tie-game-last = Das vorige Spiel
random-order = Zufällige Reihenfolge
option-cards = Anzahl Karten
option-penalty = Nach einem Fehler
option-penalty-lock = Nächste Karte abwarten
option-penalty-freeze = 1,5 Sekunden warten
option-penalty-none = Nichts passiert
option-end = Wie es endet
option-end-first_out = Wer zuerst fertig ist, gewinnt
option-end-last_left = Wer übrig bleibt, verliert
option-rounds = Runden
option-rounds-deck = Bis die Karten ausgehen
option-last_round = Letzte Runde
option-last_round-short = Mit den übrigen Karten
option-last_round-none = Nur volle Runden
option-own_isolated = Eigene Farbe bedecken
option-own_isolated-allow = Immer erlaubt
option-own_isolated-forbid = Nur neben eigener Farbe
option-centre = Zentrum der Insel
option-centre-seven = Sieben Karten
option-centre-single = Eine Karte
option-ports = Lage der Häfen
option-ports-standard = Standard
option-ports-mirrored = Gespiegelt
tournament-length = Anzahl Spiele
each-once = Jedes Spiel einmal
turn-time = Zeit pro Zug
no-limit = Unbegrenzt
turn-seconds = { $seconds ->
    [one] Eine Sekunde
   *[other] { $seconds } Sekunden
}
joker-next-turn = Neue Joker gelten ab dem nächsten Zug
next-time = Nächstes Spiel
host-says = Wenn der Host so weit ist
after-seconds = { $seconds ->
    [one] Nach einer Sekunde
   *[other] Nach { $seconds } Sekunden
}

## In play

answers-late = Antworten von { $name } kommen später an, als sie sollten. Das bringt keinen Vorteil.
menu = Menü
close = Schließen
pause = Pause
resume = Weiterspielen
paused = Pause
press-resume = { $name }, tippe auf „Weiterspielen“!
end-game = Spiel beenden
leave = Raum verlassen
you-watch = Du schaust zu
away = Nicht da: { $names }
new-host = { $name } ist jetzt Host
new-host-you = Du bist jetzt Host
line-down = Verbinde neu…
bot-for = Bot für { $name }
bot-plays-for-you = Ein Bot spielt für dich
play-on = Bin wieder da
light = Darstellung
light-system = System
light-day = Hell
light-lamp = Dunkel
wish-sound = Ton
wish-vibration = Vibration
wish-lefthanded = Linkshändig
wish-large = Große Symbole
wish-voice = Mit der Stimme spielen
deaf-forbidden = Dein Browser darf das Mikrofon nicht nutzen. Erlaube es (dafür braucht es https) und schalte das hier wieder ein.
deaf-microphone = Kein Mikrofon gefunden.
deaf-language = Dieser Browser versteht kein gesprochenes Deutsch.
deaf-tap = Lieber tippen
tie-break = Stechen!
scores = Spielstand
reason-paused = Das Spiel macht Pause
reason-cut_off = Verbindung weg: Versuch es noch mal
reason-not_seated = Du sitzt nicht an diesem Tisch
reason-not_playing = Gerade läuft kein Spiel. Warte auf das nächste.
reason-unavailable = Der Server kann gerade nicht speichern. Versuch es noch mal.

## End of a game

wins = { $name } gewinnt!
you-win = Du gewinnst!
champion = { $name } holt den Titel!
you-champion = Du holst den Titel!
champion-tie-break = Nach dem Stechen
shared-win = { $names } gewinnen gemeinsam!
shared-title = { $names } teilen sich den Titel!
series-lead = { $name } führt
series-shared-lead = { $names } führen gemeinsam
tie-headline = Gleichstand!
usual-time = meist
best-time = Bestzeit
mistakes = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}
fastest-find = Schnellster Fund
best-hidden = Am schwersten zu finden
symbols-quickest = Am schnellsten gefunden
symbols-mistaken = Am häufigsten verwechselt
symbols-all = Alle Symbole ({ $count })
symbols-symbol = Symbol
symbols-found = Gefunden
symbols-mean = Im Schnitt
symbols-fastest = Bestzeit
symbols-wrong = Falsch
times = { $count }×
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
points-before = { $before ->
    [one] ein Punkt von vorher
   *[other] { $before } Punkte von vorher
}
first-out = zuerst fertig
counted-welcome = { $count ->
    [one] eine sichtbare Karte
   *[other] { $count } sichtbare Karten
}
counted-ports = { $count ->
    [one] ein Hafen
   *[other] { $count } Häfen
}
counted-longest_route = { $count ->
    [one] eine Einzelkarte
   *[other] eine Gruppe aus { $count }
}
counted-barbarians = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
counted-knights = { $count ->
    [one] eine eroberte Karte
   *[other] { $count } eroberte Karten
}
series-sheet = Tabelle
total = Gesamt
score-points = { $count ->
    [one] Ein Punkt
   *[other] { $count } Punkte
}
rematch = Revanche!
rematch-wanted = { $count ->
    [one] { $names } will Revanche!
   *[other] { $names } wollen Revanche!
}
next-game = Nächstes Spiel
play-tie-break = Stechen spielen
next-soon = Das nächste Spiel startet von selbst
pick-next = Such das nächste Spiel aus
picker-chooses = { $name } hat verloren und sucht das nächste Spiel aus
host-goes-on = Warten auf den Host
tables-go-on = Warten auf die anderen Tische
download-record = Spieldatei herunterladen

## Refusals

refused-not_host = Das kann nur der Host
refused-not_seated = Nimm zuerst Platz
refused-not_your_seat = Das ist nicht dein Platz
refused-seat_taken = Der Platz ist besetzt. Nimm einen anderen.
refused-seat_free = Da sitzt niemand
refused-no_free_seat = Alle Plätze sind besetzt. Schau solange zu.
refused-no_such_person = Diese Person hat den Raum verlassen
refused-no_such_bot = Dieser Bot ist schon weg
refused-no_such_colour = Nimm Blau, Orange oder Rot
refused-no_name = Gib einen Namen ein
refused-room_full = Der Raum ist voll. Erstell einen eigenen.
refused-playing = Spielt erst zu Ende oder beendet das Spiel
refused-not_playing = Startet erst ein Spiel
refused-not_over = Spielt erst zu Ende
refused-not_asked = Das geht gerade nicht
refused-paused = Das Spiel macht Pause. Tippe auf „Weiterspielen“.
refused-nobody_sits = Niemand sitzt am Tisch: Nimm Platz oder hol Bots dazu
refused-players = Die Personenzahl passt nicht. Nehmt ein anderes Spiel.
refused-teams = Diese Teams gehen nicht: Nehmt 1-1, 1-1-1, 2-2, 2-2-1 oder 2-2-2
refused-cards = Zu wenige Karten: Spielt weniger Runden oder nehmt ein größeres Deck
refused-no_such_deck = Dieses Deck ist nicht auf diesem Server. Nimm ein anderes.
refused-cannot_play = Diese Optionen passen nicht zusammen. Ändere eine davon.
refused-no_pad = Öffne erst einen Punkteblock
refused-not_on_pad = Das kannst du da nicht eintragen
refused-pad_changed = Jemand hat den Punkteblock gerade geändert. Schau noch mal nach.
refused-too_fast = Zu schnell! Warte kurz.
refused-not_installed = Das ist hier nicht installiert. Frag die Person, die den Server betreibt.
dice-bots-missing = Bots fürs Insel-Würfelspiel sind hier nicht installiert. Frag die Person, die den Server betreibt.
refused-unavailable = Der Server kann gerade nicht speichern. Versuch es noch mal.
refused-cut_off = Verbindung weg. Versuch es noch mal.

## Goodbyes

bye-left = Du hast den Raum verlassen.
bye-broken = Etwas ging schief, und der Raum wurde geschlossen. Erstell einen neuen.
bye-kicked = Der Host hat dich aus dem Raum entfernt.
bye-locked = Die Türen sind zu, oder der Abend ist vorbei. Frag die Spielleitung.
bye-no_room = Zu diesem Code gibt es keinen Raum. Prüfe die Buchstaben.
bye-elsewhere = Du hast diesen Raum in einem anderen Fenster geöffnet. Spiel dort weiter.
bye-room_full = Der Raum ist voll. Erstell einen eigenen.
bye-version = Spotisle wurde aktualisiert. Lade diese Seite neu.
bye-flood = Zu viel auf einmal getippt. Lade diese Seite neu.
bye-fault = Etwas ging schief. Lade diese Seite neu.

## Watching again, and the coach

replay = Wiederholung
watch-again = Wiederholung ansehen
watch-series = Ganze Serie ansehen
analysis = Analyse
played-here = Hier gespielt
whole-series = Ganze Serie
wish-coach = Coach
coach-allowed = Coach erlauben
