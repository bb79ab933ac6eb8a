### The rules of every game. One line is one paragraph; a line that begins with "- " is a point of a list.
### A part that depends on the options in force chooses by their value: `$end`, `$rounds`, `$penalty` and so on.

rules-heading-goal = Scopo del gioco
rules-heading-setup = Preparazione
rules-heading-play = Come si gioca
rules-heading-end = Fine del gioco
rules-heading-five = In cinque
rules-heading-example = Esempio di punteggio
rules-heading-variants = Altri modi di giocare
rules-heading-tip = Consiglio

rules-shelf-cards = Giochi di carte
rules-shelf-island = Giochi dell’isola
rules-shelf-dice = I dadi dell’isola
rules-shelf-series = Più giochi di fila

## What several games share

rules-penalty = { $penalty ->
    [lock] Hai sbagliato? Aspetti che qualcuno trovi un simbolo giusto. Se aspettano tutti, tornano tutti in gioco.
    [freeze] Hai sbagliato? Aspetti un secondo e mezzo.
   *[none] Hai sbagliato? Non succede niente: riprova.
}
rules-tie = { $tie ->
    [knockout] In tre o più si gioca alla Patata bollente: a ogni manche chi perde esce. Gli ultimi due fanno un duello.
    [minigame] In tre o più si fa un altro gioco.
   *[hot_potato] In tre o più si gioca una manche di Patata bollente: prima ti salvi, migliore è il tuo piazzamento.
}
rules-award = { $award_zero ->
    [yes] Le squadre in parità al primo posto ricevono 2 punti ciascuna, anche se hanno zero.
   *[no] Le squadre in parità al primo posto ricevono 2 punti ciascuna. Chi ha zero non riceve niente.
}

## What all card games share

rules-basics-name = Come funzionano le carte
rules-basics-goal = Metti vicine due carte qualsiasi: hanno un simbolo in comune. Sempre uno, mai di più. In ogni gioco bisogna trovarlo prima degli altri.
rules-basics-setup =
    Il mazzo classico e quello della spiaggia hanno 55 carte ciascuno, con 8 simboli per carta. Il mazzo dell’isola ha 73 carte con 9 simboli, quello del giardino 31 carte con 6.

    Un simbolo può essere piccolo su una carta e grande su un’altra. Può anche essere capovolto. È sempre lo stesso simbolo.

    I giochi sono per tutti dai sei anni, con il mazzo del giardino dai quattro. Sono in ordine di difficoltà: prima i più facili.
rules-basics-play =
    Si gioca tutti insieme, senza turni. Tocca il simbolo che vedi. Se fai prima tu, è tuo.

    Puoi anche attivare “Gioca con la voce” nel menu e dire il simbolo. Quasi tutti i simboli hanno più nomi, e valgono tutti. Se il simbolo può stare su più carte, di’ anche quale carta: il numero, o di chi è.

    - Giusto e prima degli altri: vale subito.
    - Giusto, ma qualcuno ha fatto prima: non succede niente e non ti costa niente.
    - Sbagliato: devi aspettare. Dove tutti si contendono una carta, aspetti che cambi. Dove ci sono molte carte scoperte, aspetti un secondo e mezzo.
rules-basics-end =
    Se la parità conta, si gioca lo spareggio. In due si fa un duello. { rules-tie }

    Le squadre dell’isola non fanno spareggi. Arrivano a pari merito.
rules-basics-tip = Non confrontare simbolo per simbolo. Guarda tutta la carta e aspetta che qualcosa ti salti all’occhio.

## Games with the classic and the beach deck

rules-practice-goal = Impara a conoscere le carte con calma. Qui non si contano i punti.
rules-practice-setup = Due carte scoperte sul tavolo.
rules-practice-play =
    Trova l’unico simbolo che sta su entrambe le carte e toccalo. Poi arrivano due carte nuove.

    Se giochi per conto tuo, vedi i tuoi tempi migliorare. In compagnia, chi fa prima gira le due carte successive. { rules-penalty }
rules-practice-end = Non c’è una fine. Quando il mazzo finisce, si rimescola. Continua quanto vuoi.
rules-practice-tip = Di’ il simbolo ad alta voce mentre lo tocchi. Ogni volta il nome ti verrà più in fretta.

