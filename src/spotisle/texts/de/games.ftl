### What the games, their modes and their parts are called. Identifiers are those of the rules.

## Minigames

game-practice = Üben
    .summary = Zwei Karten, ein gemeinsames Symbol: Finde es, dann kommen zwei neue. Keine Punkte, keine Eile.
game-tower = Turm
    .summary = Alle jagen nach den Karten in der Mitte. Mit jeder, die du gewinnst, spielst du weiter.
game-well = Brunnen
    .summary = Finde das Symbol aus der Mitte und wirf deine Karte in den Brunnen. Werde zuerst alle los!
game-hot_potato = Heiße Kartoffel
    .summary = Deine Karte ist glühend heiß! Finde ein Symbol, das noch jemand hat, und gib sie weiter.
game-catch_them_all = Fang sie alle!
    .summary = Finde Symbole aus der Mitte auf den Karten außen. Schnapp dir so viele, wie du kannst.
game-poisoned_gift = Das vergiftete Geschenk
    .summary = Niemand will die Karte aus der Mitte. Finde ihr Symbol bei jemand anderem und verschenk sie.
game-triplets = Drillinge
    .summary = Finde ein Symbol, das auf drei Karten auf dem Tisch ist, und nimm alle drei.
game-duel = Duell
    .summary = Eins gegen eins, jeweils eine Karte: Wer findet zuerst das gemeinsame Symbol?
game-welcome = Willkommen auf der Insel
    .summary = Bedeckt die Insel mit den Karten eures Teams. Möglichst viele sollen sichtbar bleiben.
game-ports = Häfen
    .summary = Startet im Zentrum der Insel und erreicht mehr Häfen als die anderen.
game-longest_route = Längste Straße
    .summary = Verbindet die Karten eurer Farbe zur größten Gruppe auf der Insel.
game-barbarians = Barbaren
    .summary = Findet die Symbole eurer Teamkarte auf der Insel und schleppt die meisten Karten weg.
game-knights = Ritter
    .summary = Karte gegen Karte: Erobert die Karten der anderen, bevor sie eure erobern.
game-island_dice = Insel-Würfelspiel
    .summary = Würfle bis zu dreimal mit sechs Würfeln, dann baue Straßen, Siedlungen, Städte und Ritter.

## Modes

mode-single = Einzelspiel
    .summary = Ein Spiel, ein Sieg.
mode-series = Serie
    .summary = Mehrere Spiele hintereinander. Wer die meisten gewinnt, holt den Titel.
mode-tournament = Turnier
    .summary = Jedes Spiel bringt Punkte, und wer verliert, sucht das nächste aus.
mode-beginner = Einsteiger
    .summary = Immer dasselbe Inselspiel, bis ein Team zehn Punkte hat.
mode-adventure = Abenteuer
    .summary = Alle fünf Inselspiele der Reihe nach, bis ein Team zehn Punkte hat.

## Editions

edition-classic = Klassik
edition-beach = Strand
edition-island = Insel
edition-garden = Garten
edition-island_dice = Insel-Würfelspiel

## Team colours: the name alone, as a label, and inside a sentence

team-blue = Blau
    .team = Team Blau
    .inline = Team Blau
team-orange = Orange
    .team = Team Orange
    .inline = Team Orange
team-red = Rot
    .team = Team Rot
    .inline = Team Rot

## Island dice: the name as a label, and inside a sentence

resource-ore = Erz
    .inline = Erz
resource-grain = Getreide
    .inline = Getreide
resource-wool = Wolle
    .inline = Wolle
resource-lumber = Holz
    .inline = Holz
resource-brick = Lehm
    .inline = Lehm
resource-gold = Gold
    .inline = Gold

building-road = Straße
building-settlement = Siedlung
building-city = Stadt
building-knight = Ritter
