### Printing: what stands on the printed pages, and the page where prints are chosen.

## On paper

print-card = Karte { $number }: { $symbols }
print-back = Rückseite
print-back-team = Rückseite, { $team }
print-back-port = Rückseite eines Hafens
print-score-card = Punktekarte, { $team }, { $first } bis { $last }
print-foot = { $deck } · Bogen { $sheet } · mit 100 % drucken: Diese Linie ist 50 mm lang
print-fold = Schneide jedes Paar aus, falte es an der gestrichelten Linie und klebe es zusammen. Dreh die Karte pro Punkt einen Schritt und wende sie bei sechs. Diese Linie ist 50 mm lang.
print-reference = Alle { $count } Symbole und ihre Namen
print-name = Name
print-sum = Summe
print-costs = Kosten
print-joker = Jeder Ritter ist einmal Joker
print-sheet = Blatt zum Insel-Würfelspiel
print-die = Würfel zum Ausschneiden: { $faces }
print-die-help = Schneide am Umriss entlang, falte an allen Linien und klebe die grauen Laschen fest. Diese Linie ist 50 mm lang.

## The page where prints are chosen

print-options = Was möchtest du drucken?
print-parts = Seiten
print-part-cards = Karten
print-part-backs = Rückseiten
print-part-scores = Punktekarten
print-part-sheets = Blätter
print-part-dice = Würfel zum Ausschneiden
print-part-reference = Liste der Symbole
print-part-rules = Regeln
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-card = Eine pro Seite
print-size = Kartengröße
print-mm = { $count } mm
print-shape = Form
print-shape-round = Rund
print-shape-hexagon = Sechseck
print-shape-square = Quadrat
print-backs = Rückseiten drucken
print-backs-none = Keine
print-backs-long = Über lange Kante
print-backs-short = Über kurze Kante
print-shift-x = Rückseiten nach rechts (mm)
print-shift-y = Rückseiten nach unten (mm)
print-outline = Schnittlinie
print-marks = Schnittmarken
print-bleed = Beschnitt (mm)
print-safe = Sicherheitsabstand (mm)
print-spare = Alle 57 Karten
print-players = Anzahl Blätter
print-per-page = Blätter pro Seite
print-download = PDF herunterladen
print-making = Deine Seiten werden vorbereitet…
print-cancel = Abbrechen
print-left-out = Der Server hat keine Schrift für { $letters }. Diese Zeichen fehlen im Druck.
print-preview = Vorschau
print-page = Seite { $number }: { $part }
print-missing = Drucken ist hier nicht installiert. Frag die Person, die den Server betreibt.
print-failed = Das passt nicht auf die Seite. Probier eine andere Größe oder anderes Papier.
print-tip-scale = Drucke mit 100 %, nicht „an Seite anpassen“. Die Linie unten auf jeder Seite soll 50 mm lang sein.
print-tip-paper = Papier mit 200–250 g/m² fühlt sich an wie echte Karten. Mit Rückseiten? Drucke erst einen Bogen und halte ihn gegen das Licht.
print-tip-cut = Nimm eine scharfe Schere. Oder schalte die Schnittlinie aus und nimm einen Kreisstanzer in gleicher Größe.
print-pages = { $count ->
    [one] Eine Seite
   *[other] { $count } Seiten
}
print-all-pages = { $count ->
    [one] Seite zeigen
   *[other] Alle { $count } Seiten zeigen
}
