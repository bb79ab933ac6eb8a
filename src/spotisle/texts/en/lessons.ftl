### What the lessons say. `$symbol` is a symbol's name, `$item` something to build, `$game` a game.

lesson-title = See how it goes
lesson-step = Step { $step } of { $steps }
lesson-back = Back
lesson-next = Next
lesson-replay = Once more
lesson-you = You
lesson-try = Your turn! Tap the symbol that the marked cards share.
lesson-won = Well done!
lesson-wrong = Not that one. Look once more.
lesson-also = That is right as well! But look for the marked cards.

lesson-practice-laid = Two cards lie on the table.
lesson-practice-match = They have just one symbol in common: { $symbol }.
lesson-practice-claimed = Found! Two new cards come up.
lesson-practice-end = Well done! On it goes like this, as long as you like.

lesson-tower-laid = Everyone has one card. The tower stands in the middle.
lesson-tower-match = Your card and the tower share one symbol: { $symbol }.
lesson-tower-claimed = You were first, so the card is yours. Now you search with it.
lesson-tower-end = When the tower is used up, most cards wins.

lesson-well-laid = Everyone has a pile of cards. One card lies in the well.
lesson-well-match = Your top card and the well share one symbol: { $symbol }.
lesson-well-claimed = You were first: your card falls into the well, and you have one less.
lesson-well-end = Whoever has no cards left first wins.

lesson-hot_potato-laid = Everyone gets one card, and it is burning hot!
lesson-hot_potato-match = Find what you share with somebody else: { $symbol }.
lesson-hot_potato-claimed = You pass your card on, and you are safe for this round.
lesson-hot_potato-other = Whoever is left holding all the cards loses the round. Then new cards are dealt.
lesson-hot_potato-end = After the last round, the fewest cards wins.

lesson-catch_them_all-laid = One card lies in the middle, the others lie around it.
lesson-catch_them_all-match = The middle shares a symbol with every one of them. Here it is: { $symbol }.
lesson-catch_them_all-claimed = You were first and take the outer card. The middle stays.
lesson-catch_them_all-end = Round after round, until the deck is used up. Most cards wins.

lesson-poisoned_gift-laid = Everyone has one card. Nobody wants the pile in the middle!
lesson-poisoned_gift-match = The middle and another player's card share a symbol: { $symbol }.
lesson-poisoned_gift-claimed = You were first: they get the card as a present.
lesson-poisoned_gift-end = When the pile is used up, the fewest cards wins.

lesson-triplets-laid = Nine cards lie on the table.
lesson-triplets-match = Three of them share a symbol: { $symbol }.
lesson-triplets-claimed = Tapped on all three, they are yours. New cards fill the gaps.
lesson-triplets-try = Your turn! Find the symbol of the three marked cards and tap it on each of them.
lesson-triplets-end = When there are no triplets left, most cards wins.

lesson-duel-laid = Two players, one card each. Both are turned up at the same moment.
lesson-duel-end = You were first: the duel is yours!

lesson-welcome-laid = The island lies open, and you hold one card of your team.
lesson-welcome-match = Your card shares a symbol with every card of the island. Here it is: { $symbol }.
lesson-welcome-claimed = You cover that card with yours and turn up your next one.
lesson-welcome-end = One point for the team that is done first, two for the most cards in sight.

lesson-ports-laid = The island lies open, with six ports around it.
lesson-ports-match = Begin in the heart of the island: here you share { $symbol }.
lesson-ports-claimed = Your card lies there. From it you build on, card by card.
lesson-ports-end = One point for the team that is done first, two for the most ports.

lesson-longest_route-laid = The island lies open. Some of your cards have the colour of the others!
lesson-longest_route-match = Your card shares a symbol with every card of the island. Here it is: { $symbol }.
lesson-longest_route-claimed = You cover that card. Its colour counts, not who laid it.
lesson-longest_route-end = One point for the team that is done first, two for the largest group.

lesson-barbarians-laid = The island lies open. Your team has one card, and keeps it.
lesson-barbarians-match = It shares a symbol with every card of the island. Here it is: { $symbol }.
lesson-barbarians-claimed = You were first: your team carries that card off.
lesson-barbarians-end = When the island is empty, the most cards bring two points.

lesson-knights-laid = Every team turns up one card.
lesson-knights-match = You share a symbol with each of the others. Here it is: { $symbol }.
lesson-knights-claimed = You were first: you take their card, and they are out of the round.
lesson-knights-end = Every card taken is a point. Ten points win.

lesson-island_dice-laid = Six dice and a map to build on.
lesson-island_dice-rolled = You roll all six.
lesson-island_dice-hold = Keep what you need: those dice are held.
lesson-island_dice-again = Only the others are rolled again, up to three rolls in all.
lesson-island_dice-try = Your turn! What you can build lights up. Tap it and build: { $item }.
lesson-island_dice-won = Built! What you have built brings points.
lesson-island_dice-end = After 15 turns, most points wins.

lesson-series-laid = A series is several games in a row. It begins with: { $game }.
lesson-series-sheet = Whoever wins a game gets a stroke on the sheet.
lesson-series-next = On to the next game: { $game }.
lesson-series-again = Now the sheet looks like this.
lesson-series-end = After the last game, whoever has won the most is the champion.

lesson-tournament-laid = A tournament begins with the tower.
lesson-tournament-sheet = Every card taken is a point, and the most cards bring five more.
lesson-tournament-pick = Whoever came last picks what is played next.
lesson-tournament-next = So now it is: { $game }.
lesson-tournament-again = Each game has its own points; some even take points away.
lesson-tournament-end = When every game has been played, most points wins.

lesson-beginner-laid = As beginners you play one island game, here: { $game }.
lesson-beginner-sheet = The score cards turn, one step a point.
lesson-beginner-next = Then the island is dealt afresh, and the same game begins again.
lesson-beginner-again = The points of all games add up.
lesson-beginner-end = With ten points it ends, and the most points win.

lesson-adventure-laid = The adventure leads through five island games. The first: { $game }.
lesson-adventure-sheet = The score cards turn, one step a point.
lesson-adventure-next = The next game: { $game }.
lesson-adventure-knights = In the fifth game you stay: { $game }, until a team has ten points.
lesson-adventure-end = Ten points end the adventure, and the most points win.
