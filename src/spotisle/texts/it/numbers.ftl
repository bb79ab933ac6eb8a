# What the numbers mean, and the island under a thumb.

score-means = { $counts }: { $wins }
counts-cards = Carte
counts-left = Carte rimaste
counts-visible = Carte visibili
counts-ports = Porti
counts-group = Gruppo più grande
counts-rounds = Manche
counts-points = Punti
counts-games = Giochi vinti
wins-most = vince chi ne ha di più
wins-fewest = vince chi ne ha di meno
wins-zero = si vince a zero
wins-goal = si vince a { $goal }
wins-award = +{ $award } ai migliori
pile-left = Restano: { $count }
in-hand = In mano: { $count }
points-towards = { $team }: { $points }/{ $goal }
reason-not_in_centre = Si parte dal centro: tocca una carta illuminata
barred-any = Quella carta ora non si può toccare
prompt-foreign = Carta degli altri ({ $team }): mettila dove aiuta meno
verdict-foreign = { $symbol }: via la carta degli altri ({ $team })
prompt-lens = Tocca il simbolo in comune o scorri a un’altra carta
