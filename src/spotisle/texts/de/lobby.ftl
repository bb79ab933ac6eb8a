### The lobby: what is played, with which deck, by which options.

surprise-us = Überrasch uns
add-game = { $game } hinzufügen
remove-game = { $game } entfernen
series-order = Reihenfolge
series-add = Tippt ein Spiel an, so oft ihr wollt. Ohne Auswahl spielt ihr alle.
tournament-choose = Tippt die Spiele zur Auswahl an. Ohne Auswahl spielt ihr alle.
one-less = { $name }: eins weniger
one-more = { $name }: eins mehr
loser-picks = Wer verliert, wählt
loser-picks-unplayed = Aus noch nicht gespielten
loser-picks-any = Aus allen Spielen
option-usual = Wie üblich
option-places = Karten auf dem Tisch
option-places-usual = Gerade genug
option-wins = Runden zum Sieg
option-target = Punkte zum Sieg
option-target-usual = 10 Punkte
option-rounds-usual = Unbegrenzt
option-award_zero = Punkte auch für null
own-deck = Euer eigenes Deck
only-english = Bisher nur auf Englisch
