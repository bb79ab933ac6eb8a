### What the lessons say. `$symbol` is a symbol's name, `$item` something to build, `$game` a game.

lesson-title = Guarda come si fa
lesson-step = Passo { $step } di { $steps }
lesson-back = Indietro
lesson-next = Avanti
lesson-replay = Ancora una volta
lesson-you = Tu
lesson-try = Tocca a te! Trova il simbolo che le carte segnate hanno in comune.
lesson-won = Benissimo!
lesson-wrong = Non è quello. Guarda ancora.
lesson-also = Giusto anche così! Ma guarda le carte segnate.

lesson-practice-laid = Sul tavolo ci sono due carte.
lesson-practice-match = Hanno un solo simbolo in comune: { $symbol }.
lesson-practice-claimed = Trovato! Arrivano due carte nuove.
lesson-practice-end = Benissimo! E avanti così, finché ne hai voglia.

lesson-tower-laid = Ognuno ha una carta. Al centro c’è la torre.
lesson-tower-match = La tua carta e la torre hanno un simbolo in comune: { $symbol }.
lesson-tower-claimed = Prima degli altri: la carta è tua. Adesso cerchi su di lei.
lesson-tower-end = Quando la torre è esaurita, vince chi ha più carte.

lesson-well-laid = Ognuno ha una pila di carte. Una carta sta nel pozzo.
lesson-well-match = La tua carta e il pozzo hanno un simbolo in comune: { $symbol }.
lesson-well-claimed = Prima degli altri: la tua carta cade nel pozzo, e ne hai una in meno.
lesson-well-end = Vince chi resta per primo senza carte.

lesson-hot_potato-laid = Ognuno riceve una carta, e la carta scotta!
lesson-hot_potato-match = Trova che cosa hai in comune con qualcuno: { $symbol }.
lesson-hot_potato-claimed = Passi la tua carta e per questo giro sei al sicuro.
lesson-hot_potato-other = Chi resta con tutte le carte perde il giro. Poi se ne danno di nuove.
lesson-hot_potato-end = Dopo l’ultimo giro vince chi ha meno carte.

lesson-catch_them_all-laid = Una carta sta al centro, le altre intorno.
lesson-catch_them_all-match = Il centro ha un simbolo in comune con ognuna. Eccolo: { $symbol }.
lesson-catch_them_all-claimed = Prima degli altri: prendi la carta intorno. Il centro resta.
lesson-catch_them_all-end = Un giro dopo l’altro, finché il mazzo è esaurito. Vince chi ha più carte.

lesson-poisoned_gift-laid = Ognuno ha una carta. Il mazzo al centro non lo vuole nessuno!
lesson-poisoned_gift-match = Il centro e la carta di un altro hanno un simbolo in comune: { $symbol }.
lesson-poisoned_gift-claimed = Prima degli altri: gli regali la carta.
lesson-poisoned_gift-end = Quando il mazzo è esaurito, vince chi ha meno carte.

lesson-triplets-laid = Sul tavolo ci sono nove carte.
lesson-triplets-match = Tre di loro hanno un simbolo in comune: { $symbol }.
lesson-triplets-claimed = Toccato su tutte e tre: sono tue. Carte nuove riempiono i posti.
lesson-triplets-try = Tocca a te! Trova il simbolo delle tre carte segnate e toccalo su ognuna.
lesson-triplets-end = Quando non ci sono più triplette, vince chi ha più carte.

lesson-duel-laid = Due giocatori, una carta a testa. Si scoprono nello stesso momento.
lesson-duel-end = Prima dell’altro: il duello è tuo!

lesson-welcome-laid = L’isola è scoperta, e tu hai una carta della tua squadra.
lesson-welcome-match = La tua carta ha un simbolo in comune con ogni carta dell’isola. Eccolo: { $symbol }.
lesson-welcome-claimed = Copri quella carta con la tua e scopri la seguente.
lesson-welcome-end = Un punto alla squadra che finisce per prima, due a chi ha più carte in vista.

