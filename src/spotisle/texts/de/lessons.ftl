### What the lessons say. `$symbol` is a symbol's name, `$item` something to build, `$game` a game.

lesson-title = So geht’s
lesson-step = Schritt { $step } von { $steps }
lesson-back = Zurück
lesson-next = Weiter
lesson-replay = Noch mal ansehen
lesson-you = Du
lesson-try = Jetzt du! Tippe auf das gemeinsame Symbol der markierten Karten.
lesson-won = Super!
lesson-wrong = Das ist es nicht. Schau noch mal hin.
lesson-also = Stimmt auch! Nimm aber die markierten Karten.

lesson-practice-laid = Zwei Karten liegen auf dem Tisch.
lesson-practice-match = Sie haben genau ein Symbol gemeinsam: { $symbol }.
lesson-practice-claimed = Gefunden! Hier sind zwei neue Karten.
lesson-practice-end = Super! Mach weiter, solange du Lust hast.

lesson-tower-laid = Alle haben eine Karte. In der Mitte steht der Turm.
lesson-tower-match = Deine Karte und der Turm haben ein Symbol gemeinsam: { $symbol }.
lesson-tower-claimed = Du warst am schnellsten: Die Karte gehört dir. Jetzt spielst du mit ihr.
lesson-tower-end = Ist der Turm weg, gewinnt, wer die meisten Karten hat.

lesson-well-laid = Alle haben einen Stapel Karten. Eine Karte liegt im Brunnen.
lesson-well-match = Deine oberste Karte und der Brunnen haben ein Symbol gemeinsam: { $symbol }.
lesson-well-claimed = Du warst am schnellsten: Deine Karte fällt in den Brunnen. Eine weniger!
lesson-well-end = { $end ->
    [last_left] Es geht weiter, bis nur noch eine Person Karten hat. Sie verliert.
   *[first_out] Wer zuerst keine Karten mehr hat, gewinnt.
}

lesson-hot_potato-laid = Alle bekommen eine Karte, und die ist glühend heiß!
lesson-hot_potato-match = Finde ein Symbol, das noch jemand hat: { $symbol }.
lesson-hot_potato-claimed = Du gibst deine Karte weiter. In dieser Runde bist du sicher.
lesson-hot_potato-other = Wer am Ende alle Karten hat, verliert die Runde. Dann bekommen alle eine neue Karte.
lesson-hot_potato-end = Nach der letzten Runde gewinnt, wer die wenigsten Strafkarten hat.

lesson-catch_them_all-laid = Eine Karte liegt in der Mitte, die anderen drumherum.
lesson-catch_them_all-match = Die Mitte hat mit jeder Karte ein Symbol gemeinsam. Mit dieser hier: { $symbol }.
lesson-catch_them_all-claimed = Du warst am schnellsten und nimmst diese Karte. Die in der Mitte bleibt.
lesson-catch_them_all-end = Spielt Runde um Runde, bis alle Karten weg sind. Wer die meisten hat, gewinnt.

lesson-poisoned_gift-laid = Alle haben eine Karte. Den Stapel in der Mitte will niemand!
lesson-poisoned_gift-match = Die Karte in der Mitte hat mit einer anderen ein Symbol gemeinsam: { $symbol }.
lesson-poisoned_gift-claimed = Du warst am schnellsten und verschenkst die Karte. Viel Spaß damit!
lesson-poisoned_gift-end = Ist der Stapel weg, gewinnt, wer die wenigsten Karten hat.

lesson-triplets-laid = Neun Karten liegen auf dem Tisch.
lesson-triplets-match = Drei davon haben ein Symbol gemeinsam: { $symbol }.
lesson-triplets-claimed = Tippe es auf allen dreien an, dann gehören sie dir. Neue Karten füllen die Lücken.
lesson-triplets-try = Jetzt du! Finde das Symbol der drei markierten Karten und tippe es auf jeder an.
lesson-triplets-end = Gibt es keine Drillinge mehr, gewinnt, wer die meisten Karten hat.

lesson-duel-laid = Eins gegen eins, jeweils eine Karte. Beide werden gleichzeitig aufgedeckt.
lesson-duel-end = { $wins ->
    [one] Du warst am schnellsten: Du gewinnst das Duell!
   *[other] Du warst am schnellsten: Du gewinnst die Runde! Mit { $wins } Runden gehört dir das Duell.
}

lesson-welcome-laid = Alle Inselkarten liegen offen. Du hast eine Karte deines Teams.
lesson-welcome-match = Deine Karte hat mit jeder Inselkarte ein Symbol gemeinsam. Mit dieser hier: { $symbol }.
lesson-welcome-claimed = Du bedeckst sie mit deiner Karte. Dann deckst du deine nächste auf.
lesson-welcome-end = Ein Punkt für das Team, das zuerst alle Karten los ist. Zwei für die meisten sichtbaren Karten.