rules-tower-goal = Prendi dalla torre più carte degli altri.
rules-tower-setup = Da 2 a 8 giocatori. Ognuno riceve una carta scoperta. Le altre formano al centro una pila scoperta: la torre.
rules-tower-play =
    Trova il simbolo che la carta in cima alla tua pila ha in comune con quella in cima alla torre.

    Hai fatto prima tu? La carta è tua. Va in cima alla tua pila, e da adesso giochi con quella. La torre mostra la carta successiva.

    - { rules-penalty }
rules-tower-end = Il gioco finisce con l’ultima carta della torre. Vince chi ha più carte.
rules-tower-tip = Hai appena vinto una carta? Guardala bene prima di tornare alla torre. È con quella che giochi adesso.

rules-well-goal = Liberati di tutte le carte prima degli altri.
rules-well-setup = Da 2 a 8 giocatori. Una carta scoperta va al centro: è il pozzo. Distribuite tutte le altre, una alla volta. La prima va a chi ha vinto il gioco precedente. Qualcuno può averne una in più. Tutte le pile sono scoperte.
rules-well-play =
    Trova il simbolo che la carta in cima alla tua pila ha in comune con quella nel pozzo.

    Hai fatto prima tu? Butta la tua carta nel pozzo. Adesso tutti cercano un simbolo in comune con quella. Tu passi alla carta successiva della tua pila.

    - { rules-penalty }
rules-well-end = { $end ->
    [last_left] Si va avanti finché una sola persona ha ancora carte: quella perde. Gli altri si classificano nell’ordine in cui hanno finito.
   *[first_out] Vince chi finisce le carte per primo, e il gioco si ferma subito. Per gli altri contano le carte rimaste: meno sono, meglio è.
}
rules-well-variants = { $end ->
    [last_left] Ci si può anche fermare prima: vince chi finisce le carte per primo.
   *[first_out] Si può anche giocare fino all’ultimo: si va avanti finché una sola persona ha ancora carte. Quella perde.
}
rules-well-tip = Ogni carta che cade nel pozzo cambia quello che devi cercare. Guardala bene ogni volta.

rules-hot_potato-goal = Passa le tue carte prima di ritrovarti con quelle di tutti.
rules-hot_potato-setup = Da 2 a 8 giocatori. In ogni manche ognuno riceve una carta, e si scoprono tutte nello stesso momento. { $rounds ->
    [deck] Si gioca finché ci sono abbastanza carte per un’altra manche.
    [one] Si gioca una manche.
   *[other] Si giocano { $rounds } manche.
}
rules-hot_potato-play =
    Trova un simbolo che la tua carta ha in comune con quella in cima alla pila di un altro giocatore ancora in gioco.

    Hai fatto prima tu? La tua pila va tutta sopra la sua. Adesso l’altro deve giocare con la tua carta. Per questa manche non rischi più niente.

    - Chi resta con tutte le carte perde la manche. Quelle carte contano come penalità.
    - { rules-penalty }
rules-hot_potato-end = Dopo l’ultima manche vince chi ha meno carte di penalità.
rules-hot_potato-variants = Scegliete quante manche giocare, oppure giocate fino alla fine del mazzo.
rules-hot_potato-tip = Più giocatori hanno ancora carte, più occasioni hai. Parti subito forte!

rules-catch_them_all-goal = Prendi più carte degli altri.
rules-catch_them_all-setup = Da 2 a 8 giocatori. In ogni manche al centro va una carta scoperta. Intorno vanno tante carte quanti sono i giocatori.
rules-catch_them_all-play =
    Trova il simbolo che una delle carte esterne ha in comune con quella al centro. Una vale l’altra.

    Hai fatto prima tu? Prendi quella carta. La carta al centro resta.

    Quando le carte esterne sono finite, quella al centro va sotto il mazzo. Poi si prepara una nuova manche.

    - { rules-penalty }
