### Che cosa dice il tavolo durante il gioco. `$symbol` è il nome di un simbolo, `$name` e `$victim` sono giocatori.

## Che cosa fare

prompt-practice = Tocca il simbolo che sta su entrambe le carte
prompt-tower = Che cosa hai in comune con il centro?
prompt-well = Che cosa hai in comune con il centro?
prompt-duel = Che cosa hanno in comune le due carte?
prompt-poisoned_gift = Chi ha un simbolo in comune col centro?
prompt-hot_potato = Che cosa hai in comune con qualcuno?
prompt-catch_them_all = Quale carta somiglia al centro, e in che cosa?
prompt-knights = Che cosa avete in comune con gli altri?
prompt-triplets = Tocca lo stesso simbolo su tre carte
prompt-welcome = Che cosa hai in comune con l’isola?
prompt-ports = Che cosa hai in comune con l’isola?
prompt-longest_route = Che cosa hai in comune con l’isola?
prompt-barbarians = Che cosa avete in comune con l’isola?
prompt-helper = Finite! Indica qualcosa al compagno
prompt-watch = Stai guardando
prompt-pick = Tocca una carta per vederla da vicino
prompt-safe = Sei salvo fino al prossimo turno
prompt-captured = La vostra carta è stata presa. Aspettate il prossimo round
pick-first = Toccalo sull’altra carta
game-finished = La partita è finita
typed-nothing = Nessun tuo simbolo comincia così
typed-which = Quale? Da 1 a { $count }
round = Turno { $number }
triplets-chosen = { $symbol }: { $count } carte su 3

## Verdetti

verdict-ok = { $symbol }! Presa
verdict-late = Troppo tardi: qualcuno è stato più svelto
verdict-late-by = Troppo tardi di { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
seat-found = { $name }: { $symbol }!
seat-gave = { $name } → { $victim }: { $symbol }!
locked = Sbagliato: aspetta la prossima carta
reason-not_on_own_card = { $symbol }: non è sulla tua carta
reason-not_on_middle = { $symbol }: non è sulla carta al centro
reason-not_on_target = { $symbol }: non è su quella carta
reason-on_neither_card = { $symbol }: non è su nessuna delle due
reason-not_on_all_cards = { $symbol }: non è su tutte queste carte
reason-game_over = La partita è finita
reason-unknown_seat = Non siedi a questo tavolo
reason-unknown_symbol = Nessuna carta ha quel simbolo
reason-unknown_target = Non è sul tavolo
reason-own_target = Non la tua carta
reason-target_gone = Quella carta non c’è più
reason-no_card = Non hai più carte
reason-out_of_round = Sei fuori fino al prossimo turno
reason-out_of_reach = Lì la tua squadra non arriva ancora
reason-deck_exhausted = Non ci sono più carte da dare
reason-locked = Sei fuori finché la carta non cambia
reason-frozen = Un momento: poco fa era sbagliato
reason-has_cards = Prima gioca le tue carte
reason-no_partner = Non hai un compagno a cui mostrarlo

## Carte e giocatori

middle-card = Carta al centro
own-card = La tua carta
team-card = La carta della tua squadra
partner-card = La carta del compagno
card-of = Carta di { $name }
card-number = Carta { $number }
cell-number = Carta dell’isola { $number }
cell-of = Carta dell’isola { $number }, { $team }
look-closer = { $card }: guarda da vicino
put-back = Rimetti a posto
player-count = { $count ->
    [one] Una carta
   *[other] { $count } carte
}
player-out = Fuori
player-locked = Deve aspettare
team-score = { $team }: { $score }
cards-left = { $count ->
    [one] Resta una carta
   *[other] Restano { $count } carte
}
pointed-here = Il compagno indica qui

## Dadi dell’isola

die-held = { $name }, tenuto
die-used = { $name }, usato
offer = { $item }, { $points ->
    [one] un punto
   *[other] { $points } punti
}: { $means }
means-dice = i dadi lo mostrano
means-trades = con uno scambio d’oro
means-jokers = con un jolly
means-both = con un jolly e uno scambio d’oro
knights-lend = { $count ->
    [one] cavaliere { $knights }
   *[other] cavalieri { $knights }
}
lend-joker = Jolly del cavaliere { $knight }
score-track = Tabella dei punti
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
turn-of = Gioca { $name }
turn-left = { $seconds ->
    [one] Un secondo alla fine del tuo turno
   *[other] { $seconds } secondi alla fine del tuo turno
}
dice-start = Tocca a te: tira i sei dadi
dice-hold = Tocca i dadi da tenere e tira gli altri
dice-build = Tocca ciò che si illumina per costruirlo
joker-make = Gira un dado in:
joker-die = Tocca il dado da girare in { $resource }
trade-gold = Scambia 2 ori
trade-for = 2 ori per:
build = Costruisci
roll = Tira
rolls-left = { $count ->
    [one] resta un tiro
   *[other] restano { $count } tiri
}
end-turn = Fine turno
end-with-cross = Davvero? Una croce: −2
coach-value = Allenatore: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti attesi

## Island dice: refusals, and the coach

reason-not_your_turn = Non è il tuo turno
reason-unknown_action = Non si può fare
reason-not_rolled = Prima tira i dadi
reason-no_roll_left = Un turno ha tre tiri
reason-result_fixed = Niente altri tiri dopo jolly, scambi o costruzioni
reason-bad_reroll = Quei dadi non si possono tirare
reason-first_roll_is_whole = Il primo tiro è con tutti e sei i dadi
reason-nothing_rolled = Lascia almeno un dado da tirare
reason-bad_faces = Quel tiro non ha senso
reason-kept_die_changed = Un dado tenuto non cambia
reason-unknown_knight = Quel cavaliere non esiste
reason-knight_not_built = Quel cavaliere non è ancora costruito
reason-joker_spent = Quel cavaliere ha già prestato il suo jolly
reason-joker_too_fresh = Un nuovo cavaliere aiuta dal prossimo turno
reason-wrong_resource = Quel cavaliere produce un'altra risorsa
reason-unknown_die = Quel dado non esiste
reason-unknown_face = I dadi non hanno quella faccia
reason-die_used = Quel dado è già usato
reason-bad_pair = Uno scambio richiede due dadi
reason-not_gold = Si scambia solo oro
reason-gold_for_gold = L'oro non si scambia con oro
reason-unknown_item = Non è sul foglio
reason-already_built = È già costruito
reason-out_of_order = Prima ne serve uno più piccolo
reason-no_road = La strada che porta lì non è costruita
reason-cannot_pay = I dadi non mostrano quanto costa
coach-solving = L'allenatore sta ancora studiando il gioco …
coach-choices = Allenatore
coach-best = il meglio
coach-stop = smettere di tirare
coach-roll-all = tirare tutti e sei
coach-end = finire il turno
