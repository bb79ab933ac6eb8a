### The score pad, for people who play with cards and dice of their own.

## Laying it out

pad-kind-tournament = Toernooi
    .summary = Eén regel per spel, met de punten van het toernooi
pad-kind-island = Eiland
    .summary = Scorekaarten voor twee of drie teams, tot tien punten
pad-kind-dice = Eiland­dobbelspel
    .summary = Een speelveld om op te bouwen, voor 1 tot 8 spelers
pad-which = Welk scoreblok?
pad-players = Wie doet er mee?
pad-teams = Welke teams?
pad-player = Speler { $number }
pad-add = Speler erbij
pad-remove = { $name } weghalen
pad-team = Teamnaam: { $team }
pad-games = Welke spellen?
pad-begin = Beginnen

## Writing on it

pad-undo = Stap terug
pad-new = Nieuw spel
pad-another = Ander scoreblok
pad-share = Delen
pad-shared = Gedeeld in kamer { $code }
pad-kept = Opgeslagen op dit apparaat
pad-watch = Ga in de kamer aan tafel zitten om hier te schrijven
pad-wait = De host legt het scoreblok klaar
pad-room = Terug naar kamer
pad-done = Klaar

## Tournament

pad-line = { $game }: invullen
pad-tap = Tik op een spel om de punten in te vullen
pad-ask-tower = Hoeveel kaarten pakte ieder?
pad-ask-well = Wie was als eerste klaar, en wie bleef als laatste over?
pad-ask-hot_potato = Hoeveel rondes verloor ieder?
pad-ask-catch_them_all = { pad-ask-tower }
pad-ask-poisoned_gift = Wie kreeg de minste kaarten, en wie op één na de minste?
pad-ask-triplets = { pad-ask-tower }
pad-duel = Gelijk bovenaan: wie won het duel?
pad-first = Eerste
pad-second = Tweede
pad-last = Laatste

## Island

pad-goal = De partij eindigt bij tien punten
pad-first-out = Als eerste klaar
pad-most-welcome = Meeste zichtbare kaarten
pad-most-ports = Meeste havens
pad-most-longest_route = Grootste groep
pad-most-barbarians = Meeste kaarten
pad-most-knights = Veroverde kaarten
pad-next-game = Volgend spel
pad-next-round = Volgende ronde

## Dice

pad-turn = Beurt { $turn } van 15
pad-dice-left = { $dice ->
    [one] Nog één dobbelsteen
   *[other] Nog { $dice } dobbelstenen
}
pad-hint = Tik aan wat je bouwt
pad-cost = Kost
