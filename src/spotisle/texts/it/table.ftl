# Quello che dice il tavolo: pagine, mazzi, allenamento.

tagline =
    Due carte.
    Un simbolo in comune.
pitch = Due carte qualsiasi hanno sempre un solo simbolo in comune. Trovalo prima di tutti.
new-version = C’è una nuova versione.
reload = Ricarica
language = Lingua
start-page = Home
workshop = Laboratorio dei mazzi
    .summary = Crea carte con le tue immagini e parole
own-table = Per il tuo tavolo
pad = Segnapunti
    .summary = Segna i punti quando giochi con carte o dadi veri

## Decks

decks = Mazzi per allenarti
deck-classic = Classico
deck-beach = Spiaggia
deck-island = Isola
deck-garden = Giardino
deck-contents = { $cards } carte, { $symbols } simboli
deck-ages = dai { $ages } anni
deck-choice = Mazzo

## Practice

practice = Allenamento
practice-deck = Allenati ora
practice-prompt = Tocca il simbolo che sta su entrambe le carte
practice-found = { $symbol }!
practice-wrong = { $symbol }: non è su entrambe le carte
practice-last = Ultimo
practice-best = Record
first-card = Prima carta
second-card = Seconda carta
seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

## Credits

about = Informazioni
credits = Ringraziamenti
credits-thanks = I simboli sulle carte vengono da queste raccolte aperte. Grazie a chi li ha disegnati!
credits-own = Disegni di Spotisle
credits-team = Il team di Spotisle
credits-outlined = Abbiamo aggiunto un contorno scuro e centrato ogni figura in un quadrato.
credits-coloured = Abbiamo aggiunto un contorno scuro, centrato ogni figura in un quadrato e colorato quelle a tinta unita.
credits-ringed = Abbiamo tracciato un anello scuro intorno a ogni bandiera.
credits-bold = Del grassetto includiamo le lettere latine e cirilliche.
credits-licence = Licenza
credits-symbols = { $count ->
    [one] Un simbolo
   *[other] { $count } simboli
}

## Learning

rules = Regole
print = Stampa e gioca
how-to-play = Come si gioca
