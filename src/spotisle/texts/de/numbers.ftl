# What the numbers mean, and the island under a thumb.

score-means = { $counts }: { $wins }
counts-cards = Karten
counts-left = Karten übrig
counts-visible = Sichtbare Karten
counts-ports = Häfen
counts-group = Größte Gruppe
counts-rounds = Runden
counts-points = Punkte
counts-games = Gewonnene Spiele
wins-most = höchste Zahl gewinnt
wins-fewest = niedrigste Zahl gewinnt
wins-zero = komm auf null
wins-goal = bis { $goal }
wins-award = +{ $award } fürs beste Team
pile-left = Übrig: { $count }
in-hand = Auf der Hand: { $count }
points-towards = { $team }: { $points }/{ $goal }
reason-not_in_centre = Starte im Zentrum: Tippe auf eine helle Karte
barred-any = Auf diese Karte kannst du gerade nicht tippen
prompt-foreign = Karte von { $team }: Leg sie dorthin, wo sie am wenigsten hilft
verdict-foreign = { $symbol }: Karte von { $team } gelegt
prompt-lens = Tippe auf das gemeinsame Symbol oder wische weiter
