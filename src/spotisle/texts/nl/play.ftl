### Wat de tafel tijdens het spel zegt. `$symbol` is de naam van een symbool, `$name` en `$victim` zijn spelers.

## Wat te doen

prompt-practice = Tik op het symbool dat op beide kaarten staat
prompt-tower = Tik op het symbool dat ook op de toren staat
prompt-well = Tik op het symbool dat ook in de put ligt
prompt-duel = Tik op het symbool dat op beide kaarten staat
prompt-poisoned_gift = Tik bij een ander op een symbool uit het midden
prompt-hot_potato = Tik op een symbool dat een ander ook heeft
prompt-catch_them_all = Tik op een symbool dat ook in het midden staat
prompt-knights = Tik op het symbool dat een ander team ook heeft
prompt-triplets = Tik op een symbool dat op drie kaarten staat
prompt-welcome = Tik op een symbool dat ook op het eiland ligt
prompt-ports = Tik op een symbool dat ook op het eiland ligt
prompt-longest_route = Tik op een symbool dat ook op het eiland ligt
prompt-barbarians = Tik op een symbool dat ook op het eiland ligt
prompt-helper = Je kaarten zijn op! Wijs je teamgenoot iets aan
prompt-watch = Je kijkt mee
game-finished = Het spel is afgelopen
typed-nothing = Geen symbool begint zo
game-number = Spel { $number }
round = Ronde { $number }

## Oordelen

verdict-ok = { $symbol }! Raak!
verdict-late = Te laat! Iemand was sneller
verdict-late-by = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s te laat
seat-found = { $name }: { $symbol }!
seat-gave = { $name } → { $victim }: { $symbol }!
locked = Fout! Wacht op de volgende kaart
reason-not_on_own_card = { $symbol }? Niet op jouw kaart
reason-not_on_middle = { $symbol }? Niet op de middelste kaart
reason-not_on_target = { $symbol }? Niet op die kaart
reason-on_neither_card = { $symbol }? Op geen van beide kaarten
reason-not_on_all_cards = { $symbol }? Niet op alle drie de kaarten
reason-game_over = Het spel is afgelopen
reason-unknown_seat = Je zit niet aan deze tafel
reason-unknown_symbol = Dat symbool staat op geen enkele kaart
reason-unknown_target = Dat ligt niet op tafel
reason-own_target = Je eigen kaart telt niet
reason-target_gone = Die kaart is weg. Zoek een andere.
reason-no_card = Je hebt geen kaarten meer
reason-out_of_round = Wacht op de volgende ronde
reason-out_of_reach = Te ver weg: bedek een kaart naast jullie kleur
reason-deck_exhausted = Er zijn geen kaarten meer om te delen
reason-locked = Wacht tot er een andere kaart ligt
reason-frozen = Fout! Wacht even
reason-has_cards = Speel eerst je eigen kaarten
reason-no_partner = Je hebt geen teamgenoot om te helpen

## Kaarten en spelers

middle-card = Middelste kaart
own-card = Jouw kaart
team-card = De kaart van je team
partner-card = De kaart van je teamgenoot
card-of = Kaart van { $name }
card-number = Kaart { $number }
cell-number = Eilandkaart { $number }
cell-of = Eilandkaart { $number }, { $team }
look-closer = { $card }: inzoomen
player-out = Ligt eruit
player-locked = Moet wachten
team-score = { $team }: { $score }
cards-left = { $count ->
    [one] Nog één kaart
   *[other] Nog { $count } kaarten
}
pointed-here = Je teamgenoot wijst dit aan

## Eilanddobbelspel

die-held = { $name }, apart gelegd
die-used = { $name }, gebruikt
offer = { $item }, { $points ->
    [one] één punt
   *[other] { $points } punten
}: { $means }
means-dice = met deze worp
means-trades = met een goudruil
means-jokers = met een joker
means-both = met een joker en een goudruil
knights-lend = { $count ->
    [one] ridder { $knights }
   *[other] ridders { $knights }
}
lend-joker = Joker van ridder { $knight }
score-track = Scorespoor
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
turn-of = { $name } is aan de beurt
turn-left = { $seconds ->
    [one] Nog één seconde in je beurt
   *[other] Nog { $seconds } seconden in je beurt
}
dice-start = Jouw beurt: gooi alle zes de dobbelstenen
dice-hold = Tik op wat je apart legt en gooi de rest
dice-build = Tik op iets dat oplicht om het te bouwen
joker-make = Draai een dobbelsteen naar:
joker-die = Tik op de dobbelsteen die { $resource } wordt
trade-gold = Ruil 2 goud
trade-for = 2 goud voor:
build = Bouwen
roll = Gooien
rolls-left = { $count ->
    [one] nog één worp
   *[other] nog { $count } worpen
}
end-turn = Beurt beëindigen
end-with-cross = Zeker weten? Een kruis: −2
coach-value = Coach: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten verwacht

## Island dice: refusals, and the coach

reason-not_your_turn = Je bent niet aan de beurt
reason-unknown_action = Dat kan niet
reason-not_rolled = Gooi eerst de dobbelstenen
reason-no_roll_left = Je hebt al drie keer gegooid
reason-result_fixed = Na joker, ruil of bouwen gooi je niet meer
reason-bad_reroll = Die dobbelstenen kun je niet gooien
reason-first_roll_is_whole = Gooi eerst alle zes de dobbelstenen
reason-nothing_rolled = Gooi minstens één dobbelsteen
reason-bad_faces = Die worp kan niet
reason-kept_die_changed = Wat je apart legt, verandert niet
reason-unknown_knight = Die ridder bestaat niet
reason-knight_not_built = Die ridder heb je nog niet gebouwd
reason-joker_spent = Die joker heb je al gebruikt
reason-joker_too_fresh = De joker van een nieuwe ridder werkt vanaf je volgende beurt
reason-wrong_resource = Die ridder geeft een andere grondstof
reason-unknown_die = Die dobbelsteen bestaat niet
reason-unknown_face = Zo’n kant heeft een dobbelsteen niet
reason-die_used = Die dobbelsteen heb je al gebruikt
reason-bad_pair = Een ruil kost twee dobbelstenen
reason-not_gold = Je kunt alleen goud ruilen
reason-gold_for_gold = Goud ruil je niet voor goud
reason-unknown_item = Dat staat niet op het blad
reason-already_built = Dat heb je al gebouwd
reason-out_of_order = Bouw eerst het lagere getal
reason-no_road = Bouw eerst de straat erheen
reason-cannot_pay = Dat kun je met deze dobbelstenen niet betalen
coach-solving = De coach rekent nog…
coach-missing = De coach is hier niet geïnstalleerd. Vraag het aan de beheerder van de server.
coach-choices = Coach
coach-best = beste
coach-stop = stop met gooien
coach-roll-all = gooi ze alle zes
coach-end = beëindig de beurt
