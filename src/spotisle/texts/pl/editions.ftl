### What an edition changes, in one glance; a value that differs between games; and what breaks a tie.

option-mixed = Zależy od gry
glance-end-first_out = Studnia: wygrywa ten, kto pierwszy pozbędzie się kart
glance-end-last_left = Studnia: przegrywa ten, kto ostatni ma karty
glance-own_isolated-allow = Porty: zawsze wolno zakryć własny kolor
glance-own_isolated-forbid = Porty: własny kolor zakryjesz tylko obok innej swojej karty
glance-tie-hot_potato = remis trzech osób: runda „Parzy!”
glance-tie-knockout = remis trzech osób: przegrani odpadają
glance-tie-minigame = remis trzech osób: jeszcze jedna gra
glance-tie-shared = remis: drużyny dzielą się wygraną
tie-follows = Remis rozstrzyga: { $game }
