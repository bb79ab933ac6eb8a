### What the games, their modes and their parts are called. Identifiers are those of the rules.

## Minigames

game-practice = Allenamento
    .summary = Due carte, un solo simbolo in comune: dillo e gira le due successive. Senza punti e senza fretta.
game-tower = La torre
    .summary = Tutti a caccia del mazzo al centro: ogni carta vinta diventa quella con cui continui a cercare.
game-well = Il pozzo
    .summary = Trova il simbolo che la tua carta ha in comune con quella al centro e buttala nel pozzo. Liberati di tutte le carte!
game-hot_potato = La patata bollente
    .summary = La tua carta scotta! Trova il simbolo in comune con un'altra persona e passagliela subito.
game-catch_them_all = Prendile tutte!
    .summary = Trova i simboli che la carta al centro ha in comune con quelle intorno e prendine più che puoi.
game-poisoned_gift = Il regalo avvelenato
    .summary = Nessuno vuole la carta al centro: trova il simbolo in comune con quella di un altro e regalagliela.
game-triplets = Le triplette
    .summary = Nove carte in tavola: trova un simbolo che tre di loro hanno in comune e prendile tutte e tre.
game-duel = Duello
    .summary = Una carta a testa: vince chi dice per primo il simbolo in comune.
game-welcome = Benvenuti sull'isola
    .summary = Coprite l'isola con le carte della vostra squadra e lasciatene in vista più che potete.
game-ports = I porti
    .summary = Partite dal cuore dell'isola e raggiungete più porti degli altri.
game-longest_route = La strada più lunga
    .summary = Unite le carte del vostro colore nel gruppo più grande dell'isola.
game-barbarians = I barbari
    .summary = Trovate i simboli che le carte dell'isola hanno in comune con la vostra e portatene via più degli altri.
game-knights = I cavalieri
    .summary = Carta contro carta: prendete quelle delle altre squadre prima che prendano la vostra.
game-island_dice = I dadi dell'isola
    .summary = Lancia sei dadi fino a tre volte, poi costruisci strade, colonie, città e cavalieri.

## Modes

mode-single = Partita singola
    .summary = Un solo minigioco, un solo vincitore.
mode-series = Serie
    .summary = Più minigiochi di fila: è campione chi ne vince di più.
mode-tournament = Torneo
    .summary = Punti in ogni minigioco, e chi perde sceglie il successivo.
mode-beginner = Principianti
    .summary = Un gioco dell'isola a vostra scelta, ripetuto finché qualcuno arriva a dieci punti.
mode-adventure = Avventura
    .summary = Tutti e cinque i giochi dell'isola in ordine, finché qualcuno arriva a dieci punti.

## Editions

edition-classic = Classica
edition-beach = Spiaggia
edition-island = Isola
edition-garden = Giardino
edition-island_dice = I dadi dell'isola

## Team colours

team-blue = Blu
    .team = Squadra blu
    .inline = la squadra blu
team-orange = Arancione
    .team = Squadra arancione
    .inline = la squadra arancione
team-red = Rosso
    .team = Squadra rossa
    .inline = la squadra rossa

## Island dice

resource-ore = Minerale
    .inline = minerale
resource-grain = Grano
    .inline = grano
resource-wool = Lana
    .inline = lana
resource-lumber = Legno
    .inline = legno
resource-brick = Argilla
    .inline = argilla
resource-gold = Oro
    .inline = oro

building-road = Strada
building-settlement = Colonia
building-city = Città
building-knight = Cavaliere