rules-catch_them_all-end = { $last_round ->
    [none] Quando le carte non bastano per una manche completa, il gioco finisce. Vince chi ha più carte.
   *[short] Quando le carte non bastano per una manche completa, se ne gioca un’ultima più corta con quelle rimaste. Poi vince chi ha più carte.
}
rules-catch_them_all-tip = La carta al centro resta per tutta la manche. Impara prima i suoi simboli, poi passa alle altre.

rules-poisoned_gift-goal = Queste carte non le vuole nessuno. Regalale agli altri e resta con meno carte di tutti.
rules-poisoned_gift-setup = Da 2 a 8 giocatori. Ognuno riceve una carta scoperta. Le altre formano al centro una pila scoperta.
rules-poisoned_gift-play =
    Trova il simbolo che la carta al centro ha in comune con quella in cima alla pila di un altro giocatore.

    Hai fatto prima tu? È il tuo regalo: la carta al centro va in cima alla sua pila. Al centro appare la successiva.

    - Non puoi farti un regalo, e nessuno può rifiutare il tuo.
    - { rules-penalty }
rules-poisoned_gift-end = Il gioco finisce quando la pila al centro è finita. Vince chi ha meno carte.
rules-poisoned_gift-tip = La tua carta non conta. Guarda quelle di tutti gli altri.

rules-triplets-goal = Trova tre carte con un simbolo in comune e raccogli più carte di tutti.
rules-triplets-setup = Da 2 a 8 giocatori. { $places ->
    [0] Nove carte scoperte sul tavolo, sette con il mazzo del giardino.
    [one] Una carta scoperta sul tavolo.
   *[other] { $places } carte scoperte sul tavolo.
} { $small_table ->
    [yes] Le altre formano un mazzo coperto. Se non c’è nessuna tripletta, si aggiunge una carta alla volta finché non ce n’è una.
   *[no] Le altre formano un mazzo coperto.
}
rules-triplets-play =
    Trova un simbolo che sta su tre carte. Toccalo su tutte e tre.

    Hai fatto prima tu? Prendi le tre carte. Tre nuove dal mazzo riempiono i vuoti.

    - { rules-penalty }
rules-triplets-end = Il gioco finisce quando il mazzo è finito e non ci sono più triplette. Vince chi ha più carte.
rules-triplets-tip = Finché c’è il mazzo, c’è sempre una tripletta. Scegli un simbolo che vedi due volte e cerca la terza.

rules-duel-goal = Due giocatori, una domanda: chi è più veloce?
rules-duel-setup = Ognuno riceve una carta. Si scoprono nello stesso momento.
rules-duel-play =
    Trova il simbolo che sta su entrambe le carte.

    - { rules-penalty }
rules-duel-end = { $wins ->
    [one] Chi lo trova per primo vince il duello.
   *[other] Chi lo trova per primo vince la manche, e arrivano due carte nuove. Il duello va a chi vince per primo { $wins } manche.
} Negli altri giochi, un duello risolve la parità fra due giocatori.
rules-duel-tip = Respira, e guarda le due carte insieme.

## The island

rules-island-name = Squadre sull’isola
rules-island-goal = La tua squadra fa punti in ogni gioco. A dieci punti la partita finisce, e vince la squadra con più punti.
rules-island-setup =
    Da 2 a 6 giocatori in due o tre squadre: blu, arancione e rossa.

    - 2 giocatori: uno contro uno.
    - 3 giocatori: ognuno per sé.
    - 4 giocatori: due squadre da due.
    - 5 giocatori: due squadre da due e un giocatore da solo.
    - 6 giocatori: tre squadre da due.

    L’isola ha 19 carte esagonali in file da 3, 4, 5, 4 e 3, tutte scoperte. Se ne prepara una nuova per ogni gioco. Ogni squadra ha 16 carte del suo colore. I partner se le dividono: 8 a testa.

    Ogni squadra ha anche una carta segnapunti. Si gira di uno scatto per ogni punto. A sei punti si capovolge.

    È la prima volta sull’isola? Cominciate da Principianti, poi passate ad Avventura. I giochi sono in ordine di difficoltà: prima i più facili.
