### The score pad, for people who play with cards and dice of their own.

## Laying it out

pad-kind-tournament = Torneo
    .summary = Una riga per gioco, con i punti del torneo
pad-kind-island = Isola
    .summary = Carte segnapunti per due o tre squadre, fino a dieci punti
pad-kind-dice = I dadi dell’isola
    .summary = Una mappa su cui costruire, da 1 a 8 giocatori
pad-which = Quale segnapunti?
pad-players = Chi gioca?
pad-teams = Quali squadre?
pad-player = Giocatore { $number }
pad-add = Aggiungi giocatore
pad-remove = Togli { $name }
pad-team = Nome della squadra: { $team }
pad-games = Quali giochi?
pad-begin = Inizia

## Writing on it

pad-undo = Annulla
pad-new = Nuova partita
pad-another = Altro segnapunti
pad-share = Condividi
pad-shared = Condiviso nella stanza { $code }
pad-kept = Salvato su questo dispositivo
pad-watch = Per scrivere qui, siediti al tavolo della stanza
pad-wait = L’host prepara il segnapunti
pad-room = Torna alla stanza
pad-done = Fatto

## Tournament

pad-line = { $game }: segna i punti
pad-tap = Tocca un gioco per segnare i punti
pad-ask-tower = Quante carte ha preso ciascuno?
pad-ask-well = Chi ha finito per primo, e chi è rimasto per ultimo?
pad-ask-hot_potato = Quante manche ha perso ciascuno?
pad-ask-catch_them_all = { pad-ask-tower }
pad-ask-poisoned_gift = Chi ha ricevuto meno carte, e chi è al secondo posto?
pad-ask-triplets = { pad-ask-tower }
pad-duel = Parità al primo posto: chi ha vinto il duello?
pad-first = Primo posto
pad-second = Secondo posto
pad-last = Ultimo posto

## Island

pad-goal = Si finisce a dieci punti
pad-first-out = Prima a finire
pad-most-welcome = Più carte visibili
pad-most-ports = Più porti
pad-most-longest_route = Gruppo più grande
pad-most-barbarians = Più carte
pad-most-knights = Carte catturate
pad-next-game = Prossimo gioco
pad-next-round = Prossima manche

## Dice

pad-turn = Turno { $turn } di 15
pad-dice-left = { $dice ->
    [one] Resta un dado
    [many] Restano { $dice } dadi
   *[other] Restano { $dice } dadi
}
pad-hint = Tocca quello che costruisci
pad-cost = Costo
