### Why it works: the scenes, the poster and the worksheet.

## Around the scenes

why-intro = Zwei Karten haben genau ein Bild gemeinsam. Immer. Finde heraus, wie das geht.
why-scenes = Szenen
why-onward = Weiter: { $scene }
why-print = Poster drucken

## Two lines, one point

why-lines = Zwei Linien, ein Punkt
why-lines-how = Hier sind sieben Karten mit je drei Bildern. Jede Karte ist eine Linie durch ihre drei Bilder.
why-lines-try = Tippe auf zwei Karten. Oder auf zwei Bilder.
why-lines-more = Jetzt tippe noch etwas an.
why-lines-cards = Diese zwei Karten haben ein Bild gemeinsam: { $picture }.
why-lines-pictures = Nur eine Karte hat beide: { $one } und { $other }.
why-lines-swap = Plätze tauschen
why-lines-swapped = Jetzt sind die Karten Punkte, und jede Linie ist ein Bild. Es klappt immer noch!
why-lines-card = Karte mit { $pictures }
why-lines-all-cards = Die sieben Karten
why-lines-all-pictures = Die sieben Bilder
why-lines-because = Zwei Linien kreuzen sich in einem Punkt. Darum haben zwei Karten ein Bild gemeinsam.

## The star on the dial

why-dial = Der Stern im Kreis
why-dial-how = Alle Bilder stehen im Kreis. Eine Karte ist ein Stern: Sie hat die Bilder, die seine Spitzen berühren.
why-dial-turn = Dreh einen Stern um einen Schritt, und du hast die nächste Karte. Zieh an den Sternen!
why-dial-meet = Die zwei Sterne treffen sich bei einem Bild: { $picture }.
why-dial-gold = Goldener Stern
why-dial-blue = Blauer Stern
why-dial-card = Karte { $number }
why-dial-step = Einen Schritt drehen
why-dial-size = Bilder auf einer Karte
why-dial-because = Zähl die Schritte von Spitze zu Spitze. Jede Schrittzahl kommt genau einmal vor. Darum treffen sich zwei Sterne immer, und nur einmal.

## How many?

why-count = Wie viele?
why-count-how = Wie viele Bilder soll eine Karte haben? Verschieb den Regler und schau, wie groß das Deck wird.
why-count-cards = Karten: { $count }
why-count-pictures = Verschiedene Bilder: { $count }
why-count-formula = { $size } × { $size } − { $size } + 1 = { $count }
why-count-table = Jede Spalte ist eine Karte, jede Zeile ein Bild. Ein Punkt heißt: Diese Karte hat dieses Bild.
why-count-check = Alle Paare prüfen
why-count-checking = Verglichene Paare: { $pairs }
why-count-proved = Verglichene Paare: { $pairs }. Jedes hat genau ein Bild gemeinsam.
why-count-impossible = So ein Deck gibt es nicht. Bruck und Ryser bewiesen 1949, dass es nicht geht.
why-count-searched = So ein Deck gibt es nicht. Bis 1989 probierten Computer jahrelang alles durch.
why-count-unknown = Niemand weiß es. Bisher hat niemand so ein Deck gefunden oder bewiesen, dass es keins gibt.

## Why 55?

why-spare = Warum 55?
why-spare-how = Mit acht Bildern auf einer Karte gibt es 57 Karten. In der Schachtel liegen meist nur 55. Diese zwei fehlen:
why-spare-twice = { $picture } ist auf beiden. Das Bild ist jetzt auf sechs Karten, nicht auf acht.
why-spare-once = Diese vierzehn sind jetzt auf sieben Karten, nicht auf acht:
why-spare-reason = Nimm beliebige Karten weg: Die anderen passen immer noch zusammen. Warum es 55 wurden, hat uns niemand verraten.
why-spare-all = Alle 57 Karten austeilen

## Fifteen schoolgirls

why-girls = Fünfzehn Schulmädchen
why-girls-how = Fünfzehn Mädchen gehen sieben Tage lang in Dreierreihen. Keine zwei dürfen zweimal zusammen gehen.
why-girls-try = Tippe auf zwei Mädchen, um sie zu tauschen, oder zieh eins aufs andere. Rot heißt: In dieser Reihe sind welche schon zusammen gegangen.
why-girls-day = Tag { $day }
why-girls-again = Tag { $day }, mit einer roten Reihe
why-girls-girl = Mädchen { $letter }, Reihe { $row }
why-girls-met = Paare, die sich trafen: { $met } von 105
why-girls-hint = Diesen Tag zeigen
why-girls-all = Die Woche zeigen
why-girls-anew = Neu anfangen
why-girls-change = Diese Tage passen nicht in eine Woche. Tausch Mädchen an Tag { $day } und versuch es noch mal.
why-girls-solved = Gelöst! Alle haben sich getroffen, und niemand zweimal.
why-girls-lamps = Das Geheimnis: Jedes Mädchen hat vier Lampen, manche brennen. In jeder Reihe brennt jede Lampe bei zweien oder bei keinem.
why-girls-club = Dieselbe Mathematik verteilt beim Spieleabend die Plätze, damit du immer neue Leute triffst.

## The story

why-story = Die Geschichte
why-story-1850 = Thomas Kirkman, ein englischer Pfarrer, stellt in einer Zeitschrift ein Rätsel: Fünfzehn Mädchen gehen spazieren.
why-story-codes = In der Technik stecken dieselben Muster in Nachrichten, die ihre Fehler selbst beheben.
why-story-1976 = Jacques Cottereau nimmt sich in Frankreich Kirkmans Rätsel vor und baut auf diesen Mustern auf.
why-story-puzzle = Sein Rätsel „Retriever“ erscheint in zwei Zeitschriften: „Le Petit Archimède“ und „Pour la Science“.
why-story-insects = Er erfindet ein Insektenspiel: 31 Karten mit je sechs Insekten. Zwei Karten haben immer eins gemeinsam.
why-story-2008 = Denis Blanchot findet ein paar der Insektenkarten. Zusammen machen sie daraus ein Spiel für alle: acht bunte Bilder pro Karte, die jedes Kind kennt.
why-story-2009 = Das Spiel erscheint in einer runden Dose mit 55 Karten. Heute spielt man es auf der ganzen Welt.
why-story-later = Später
why-story-first = Zuerst
why-story-then = Dann
why-story-garden = Unser Garten-Deck erinnert an die Insekten: 31 Karten mit je sechs Bildern.
why-story-thanks = Danke an alle, die darauf gekommen sind!
why-story-independent = Spotisle ist unabhängig und hat nichts mit den Verlagen gedruckter Spiele zu tun.

## The poster and the worksheet

why-poster = Warum haben zwei Karten immer ein Bild gemeinsam?
why-sheet-name = Name:
why-sheet-girls = Schreib die Buchstaben A bis O in die Reihen, einen für jedes Mädchen. Tag 1 ist fertig. Keine zwei dürfen zweimal in eine Reihe.
why-sheet-deck = Mach dein eigenes Deck. Male in jeden Kreis ein Bild. Male dann auf jede Karte die drei Bilder ihrer Linie.
why-sheet-own = Dein eigenes Deck
why-sheet-solution = Lösung
