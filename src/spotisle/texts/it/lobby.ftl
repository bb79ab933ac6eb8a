### The lobby: what is played, with which deck, by which options.

surprise-us = Sorpresa!
add-game = Aggiungi { $game }
remove-game = Togli { $game }
series-order = Ordine di gioco
series-add = Tocca un gioco per aggiungerlo, anche più volte. Se non ne scegli nessuno, si giocano tutti.
tournament-choose = Tocca i giochi tra cui scegliere. Se non ne tocchi nessuno, valgono tutti.
one-less = { $name }: uno in meno
one-more = { $name }: uno in più
loser-picks = Chi perde sceglie
loser-picks-unplayed = Un gioco ancora da fare
loser-picks-any = Un gioco qualsiasi
option-usual = Predefinito
option-places = Carte sul tavolo
option-places-usual = In base al mazzo
option-wins = Manche da vincere
option-target = Punti per vincere
option-target-usual = 10 punti
option-rounds-usual = Senza limite
option-award_zero = 2 punti anche con zero
own-deck = Il vostro mazzo
only-english = Per ora solo in inglese