rules-island-play =
    Nei primi tre giochi scopri le tue carte una alla volta. Metti ognuna su una carta dell’isola con cui ha un simbolo in comune. Devi giocare una carta prima di scoprire la successiva.

    - Conta solo la carta in cima: è quella che si confronta, ed è il suo colore che fa punti.
    - Se il gioco non dice altro, puoi coprire qualsiasi carta: di un’altra squadra o tua.
    - Hai finito le carte prima del partner? Puoi indicare, ma non giocare.
    - { rules-penalty }
rules-island-end =
    I punti si contano alla fine di ogni gioco, nei Cavalieri dopo ogni manche. { rules-award }

    Quando una squadra ha dieci punti o più, la partita finisce. Vince la squadra con più punti. A pari punti si vince insieme.
rules-island-five = Chi gioca da solo ha 8 carte, e quello che fa vale doppio: carte visibili, porti, gruppo, e le carte prese nei Barbari. Nei Cavalieri non cambia niente.

rules-welcome-goal = Coprite l’isola con le carte della vostra squadra e lasciatene visibili più che potete.
rules-welcome-setup = Preparate l’isola: 19 carte scoperte. Ogni squadra mescola le sue 16 carte e le tiene coperte. I partner ne prendono 8 a testa. Ognuno scopre una carta.
rules-welcome-play =
    Trova un simbolo che la tua carta ha in comune con una carta qualsiasi dell’isola. Mettici sopra la tua. Poi scopri la prossima.

    - Da adesso lì conta solo la tua carta, finché qualcuno non la copre.
    - Puoi coprire qualsiasi carta, di chiunque sia.
    - { rules-penalty }
rules-welcome-end =
    Il gioco finisce appena una squadra resta senza carte.

    - 1 punto alla squadra che resta per prima senza carte.
    - 2 punti alla squadra con più carte visibili. { rules-award }
rules-welcome-five = Chi gioca da solo ha 8 carte. Le sue carte visibili valgono doppio.
rules-welcome-example = I blu finiscono le carte per primi: 1 punto. Ma gli arancioni hanno sei carte visibili e i blu solo cinque: 2 punti agli arancioni.
rules-welcome-tip = Copri la carta di un’altra squadra e guadagni due volte: una in più per voi, una in meno per loro.

rules-ports-goal = Partite dal centro dell’isola e raggiungete più porti degli altri.
rules-ports-setup = Preparate l’isola: 19 carte scoperte, con 6 porti intorno. Ogni porto tocca due carte della costa. Ogni squadra mescola le sue 16 carte e le tiene coperte. I partner ne prendono 8 a testa. Ognuno scopre una carta.
rules-ports-play =
    Trova un simbolo che la tua carta ha in comune con una carta dell’isola, e mettici sopra la tua. Non dove ti pare, però:

    - Comincia dal centro: { $centre ->
        [single] la carta proprio in mezzo.
       *[seven] la carta proprio in mezzo o una delle sei intorno.
    }
    - Poi puoi coprire qualsiasi carta accanto a una del tuo colore. { $own_isolated ->
        [forbid] Una carta del tuo colore la puoi coprire solo se accanto ne ha un’altra del tuo colore.
       *[allow] Puoi coprire anche una carta del tuo colore.
    }
    - Non si vede più nessuna carta del tuo colore? Ricomincia dal centro.
    - I porti non si coprono mai, e lì non si cercano simboli.
    - { rules-penalty }
rules-ports-end =
    Il gioco finisce appena una squadra resta senza carte.

    - 1 punto alla squadra che resta per prima senza carte.
    - 2 punti alla squadra che con le sue carte visibili tocca più porti. Ogni porto conta una volta. { rules-award }
rules-ports-five = Chi gioca da solo ha 8 carte. I suoi porti valgono doppio.
rules-ports-example = Gli arancioni finiscono le carte per primi: 1 punto. I blu toccano tre porti e gli arancioni due: 2 punti ai blu. Due carte blu sullo stesso porto contano una volta.
rules-ports-variants = { $own_isolated ->
    [forbid] Altre edizioni: una carta del tuo colore la puoi coprire sempre.
   *[allow] Edizione polacca: una carta del tuo colore la puoi coprire solo se accanto ne ha un’altra del tuo colore.
}
rules-ports-tip = Basta una carta per porto. Passa al porto successivo e proteggi le carte che ne toccano uno.

