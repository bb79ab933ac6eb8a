### The rules of every game. One line is one paragraph; a line that begins with "- " is a point of a list.
### Each game has a goal, what is laid out, how it is played and how it ends, and perhaps a tip.

rules-heading-goal = Lo scopo
rules-heading-setup = Si prepara così
rules-heading-play = Si gioca così
rules-heading-end = La fine
rules-heading-five = In cinque
rules-heading-example = Esempio di punteggio
rules-heading-variants = Altri modi di giocare
rules-heading-tip = Un buon trucco

rules-shelf-cards = Giochi con le carte
rules-shelf-island = Giochi sull’isola
rules-shelf-dice = I dadi dell’isola
rules-shelf-series = Più giochi di fila

## What several games share

rules-penalty = { $penalty ->
    [lock] Sbagliato? Aspetti che cambi quella carta. Se aspettano tutti, tutti riprovano.
    [freeze] Sbagliato? Aspetti un secondo e mezzo.
   *[none] Sbagliato? Non succede niente: riprova.
}
rules-tie = { $tie ->
    [knockout] In tre o più si gioca alla Patata bollente: chi perde il giro esce, finché ne resta uno.
    [minigame] In tre o più si gioca un altro gioco.
    [shared] In tre o più si divide il posto.
   *[hot_potato] In tre o più si gioca un giro di Patata bollente: prima ti metti in salvo, migliore è il posto.
}

## What all card games share

rules-basics-name = Come funzionano le carte
rules-basics-goal = Metti due carte qualsiasi una accanto all’altra: hanno un simbolo in comune. Sempre uno, e mai più di uno. In ogni gioco si tratta di vederlo prima degli altri.
rules-basics-setup =
    Il mazzo classico e quello della spiaggia hanno 55 carte con 8 simboli ciascuna. Il mazzo dell’isola ha 73 carte con 9 simboli ciascuna.

    Lo stesso simbolo può essere piccolo su una carta e grande su un’altra, e può stare a testa in giù. È sempre lo stesso.
rules-basics-play =
    Si gioca tutti insieme, senza turni. Tocca il simbolo che vedi, oppure di’ il suo nome: è di chi arriva per primo.

    - Giusto e per primo: vale subito.
    - Giusto, ma qualcuno è stato più svelto: non succede niente e non perdi niente.
    - Sbagliato: devi aspettare. Nei giochi in cui si lotta per una carta sola, aspetti che quella carta cambi; se aspettano tutti, tutti possono riprovare. Dove ci sono tante carte scoperte aspetti un secondo e mezzo.
rules-basics-end =
    Quando un pareggio conta, si fa lo spareggio. In due si combatte un duello. In tre o più si gioca un giro della patata bollente: prima ti liberi delle carte, migliore è il tuo posto.

    Nei giochi dell’isola non ci sono spareggi: le squadre alla pari si dividono il posto.
rules-basics-tip = Non confrontare un simbolo alla volta. Guarda prima tutta la carta e aspetta che qualcosa ti sembri familiare.

## Games with the classic and the beach deck

rules-practice-goal = Prendi confidenza con le carte, con tutta calma. Nessuno conta i punti.
rules-practice-setup = Sul tavolo ci sono due carte scoperte.
rules-practice-play =
    Trova l’unico simbolo che sta su entrambe le carte e toccalo. Ne arrivano due nuove.

    Da solo puoi guardare i tuoi tempi migliorare. In compagnia, chi è più svelto gira le due carte successive.
rules-practice-end = Non c’è una fine. Quando il mazzo è esaurito si rimescola, e si continua finché ne avete voglia.
rules-practice-tip = Di’ il nome del simbolo ad alta voce mentre lo tocchi. Ogni volta ti verrà più in fretta.

rules-tower-goal = Vinci più carte degli altri dalla torre al centro.
rules-tower-setup = Da 2 a 8 giocatori. Ognuno riceve una carta. Tutte le altre formano una torre al centro, a faccia in su.
rules-tower-play =
    Trova il simbolo che la tua carta ha in comune con quella in cima alla torre.

    Sei il più svelto? Quella carta è tua: finisce sulla tua pila e da adesso cerchi su di lei. La torre mostra la carta seguente.

    - { rules-penalty }
