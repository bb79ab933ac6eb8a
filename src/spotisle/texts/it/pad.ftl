### The score pad, for people who play with cards and dice of their own.

## Laying it out

pad-kind-tournament = Torneo
    .summary = Una riga per ogni minigioco, con i punti soliti
pad-kind-island = Isola
    .summary = Carte punteggio per due o tre squadre, fino a dieci punti
pad-kind-dice = Dadi dell’isola
    .summary = Una mappa su cui costruire, da uno a otto giocatori
pad-which = Quale segnapunti?
pad-players = Chi gioca?
pad-teams = Quali squadre?
pad-player = Giocatore { $number }
pad-add = Aggiungi un giocatore
pad-remove = Togli { $name }
pad-team = Nome della squadra { $team }
pad-games = Quali giochi?
pad-begin = Si comincia

## Writing on it

pad-undo = Annulla
pad-new = Nuova partita
pad-another = Un altro segnapunti
pad-share = Condividi
pad-shared = Condiviso nella stanza { $code }
pad-kept = Salvato su questo dispositivo
pad-watch = Scrive solo chi è seduto
pad-wait = L’host prepara il segnapunti
pad-room = Alla stanza
pad-less = Uno in meno per { $name }
pad-more = Uno in più per { $name }
pad-done = Fatto

## Tournament

pad-line = { $game }: segna i punti
pad-ask-tower = Quante carte ha preso ciascuno?
pad-ask-well = Chi ha finito per primo, e chi è rimasto per ultimo?
pad-ask-hot_potato = Quanti turni ha perso ciascuno?
pad-ask-catch_them_all = { pad-ask-tower }
pad-ask-poisoned_gift = Chi ha ricevuto meno carte, e chi viene secondo?
pad-ask-triplets = { pad-ask-tower }
pad-duel = Parità: chi ha vinto il duello?
pad-first = Primo
pad-second = Secondo
pad-last = Ultimo

## Island

pad-goal = Si vince a dieci punti
pad-first-out = Prima a finire
pad-most-welcome = Più carte visibili
pad-most-ports = Più porti
pad-most-longest_route = Gruppo più grande
pad-most-barbarians = Più carte
pad-most-knights = Carte prese
pad-next-game = Prossimo gioco
pad-next-round = Prossimo turno

## Dice

pad-turn = Turno { $turn } di 15
pad-dice-left = { $dice ->
    [one] Resta un dado
    [many] Restano { $dice } dadi
   *[other] Restano { $dice } dadi
}
pad-hint = Tocca ciò che i dadi pagano
pad-cost = Costo
