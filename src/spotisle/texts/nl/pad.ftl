### The score pad, for people who play with cards and dice of their own.

## Laying it out

pad-kind-tournament = Toernooi
    .summary = Een regel voor elk minispel, met de gewone punten
pad-kind-island = Eiland
    .summary = Scorekaarten voor twee of drie teams, tot tien punten
pad-kind-dice = Eilanddobbelstenen
    .summary = Een kaart om op te bouwen voor één tot acht spelers
pad-which = Welk blok?
pad-players = Wie doet er mee?
pad-teams = Welke teams?
pad-player = Speler { $number }
pad-add = Speler erbij
pad-remove = { $name } weghalen
pad-team = Naam van team { $team }
pad-games = Welke spellen?
pad-begin = Beginnen

## Writing on it

pad-undo = Ongedaan maken
pad-new = Nieuw spel
pad-another = Ander blok
pad-share = Delen
pad-shared = Gedeeld in kamer { $code }
pad-kept = Bewaard op dit apparaat
pad-watch = Alleen wie zit, mag schrijven
pad-wait = De gastheer legt het blok klaar
pad-room = Naar de kamer
pad-less = Eén minder voor { $name }
pad-more = Eén meer voor { $name }
pad-done = Klaar

## Tournament

pad-line = { $game }: invullen
pad-ask-tower = Hoeveel kaarten pakte ieder?
pad-ask-well = Wie was als eerste klaar, en wie bleef als laatste over?
pad-ask-hot_potato = Hoeveel rondes verloor ieder?
pad-ask-catch_them_all = { pad-ask-tower }
pad-ask-poisoned_gift = Wie kreeg de minste kaarten, en wie op één na de minste?
pad-ask-triplets = { pad-ask-tower }
pad-duel = Gelijk: wie won het duel?
pad-first = Eerste
pad-second = Tweede
pad-last = Laatste

## Island

pad-goal = Tien punten wint
pad-first-out = Eerst klaar
pad-most-welcome = Meeste zichtbare kaarten
pad-most-ports = Meeste havens
pad-most-longest_route = Grootste groep
pad-most-barbarians = Meeste kaarten
pad-most-knights = Gepakte kaarten
pad-next-game = Volgend spel
pad-next-round = Volgende ronde

## Dice

pad-turn = Beurt { $turn } van 15
pad-dice-left = { $dice ->
    [one] Nog één dobbelsteen
   *[other] Nog { $dice } dobbelstenen
}
pad-hint = Tik aan wat je dobbelstenen betalen
pad-cost = Kost