rules-longest_route-goal = Unite le carte del vostro colore nel gruppo più grande dell’isola.
rules-longest_route-setup =
    Preparate l’isola: 19 carte scoperte. Ogni squadra ha le sue 16 carte. Prima di cominciare ci si scambiano carte coperte, senza guardarle:

    - Con due squadre: ognuna dà 6 carte all’altra.
    - Con tre squadre: ognuna dà 3 carte a ciascuna delle altre.

    Ognuno scopre una carta.
rules-longest_route-play =
    Trova un simbolo che la tua carta ha in comune con una carta qualsiasi dell’isola. Mettici sopra la tua. Poi scopri la prossima.

    - Conta il colore della carta, non chi l’ha giocata. Hai anche carte delle altre squadre: giocale dove aiutano meno.
    - Puoi coprire qualsiasi carta.
    - { rules-penalty }
rules-longest_route-end =
    Il gioco finisce appena una squadra ha giocato tutte le carte che aveva.

    - 1 punto alla squadra che resta per prima senza carte.
    - 2 punti alla squadra con il gruppo più grande: carte visibili del suo colore, una accanto all’altra. { rules-award }
rules-longest_route-five = Chi gioca da solo ha 8 carte, ne dà 1 a ogni coppia e ne riceve 1 da ognuna. Le coppie se ne scambiano 3. Poi tutti ne hanno 8. Il gruppo di chi gioca da solo vale doppio.
rules-longest_route-example = I blu finiscono le carte per primi: 1 punto. I blu hanno sette carte visibili, ma il loro gruppo più grande è di quattro. Gli arancioni hanno un gruppo di cinque: 2 punti agli arancioni.
rules-longest_route-tip = Una carta al posto giusto può unire due gruppi piccoli. Con le carte delle altre squadre puoi spezzarne uno grande.

rules-barbarians-goal = Portate via dall’isola più carte di tutti.
rules-barbarians-setup = Preparate l’isola: 19 carte scoperte. Ogni squadra scopre una delle sue carte, in modo che tutti la vedano. Resta la stessa per tutto il gioco.
rules-barbarians-play =
    Trova un simbolo che la carta della tua squadra ha in comune con una carta rimasta sull’isola.

    Hai fatto prima tu? La tua squadra prende quella carta. La carta della squadra resta.

    - I partner giocano con la stessa carta.
    - { rules-penalty }
rules-barbarians-end =
    Il gioco finisce quando l’isola è vuota.

    - 2 punti alla squadra con più carte. { rules-award }
rules-barbarians-five = Le carte di chi gioca da solo valgono doppio.
rules-barbarians-example = I blu hanno preso sette carte, gli arancioni sette e i rossi cinque. Blu e arancioni sono in parità: 2 punti a testa.
rules-barbarians-tip = La vostra carta non cambia mai. Impara i suoi nove simboli, poi passa in rassegna l’isola.

rules-knights-goal = Catturate le carte delle altre squadre prima che catturino la vostra.
rules-knights-setup = Questa volta niente isola. Ogni squadra mescola le sue 16 carte e ne fa un mazzo coperto. In ogni manche tutte le squadre scoprono insieme la prima carta.
rules-knights-play =
    Trova il simbolo che la carta della tua squadra ha in comune con quella di un’altra squadra ancora in gioco.

    Hai fatto prima tu? Catturate la loro carta, e per questa manche quella squadra è fuori. Tiene quello che ha già catturato.

    La manche finisce quando resta una sola squadra. La sua carta si mette da parte, e tutti scoprono la successiva.

    - I partner giocano con la stessa carta.
    - Carte finite? Ogni squadra rimescola le sue 16 carte.
    - { rules-penalty }
rules-knights-end =
    - 1 punto per ogni carta catturata: si conta dopo ogni manche.

    { $limit ->
        [rounds] { rules-knights-rounds }
        [either] { rules-knights-target } { rules-knights-latest }
       *[points] { rules-knights-target }
    } Vince la squadra con più punti.
