# What the numbers mean, and the island under a thumb.

score-means = { $counts }: { $wins }
counts-cards = Cards
counts-left = Cards left
counts-visible = Visible cards
counts-ports = Ports
counts-group = Biggest group
counts-rounds = Rounds
counts-points = Points
counts-games = Games won
wins-most = most wins
wins-fewest = fewest wins
wins-zero = get to zero
wins-goal = first to { $goal }
wins-award = best gets +{ $award }
pile-left = Left: { $count }
in-hand = In hand: { $count }
points-towards = { $team }: { $points }/{ $goal }
reason-not_in_centre = Start in the centre: tap a lit card
barred-any = You can’t tap that card right now
prompt-foreign = { $team }’s card: play it where it helps them least
verdict-foreign = { $symbol }: { $team }’s card is down
prompt-lens = Tap the shared symbol, or swipe to another card
