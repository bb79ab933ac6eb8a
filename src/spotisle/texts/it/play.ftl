### Che cosa dice il tavolo durante il gioco. `$symbol` è il nome di un simbolo, `$name` e `$victim` sono giocatori.

## Che cosa fare

prompt-practice = Tocca il simbolo che sta su entrambe le carte
prompt-tower = Tocca il simbolo in comune con la torre
prompt-well = Tocca il simbolo in comune con il pozzo
prompt-duel = Tocca il simbolo che sta su entrambe le carte
prompt-poisoned_gift = Tocca un simbolo del centro sulla carta di un altro
prompt-hot_potato = Tocca un simbolo in comune con qualcun altro
prompt-catch_them_all = Tocca il simbolo in comune con il centro
prompt-knights = Tocca il simbolo in comune con un’altra squadra
prompt-triplets = Tocca un simbolo che sta su tre carte
prompt-welcome = Tocca un simbolo in comune con l’isola
prompt-ports = Tocca un simbolo in comune con l’isola
prompt-longest_route = Tocca un simbolo in comune con l’isola
prompt-barbarians = Tocca un simbolo in comune con l’isola
prompt-helper = Hai finito! Tocca per aiutare il partner
prompt-watch = Stai guardando
game-finished = La partita è finita
typed-nothing = Nessun simbolo comincia così
game-number = Partita { $number }
round = Manche { $number }

## Verdetti

verdict-ok = { $symbol }! Esatto!
verdict-late = Troppo tardi! Qualcuno ha fatto prima
verdict-late-by = In ritardo di { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
seat-found = { $name }: { $symbol }!
seat-gave = { $name } → { $victim }: { $symbol }!
locked = Sbagliato! Aspetta la prossima carta
reason-not_on_own_card = { $symbol }? Non è sulla tua carta
reason-not_on_middle = { $symbol }? Non è sulla carta al centro
reason-not_on_target = { $symbol }? Non è su quella carta
reason-on_neither_card = { $symbol }? Non è su nessuna delle due
reason-not_on_all_cards = { $symbol }? Non è su tutte e tre le carte
reason-game_over = La partita è finita
reason-unknown_seat = Non sei a questo tavolo
reason-unknown_symbol = Quel simbolo non è su nessuna carta
reason-unknown_target = Non è sul tavolo
reason-own_target = La tua carta non vale
reason-target_gone = Quella carta non c’è più. Cercane un’altra.
reason-no_card = Non hai più carte
reason-out_of_round = Aspetta la prossima manche
reason-out_of_reach = Troppo lontano: copri una carta accanto al vostro colore
reason-deck_exhausted = Non ci sono più carte da distribuire
reason-locked = Aspetta che la carta cambi
reason-frozen = Sbagliato! Aspetta un momento
reason-has_cards = Prima gioca le tue carte
reason-no_partner = Non hai un partner da aiutare

## Carte e giocatori

middle-card = Carta al centro
own-card = La tua carta
team-card = La carta della tua squadra
partner-card = La carta del partner
card-of = Carta di { $name }
card-number = Carta { $number }
cell-number = Carta dell’isola { $number }
cell-of = Carta dell’isola { $number }, { $team }
look-closer = { $card }: ingrandisci
player-out = Fuori
player-locked = Deve aspettare
team-score = { $team }: { $score }
cards-left = { $count ->
    [one] Resta una carta
   *[other] Restano { $count } carte
}
pointed-here = Il partner indica qui

## Dadi dell’isola

die-held = { $name }, tenuto
die-used = { $name }, usato
offer = { $item }, { $points ->
    [one] un punto
   *[other] { $points } punti
}: { $means }
means-dice = bastano i dadi
means-trades = con uno scambio d’oro
means-jokers = con un jolly
means-both = con un jolly e uno scambio d’oro
knights-lend = { $count ->
    [one] cavaliere { $knights }
   *[other] cavalieri { $knights }
}
lend-joker = Jolly del cavaliere { $knight }
score-track = Tracciato dei punti
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
turn-of = Tocca a { $name }
turn-left = { $seconds ->
    [one] Ti resta un secondo
   *[other] Ti restano { $seconds } secondi
}
dice-start = Tocca a te: tira tutti e sei i dadi
dice-hold = Tocca i dadi da tenere, poi tira gli altri
dice-build = Tocca quello che si illumina per costruirlo
joker-make = Gira un dado su:
joker-die = Tocca il dado da girare su { $resource }
trade-gold = Scambia l’oro
trade-for = 2 dadi d’oro per:
build = Costruisci
roll = Tira
rolls-left = { $count ->
    [one] resta un tiro
   *[other] restano { $count } tiri
}
end-turn = Termina il turno
end-with-cross = Davvero? Una croce: −2
coach-value = Allenatore: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti attesi

## Island dice: refusals, and the coach

reason-not_your_turn = Non è il tuo turno
reason-unknown_action = Questo non si può fare
reason-not_rolled = Prima tira i dadi
reason-no_roll_left = Hai già fatto tre tiri
reason-result_fixed = Dopo un jolly, uno scambio o una costruzione non si tira più
reason-bad_reroll = Quei dadi non si possono tirare
reason-first_roll_is_whole = Prima tira tutti e sei i dadi
reason-nothing_rolled = Lascia almeno un dado da tirare
reason-bad_faces = Quel tiro non è possibile
reason-kept_die_changed = Un dado che tieni non cambia
reason-unknown_knight = Quel cavaliere non esiste
reason-knight_not_built = Non hai ancora costruito quel cavaliere
reason-joker_spent = Hai già usato quel jolly
reason-joker_too_fresh = Il jolly di un nuovo cavaliere vale dal prossimo turno
reason-wrong_resource = Quel cavaliere dà un’altra risorsa
reason-unknown_die = Quel dado non esiste
reason-unknown_face = I dadi non hanno quella faccia
reason-die_used = Hai già usato quel dado
reason-bad_pair = Per uno scambio servono due dadi
reason-not_gold = Puoi scambiare solo l’oro
reason-gold_for_gold = L’oro non si scambia con l’oro
reason-unknown_item = Non è sul foglio
reason-already_built = C’è già
reason-out_of_order = Prima costruisci il numero più basso
reason-no_road = Prima costruisci la strada che porta lì
reason-cannot_pay = I tuoi dadi non bastano
coach-solving = L’allenatore sta calcolando…
coach-missing = Qui l’allenatore non è installato. Chiedi a chi gestisce il server.
coach-choices = Allenatore
coach-best = la migliore
coach-stop = non tirare più
coach-roll-all = tira tutti e sei
coach-end = termina il turno