lesson-ports-laid = L’isola è scoperta, con sei porti intorno.
lesson-ports-match = Comincia dal cuore dell’isola. Qui il simbolo in comune è: { $symbol }.
lesson-ports-claimed = La tua carta è lì. Da lei prosegui, carta dopo carta.
lesson-ports-end = Un punto alla squadra che finisce per prima, due a chi tocca più porti.

lesson-longest_route-laid = L’isola è scoperta. Alcune delle tue carte hanno il colore degli altri!
lesson-longest_route-match = La tua carta ha un simbolo in comune con ogni carta dell’isola. Eccolo: { $symbol }.
lesson-longest_route-claimed = Copri quella carta. Conta il colore, non chi l’ha messa.
lesson-longest_route-end = Un punto alla squadra che finisce per prima, due al gruppo più grande.

lesson-barbarians-laid = L’isola è scoperta. La tua squadra ha una carta, sempre la stessa.
lesson-barbarians-match = Ha un simbolo in comune con ogni carta dell’isola. Eccolo: { $symbol }.
lesson-barbarians-claimed = Prima degli altri: la tua squadra porta via quella carta.
lesson-barbarians-end = Quando l’isola è vuota, chi ha più carte riceve due punti.

lesson-knights-laid = Ogni squadra scopre una carta.
lesson-knights-match = Avete un simbolo in comune con ognuna delle altre. Eccolo: { $symbol }.
lesson-knights-claimed = Prima degli altri: prendete la loro carta, e loro sono fuori dal giro.
lesson-knights-end = Ogni carta presa è un punto. Si vince con dieci.

lesson-island_dice-laid = Sei dadi e una mappa su cui costruire.
lesson-island_dice-rolled = Tiri tutti e sei.
lesson-island_dice-hold = Tieni quello che ti serve: quei dadi restano fermi.
lesson-island_dice-again = Si ritirano solo gli altri, fino a tre tiri in tutto.
lesson-island_dice-try = Tocca a te! Quello che puoi costruire si illumina. Toccalo e costruisci: { $item }.
lesson-island_dice-won = Costruito! Quello che costruisci porta punti.
lesson-island_dice-end = Dopo 15 turni vince chi ha più punti.

lesson-series-laid = Una serie è fatta di più giochi di fila. Si comincia con: { $game }.
lesson-series-sheet = Chi vince un gioco segna una tacca sul foglio.
lesson-series-next = Avanti con il prossimo gioco: { $game }.
lesson-series-again = Ora il foglio è così.
lesson-series-end = Dopo l’ultimo gioco, chi ne ha vinti di più è il campione.

lesson-tournament-laid = Un torneo comincia con la torre.
lesson-tournament-sheet = Ogni carta presa è un punto, e chi ne ha di più ne riceve altri cinque.
lesson-tournament-pick = Chi è arrivato ultimo sceglie il gioco seguente.
lesson-tournament-next = E allora adesso: { $game }.
lesson-tournament-again = Ogni gioco ha i suoi punti; alcuni ne tolgono perfino.
lesson-tournament-end = Quando tutti i giochi sono stati giocati, vince chi ha più punti.

lesson-beginner-laid = Da principianti si gioca un solo gioco dell’isola, qui: { $game }.
lesson-beginner-sheet = Le carte segnapunti girano, un passo per punto.
lesson-beginner-next = Poi l’isola si dispone di nuovo e lo stesso gioco ricomincia.
lesson-beginner-again = I punti di tutti i giochi si sommano.
lesson-beginner-end = Con dieci punti è finita, e vince chi ne ha di più.

lesson-adventure-laid = L’avventura attraversa cinque giochi dell’isola. Il primo: { $game }.
lesson-adventure-sheet = Le carte segnapunti girano, un passo per punto.
lesson-adventure-next = Il prossimo gioco: { $game }.
lesson-adventure-knights = Al quinto gioco si resta: { $game }, finché una squadra ha dieci punti.
lesson-adventure-end = Dieci punti concludono l’avventura, e vince chi ne ha di più.