rules-tower-end = Il gioco finisce quando la torre è esaurita. Vince chi ha più carte.
rules-tower-tip = Appena vinci una carta, guardala bene: l’hai già davanti agli occhi mentre gli altri guardano la torre.

rules-well-goal = Butta tutte le tue carte nel pozzo prima degli altri.
rules-well-setup = Da 2 a 8 giocatori. Una carta sta scoperta al centro: è il pozzo. Tutte le altre si distribuiscono una alla volta; qualcuno può averne una in più. Si comincia da chi ha vinto il gioco precedente. Le pile di tutti stanno a faccia in su.
rules-well-play =
    Trova il simbolo che la tua prima carta ha in comune con quella nel pozzo.

    Sei il più svelto? La tua carta cade nel pozzo, e adesso è quella su cui cercano tutti. Scopri la tua carta seguente.

    - { rules-penalty }
rules-well-end = { $end ->
    [last_left] Allora si continua finché uno solo ha ancora carte. Quello perde, e i posti seguono l’ordine in cui vi siete liberati delle carte.
   *[first_out] Vince chi resta per primo senza carte, e il gioco finisce subito. Meno carte restano agli altri, migliore è il loro posto.
}
rules-well-variants = Si può anche giocare fino all’ultimo: allora si continua finché uno solo ha ancora carte. Quello perde, e i posti seguono l’ordine in cui vi siete liberati delle carte.
rules-well-tip = Ogni carta che cade nel pozzo cambia la domanda. Dopo ognuna, guarda di nuovo.

rules-hot_potato-goal = Passa le tue carte prima di restare con quelle di tutti.
rules-hot_potato-setup = Da 2 a 8 giocatori. In ogni giro ognuno riceve una carta, e tutti la mostrano nello stesso momento. { $rounds ->
    [deck] Si gioca finché le carte bastano per un altro giro.
    [one] Si gioca un giro.
   *[other] Si giocano { $rounds } giri.
}
rules-hot_potato-play =
    Trova un simbolo che la tua carta ha in comune con la prima carta di qualcuno che ha ancora carte in mano.

    Sei il più svelto? Tutta la tua pila finisce sopra la sua, e adesso lì in cima c’è la tua carta. Per questo giro sei al sicuro.

    - Chi resta alla fine ha in mano tutte le carte: perde il giro e le mette da parte come un peso.
    - { rules-penalty }
rules-hot_potato-end = Finiti tutti i giri, vince chi ha messo da parte meno carte.
rules-hot_potato-variants = You choose how many rounds to play, or play until the deck runs out.
rules-hot_potato-tip = Più giocatori hanno carte in mano, più occasioni hai. Sii svelto all’inizio.

rules-catch_them_all-goal = Prendi più carte degli altri intorno al centro.
rules-catch_them_all-setup = Da 2 a 8 giocatori. In ogni giro una carta sta scoperta al centro, e intorno ci sono tante carte quanti sono i giocatori.
rules-catch_them_all-play =
    Trova il simbolo che una delle carte intorno ha in comune con quella al centro. Va bene una qualsiasi.

    Sei il più svelto? La carta intorno è tua. Quella al centro resta dov’è.

    Quando intorno non c’è più niente, la carta al centro va sotto il mazzo e si prepara un nuovo giro.

    - { rules-penalty }
rules-catch_them_all-end = { $last_round ->
    [none] Quando le carte non bastano per un giro intero, il gioco finisce. Vince chi ha più carte.
   *[short] Quando le carte non bastano per un giro intero, se ne gioca un ultimo più corto con quelle rimaste. Vince chi ha più carte.
}
rules-catch_them_all-tip = Il centro resta lo stesso per tutto il giro: impara prima i suoi simboli, poi passa alle altre carte.

rules-poisoned_gift-goal = Nessuno vuole queste carte. Regalale agli altri e finisci con meno di tutti.
rules-poisoned_gift-setup = Da 2 a 8 giocatori. Ognuno riceve una carta. Tutte le altre formano un mazzo al centro, a faccia in su.
rules-poisoned_gift-play =
    Trova il simbolo che la carta al centro ha in comune con la prima carta di un altro giocatore.

    Sei il più svelto? Gliela regali: va in cima alla sua pila. Al centro appare la carta seguente.

    - A te stesso non puoi regalare niente, e nessuno può dire di no.
    - { rules-penalty }
