### The lobby: what is played, with which deck, by which options.

surprise-us = Overrask os
add-game = Tilføj { $game }
remove-game = Fjern { $game }
series-order = Rækkefølge
series-add = Tryk på et spil for at tilføje det, gerne flere gange. Vælger I ingen, spiller I alle.
tournament-choose = Tryk på de spil, der kan vælges imellem. Vælger I ingen, er alle med.
one-less = { $name }: 1 færre
one-more = { $name }: 1 mere
loser-picks = Taberen vælger
loser-picks-unplayed = Et spil, I mangler
loser-picks-any = Frit valg
option-usual = Standard
option-places = Kort på bordet
option-places-usual = Passer til sættet
option-wins = Runder til sejr
option-target = Point til sejr
option-target-usual = 10 point
option-rounds-usual = Ingen grænse
option-award_zero = 2 point selv med nul
own-deck = Jeres eget sæt
only-english = Findes kun på engelsk endnu
