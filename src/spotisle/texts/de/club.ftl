### Club night and crowd: what phones, the big screen and organisers say.

## The kinds of events, and where the evening is

club-tables = Viele Tische
    .summary = Jede Runde ein neuer Tisch und neue Leute.
club-crowd = Alle zusammen
    .summary = Bis zu 500 Leute suchen auf denselben zwei Karten.
club-intro = Ein Code für alle: die Klasse, der Verein, die Geburtstagsfeier.
club-create = Spieleabend erstellen
club-create-crowd = Wettrennen erstellen
club-round-of = Runde { $round } von { $rounds }
club-pair-of = Paar { $round } von { $rounds }
club-round-number = Runde { $round }
club-final = Finaltisch
club-duel = { $place ->
    [1] Duell um den ersten Platz
    [2] Duell um den zweiten Platz
    [3] Duell um den dritten Platz
   *[0] Duelle ums Podest
}
club-table = Tisch { $number }
club-table-word = Tisch
club-over = Der Abend ist vorbei
club-forgotten = Alle Namen sind gelöscht. Danke fürs Mitspielen!
club-not-found = Zu diesem Code gibt es keinen Spieleabend. Prüfe die Buchstaben.
club-bad-link = Dieser Link für die Spielleitung funktioniert nicht. Lass dir einen neuen geben.
club-bye-left = Du hast den Spieleabend verlassen.
club-bye-kicked = Die Spielleitung hat dich aus dem Spieleabend entfernt.
club-bye-room_full = Der Spieleabend ist voll. Scanne den QR-Code oder frag die Spielleitung.
club-come-back = Wieder mitspielen
club-banned = Du kannst heute Abend nicht mehr mitspielen.
club-leave = Nach Hause gehen
club-leave-sure = Wirklich gehen? Deine Punkte bleiben, dein Platz nicht.

## Phone: the doors

club-you-are = Du bist
club-you = Du
club-spin = { $count ->
    [0] Keine Namen mehr
    [one] Anderer Name (noch 1)
   *[other] Anderer Name (noch { $count })
}
club-own-name = Dein eigener Name
club-take-name = Namen übernehmen
club-colour = Deine Farbe
club-others = { $count ->
    [0] Außer dir ist noch niemand da!
    [one] Noch eine Person ist da
   *[other] { $count } andere sind da
}
club-wait = Du bist dabei! Lass diese Seite offen: Hier siehst du, wann es losgeht.
club-practise = Üben
club-back = Zurück
club-choose-team = Wähle dein Team
club-your-team = Dein Team
club-team-0 = Rot
club-team-1 = Blau
club-team-2 = Grün
club-team-3 = Lila
club-team-4 = Gelb
club-team-5 = Rosa
club-team-6 = Türkis
club-team-7 = Indigo

## Phone: to the table

club-here = Ich bin da
club-awaited = Wir warten auf { $names }
club-all-here = Alle sind da. Los geht’s!
club-deal = Die Karten werden ausgeteilt…
club-table-over = Dein Tisch ist fertig. Warte auf die anderen.
club-bye = Du setzt diese Runde aus und bekommst deinen Durchschnitt.
club-lend-phone = { $name } spielt auf deinem Handy mit, von der anderen Seite.
club-out = Du setzt aus
club-out-how = Tippe auf „Wieder mitspielen“, dann hast du nächste Runde einen Platz.
club-late = Die Runde läuft schon
club-late-how = Nächste Runde hast du einen Platz.
club-last-round = Das ist die letzte Runde. Schau auf den großen Bildschirm.
club-play-again = Wieder mitspielen

## Phone: results and podium

club-won-table = Du gewinnst an deinem Tisch!
club-even-table = Gleichstand an deinem Tisch!
club-best = Am besten an deinem Tisch: { $names }
club-missed = Du hast ausgesetzt
club-void = Der Tisch zählt nicht: halbe Punkte für alle.
club-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
club-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
club-round-points = Runde { $round }: { $points }
club-total = Deine Punkte
club-met = Leute getroffen
club-met-of = { $met } von { $others }
club-next-soon = Gleich siehst du deinen nächsten Tisch.
club-final-soon = Gleich kommt der Finaltisch.
club-podium-soon = Schau hoch! Gleich kommt die Siegerehrung.
club-same-points = { $scoring ->
    [club] Gleich viele Punkte? Erst zählt, wie stark deine Tische waren, dann die Funde. Zuletzt entscheidet ein Duell.
   *[family] Gleich viele Punkte? Wer mehr gefunden hat, liegt vorn.
}
club-your-place = Dein Platz
club-place = Platz { $place }
club-thanks = Danke fürs Mitspielen!
club-best-moment = Dein bester Moment
club-fastest-own = Gefunden in { $time } s
club-best-round = { $count ->
    [one] Runde { $round }: { $count } Punkt
   *[other] Runde { $round }: { $count } Punkte
}
club-time = { $time } s

## The crowd

club-get-ready = Mach dich bereit…
club-locked = { $seconds ->
    [one] Falsch. Warte eine Sekunde…
   *[other] Falsch. Warte { $seconds } Sekunden…
}
club-half-points = Versuch es noch mal: höchstens halbe Punkte.
club-others-search = Die anderen suchen noch.
club-it-was = Es war: { $symbol }
club-found-it = Gefunden: { $right } von { $all }
club-answered = Gefunden: { $answered } von { $all }
club-histogram = Zeiten aller, die es fanden ({ $right }): { $from } bis { $to } s

## The big screen

