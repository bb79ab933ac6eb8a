# What the numbers mean, and the island under a thumb.

score-means = { $counts }: { $wins }
counts-cards = Karty
counts-left = Zostało kart
counts-visible = Widoczne karty
counts-ports = Porty
counts-group = Największa grupa
counts-rounds = Rundy
counts-points = Punkty
counts-games = Wygrane gry
wins-most = im więcej, tym lepiej
wins-fewest = im mniej, tym lepiej
wins-zero = zejdź do zera
wins-goal = gramy do { $goal }
wins-award = najlepsi dostają +{ $award }
pile-left = Zostało: { $count }
in-hand = Na ręce: { $count }
points-towards = { $team }: { $points }/{ $goal }
reason-not_in_centre = Zacznij od środka: dotknij podświetlonej karty
barred-any = Tej karty nie można teraz wybrać
prompt-foreign = Karta rywali ({ $team }): połóż ją tam, gdzie najmniej im pomoże
verdict-foreign = { $symbol }: karta rywali z głowy ({ $team })
prompt-lens = Dotknij wspólnego symbolu albo przesuń palcem do innej karty
