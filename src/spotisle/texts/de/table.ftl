# What the table itself says: pages, decks, practice.

tagline =
    Zwei Karten.
    Ein gemeinsames Symbol.
pitch = Zwei Karten haben immer genau ein Symbol gemeinsam. Finde es vor den anderen.
new-version = Es gibt eine neue Version.
reload = Neu laden
language = Sprache
start-page = Startseite
workshop = Deck-Werkstatt
    .summary = Mach Karten aus deinen Bildern und Wörtern
own-table = Für euren eigenen Tisch
pad = Punkteblock
    .summary = Zähl die Punkte, wenn ihr mit echten Karten oder Würfeln spielt

## Decks

decks = Decks zum Üben
deck-classic = Klassik
deck-beach = Strand
deck-island = Insel
deck-garden = Garten
deck-contents = { $cards } Karten, { $symbols } Symbole
deck-ages = ab { $ages } Jahren
deck-choice = Deck

## Practice

practice = Üben
practice-deck = Jetzt üben
practice-prompt = Tippe auf das Symbol, das auf beiden Karten ist
practice-found = { $symbol }!
practice-wrong = { $symbol }: nicht auf beiden Karten
practice-last = Zuletzt
practice-best = Bestzeit
first-card = Erste Karte
second-card = Zweite Karte
seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

## Credits

about = Über Spotisle
credits = Bildnachweis
credits-thanks = Die Symbole auf den Karten stammen aus diesen offenen Sammlungen. Danke an alle, die sie gezeichnet haben!
credits-own = Eigene Zeichnungen
credits-team = Das Spotisle-Team
credits-outlined = Wir haben dunkle Umrisse ergänzt und jedes Bild in einem Quadrat zentriert.
credits-coloured = Wir haben dunkle Umrisse ergänzt, jedes Bild in einem Quadrat zentriert und einfarbige koloriert.
credits-ringed = Wir haben um jede Flagge einen dunklen Ring gezogen.
credits-bold = Dabei sind die lateinischen und kyrillischen Buchstaben des fetten Schnitts.
credits-licence = Lizenz
credits-symbols = { $count ->
    [one] Ein Symbol
   *[other] { $count } Symbole
}

## Learning

rules = Regeln
print = Drucken und spielen
how-to-play = So geht’s
