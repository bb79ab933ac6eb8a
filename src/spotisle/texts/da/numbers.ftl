# What the numbers mean, and the island under a thumb.

score-means = { $counts }: { $wins }
counts-cards = Kort
counts-left = Kort tilbage
counts-visible = Synlige kort
counts-ports = Havne
counts-group = Største gruppe
counts-rounds = Runder
counts-points = Point
counts-games = Vundne spil
wins-most = flest vinder
wins-fewest = færrest vinder
wins-zero = kom ned på nul
wins-goal = først til { $goal }
wins-award = de bedste får +{ $award }
pile-left = Tilbage: { $count }
in-hand = På hånden: { $count }
points-towards = { $team }: { $points }/{ $goal }
reason-not_in_centre = Begynd i midten: Tryk på et kort, der lyser
barred-any = Det kort kan du ikke vælge nu
prompt-foreign = Kort fra { $team }: Læg det, hvor det hjælper dem mindst
verdict-foreign = { $symbol }: Kortet fra { $team } er lagt
prompt-lens = Tryk på det fælles symbol, eller stryg til et andet kort
