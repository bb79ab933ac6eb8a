### What an edition changes, in one glance; a value that differs between games; and what breaks a tie.

option-mixed = Zależy od gry
glance-end-first_out = Studnia: wygrywa ten, kto pierwszy pozbędzie się kart
glance-end-last_left = Studnia: przegrywa ten, komu na końcu zostaną karty
glance-own_isolated-allow = Porty: kartę w swoim kolorze wolno zakryć zawsze
glance-own_isolated-forbid = Porty: kartę w swoim kolorze zakryjecie tylko obok innej w tym kolorze
glance-tie-hot_potato = remis co najmniej trzech osób: runda „Parzy!”
glance-tie-knockout = remis co najmniej trzech osób: kto przegra rundę, odpada
glance-tie-minigame = remis co najmniej trzech osób: jeszcze jedna gra
glance-tie-shared = remis: drużyny dzielą się wygraną
tie-follows = Remis rozstrzyga: { $game }
