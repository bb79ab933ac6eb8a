### What the table says during a game. `$symbol` is a symbol's name, `$name` and `$victim` are players.

## What to do

prompt-practice = Tippe auf das Symbol, das auf beiden Karten ist
prompt-tower = Tippe auf das Symbol, das auch der Turm zeigt
prompt-well = Tippe auf das Symbol, das auch im Brunnen liegt
prompt-duel = Tippe auf das Symbol, das auf beiden Karten ist
prompt-poisoned_gift = Tippe auf ein Symbol der Mitte bei jemand anderem
prompt-hot_potato = Tippe auf ein Symbol, das noch jemand hat
prompt-catch_them_all = Tippe auf ein Symbol, das auch die Mitte zeigt
prompt-knights = Tippe auf das Symbol, das auch ein anderes Team hat
prompt-triplets = Tippe auf ein Symbol, das auf drei Karten ist
prompt-welcome = Tippe auf ein Symbol, das auch auf der Insel ist
prompt-ports = Tippe auf ein Symbol, das auch auf der Insel ist
prompt-longest_route = Tippe auf ein Symbol, das auch auf der Insel ist
prompt-barbarians = Tippe auf ein Symbol, das auch auf der Insel ist
prompt-helper = Alle Karten los! Hilf deinem Team durch Zeigen
prompt-watch = Du schaust zu
game-finished = Das Spiel ist aus
typed-nothing = So fängt kein Symbol an
game-number = Spiel { $number }
round = Runde { $number }

## Verdicts

verdict-ok = { $symbol }! Treffer!
verdict-late = Zu spät! Jemand war schneller
verdict-late-by = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s zu spät
seat-found = { $name }: { $symbol }!
seat-gave = { $name } → { $victim }: { $symbol }!
locked = Falsch! Warte auf die nächste Karte
reason-not_on_own_card = { $symbol }? Nicht auf deiner Karte
reason-not_on_middle = { $symbol }? Nicht auf der Karte in der Mitte
reason-not_on_target = { $symbol }? Nicht auf dieser Karte
reason-on_neither_card = { $symbol }? Auf keiner der beiden Karten
reason-not_on_all_cards = { $symbol }? Nicht auf allen drei Karten
reason-game_over = Das Spiel ist aus
reason-unknown_seat = Du sitzt nicht an diesem Tisch
reason-unknown_symbol = Dieses Symbol ist auf keiner Karte
reason-unknown_target = Das liegt nicht auf dem Tisch
reason-own_target = Deine eigene Karte gilt nicht
reason-target_gone = Diese Karte ist weg. Such weiter.
reason-no_card = Du hast keine Karten mehr
reason-out_of_round = Warte auf die nächste Runde
reason-out_of_reach = Zu weit weg: Bedecke eine Karte neben eurer Farbe
reason-deck_exhausted = Es sind keine Karten mehr da
reason-locked = Warte, bis eine neue Karte kommt
reason-frozen = Falsch! Warte kurz
reason-has_cards = Spiel erst deine eigenen Karten
reason-no_partner = Du bist allein im Team

## Cards and players

middle-card = Karte in der Mitte
own-card = Deine Karte
team-card = Eure Teamkarte
partner-card = Die andere Karte deines Teams
card-of = Karte von { $name }
card-number = Karte { $number }
cell-number = Inselkarte { $number }
cell-of = Inselkarte { $number }, { $team }
look-closer = { $card }: groß zeigen
player-out = Raus
player-locked = Muss warten
team-score = { $team }: { $score }
cards-left = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}
pointed-here = Dein Team zeigt hierhin

## Island dice

die-held = { $name }, behalten
die-used = { $name }, benutzt
offer = { $item }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}: { $means }
means-dice = mit deinen Würfeln
means-trades = mit getauschtem Gold
means-jokers = mit einem Joker
means-both = mit einem Joker und getauschtem Gold
knights-lend = { $count ->
    [one] Ritter { $knights }
   *[other] Ritter { $knights }
}
lend-joker = Joker von Ritter { $knight }
score-track = Punkteleiste
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
turn-of = { $name } ist dran
turn-left = { $seconds ->
    [one] Noch eine Sekunde für deinen Zug
   *[other] Noch { $seconds } Sekunden für deinen Zug
}
dice-start = Du bist dran: Würfle mit allen sechs
dice-hold = Tippe an, was du behältst, und würfle den Rest neu
dice-build = Tippe auf etwas, das leuchtet, um es zu bauen
joker-make = Mach aus einem Würfel:
joker-die = Tippe auf den Würfel, der zu { $resource } wird
trade-gold = 2 Gold tauschen
trade-for = 2 Gold gegen:
build = Bauen
roll = Würfeln
rolls-left = { $count ->
    [one] noch ein Wurf
   *[other] noch { $count } Würfe
}
end-turn = Zug beenden
end-with-cross = Sicher? Kreuz: −2
coach-value = Coach: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte erwartet

## Island dice: refusals, and the coach

reason-not_your_turn = Du bist nicht dran
reason-unknown_action = Das geht nicht
reason-not_rolled = Würfle zuerst
reason-no_roll_left = Du hast schon dreimal gewürfelt
reason-result_fixed = Nach Joker, Tausch oder Bau wird nicht mehr gewürfelt
reason-bad_reroll = Mit diesen Würfeln kannst du nicht würfeln
reason-first_roll_is_whole = Würfle zuerst mit allen sechs
reason-nothing_rolled = Lass mindestens einen Würfel zum Würfeln übrig
reason-bad_faces = Dieser Wurf ist nicht möglich
reason-kept_die_changed = Ein Würfel, den du behältst, ändert sich nicht
reason-unknown_knight = Diesen Ritter gibt es nicht
reason-knight_not_built = Diesen Ritter hast du noch nicht gebaut
reason-joker_spent = Diesen Joker hast du schon benutzt
reason-joker_too_fresh = Ein neuer Joker gilt erst ab deinem nächsten Zug
reason-wrong_resource = Dieser Ritter gibt einen anderen Rohstoff
reason-unknown_die = Diesen Würfel gibt es nicht
reason-unknown_face = So eine Seite hat der Würfel nicht
reason-die_used = Diesen Würfel hast du schon benutzt
reason-bad_pair = Zum Tauschen brauchst du zwei Würfel
reason-not_gold = Tauschen kannst du nur Gold
reason-gold_for_gold = Gold gegen Gold geht nicht
reason-unknown_item = Das steht nicht auf dem Blatt
reason-already_built = Das hast du schon gebaut
reason-out_of_order = Bau erst das mit der kleineren Zahl
reason-no_road = Bau erst die Straße dorthin
reason-cannot_pay = Dafür reichen deine Würfel nicht
coach-solving = Der Coach rechnet noch…
coach-missing = Der Coach ist hier nicht installiert. Frag die Person, die den Server betreibt.
coach-choices = Coach
coach-best = am besten
coach-stop = nicht mehr würfeln
coach-roll-all = mit allen sechs würfeln
coach-end = Zug beenden
