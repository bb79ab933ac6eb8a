### The lobby: what is played, with which deck, by which options.

surprise-us = Zaskocz nas
add-game = Dodaj: { $game }
remove-game = Usuń: { $game }
series-order = Kolejność gier
series-add = Dotknij gry, żeby ją dodać, także kilka razy. Bez wyboru zagracie we wszystkie.
tournament-choose = Dotknij gier do wyboru. Bez wyboru zagracie we wszystkie.
one-less = { $name }: o jeden mniej
one-more = { $name }: o jeden więcej
loser-picks = Przegrany wybiera
loser-picks-unplayed = Z gier jeszcze nierozegranych
loser-picks-any = Ze wszystkich gier
option-usual = Jak zwykle
option-places = Karty na stole
option-places-usual = W sam raz
option-wins = Rundy do wygrania
option-target = Punkty do wygranej
option-target-usual = 10 punktów
option-rounds-usual = Bez limitu
option-award_zero = Punkty także za zero
own-deck = Własna talia
only-english = Na razie tylko po angielsku