rules-knights-target = { $target ->
    [one] Si gioca finché una squadra non fa un punto.
   *[other] Si gioca una manche dopo l’altra, finché una squadra non arriva a { $target } punti.
}
rules-knights-rounds = { $rounds ->
    [one] Dopo una manche ci si ferma.
   *[other] Dopo { $rounds } manche ci si ferma.
}
rules-knights-latest = { $rounds ->
    [one] Dopo una manche ci si ferma comunque.
   *[other] Dopo { $rounds } manche ci si ferma comunque.
}
rules-knights-five = Non cambia niente: chi gioca da solo gioca con una carta, come ogni altra squadra.
rules-knights-example = I rossi catturano la carta degli arancioni: 1 punto ai rossi. Poi i blu catturano la carta dei rossi: 1 punto ai blu. I rossi sono fuori, ma tengono il loro punto.
rules-knights-tip = Con tre squadre puoi catturare due carte in una manche. Trova la seconda prima di toccare la prima.

## Island dice

rules-island_dice-goal = Costruisci strade, colonie, città e cavalieri, e fai più punti di tutti in 15 turni.
rules-island_dice-setup =
    Per uno o più giocatori. Ognuno ha un foglio con una mappa. La prima strada c’è già.

    Ognuno dei sei dadi mostra minerale, grano, lana, legno, argilla o oro.

    Chi comincia si tira a sorte. Alla rivincita comincia il giocatore successivo.
rules-island_dice-play =
    Nel tuo turno tiri fino a tre volte. Dopo ogni tiro tieni i dadi che vuoi e tira di nuovo gli altri. Puoi ripensarci: un dado tenuto si può tirare di nuovo.

    Poi costruisci quanto riesci a pagare con quello che mostrano i dadi. Ogni dado si usa una volta. Appena usi un jolly, scambi o costruisci, in questo turno non tiri più.

    - Strada, 1 punto: argilla e legno. Deve partire da una strada che hai già.
    - Colonia, 3, 4, 5, 7, 9 o 11 punti: argilla, legno, grano e lana.
    - Città, 7, 12, 20 o 30 punti: tre di minerale e due di grano.
    - Cavaliere, da 1 a 6 punti: minerale, grano e lana.
    - A una colonia o a una città deve arrivare una strada. Colonie, città e cavalieri si costruiscono in ordine, dal numero più basso al più alto.

    Ti manca qualcosa?

    - Scambio: due dadi d’oro diventano uno di un’altra risorsa, una volta per ogni coppia.
    - Jolly: ogni cavaliere fa da jolly una volta per partita. Gira un dado sulla sua risorsa. Il primo dà minerale, poi vengono grano, lana, legno e argilla. Il sesto dà quello che vuoi. { $joker_next_turn ->
        [yes] Il jolly di un nuovo cavaliere vale dal prossimo turno.
       *[no] Il jolly di un nuovo cavaliere vale subito, anche nello stesso turno.
    }
rules-island_dice-end =
    Somma i punti di quello che costruisci in un turno e scrivi un solo numero. Se non costruisci niente, segni una croce. Ogni croce costa 2 punti alla fine.

    Dopo 15 turni a testa vince chi ha più punti. A pari punti si vince insieme.
rules-island_dice-example = Tiri argilla, legno, argilla, legno, grano e lana. Bastano per una strada (1 punto) e una colonia (3 punti). Scrivi 4.
rules-island_dice-variants = Oppure così: il jolly di un nuovo cavaliere vale solo dal turno dopo.
rules-island_dice-tip = Le strade portano dappertutto, ma le città grandi danno più punti. Costruisci presto i cavalieri: un jolly può salvare un brutto turno.

## How games string together

rules-single-goal = Un gioco, una vittoria.
rules-single-setup = Scegliete un gioco qualsiasi e date le carte.
rules-single-play = Si gioca una volta, con le sue regole.
rules-tie-first = { $tie ->
    [shared] In caso di parità al primo posto, si vince insieme.
   *[any] Se due giocatori sono in parità al primo posto, decide un duello. { rules-tie }
}
rules-single-end = { $teams ->
    [yes] Se più squadre sono in parità al primo posto, vincono insieme.
    [no] { rules-tie-first }
   *[any] { rules-tie-first } Le squadre dell’isola vincono insieme.
}