rules-poisoned_gift-end = Il gioco finisce quando il mazzo al centro è esaurito. Vince chi ha meno carte.
rules-poisoned_gift-tip = La tua carta non ti serve mai. Guarda quelle di tutti gli altri.

rules-triplets-goal = Trova tre carte con lo stesso simbolo e raccogli più carte di tutti.
rules-triplets-setup = Da 2 a 8 giocatori. Nove carte stanno scoperte sul tavolo, le altre formano un mazzo coperto.
rules-triplets-play =
    Trova un simbolo che sta su tre delle nove carte e toccalo su tutte e tre.

    Sei il più svelto? Le tre carte sono tue, e tre nuove dal mazzo riempiono i posti vuoti.

    - { rules-penalty }
rules-triplets-end = Il gioco finisce quando il mazzo è esaurito e non ci sono più tre carte con un simbolo in comune. Vince chi ha più carte.
rules-triplets-tip = Fra nove carte c’è sempre una tripletta. Scegli un simbolo che vedi due volte e cerca il terzo.

rules-duel-goal = Due giocatori, una domanda: chi è più svelto?
rules-duel-setup = Ognuno dei due riceve una carta. Si mostrano nello stesso momento.
rules-duel-play =
    Trova il simbolo che sta su entrambe le carte.

    - { rules-penalty }
rules-duel-end = Chi è primo vince il duello. Quando due giocatori sono alla pari in un altro gioco, decide un duello.
rules-duel-tip = Fai un bel respiro e guarda le due carte insieme.

## The island

rules-island-name = Le squadre sull’isola
rules-island-goal = In ogni minigioco le squadre vincono punti. Con dieci punti si vince tutta la partita.
rules-island-setup =
    Da 2 a 6 giocatori in due o tre squadre: blu, arancione e rossa.

    - 2 giocatori: uno contro uno.
    - 3 giocatori: ognuno per sé.
    - 4 giocatori: due squadre da due.
    - 5 giocatori: due squadre da due, e uno da solo.
    - 6 giocatori: tre squadre da due.

    L’isola è fatta di 19 carte a sei lati, in file da 3, 4, 5, 4 e 3, tutte a faccia in su. Si prepara di nuovo per ogni minigioco. Ogni squadra ha 16 carte del suo colore. I compagni se le dividono: 8 a testa.
rules-island-play =
    Nei primi tre minigiochi scopri le tue carte una alla volta e metti ognuna sopra una carta dell’isola con cui ha un simbolo in comune. Una carta scoperta va giocata prima di scoprire la seguente.

    - Conta solo la carta in cima: si cerca solo su quella, e solo quella ha un colore.
    - Si può coprire qualsiasi carta, anche di un’altra squadra o della propria.
    - Se le tue carte sono finite ma quelle del compagno no, puoi aiutarlo indicando, ma non giocando.
    - { rules-penalty }
rules-island-end =
    I punti si contano alla fine di ogni minigioco, nei Cavalieri dopo ogni giro. Se più squadre sono alla pari per i due punti, tutte ne ricevono due; per niente di niente non si riceve nulla.

    Con dieci punti o più finisce tutta la partita. Vince chi ha più punti; alla pari si vince insieme.
rules-island-five = Chi gioca da solo ha 8 carte, e quello che ha in vista vale doppio. Anche nei Barbari le sue carte valgono doppio; nei Cavalieri non cambia niente.

rules-welcome-goal = Coprite l’isola con le carte della vostra squadra e lasciatene in vista più che potete.
rules-welcome-setup = L’isola: 19 carte a faccia in su. Ogni squadra mescola le sue 16 carte e le tiene coperte; i compagni ne prendono 8 a testa. Ognuno scopre una carta.
rules-welcome-play =
    Trova un simbolo che la tua carta ha in comune con una carta qualsiasi dell’isola e mettici sopra la tua. Poi scopri la seguente.

    - Da adesso lì conta solo la tua carta, finché qualcuno non la copre.
    - Potete coprire qualsiasi carta, di chiunque sia.
    - { rules-penalty }
