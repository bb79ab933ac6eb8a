# What the numbers mean, and the island under a thumb.

score-means = { $counts }: { $wins }
counts-cards = Kaarten
counts-left = Kaarten over
counts-visible = Zichtbare kaarten
counts-ports = Havens
counts-group = Grootste groep
counts-rounds = Rondes
counts-points = Punten
counts-games = Gewonnen spellen
wins-most = meeste wint
wins-fewest = minste wint
wins-zero = kom op nul
wins-goal = tot { $goal }
wins-award = de beste krijgt +{ $award }
pile-left = Over: { $count }
in-hand = In de hand: { $count }
points-towards = { $team }: { $points }/{ $goal }
reason-not_in_centre = Begin in het midden: tik op wat oplicht
barred-any = Die kaart kun je nu niet kiezen
prompt-foreign = Kaart van { $team }: leg hem waar hij het minst helpt
verdict-foreign = { $symbol }: de kaart van { $team } ligt er
prompt-lens = Tik op het gedeelde symbool, of veeg naar een andere kaart
