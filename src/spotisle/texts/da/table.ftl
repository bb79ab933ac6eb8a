# Hvad bordet selv siger: sider, kortspil, øvelse.

tagline =
    To kort.
    Ét fælles symbol.
pitch = To kort har altid præcis ét symbol til fælles. Find det før alle andre.
new-version = Der er en ny version.
reload = Genindlæs
language = Sprog
start-page = Forside
workshop = Kortværksted
    .summary = Kort med dine egne billeder og ord
own-table = Til jeres eget bord
pad = Pointblok
    .summary = Hold styr på point, når I spiller med rigtige kort eller terninger

## Decks

decks = Sæt at øve sig med
deck-classic = Klassisk
deck-beach = Strand
deck-island = Øen
deck-garden = Haven
deck-contents = { $cards } kort, { $symbols } symboler
deck-ages = fra { $ages } år
deck-choice = Sæt

## Practice

practice = Øvelse
practice-deck = Øv dig nu
practice-prompt = Tryk på det symbol, der er på begge kort
practice-found = { $symbol }!
practice-wrong = { $symbol }: ikke på begge kort
practice-last = Seneste
practice-best = Bedste
first-card = Første kort
second-card = Andet kort
seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

## Credits

about = Om spillet
credits = Tak til
credits-thanks = Symbolerne på kortene kommer fra disse åbne samlinger. Tak til alle, der har tegnet dem!
credits-own = Spotisles egne tegninger
credits-team = Spotisle-holdet
credits-outlined = Vi har tilføjet en mørk kontur og centreret hvert billede i et kvadrat.
credits-coloured = Vi har tilføjet en mørk kontur, centreret hvert billede i et kvadrat og farvelagt de ensfarvede.
credits-ringed = Vi har tegnet en mørk ring om hvert flag.
credits-bold = De latinske og kyrilliske bogstaver i fed skrift er med.
credits-licence = Licens
credits-symbols = { $count ->
    [one] Ét symbol
   *[other] { $count } symboler
}

## Learning

rules = Regler
print = Print og spil
how-to-play = Sådan spiller du
