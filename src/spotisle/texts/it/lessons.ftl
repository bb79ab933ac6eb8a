### What the lessons say. `$symbol` is a symbol's name, `$item` something to build, `$game` a game.

lesson-title = Guarda come funziona
lesson-step = Passo { $step } di { $steps }
lesson-back = Indietro
lesson-next = Avanti
lesson-replay = Rivedi
lesson-you = Tu
lesson-try = Ora tu! Tocca il simbolo che le carte evidenziate hanno in comune.
lesson-won = Ottimo!
lesson-wrong = Non è quello. Guarda meglio.
lesson-also = Giusto anche questo! Ma cerca sulle carte evidenziate.

lesson-practice-laid = Sul tavolo ci sono due carte.
lesson-practice-match = Hanno un solo simbolo in comune: { $symbol }.
lesson-practice-claimed = Trovato! Arrivano due carte nuove.
lesson-practice-end = Benissimo! Continua quanto vuoi.

lesson-tower-laid = Ognuno ha una carta. Al centro c’è la torre.
lesson-tower-match = La tua carta e la torre hanno un simbolo in comune: { $symbol }.
lesson-tower-claimed = Hai fatto prima tu: la carta è tua. Adesso giochi con quella.
lesson-tower-end = Quando la torre è finita, vince chi ha più carte.

lesson-well-laid = Ognuno ha una pila di carte. Una carta sta nel pozzo.
lesson-well-match = La tua carta e il pozzo hanno un simbolo in comune: { $symbol }.
lesson-well-claimed = Hai fatto prima tu: la tua carta cade nel pozzo. Una in meno!
lesson-well-end = { $end ->
    [last_left] Si va avanti finché una sola persona ha ancora carte. Quella perde.
   *[first_out] Vince chi finisce le carte per primo.
}

lesson-hot_potato-laid = Ognuno riceve una carta, e la carta scotta!
lesson-hot_potato-match = Trova un simbolo in comune con qualcun altro: { $symbol }.
lesson-hot_potato-claimed = Passi la tua carta. Per questa manche sei al sicuro.
lesson-hot_potato-other = Chi resta con tutte le carte perde la manche. Poi tutti ricevono una carta nuova.
lesson-hot_potato-end = Dopo l’ultima manche vince chi ha meno carte di penalità.

lesson-catch_them_all-laid = Una carta sta al centro, le altre intorno.
lesson-catch_them_all-match = La carta al centro ha un simbolo in comune con ognuna delle altre. Con questa è: { $symbol }.
lesson-catch_them_all-claimed = Hai fatto prima tu: prendi la carta. Quella al centro resta.
lesson-catch_them_all-end = Una manche dopo l’altra, finché il mazzo non finisce. Vince chi ha più carte.

lesson-poisoned_gift-laid = Ognuno ha una carta. La pila al centro non la vuole nessuno!
lesson-poisoned_gift-match = La carta al centro e quella di un altro hanno un simbolo in comune: { $symbol }.
lesson-poisoned_gift-claimed = Hai fatto prima tu: la carta va in regalo all’altro. Che bel pensiero!
lesson-poisoned_gift-end = Quando la pila è finita, vince chi ha meno carte.

lesson-triplets-laid = Sul tavolo ci sono nove carte.
lesson-triplets-match = Tre carte hanno un simbolo in comune: { $symbol }.
lesson-triplets-claimed = Toccalo su tutte e tre e le carte sono tue. Carte nuove riempiono i vuoti.
lesson-triplets-try = Ora tu! Trova il simbolo delle tre carte evidenziate e toccalo su ognuna.
lesson-triplets-end = Quando non ci sono più triplette, vince chi ha più carte.

lesson-duel-laid = Due giocatori, una carta a testa. Si scoprono nello stesso momento.
lesson-duel-end = { $wins ->
    [one] Hai fatto prima tu: il duello è tuo!
   *[other] Hai fatto prima tu: la manche è tua! Vincine { $wins } e il duello è tuo.
}

lesson-welcome-laid = Le carte dell’isola sono scoperte. Tu hai una carta della tua squadra.
lesson-welcome-match = La tua carta ha un simbolo in comune con ogni carta dell’isola. Con questa è: { $symbol }.
lesson-welcome-claimed = Copri quella carta con la tua. Poi scopri la prossima.
lesson-welcome-end = Un punto alla squadra che finisce le carte per prima, due a chi ha più carte visibili.