club-here-count = { $count ->
    [0] Noch niemand da
    [one] Eine Person ist da
   *[other] { $count } Leute sind da
}
club-nobody-yet = Scanne den Code oder tippe die Buchstaben ein.
club-locked-doors = Die Türen sind zu
club-find-table = Such deinen Tisch!
club-missing = Es fehlen noch: { $names }
club-missing-count = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } Leute fehlen noch
}
club-still-playing = { $count ->
    [0] Alle Tische sind fertig!
    [one] Ein Tisch spielt noch
   *[other] { $count } Tische spielen noch
}
club-void-short = halbe Punkte
club-leaders = An der Spitze
club-results = Runde { $round }: das Ergebnis
club-fastest = Schnellster Fund
club-climber = Größter Sprung
club-table-winners = Am besten an ihrem Tisch
club-winner = { $count ->
    [one] { $names } gewinnt den Abend!
   *[other] { $names } teilen sich den Sieg!
}
club-many-winners = { $count ->
    [one] Eine Person gewinnt den Abend!
   *[other] { $count } Leute teilen sich den Sieg!
}

## Organiser: the way on

club-begin-round = Runde starten
club-end-round = Runde beenden
club-next-round = Nächste Runde
club-show-result = Ergebnis zeigen
club-next-pair = Nächstes Paar
club-podium = Siegerehrung zeigen
club-next-duel = Weiter zum Duell
club-close = Abend beenden
club-finish = Früher beenden
club-extend = Minute dazugeben
club-automatic = Automatisch weitermachen
club-need-two = Erst müssen mindestens zwei Leute dabei sein.

## Organiser: links

club-join-link = Link zum Mitspielen
club-open-screen = Großen Bildschirm öffnen
club-second = Für eine zweite Spielleitung
club-second-why = Behalte diesen Link oder gib ihn jemandem, dem du vertraust.

## Organiser: the plan

club-plan = Der Plan
club-sentence = { $people ->
    [one] Eine Person: Tische mit { $sizes }. Runden: { $rounds }.
   *[other] { $people } Leute: Tische mit { $sizes }. Runden: { $rounds }.
}
club-repeats = { $count ->
    [0] Alle treffen einander höchstens einmal.
    [one] Ein Paar trifft sich wieder.
   *[other] { $count } Paare treffen sich wieder.
}
club-no-better = Einen besseren Plan gibt es nicht.
club-planning = Die Tische werden eingeteilt…
club-no-plan = Kein Plan passt. Lösche einen Wunsch oder ändere die Tischgröße.
club-plan-later = Die nächsten Tische werden nach dieser Runde eingeteilt.
club-every-round = Jede Runde
club-add-game = Spiel hinzufügen
club-remove-game = Spiel entfernen
club-games-repeat = Nach dem letzten Spiel geht es mit dem ersten weiter.
club-smaller-tables = Wähle kleinere Tische oder ein anderes Spiel.
club-rounds = Runden
club-table-size = Leute pro Tisch
club-vary-size = Tischgrößen mischen, damit sich weniger wiedersehen
club-more-options = Mehr Optionen
club-scoring = Punkte
club-scoring-family = Familie und Klasse
club-scoring-club = Verein
club-scoring-family-how = Die schlechteste Runde zählt nicht.
club-scoring-club-how = Alle Runden zählen. In der zweiten Hälfte triffst du Leute mit ähnlich vielen Punkten. Bei Gleichstand auf dem Podest gibt es ein Duell.
club-own-names = Namen selbst wählen lassen
club-final-table = Finaltisch für die Besten
club-seating-time = Sekunden, um den Tisch zu finden
club-round-time = Minuten pro Runde
club-results-time = Sekunden fürs Ergebnis
club-pairs = Paare
club-pair-time = Sekunden pro Paar
club-teams = Teams
club-accuracy = Nur Treffer zählen, nicht das Tempo

## Organiser: people

club-lock = Türen schließen
club-guest = ohne Handy
club-away = nicht da
club-sits-out = setzt aus
club-guest-name = Name eines Gasts ohne Handy
club-add-guest = Gast hinzufügen
club-gone = Diese Person ist nicht mehr da
club-name = Name
club-rename = Umbenennen
club-correct = Punkte berichtigen
club-sit-out = Aussetzen lassen
club-sit-in = Mitspielen lassen
club-remove = Entfernen
club-ban = Sperren
club-ban-sure = Endgültig sperren
club-remove-how = Wer entfernt wurde, kann zurückkommen. Wer gesperrt wurde, nicht.
club-apart = Getrennt
club-together = Zusammen
club-keep-apart = Trennen
club-keep-together = Zusammenlassen
club-save-wish = Wunsch speichern
club-drop-wish = Wunsch löschen

## Organiser: tables and the end

club-tables-list = Tische
club-table-seating = nimmt Platz
club-table-playing = spielt
club-table-finished = fertig
club-table-void = halbe Punkte
club-void-table = Nicht werten
club-void-sure = Halbe Punkte geben
club-ending = Nach dem Abend
club-with-names = Mit Namen
club-save-people = Leute speichern (CSV)
club-save-symbols = Symbole speichern (CSV)
club-save-lesson = Schwere Symbole speichern
club-lesson-hint = Auf der Liste stehen die schwierigsten Symbole. Mach ein neues Deck daraus.
club-save-failed = Speichern ging nicht. Prüfe deine Verbindung und versuch es noch mal.
club-forget-when = { $count ->
    [0] Namen werden sofort gelöscht.
    [one] Namen werden eine Stunde nach dem Ende gelöscht.
   *[other] Namen werden { $count } Stunden nach dem Ende gelöscht.
}
club-forget = Namen jetzt löschen
club-forget-sure = Endgültig löschen