lesson-ports-laid = Alle Inselkarten liegen offen, mit sechs Häfen ringsum.
lesson-ports-match = Starte im Zentrum der Insel. Das gemeinsame Symbol mit dieser Karte: { $symbol }.
lesson-ports-claimed = Deine Karte bedeckt sie. Von hier geht es weiter, Karte für Karte.
lesson-ports-end = Ein Punkt für das Team, das zuerst alle Karten los ist. Zwei für die meisten Häfen.

lesson-longest_route-laid = Alle Inselkarten liegen offen. Manche deiner Karten haben eine fremde Farbe!
lesson-longest_route-match = Deine Karte hat mit jeder Inselkarte ein Symbol gemeinsam. Mit dieser hier: { $symbol }.
lesson-longest_route-claimed = Du bedeckst diese Karte. Es zählt die Farbe der Karte, nicht wer sie legt.
lesson-longest_route-end = Ein Punkt für das Team, das zuerst alle Karten los ist. Zwei für die größte Gruppe.

lesson-barbarians-laid = Alle Inselkarten liegen offen. Dein Team hat eine Karte und behält sie.
lesson-barbarians-match = Sie hat mit jeder Inselkarte ein Symbol gemeinsam. Mit dieser hier: { $symbol }.
lesson-barbarians-claimed = Du warst am schnellsten: Dein Team schleppt diese Karte weg.
lesson-barbarians-end = Ist die Insel leer, bekommt das Team mit den meisten Karten zwei Punkte.

lesson-knights-laid = Jedes Team deckt eine Karte auf.
lesson-knights-match = Eure Karte hat mit jeder anderen ein Symbol gemeinsam. Mit dieser hier: { $symbol }.
lesson-knights-claimed = Du warst am schnellsten: Ihr erobert die Karte, und das andere Team ist für diese Runde raus.
lesson-knights-end = Jede eroberte Karte ist ein Punkt. Das Team mit den meisten Punkten gewinnt.

lesson-island_dice-laid = Sechs Würfel und ein Spielplan zum Bebauen.
lesson-island_dice-rolled = Du würfelst mit allen sechs.
lesson-island_dice-hold = Behalte die Würfel, die du brauchst.
lesson-island_dice-again = Würfle mit dem Rest noch mal. Du hast bis zu drei Würfe.
lesson-island_dice-try = Jetzt du! Was du bauen kannst, leuchtet. Tippe darauf und baue: { $item }.
lesson-island_dice-won = Gebaut! Alles, was du baust, bringt Punkte.
lesson-island_dice-end = Nach 15 Zügen gewinnt, wer die meisten Punkte hat.

lesson-series-laid = Eine Serie besteht aus mehreren Spielen. Das erste: { $game }.
lesson-series-sheet = Für jedes gewonnene Spiel bekommst du eine 1 in der Tabelle.
lesson-series-next = Weiter mit dem nächsten Spiel: { $game }.
lesson-series-again = Jetzt sieht die Tabelle so aus.
lesson-series-end = Wer nach dem letzten Spiel die meisten Siege hat, holt den Titel.

lesson-tournament-laid = Ein Turnier beginnt mit dem Turm.
lesson-tournament-sheet = Jede gewonnene Karte ist ein Punkt. Für die meisten gibt es fünf dazu.
lesson-tournament-pick = Wer auf dem letzten Platz landet, sucht das nächste Spiel aus.
lesson-tournament-next = Also spielt ihr jetzt: { $game }.
lesson-tournament-again = Jedes Spiel hat eigene Punkte. Bei manchen verlierst du sogar welche.
lesson-tournament-end = Nach dem letzten Spiel gewinnt, wer die meisten Punkte hat.

lesson-beginner-laid = Bei „Einsteiger“ spielt ihr dasselbe Inselspiel immer wieder. Hier zum Beispiel: { $game }.
lesson-beginner-sheet = Für jeden Punkt dreht sich die Punktekarte einen Schritt.
lesson-beginner-next = Dann legt ihr eine neue Insel aus und spielt dasselbe noch mal.
lesson-beginner-again = Die Punkte aller Spiele werden zusammengezählt.
lesson-beginner-end = Bei zehn Punkten endet die Partie. Das Team mit den meisten Punkten gewinnt.

lesson-adventure-laid = Das Abenteuer führt euch durch fünf Inselspiele. Das erste: { $game }.
lesson-adventure-sheet = Für jeden Punkt dreht sich die Punktekarte einen Schritt.
lesson-adventure-next = Das nächste Spiel: { $game }.
lesson-adventure-knights = Das letzte Spiel: { $game }. Das spielt ihr, bis ein Team zehn Punkte hat.
lesson-adventure-end = Bei zehn Punkten endet das Abenteuer. Das Team mit den meisten Punkten gewinnt.
