### Hvad bordet siger under spillet. `$symbol` er et symbols navn, `$name` og `$victim` er spillere.

## Hvad man skal gøre

prompt-practice = Tryk på symbolet, der er på begge kort
prompt-tower = Hvad har dit kort til fælles med midten?
prompt-well = Hvad har dit kort til fælles med midten?
prompt-duel = Hvad har de to kort til fælles?
prompt-poisoned_gift = Hvad har midten til fælles med en anden?
prompt-hot_potato = Hvad har du til fælles med en anden?
prompt-catch_them_all = Hvad har et kort til fælles med midten?
prompt-knights = Hvad har I til fælles med et andet hold?
prompt-triplets = Tryk på det samme symbol på tre kort
prompt-welcome = Hvad har dit kort til fælles med øen?
prompt-ports = Hvad har dit kort til fælles med øen?
prompt-longest_route = Hvad har dit kort til fælles med øen?
prompt-barbarians = Hvad har jeres kort til fælles med øen?
prompt-helper = Alt er spillet! Peg på noget for din makker
prompt-watch = Du ser med
prompt-pick = Tryk på et kort for at se det tættere på
prompt-safe = Du er i sikkerhed til næste runde
prompt-captured = Jeres kort er taget. Vent på næste runde
pick-first = Tryk på det på det andet kort
game-finished = Spillet er slut
typed-nothing = Ingen af dine symboler begynder sådan
typed-which = Hvilket? 1 til { $count }
round = Runde { $number }
triplets-chosen = { $symbol }: { $count } af 3 kort

## Afgørelser

verdict-ok = { $symbol }! Du har den
verdict-late = For sent: nogen var hurtigere
verdict-late-by = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s for sent
seat-found = { $name }: { $symbol }!
seat-gave = { $name } → { $victim }: { $symbol }!
locked = Forkert: vent på næste kort
reason-not_on_own_card = { $symbol } er ikke på dit kort
reason-not_on_middle = { $symbol } er ikke på kortet i midten
reason-not_on_target = { $symbol } er ikke på det kort
reason-on_neither_card = { $symbol } er ikke på nogen af kortene
reason-not_on_all_cards = { $symbol } er ikke på alle de kort
reason-game_over = Spillet er slut
reason-unknown_seat = Du sidder ikke ved dette bord
reason-unknown_symbol = Intet kort har det symbol
reason-unknown_target = Det ligger ikke på bordet
reason-own_target = Ikke dit eget kort
reason-target_gone = Det kort er væk
reason-no_card = Du har ikke flere kort
reason-out_of_round = Du er ude til næste runde
reason-out_of_reach = Der kan jeres hold ikke bygge endnu
reason-deck_exhausted = Der er ikke flere kort at dele ud
reason-locked = Du er ude, til kortet skifter
reason-frozen = Et øjeblik: det var forkert lige før
reason-has_cards = Spil først dine egne kort
reason-no_partner = Du har ingen makker at vise det til

## Kort og spillere

middle-card = Kortet i midten
own-card = Dit kort
team-card = Dit holds kort
partner-card = Din makkers kort
card-of = Kort: { $name }
card-number = Kort { $number }
cell-number = Økort { $number }
cell-of = Økort { $number }, { $team }
look-closer = { $card }: se tættere på
put-back = Læg tilbage
player-count = { $count ->
    [one] Ét kort
   *[other] { $count } kort
}
player-out = Ude
player-locked = Må vente
team-score = { $team }: { $score }
cards-left = { $count ->
    [one] Ét kort tilbage
   *[other] { $count } kort tilbage
}
pointed-here = Din makker peger her

## Øterninger

die-held = { $name }, gemt
die-used = { $name }, brugt
offer = { $item }, { $points ->
    [one] ét point
   *[other] { $points } point
}: { $means }
means-dice = terningerne viser det
means-trades = med en guldhandel
means-jokers = med en joker
means-both = med en joker og en guldhandel
knights-lend = { $count ->
    [one] ridder { $knights }
   *[other] riddere { $knights }
}
lend-joker = Ridder { $knight }s joker
score-track = Pointbane
points = { $points ->
    [one] 1 point
   *[other] { $points } point
}
turn-of = { $name } spiller
turn-left = { $seconds ->
    [one] Ét sekund tilbage af din tur
   *[other] { $seconds } sekunder tilbage af din tur
}
dice-start = Din tur: kast alle seks terninger
dice-hold = Tryk på dem, du gemmer, og kast resten
dice-build = Tryk på det, der lyser, for at bygge
joker-make = Vend en terning til:
joker-die = Tryk på terningen, der bliver { $resource }
trade-gold = Byt 2 guld
trade-for = 2 guld for:
build = Byg
roll = Kast
rolls-left = { $count ->
    [one] ét kast tilbage
   *[other] { $count } kast tilbage
}
end-turn = Slut turen
end-with-cross = Sikker? Et kryds: −2
coach-value = Træner: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point ventes

## Island dice: refusals, and the coach

reason-not_your_turn = Det er ikke din tur
reason-unknown_action = Det kan man ikke
reason-not_rolled = Slå terningerne først
reason-no_roll_left = En tur har tre slag
reason-result_fixed = Ingen flere slag efter joker, handel eller byggeri
reason-bad_reroll = De terninger kan ikke slås
reason-first_roll_is_whole = Første slag er med alle seks terninger
reason-nothing_rolled = Lad mindst én terning være til at slå
reason-bad_faces = Det slag giver ingen mening
reason-kept_die_changed = En beholdt terning ændrer sig ikke
reason-unknown_knight = Der er ingen sådan ridder
reason-knight_not_built = Den ridder er ikke bygget endnu
reason-joker_spent = Den ridder har allerede udlånt sin joker
reason-joker_too_fresh = En ny ridder hjælper fra næste tur
reason-wrong_resource = Den ridder laver en anden ressource
reason-unknown_die = Der er ingen sådan terning
reason-unknown_face = Terninger har ikke den side
reason-die_used = Den terning er brugt
reason-bad_pair = En handel kræver to terninger
reason-not_gold = Kun guld kan byttes
reason-gold_for_gold = Guld byttes ikke til guld
reason-unknown_item = Det findes ikke på arket
reason-already_built = Det er allerede bygget
reason-out_of_order = En mindre af slagsen kommer først
reason-no_road = Vejen dertil er ikke bygget
reason-cannot_pay = Terningerne viser ikke, hvad det koster
coach-solving = Træneren tænker stadig spillet igennem…
coach-choices = Træner
coach-best = bedst
coach-stop = stop med at slå
coach-roll-all = slå alle seks
coach-end = slut turen
