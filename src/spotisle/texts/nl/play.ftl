### Wat de tafel tijdens het spel zegt. `$symbol` is de naam van een symbool, `$name` en `$victim` zijn spelers.

## Wat te doen

prompt-practice = Tik op het symbool dat op beide kaarten staat
prompt-tower = Wat deelt jouw kaart met het midden?
prompt-well = Wat deelt jouw kaart met het midden?
prompt-duel = Wat delen de twee kaarten?
prompt-poisoned_gift = Wat deelt het midden met een speler?
prompt-hot_potato = Wat deel je met een ander?
prompt-catch_them_all = Wat deelt een kaart met het midden?
prompt-knights = Wat delen jullie met een ander team?
prompt-triplets = Tik op hetzelfde symbool op drie kaarten
prompt-welcome = Wat deelt jouw kaart met het eiland?
prompt-ports = Wat deelt jouw kaart met het eiland?
prompt-longest_route = Wat deelt jouw kaart met het eiland?
prompt-barbarians = Wat deelt jullie kaart met het eiland?
prompt-helper = Alles gespeeld! Wijs je maat iets aan
prompt-watch = Je kijkt mee
prompt-pick = Tik op een kaart om beter te kijken
prompt-safe = Je bent veilig tot de volgende ronde
prompt-captured = Jullie kaart is veroverd. Wacht op de volgende ronde
pick-first = Tik erop op de andere kaart
game-finished = Het spel is afgelopen
typed-nothing = Geen van je symbolen begint zo
typed-which = Welke? 1 tot { $count }
round = Ronde { $number }
triplets-chosen = { $symbol }: { $count } van 3 kaarten

## Oordelen

verdict-ok = { $symbol }! Die is van jou
verdict-late = Te laat: iemand was sneller
verdict-late-by = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s te laat
seat-found = { $name }: { $symbol }!
seat-gave = { $name } → { $victim }: { $symbol }!
locked = Fout: wacht op de volgende kaart
reason-not_on_own_card = { $symbol } staat niet op jouw kaart
reason-not_on_middle = { $symbol } staat niet op de kaart in het midden
reason-not_on_target = { $symbol } staat niet op die kaart
reason-on_neither_card = { $symbol } staat op geen van beide kaarten
reason-not_on_all_cards = { $symbol } staat niet op al deze kaarten
reason-game_over = Het spel is afgelopen
reason-unknown_seat = Je zit niet aan deze tafel
reason-unknown_symbol = Geen kaart heeft dat symbool
reason-unknown_target = Dat ligt niet op tafel
reason-own_target = Niet je eigen kaart
reason-target_gone = Die kaart is weg
reason-no_card = Je hebt geen kaarten meer
reason-out_of_round = Je doet pas volgende ronde weer mee
reason-out_of_reach = Daar kan je team nog niet bouwen
reason-deck_exhausted = Er zijn geen kaarten meer om te delen
reason-locked = Je wacht tot de kaart verandert
reason-frozen = Even wachten: dat was net fout
reason-has_cards = Speel eerst je eigen kaarten
reason-no_partner = Je hebt geen maat om het te laten zien

## Kaarten en spelers

middle-card = Kaart in het midden
own-card = Jouw kaart
team-card = De kaart van je team
partner-card = De kaart van je maat
card-of = Kaart van { $name }
card-number = Kaart { $number }
cell-number = Eilandkaart { $number }
cell-of = Eilandkaart { $number }, { $team }
look-closer = { $card }: beter bekijken
put-back = Terugleggen
player-count = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
}
player-out = Uit
player-locked = Moet wachten
team-score = { $team }: { $score }
cards-left = { $count ->
    [one] Nog één kaart
   *[other] Nog { $count } kaarten
}
pointed-here = Je maat wijst hier

## Eilanddobbelen

die-held = { $name }, bewaard
die-used = { $name }, gebruikt
offer = { $item }, { $points ->
    [one] één punt
   *[other] { $points } punten
}: { $means }
means-dice = de dobbelstenen tonen het
means-trades = met een goudruil
means-jokers = met een joker
means-both = met een joker en een goudruil
knights-lend = { $count ->
    [one] ridder { $knights }
   *[other] ridders { $knights }
}
lend-joker = Joker van ridder { $knight }
score-track = Puntenbaan
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
turn-of = { $name } is aan de beurt
turn-left = { $seconds ->
    [one] Nog één seconde van je beurt
   *[other] Nog { $seconds } seconden van je beurt
}
dice-start = Jouw beurt: gooi alle zes dobbelstenen
dice-hold = Tik op wat je houdt en gooi de rest
dice-build = Tik op wat oplicht om het te bouwen
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
end-turn = Beurt klaar
end-with-cross = Zeker? Een kruis: −2
coach-value = Coach: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten verwacht

## Island dice: refusals, and the coach

reason-not_your_turn = Je bent niet aan de beurt
reason-unknown_action = Dat kan niet
reason-not_rolled = Gooi eerst de dobbelstenen
reason-no_roll_left = Een beurt heeft drie worpen
reason-result_fixed = Niet meer gooien na een joker, ruil of bouw
reason-bad_reroll = Die dobbelstenen kun je niet gooien
reason-first_roll_is_whole = De eerste worp is met alle zes dobbelstenen
reason-nothing_rolled = Laat minstens één dobbelsteen over
reason-bad_faces = Die worp klopt niet
reason-kept_die_changed = Een vastgehouden steen verandert niet
reason-unknown_knight = Die ridder bestaat niet
reason-knight_not_built = Die ridder staat er nog niet
reason-joker_spent = Die ridder heeft zijn joker al uitgeleend
reason-joker_too_fresh = Een nieuwe ridder helpt vanaf de volgende beurt
reason-wrong_resource = Die ridder maakt een andere grondstof
reason-unknown_die = Die dobbelsteen bestaat niet
reason-unknown_face = Zo'n kant heeft een dobbelsteen niet
reason-die_used = Die dobbelsteen is al gebruikt
reason-bad_pair = Voor een ruil zijn twee stenen nodig
reason-not_gold = Alleen goud wordt geruild
reason-gold_for_gold = Goud ruil je niet voor goud
reason-unknown_item = Dat staat niet op het blad
reason-already_built = Dat is al gebouwd
reason-out_of_order = Eerst een kleinere van die soort
reason-no_road = De weg erheen is niet gebouwd
reason-cannot_pay = De dobbelstenen tonen niet wat het kost
coach-solving = De coach denkt het spel nog door …
coach-choices = Coach
coach-best = het beste
coach-stop = stoppen met gooien
coach-roll-all = alle zes gooien
coach-end = de beurt beëindigen
