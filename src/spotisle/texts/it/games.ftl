### What the games, their modes and their parts are called. Identifiers are those of the rules.

## Minigames

game-practice = Allenamento
    .summary = Due carte, un solo simbolo in comune: trovalo e ne arrivano altre due. Niente punti, niente fretta.
game-tower = La torre infernale
    .summary = Tutti a caccia delle carte al centro. Quella che vinci è la prossima con cui giochi.
game-well = Il pozzo
    .summary = Trova il simbolo in comune con il centro e butta la tua carta nel pozzo. Vince chi finisce le carte per primo!
game-hot_potato = La patata bollente
    .summary = La tua carta scotta! Trova un simbolo in comune con un’altra persona e passagliela.
game-catch_them_all = Prendile tutte!
    .summary = Trova i simboli che le carte esterne hanno in comune con il centro. Prendine più che puoi.
game-poisoned_gift = Il regalo avvelenato
    .summary = Nessuno vuole la carta al centro. Trova il simbolo in comune con la carta di un altro e regalagliela.
game-triplets = Le triplette
    .summary = Trova un simbolo che sta su tre carte in tavola e prendile tutte e tre.
game-duel = Duello
    .summary = Due giocatori, una carta a testa. Chi trova prima il simbolo in comune?
game-welcome = Benvenuti sull’isola
    .summary = Coprite l’isola con le carte della vostra squadra e lasciatene visibili più che potete.
game-ports = I porti
    .summary = Partite dal centro dell’isola e raggiungete più porti degli altri.
game-longest_route = La strada più lunga
    .summary = Unite le carte del vostro colore nel gruppo più grande dell’isola.
game-barbarians = I barbari
    .summary = Trovate i simboli in comune tra la vostra carta e l’isola, e portate via più carte degli altri.
game-knights = I cavalieri
    .summary = Carta contro carta: catturate quelle delle altre squadre prima che catturino la vostra.
game-island_dice = I dadi dell’isola
    .summary = Tira sei dadi fino a tre volte, poi costruisci strade, colonie, città e cavalieri.

## Modes

mode-single = Partita singola
    .summary = Un gioco, una vittoria.
mode-series = Serie
    .summary = Più giochi di fila. Il titolo va a chi ne vince di più.
mode-tournament = Torneo
    .summary = Ogni gioco dà punti, e chi perde sceglie il prossimo.
mode-beginner = Principianti
    .summary = Sempre lo stesso gioco dell’isola, finché una squadra non arriva a dieci punti.
mode-adventure = Avventura
    .summary = Tutti e cinque i giochi dell’isola in ordine, finché una squadra non arriva a dieci punti.

## Editions

edition-classic = Classica
edition-beach = Spiaggia
edition-island = Isola
edition-garden = Giardino
edition-island_dice = I dadi dell’isola

## Team colours

team-blue = Blu
    .team = Squadra blu
    .inline = la squadra blu
team-orange = Arancioni
    .team = Squadra arancione
    .inline = la squadra arancione
team-red = Rossi
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
