### The lobby: what is played, with which deck, by which options.

surprise-us = Überrasch uns
add-game = { $game } hinzufügen
remove-game = { $game } entfernen
series-order = Reihenfolge
series-add = Tippt auf Spiele, auch mehrmals. Ohne Auswahl spielt ihr alle.
tournament-choose = Tippt auf die Spiele, die zur Wahl stehen. Ohne Auswahl sind es alle.
one-less = { $name }: eins weniger
one-more = { $name }: eins mehr
loser-picks = Wer verliert, wählt
loser-picks-unplayed = Ein ungespieltes Spiel
loser-picks-any = Ein beliebiges Spiel
option-usual = Standard
option-places = Karten auf dem Tisch
option-places-usual = Passend zum Deck
option-wins = Runden zum Sieg
option-target = Punkte zum Sieg
option-target-usual = 10 Punkte
option-rounds-usual = Unbegrenzt
option-award_zero = 2 Punkte auch bei null
own-deck = Euer eigenes Deck
only-english = Bisher nur auf Englisch