rules-welcome-end =
    Appena una squadra ha giocato tutte le sue carte, il minigioco finisce.

    - 1 punto alla squadra che ha finito per prima.
    - 2 punti alla squadra con più carte in vista.
rules-welcome-five = Chi gioca da solo ha 8 carte, e quelle in vista valgono doppio.
rules-welcome-example = Blue is out of cards first: 1 point. But orange has six visible cards and blue only five: 2 points for orange.
rules-welcome-tip = Coprire la carta di un’altra squadra aiuta due volte: voi ne avete una in più, loro una in meno.

rules-ports-goal = Partite dal cuore dell’isola e raggiungete più porti degli altri.
rules-ports-setup = L’isola: 19 carte a faccia in su, e intorno 6 porti. Ogni porto tocca due carte della costa. Ogni squadra mescola le sue 16 carte e le tiene coperte; i compagni ne prendono 8 a testa. Ognuno scopre una carta.
rules-ports-play =
    Trova un simbolo che la tua carta ha in comune con una carta dell’isola e mettici sopra la tua. Ma non dove capita:

    - Cominciate dal centro dell’isola: { $centre ->
        [single] la carta proprio al centro.
       *[seven] la carta proprio al centro o una delle sei intorno.
    }
    - Poi potete coprire ogni carta accanto a una del vostro colore. { $own_isolated ->
        [forbid] Una carta del vostro colore si copre solo se ne ha accanto un’altra del vostro colore.
       *[allow] Potete coprire anche una carta del vostro colore.
    }
    - Se non è più in vista nessuna carta del vostro colore, si ricomincia dal cuore.
    - I porti non si coprono mai, e non vi si cercano simboli.
    - { rules-penalty }
rules-ports-end =
    Appena una squadra ha giocato tutte le sue carte, il minigioco finisce.

    - 1 punto alla squadra che ha finito per prima.
    - 2 punti alla squadra le cui carte in vista toccano più porti diversi.
rules-ports-five = Chi gioca da solo ha 8 carte, e i suoi porti valgono doppio.
rules-ports-example = Orange is out of cards first: 1 point. Blue touches three ports and orange two: 2 points for blue. Two blue cards at the same port count once.
rules-ports-variants = Polish edition: you can only cover a card of your own colour if it has a neighbour of your colour.
rules-ports-tip = A ogni porto basta una carta. Proseguite verso il prossimo e difendete le carte che toccano un porto.

rules-longest_route-goal = Unite le carte del vostro colore nel gruppo più grande dell’isola.
rules-longest_route-setup =
    L’isola: 19 carte a faccia in su. Ogni squadra ha le sue 16 carte. Prima di cominciare ci si scambiano carte, coperte e a caso:

    - Due squadre si danno a vicenda 6 carte.
    - Tre squadre danno 3 carte a ognuna delle altre.

    Ognuno scopre una carta.
rules-longest_route-play =
    Trova un simbolo che la tua carta ha in comune con una carta qualsiasi dell’isola e mettici sopra la tua. Poi scopri la seguente.

    - Conta il colore della carta, non chi l’ha messa. Avete anche carte degli altri: mettetele dove aiutano di meno.
    - Potete coprire qualsiasi carta.
    - { rules-penalty }
rules-longest_route-end =
    Appena una squadra ha giocato tutte le carte che ha in mano, il minigioco finisce.

    - 1 punto alla squadra che ha finito per prima.
    - 2 punti alla squadra con il gruppo più grande: carte in vista del suo colore che stanno una accanto all’altra.
rules-longest_route-five = Chi gioca da solo ha 8 carte, ne dà 1 a ogni coppia e ne riceve 1 da ognuna; le coppie se ne scambiano 3. Alla fine tutti ne hanno 8. Il gruppo di chi gioca da solo vale doppio.
rules-longest_route-example = Blue is out of cards first: 1 point. Blue has seven visible cards, but its biggest group is four. Orange has a group of five: 2 points for orange.
rules-longest_route-tip = Una vostra carta nel posto giusto può unire due gruppi piccoli in uno grande. Con le carte degli altri si spezzano i gruppi.