rules-series-goal = Vinci più giochi degli altri.
rules-series-setup = Scegliete i giochi e l’ordine, oppure lasciate fare al caso. Lo stesso gioco può tornare più volte.
rules-series-play = Si fa un gioco dopo l’altro. Se vinci un gioco, segni una vittoria sul foglio dei punti. { $teams ->
    [yes] Le squadre in parità al primo posto segnano una vittoria ciascuna.
   *[no] { $tie ->
        [shared] Chi è in parità al primo posto segna comunque una vittoria.
       *[any] La parità al primo posto si risolve subito: in due si fa un duello. { rules-tie }
    }
}
rules-series-end = { $teams ->
    [yes] Dopo l’ultimo gioco il titolo va alla squadra con più vittorie. In caso di parità, le squadre si dividono il titolo.
   *[no] Dopo l’ultimo gioco il titolo va a chi ha più vittorie. { $tie ->
        [shared] In caso di parità, ci si divide il titolo.
       *[any] Anche qui, in caso di parità decide uno spareggio.
    }
}

rules-tournament-goal = Fai più punti di tutti, sommando tutti i giochi.
rules-tournament-setup = { $length ->
    [0] Si fa ogni gioco una volta, cominciando con La torre infernale.
    [one] Si fa un solo gioco: La torre infernale.
   *[other] Si fanno { $length } giochi, cominciando con La torre infernale.
}
rules-tournament-play =
    { $picks ->
        [any] Chi arriva ultimo in un gioco sceglie il prossimo, quello che vuole.
       *[unplayed] Chi arriva ultimo in un gioco sceglie il prossimo, fra quelli non ancora giocati.
    } Ogni gioco ha i suoi punti:

    - La torre infernale: 1 per ogni carta che prendi, e altri 5 a chi ne prende di più.
    - Il pozzo, giocato fino all’ultimo: 10 a chi finisce per primo, meno 20 a chi resta.
    - La patata bollente: meno 5 per ogni manche persa.
    - Prendile tutte!: 1 per ogni carta.
    - Il regalo avvelenato: 20 a chi ha meno carte, 10 al secondo posto.
    - Le triplette: 1 per ogni carta.
rules-tournament-end = { $tie ->
    [shared] Chi è in parità riceve i punti del posto migliore. Dopo l’ultimo gioco il titolo va a chi ha più punti. In caso di parità, ci si divide il titolo.
   *[any] Prima di assegnare i punti extra, ogni parità si risolve con uno spareggio. Dopo l’ultimo gioco il titolo va a chi ha più punti. In caso di parità decide anche qui uno spareggio.
}
rules-tournament-tip = Finisci all’ultimo posto? Scegli il gioco in cui te la cavi meglio.

rules-beginner-goal = Fate più punti di tutti. La partita finisce quando una squadra arriva a dieci.
rules-beginner-setup = Scegliete uno dei cinque giochi dell’isola. Sono in ordine di difficoltà: prima i più facili.
rules-beginner-play = Si rigioca sempre lo stesso. I punti si sommano di volta in volta, e le carte segnapunti li mostrano.
rules-beginner-end = Quando una squadra ha dieci punti o più, la partita finisce. Vince la squadra con più punti. A pari punti si vince insieme.

rules-adventure-goal = Fate più punti di tutti in un viaggio attraverso i cinque giochi dell’isola. La partita finisce quando una squadra arriva a dieci.
rules-adventure-setup = I giochi si fanno in quest’ordine: Benvenuti sull’isola, I porti, La strada più lunga, I barbari, I cavalieri.
rules-adventure-play = Si fanno i primi quattro una volta ciascuno, sommando i punti sulle carte segnapunti. Poi si gioca ai Cavalieri, una manche dopo l’altra, finché una squadra non arriva a dieci punti.
rules-adventure-end = Quando una squadra ha dieci punti o più, la partita finisce, anche prima dei Cavalieri. Vince la squadra con più punti. A pari punti si vince insieme.
