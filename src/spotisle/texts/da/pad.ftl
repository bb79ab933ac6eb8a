### The score pad, for people who play with cards and dice of their own.

## Laying it out

pad-kind-tournament = Turnering
    .summary = Én linje pr. spil, med turneringens point
pad-kind-island = Øen
    .summary = Scorekort til to eller tre hold, op til ti point
pad-kind-dice = Øens terninger
    .summary = Et landkort at bygge på, for 1 til 8 spillere
pad-which = Hvilken pointblok?
pad-players = Hvem spiller?
pad-teams = Hvilke hold?
pad-player = Spiller { $number }
pad-add = Tilføj en spiller
pad-remove = Fjern { $name }
pad-team = Holdnavn: { $team }
pad-games = Hvilke spil?
pad-begin = Begynd

## Writing on it

pad-undo = Fortryd
pad-new = Nyt spil
pad-another = En anden pointblok
pad-share = Del
pad-shared = Delt i rum { $code }
pad-kept = Gemt på denne enhed
pad-watch = Sæt dig ved bordet i rummet for at skrive her
pad-wait = Værten gør pointblokken klar
pad-room = Tilbage til rummet
pad-done = Færdig

## Tournament

pad-line = { $game }: skriv point
pad-tap = Tryk på et spil for at skrive point
pad-ask-tower = Hvor mange kort tog hver spiller?
pad-ask-well = Hvem var først færdig, og hvem sad tilbage til sidst?
pad-ask-hot_potato = Hvor mange runder tabte hver spiller?
pad-ask-catch_them_all = { pad-ask-tower }
pad-ask-poisoned_gift = Hvem fik færrest kort, og hvem næstfærrest?
pad-ask-triplets = { pad-ask-tower }
pad-duel = Lige mange kort: Hvem vandt duellen?
pad-first = Først
pad-second = Nummer to
pad-last = Sidst

## Island

pad-goal = Kampen slutter ved ti point
pad-first-out = Først færdige
pad-most-welcome = Flest synlige kort
pad-most-ports = Flest havne
pad-most-longest_route = Største gruppe
pad-most-barbarians = Flest kort
pad-most-knights = Kort taget
pad-next-game = Næste spil
pad-next-round = Næste runde

## Dice

pad-turn = Tur { $turn } af 15
pad-dice-left = { $dice ->
    [one] Én terning tilbage
   *[other] { $dice } terninger tilbage
}
pad-hint = Tryk på det, du bygger
pad-cost = Pris
