### The lobby: what is played, with which deck, by which options.

surprise-us = Zaskocz nas
add-game = Dodaj: { $game }
remove-game = Usuń: { $game }
series-order = Kolejność gier
series-add = Dotknij gry, żeby ją dodać, nawet kilka razy. Bez wyboru zagracie we wszystkie.
tournament-choose = Dotknij gier, z których można wybierać. Bez wyboru: ze wszystkich.
one-less = { $name }: mniej
one-more = { $name }: więcej
loser-picks = Kto przegra, wybiera
loser-picks-unplayed = Grę jeszcze nierozegraną
loser-picks-any = Dowolną grę
option-usual = Domyślnie
option-places = Karty na stole
option-places-usual = Zależnie od talii
option-wins = Rundy do wygranej
option-target = Punkty do wygranej
option-target-usual = 10 punktów
option-rounds-usual = Bez limitu
option-award_zero = 2 punkty nawet za zero
own-deck = Własna talia
only-english = Na razie tylko po angielsku