lesson-ports-laid = Le carte dell’isola sono scoperte, con sei porti intorno.
lesson-ports-match = Comincia dal centro dell’isola. Con questa carta hai in comune: { $symbol }.
lesson-ports-claimed = La tua carta la copre. Da qui prosegui, carta dopo carta.
lesson-ports-end = Un punto alla squadra che finisce le carte per prima, due a chi tocca più porti.

lesson-longest_route-laid = Le carte dell’isola sono scoperte. Alcune delle tue carte hanno il colore di un’altra squadra!
lesson-longest_route-match = La tua carta ha un simbolo in comune con ogni carta dell’isola. Con questa è: { $symbol }.
lesson-longest_route-claimed = Copri quella carta con la tua. Conta il colore, non chi la gioca.
lesson-longest_route-end = Un punto alla squadra che finisce le carte per prima, due al gruppo più grande.

lesson-barbarians-laid = Le carte dell’isola sono scoperte. La vostra squadra ha una carta, sempre la stessa.
lesson-barbarians-match = Ha un simbolo in comune con ogni carta dell’isola. Con questa è: { $symbol }.
lesson-barbarians-claimed = Hai fatto prima tu: la vostra squadra porta via quella carta.
lesson-barbarians-end = Quando l’isola è vuota, la squadra con più carte riceve due punti.

lesson-knights-laid = Ogni squadra scopre una carta.
lesson-knights-match = La vostra carta ha un simbolo in comune con ognuna delle altre. Con questa è: { $symbol }.
lesson-knights-claimed = Hai fatto prima tu: catturate la loro carta, e per questa manche loro sono fuori.
lesson-knights-end = Ogni carta catturata è un punto. Vince la squadra con più punti.

lesson-island_dice-laid = Sei dadi e una mappa su cui costruire.
lesson-island_dice-rolled = Tiri tutti e sei.
lesson-island_dice-hold = Tieni i dadi che ti servono.
lesson-island_dice-again = Tira di nuovo gli altri. Hai tre tiri in tutto.
lesson-island_dice-try = Ora tu! Quello che puoi costruire si illumina. Toccalo e costruisci: { $item }.
lesson-island_dice-won = Costruito! Tutto quello che costruisci vale punti.
lesson-island_dice-end = Dopo 15 turni vince chi ha più punti.

lesson-series-laid = Una serie è fatta di più giochi di fila. Il primo: { $game }.
lesson-series-sheet = Se vinci un gioco, segni un 1 sul foglio dei punti.
lesson-series-next = Avanti con il prossimo gioco: { $game }.
lesson-series-again = Ora il foglio dei punti è così.
lesson-series-end = Dopo l’ultimo gioco, il titolo va a chi ne ha vinti di più.

lesson-tournament-laid = Un torneo comincia con La torre infernale.
lesson-tournament-sheet = Ogni carta presa è un punto. Chi ne prende di più ne riceve altri cinque.
lesson-tournament-pick = Chi è arrivato ultimo sceglie il prossimo gioco.
lesson-tournament-next = E allora adesso si gioca a: { $game }.
lesson-tournament-again = Ogni gioco ha i suoi punti. In alcuni se ne perdono.
lesson-tournament-end = Dopo l’ultimo gioco vince chi ha più punti.

lesson-beginner-laid = In Principianti si rigioca sempre lo stesso gioco dell’isola. Qui: { $game }.
lesson-beginner-sheet = Le carte segnapunti girano di uno scatto per punto.
lesson-beginner-next = Poi si prepara una nuova isola e si rigioca lo stesso gioco.
lesson-beginner-again = I punti di tutti i giochi si sommano.
lesson-beginner-end = A dieci punti si finisce. Vince la squadra con più punti.

lesson-adventure-laid = L’avventura attraversa i cinque giochi dell’isola. Il primo: { $game }.
lesson-adventure-sheet = Le carte segnapunti girano di uno scatto per punto.
lesson-adventure-next = Il prossimo gioco: { $game }.
lesson-adventure-knights = L’ultimo gioco: { $game }. Si va avanti finché una squadra non arriva a dieci punti.
lesson-adventure-end = A dieci punti l’avventura finisce. Vince la squadra con più punti.
