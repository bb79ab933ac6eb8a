### Hvad bordet siger under spillet. `$symbol` er et symbols navn, `$name` og `$victim` er spillere.

## Hvad man skal gøre

prompt-practice = Tryk på det symbol, der er på begge kort
prompt-tower = Tryk på det symbol, du har til fælles med tårnet
prompt-well = Tryk på det symbol, du har til fælles med brønden
prompt-duel = Tryk på det symbol, der er på begge kort
prompt-poisoned_gift = Tryk på et symbol fra midten på en andens kort
prompt-hot_potato = Tryk på et symbol, du har til fælles med en anden
prompt-catch_them_all = Tryk på et symbol, der også er i midten
prompt-knights = Tryk på det symbol, I har til fælles med et andet hold
prompt-triplets = Tryk på et symbol, der er på tre kort
prompt-welcome = Tryk på et symbol, du har til fælles med øen
prompt-ports = Tryk på et symbol, du har til fælles med øen
prompt-longest_route = Tryk på et symbol, du har til fælles med øen
prompt-barbarians = Tryk på et symbol, I har til fælles med øen
prompt-helper = Ikke flere kort! Peg for at hjælpe din makker
prompt-watch = Du kigger med
game-finished = Spillet er slut
typed-nothing = Intet symbol begynder sådan
game-number = Spil { $number }
round = Runde { $number }

## Afgørelser

verdict-ok = { $symbol }! Godt set!
verdict-late = For sent! En anden var hurtigere
verdict-late-by = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s for sent
seat-found = { $name }: { $symbol }!
seat-gave = { $name } → { $victim }: { $symbol }!
locked = Forkert! Vent på næste kort
reason-not_on_own_card = { $symbol }? Ikke på dit kort
reason-not_on_middle = { $symbol }? Ikke på kortet i midten
reason-not_on_target = { $symbol }? Ikke på det kort
reason-on_neither_card = { $symbol }? Ikke på nogen af kortene
reason-not_on_all_cards = { $symbol }? Ikke på alle tre kort
reason-game_over = Spillet er slut
reason-unknown_seat = Du sidder ikke ved dette bord
reason-unknown_symbol = Det symbol er ikke på noget kort
reason-unknown_target = Det ligger ikke på bordet
reason-own_target = Du kan ikke vælge dit eget kort
reason-target_gone = Det kort er væk. Led videre.
reason-no_card = Du har ikke flere kort
reason-out_of_round = Vent på næste runde
reason-out_of_reach = For langt væk: Dæk et kort ved siden af jeres farve
reason-deck_exhausted = Der er ikke flere kort at dele ud
reason-locked = Vent, til kortet skifter
reason-frozen = Forkert! Vent et øjeblik
reason-has_cards = Spil først dine egne kort
reason-no_partner = Du har ingen makker at hjælpe

## Kort og spillere

middle-card = Kortet i midten
own-card = Dit kort
team-card = Dit holds kort
partner-card = Din makkers kort
card-of = Kort: { $name }
card-number = Kort { $number }
cell-number = Økort { $number }
cell-of = Økort { $number }, { $team }
look-closer = { $card }: zoom ind
player-out = Ude
player-locked = Må vente
team-score = { $team }: { $score }
cards-left = { $count ->
    [one] Ét kort tilbage
   *[other] { $count } kort tilbage
}
pointed-here = Din makker peger her

## Øens terninger

die-held = { $name }, beholdt
die-used = { $name }, brugt
offer = { $item }, { $points ->
    [one] ét point
   *[other] { $points } point
}: { $means }
means-dice = terningerne rækker
means-trades = ved at bytte guld
means-jokers = med en joker
means-both = med en joker og ved at bytte guld
knights-lend = { $count ->
    [one] ridder { $knights }
   *[other] ridder { $knights }
}
lend-joker = Joker fra ridder { $knight }
score-track = Pointspor
points = { $points ->
    [one] 1 point
   *[other] { $points } point
}
turn-of = { $name } har turen
turn-left = { $seconds ->
    [one] Ét sekund tilbage af din tur
   *[other] { $seconds } sekunder tilbage af din tur
}
dice-start = Din tur: Slå med alle seks terninger
dice-hold = Tryk på dem, du beholder, og slå med resten
dice-build = Tryk på noget, der lyser, for at bygge det
joker-make = Vend en terning til:
joker-die = Tryk på terningen, der skal være { $resource }
trade-gold = Byt 2 guld
trade-for = 2 guld til:
build = Byg
roll = Slå
rolls-left = { $count ->
    [one] ét slag tilbage
   *[other] { $count } slag tilbage
}
end-turn = Slut turen
end-with-cross = Helt sikker? Et kryds: −2
coach-value = Træneren forventer { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point

## Island dice: refusals, and the coach

reason-not_your_turn = Det er ikke din tur
reason-unknown_action = Det kan du ikke
reason-not_rolled = Slå med terningerne først
reason-no_roll_left = Du har brugt alle tre slag
reason-result_fixed = Efter joker, bytte eller byggeri må du ikke slå mere
reason-bad_reroll = De terninger kan du ikke slå med
reason-first_roll_is_whole = Slå først med alle seks terninger
reason-nothing_rolled = Slå med mindst én terning
reason-bad_faces = Det slag kan ikke lade sig gøre
reason-kept_die_changed = En terning, du beholder, ændrer sig ikke
reason-unknown_knight = Den ridder findes ikke
reason-knight_not_built = Den ridder har du ikke bygget endnu
reason-joker_spent = Den joker har du allerede brugt
reason-joker_too_fresh = En ny ridders joker virker fra din næste tur
reason-wrong_resource = Den ridder giver et andet råstof
reason-unknown_die = Den terning findes ikke
reason-unknown_face = Terninger har ikke den side
reason-die_used = Den terning har du allerede brugt
reason-bad_pair = Du skal bruge to terninger til et bytte
reason-not_gold = Du kan kun bytte guld
reason-gold_for_gold = Du kan ikke bytte guld til guld
reason-unknown_item = Det findes ikke på arket
reason-already_built = Det har du allerede bygget
reason-out_of_order = Byg det laveste tal først
reason-no_road = Byg først vejen derhen
reason-cannot_pay = Terningerne rækker ikke til det
coach-solving = Træneren regner på det…
coach-missing = Træneren er ikke installeret her. Spørg den, der driver serveren.
coach-choices = Træner
coach-best = bedst
coach-stop = stop med at slå
coach-roll-all = slå med alle seks
coach-end = slut turen