rules-barbarians-goal = Portate via dall’isola più carte delle altre squadre.
rules-barbarians-setup = L’isola: 19 carte a faccia in su. Ogni squadra scopre una delle sue carte, che tutti la vedano. Resta la stessa per tutto il minigioco.
rules-barbarians-play =
    Trova un simbolo che la carta della tua squadra ha in comune con una carta qualsiasi rimasta sull’isola.

    Sei il più svelto? La tua squadra prende quella carta dell’isola. La carta della squadra resta dov’è.

    - I compagni cercano con la stessa carta.
    - { rules-penalty }
rules-barbarians-end =
    Il minigioco finisce quando l’isola è vuota.

    - 2 punti alla squadra con più carte.
rules-barbarians-five = Le carte di chi gioca da solo valgono doppio.
rules-barbarians-example = Blue took seven cards, orange seven and red five. Blue and orange are tied for most: 2 points each.
rules-barbarians-tip = La vostra carta non cambia: impara i suoi nove simboli, poi passa in rassegna l’isola.

rules-knights-goal = Prendete le carte delle altre squadre prima che prendano la vostra.
rules-knights-setup = Stavolta niente isola. Ogni squadra mescola le sue 16 carte e le tiene coperte. In ogni giro tutte le squadre scoprono insieme la prima carta.
rules-knights-play =
    Trova il simbolo che la carta della tua squadra ha in comune con quella di un’altra squadra ancora in gara.

    Sei il più svelto? Prendete la loro carta, e quella squadra è fuori per questo giro. Tiene quello che ha già preso.

    Il giro finisce quando resta una squadra sola. La sua carta si mette da parte, e tutti scoprono la seguente.

    - I compagni cercano con la stessa carta.
    - Quando le carte finiscono, ogni squadra rimescola le sue 16.
    - { rules-penalty }
rules-knights-end =
    - 1 punto per ogni carta presa, contato alla fine di ogni giro.

    Si gioca un giro dopo l’altro finché una squadra ha dieci punti. Vince chi ha più punti.
rules-knights-five = Nothing changes: the solo player plays with one card like every other team.
rules-knights-example = Red captures orange’s card: 1 point for red. Then blue captures red’s card: 1 point for blue. Red is out, but keeps its point.
rules-knights-tip = Con tre squadre puoi prendere due carte in un solo giro: adocchia la seconda prima di toccare la prima.

## Island dice

rules-island_dice-goal = Costruisci strade, colonie, città e cavalieri e fai più punti di tutti in 15 turni.
rules-island_dice-setup =
    Da un giocatore in su. Ognuno ha un foglio con una mappa. La strada di partenza c’è già.

    Ognuno dei sei dadi mostra minerale, grano, lana, legno, argilla oppure oro.
rules-island_dice-play =
    Nel tuo turno tiri fino a tre volte. Dopo ogni tiro metti da parte i dadi che vuoi tenere e ritira gli altri. Puoi cambiare idea: un dado messo da parte si può ritirare.

    Poi costruisci con quello che mostrano i dadi, quanto ti puoi permettere. Ogni dado paga una volta sola.

    - Strada, 1 punto: argilla e legno. Deve proseguire da una strada che c’è già.
    - Colonia, 3, 4, 5, 7, 9 o 11 punti: argilla, legno, grano e lana.
    - Città, 7, 12, 20 o 30 punti: tre minerali e due grani.
    - Cavaliere, da 1 a 6 punti: minerale, grano e lana.
    - A una colonia o a una città deve arrivare una strada. Colonie, città e cavalieri si costruiscono ciascuno in ordine, dal numero più basso al più alto.

    Se i dadi non vanno proprio bene:

    - Due dadi con l’oro ne fanno uno di quello che vuoi, tutte le volte che ne hai due.
    - Ogni cavaliere ti aiuta una volta nella partita come jolly: gira un dado sulla sua figura. Il primo dà minerale, poi vengono grano, lana, legno e argilla; il sesto dà quello che vuoi. { $joker_next_turn ->
        [yes] Il jolly di un nuovo cavaliere vale dal tuo turno successivo.
       *[no] Il jolly di un nuovo cavaliere vale subito, anche nello stesso turno.
    }
