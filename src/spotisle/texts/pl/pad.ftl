### The score pad, for people who play with cards and dice of their own.

## Laying it out

pad-kind-tournament = Turniej
    .summary = Wiersz na każdą minigrę, ze zwykłą punktacją
pad-kind-island = Wyspa
    .summary = Karty punktów dla dwóch lub trzech drużyn, do dziesięciu punktów
pad-kind-dice = Kości wyspy
    .summary = Mapa do budowania dla jednej do ośmiu osób
pad-which = Który notes?
pad-players = Kto gra?
pad-teams = Które drużyny?
pad-player = Gracz { $number }
pad-add = Dodaj osobę
pad-remove = Usuń: { $name }
pad-team = Nazwa drużyny { $team }
pad-games = Które gry?
pad-begin = Zaczynamy

## Writing on it

pad-undo = Cofnij
pad-new = Nowa gra
pad-another = Inny notes
pad-share = Udostępnij
pad-shared = Wspólny w pokoju { $code }
pad-kept = Zapisany na tym urządzeniu
pad-watch = Piszą tylko ci, którzy siedzą przy stole
pad-wait = Notes rozkłada gospodarz
pad-room = Do pokoju
pad-less = O jeden mniej: { $name }
pad-more = O jeden więcej: { $name }
pad-done = Gotowe

## Tournament

pad-line = { $game }: wpisz wynik
pad-ask-tower = Ile kart kto zdobył?
pad-ask-well = Kto skończył pierwszy, a kto został ostatni?
pad-ask-hot_potato = Ile rund kto przegrał?
pad-ask-catch_them_all = { pad-ask-tower }
pad-ask-poisoned_gift = Kto dostał najmniej kart, a kto był drugi?
pad-ask-triplets = { pad-ask-tower }
pad-duel = Remis o największą liczbę: kto wygrał pojedynek?
pad-first = Pierwsze
pad-second = Drugie
pad-last = Ostatnie

## Island

pad-goal = Wygrywa dziesięć punktów
pad-first-out = Pierwsi bez kart
pad-most-welcome = Najwięcej widocznych kart
pad-most-ports = Najwięcej portów
pad-most-longest_route = Największa grupa
pad-most-barbarians = Najwięcej kart
pad-most-knights = Zdobyte karty
pad-next-game = Następna gra
pad-next-round = Następna runda

## Dice

pad-turn = Tura { $turn } z 15
pad-dice-left = { $dice ->
    [one] Została jedna kość
    [few] Zostały { $dice } kości
    [many] Zostało { $dice } kości
   *[other] Zostało { $dice } kości
}
pad-hint = Dotknij tego, za co płacą kości
pad-cost = Koszt
