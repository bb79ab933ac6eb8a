# Wat de tafel zelf zegt: pagina's, kaartspellen, oefenen.

tagline =
    Twee kaarten.
    Eén symbool op allebei.
pitch = Twee kaarten hebben altijd precies één symbool gemeen. Vind het als eerste.
new-version = Er is een nieuwe versie.
reload = Opnieuw laden
language = Taal
start-page = Startpagina
workshop = Kaartenwerkplaats
    .summary = Maak kaarten met je eigen plaatjes en woorden
own-table = Voor je eigen tafel
pad = Scoreblok
    .summary = Houd de stand bij als je met echte kaarten of dobbelstenen speelt

## Decks

decks = Sets om mee te oefenen
deck-classic = Klassiek
deck-beach = Strand
deck-island = Eiland
deck-garden = Tuin
deck-contents = { $cards } kaarten, { $symbols } symbolen
deck-ages = vanaf { $ages } jaar
deck-choice = Set

## Practice

practice = Oefenen
practice-deck = Nu oefenen
practice-prompt = Tik op het symbool dat op beide kaarten staat
practice-found = { $symbol }!
practice-wrong = { $symbol }: niet op beide kaarten
practice-last = Laatste
practice-best = Beste
first-card = Eerste kaart
second-card = Tweede kaart
seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

## Credits

about = Over dit spel
credits = Met dank aan
credits-thanks = De symbolen op de kaarten komen uit deze open verzamelingen. Dank aan iedereen die ze getekend heeft!
credits-own = Eigen tekeningen van Spotisle
credits-team = Het Spotisle-team
credits-outlined = We gaven elk plaatje een donkere rand en zetten het midden in een vierkant.
credits-coloured = We gaven elk plaatje een donkere rand, zetten het midden in een vierkant en kleurden de effen plaatjes in.
credits-ringed = We tekenden een donkere ring om elke vlag.
credits-bold = De Latijnse en cyrillische letters van de vette versie zitten erbij.
credits-licence = Licentie
credits-symbols = { $count ->
    [one] Eén symbool
   *[other] { $count } symbolen
}

## Learning

rules = Regels
print = Printen en spelen
how-to-play = Zo speel je