rules-island_dice-end =
    Tutto quello che costruisci in un turno si segna come un numero solo. Se non costruisci niente ricevi una croce, e ogni croce alla fine costa 2 punti.

    Dopo 15 turni a testa vince chi ha più punti. Alla pari si vince insieme.
rules-island_dice-example = You roll brick, lumber, brick, lumber, grain and wool. That’s a road (1 point) and a settlement (3 points). Write down 4.
rules-island_dice-variants = Some tables wait: a new knight’s joker only works from the next turn.
rules-island_dice-tip = Le strade portano dappertutto, ma sono le grandi città a rendere di più. Costruisci presto i cavalieri: i loro jolly salvano più di un turno.

## How games string together

rules-single-goal = Un solo minigioco, un solo vincitore.
rules-single-setup = Scegliete un gioco e date le carte.
rules-single-play = Giocatelo una volta, con le sue regole.
rules-single-end = Se due sono alla pari in testa, decide un duello. In tre o più decide un giro della patata bollente. Sull’isola le squadre alla pari vincono insieme.

rules-series-goal = Vinci più minigiochi degli altri.
rules-series-setup = Scegliete alcuni minigiochi e il loro ordine, oppure affidatevi al caso. Lo stesso può tornare più volte.
rules-series-play = Giocateli uno dopo l’altro. Chi vince un minigioco segna una vittoria sulla tabella; se più d’uno è alla pari in testa, decide lo spareggio.
rules-series-end = Dopo l’ultimo minigioco è campione chi ne ha vinti di più. Anche qui, se qualcuno è alla pari in testa si fa lo spareggio.

rules-tournament-goal = Raccogli punti in ogni minigioco.
rules-tournament-setup = { $length ->
    [0] Si gioca ogni gioco una volta, cominciando dalla Torre.
    [one] Si gioca un gioco solo: la Torre.
   *[other] Si giocano { $length } giochi, cominciando dalla Torre.
}
rules-tournament-play =
    Chi arriva ultimo in un minigioco sceglie il successivo fra quelli non ancora giocati. Ognuno vale i suoi punti:

    - La torre infernale: 1 per ogni carta vinta, e altri 5 a chi ne ha di più.
    - Il pozzo, giocato fino all’ultimo: 10 a chi finisce per primo, e 20 in meno a chi resta.
    - La patata bollente: 5 in meno per ogni giro perso.
    - Prendile tutte!: 1 per ogni carta.
    - Il regalo avvelenato: 20 a chi ha meno carte, 10 al secondo.
    - Le triplette: 1 per ogni carta.
rules-tournament-end = Prima di dare un premio così, i pareggi si risolvono con lo spareggio. Dopo l’ultimo minigioco è campione chi ha più punti.
rules-tournament-tip = Se arrivi ultimo, scegli il minigioco in cui sei più bravo.

rules-beginner-goal = Siate la prima squadra con dieci punti.
rules-beginner-setup = Scegliete uno dei cinque giochi dell’isola: quello che vi piace, o quello che volete imparare.
rules-beginner-play = Giocatelo e rigiocatelo. I punti di tutte le partite si sommano, e le carte segnapunti li mostrano.
rules-beginner-end = Quando una squadra ha dieci punti o più, finisce tutta la partita. Vince chi ha più punti; alla pari si vince insieme.

rules-adventure-goal = Siate la prima squadra con dieci punti, in un viaggio attraverso tutti e cinque i giochi dell’isola.
rules-adventure-setup = I minigiochi vengono in quest’ordine: Benvenuti sull’isola, I porti, La strada più lunga, I barbari, I cavalieri.
rules-adventure-play = Giocate una volta ognuno dei primi quattro, sommando i punti sulle carte segnapunti. Poi vengono i Cavalieri, e lì restate, un giro dopo l’altro, finché qualcuno ha dieci punti.
rules-adventure-end = Quando una squadra ha dieci punti o più, finisce tutta la partita, anche prima dei Cavalieri. Vince chi ha più punti; alla pari si vince insieme.
