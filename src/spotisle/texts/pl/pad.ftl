### The score pad, for people who play with cards and dice of their own.

## Laying it out

pad-kind-tournament = Turniej
    .summary = Jeden wiersz na grę, z punktami turnieju
pad-kind-island = Wyspa
    .summary = Karty punktacji dla dwóch lub trzech drużyn, do dziesięciu punktów
pad-kind-dice = Wyspa: gra kościana
    .summary = Mapa do budowania, dla 1–8 osób
pad-which = Który notes?
pad-players = Kto gra?
pad-teams = Które drużyny?
pad-player = Gracz { $number }
pad-add = Dodaj osobę
pad-remove = Usuń: { $name }
pad-team = Nazwa drużyny: { $team }
pad-games = Które gry?
pad-begin = Zacznij

## Writing on it

pad-undo = Cofnij
pad-new = Nowa gra
pad-another = Inny notes
pad-share = Udostępnij
pad-shared = Udostępniony w pokoju { $code }
pad-kept = Zapisany na tym urządzeniu
pad-watch = Usiądź w pokoju przy stole, aby tu wpisywać
pad-wait = Gospodarz przygotowuje notes
pad-room = Wróć do pokoju
pad-done = Gotowe

## Tournament

pad-line = { $game }: wpisz wynik
pad-tap = Dotknij gry, aby wpisać wyniki
pad-ask-tower = Kto ile kart zdobył?
pad-ask-well = Kto skończył pierwszy, a kto został ostatni?
pad-ask-hot_potato = Kto ile rund przegrał?
pad-ask-catch_them_all = { pad-ask-tower }
pad-ask-poisoned_gift = Kto dostał najmniej kart, a kto był drugi?
pad-ask-triplets = { pad-ask-tower }
pad-duel = Remis na pierwszym miejscu: kto wygrał pojedynek?
pad-first = 1. miejsce
pad-second = 2. miejsce
pad-last = Ostatnie miejsce

## Island

pad-goal = Mecz kończy się przy dziesięciu punktach
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
pad-hint = Dotknij tego, co budujesz
pad-cost = Koszt
