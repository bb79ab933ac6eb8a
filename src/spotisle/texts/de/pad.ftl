### The score pad, for people who play with cards and dice of their own.

## Laying it out

pad-kind-tournament = Turnier
    .summary = Eine Zeile pro Spiel, mit Turnierpunkten
pad-kind-island = Insel
    .summary = Punktekarten für zwei oder drei Teams, bis zehn Punkte
pad-kind-dice = Insel-Würfelspiel
    .summary = Ein Spielplan zum Bebauen, für 1 bis 8 Personen
pad-which = Welcher Punkteblock?
pad-players = Wer spielt mit?
pad-teams = Welche Teams?
pad-player = Person { $number }
pad-add = Person hinzufügen
pad-remove = { $name } entfernen
pad-team = Teamname: { $team }
pad-games = Welche Spiele?
pad-begin = Starten

## Writing on it

pad-undo = Rückgängig
pad-new = Neues Spiel
pad-another = Anderer Punkteblock
pad-share = Teilen
pad-shared = Geteilt in Raum { $code }
pad-kept = Auf diesem Gerät gespeichert
pad-watch = Setz dich im Raum an den Tisch, um hier zu schreiben
pad-wait = Der Host bereitet den Punkteblock vor
pad-room = Zurück zum Raum
pad-done = Fertig

## Tournament

pad-line = { $game }: Punkte eintragen
pad-tap = Tippe auf ein Spiel, um Punkte einzutragen
pad-ask-tower = Wer hat wie viele Karten gewonnen?
pad-ask-well = Wer war zuerst fertig, wer blieb übrig?
pad-ask-hot_potato = Wer hat wie viele Runden verloren?
pad-ask-catch_them_all = { pad-ask-tower }
pad-ask-poisoned_gift = Wer hat die wenigsten Karten, wer die zweitwenigsten?
pad-ask-triplets = { pad-ask-tower }
pad-duel = Gleichstand bei den meisten Karten: Wer hat das Duell gewonnen?
pad-first = Erster Platz
pad-second = Zweiter Platz
pad-last = Letzter Platz

## Island

pad-goal = Bei zehn Punkten endet die Partie
pad-first-out = Zuerst fertig
pad-most-welcome = Meiste sichtbare Karten
pad-most-ports = Meiste Häfen
pad-most-longest_route = Größte Gruppe
pad-most-barbarians = Meiste Karten
pad-most-knights = Eroberte Karten
pad-next-game = Nächstes Spiel
pad-next-round = Nächste Runde

## Dice

pad-turn = Zug { $turn } von 15
pad-dice-left = { $dice ->
    [one] Noch ein Würfel
   *[other] Noch { $dice } Würfel
}
pad-hint = Tippe auf das, was du baust
pad-cost = Kosten
