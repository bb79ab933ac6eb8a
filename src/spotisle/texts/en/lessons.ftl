### What the lessons say. `$symbol` is a symbol's name, `$item` something to build, `$game` a game.

lesson-title = See how it works
lesson-step = Step { $step } of { $steps }
lesson-back = Back
lesson-next = Next
lesson-replay = Watch again
lesson-you = You
lesson-try = Your turn! Tap the symbol that the marked cards share.
lesson-won = Well done!
lesson-wrong = Not that one. Look again.
lesson-also = That’s right too! But try the marked cards.

lesson-practice-laid = There are two cards on the table.
lesson-practice-match = They share exactly one symbol: { $symbol }.
lesson-practice-claimed = Found it! Here are two new cards.
lesson-practice-end = Well done! Keep going for as long as you like.

lesson-tower-laid = Everyone has one card. The tower is in the middle.
lesson-tower-match = Your card and the tower share one symbol: { $symbol }.
lesson-tower-claimed = You’re first, so you win the card. Now you play with this one.
lesson-tower-end = When the tower is gone, the player with the most cards wins.

lesson-well-laid = Everyone has a pile of cards. One card is in the well.
lesson-well-match = Your top card and the well share one symbol: { $symbol }.
lesson-well-claimed = You’re first: your card drops into the well. One fewer to go!
lesson-well-end = { $end ->
    [last_left] Keep going until one player is left with cards. That player loses.
   *[first_out] The first player with no cards left wins.
}

lesson-hot_potato-laid = Everyone gets one card, and it’s burning hot!
lesson-hot_potato-match = Find a symbol you share with someone else: { $symbol }.
lesson-hot_potato-claimed = You pass your card on. Now you’re safe for this round.
lesson-hot_potato-other = The player left with all the cards loses the round. Then everyone gets a new card.
lesson-hot_potato-end = After the last round, the player with the fewest penalty cards wins.

lesson-catch_them_all-laid = One card is in the middle, with the others around it.
lesson-catch_them_all-match = The middle shares a symbol with each of them. With this one it’s: { $symbol }.
lesson-catch_them_all-claimed = You’re first and take that card. The middle card stays.
lesson-catch_them_all-end = Play round after round until the deck is gone. Most cards wins.

lesson-poisoned_gift-laid = Everyone has one card. Nobody wants the pile in the middle!
lesson-poisoned_gift-match = The middle card and another player’s card share a symbol: { $symbol }.
lesson-poisoned_gift-claimed = You’re first, so they get the card. Enjoy your gift!
lesson-poisoned_gift-end = When the pile is gone, the player with the fewest cards wins.

lesson-triplets-laid = There are nine cards on the table.
lesson-triplets-match = Three of them share a symbol: { $symbol }.
lesson-triplets-claimed = Tap it on all three and the cards are yours. New cards fill the gaps.
lesson-triplets-try = Your turn! Find the symbol on the three marked cards and tap it on each of them.
lesson-triplets-end = When there are no triplets left, the player with the most cards wins.

lesson-duel-laid = Two players, one card each. Both are turned over at the same moment.
lesson-duel-end = { $wins ->
    [one] You’re first: you win the duel!
   *[other] You’re first: you win the round! Win { $wins } and the duel is yours.
}

lesson-welcome-laid = All the island cards are face up. You hold one of your team’s cards.
lesson-welcome-match = Your card shares a symbol with every card on the island. With this one it’s: { $symbol }.
lesson-welcome-claimed = You cover that card with yours. Then you turn over your next card.
lesson-welcome-end = One point for the first team out of cards, two for the most visible cards.

lesson-ports-laid = All the island cards are face up, with six ports around them.
lesson-ports-match = Start in the centre of the island. With this card you share: { $symbol }.
lesson-ports-claimed = Your card covers it. From here you carry on, card by card.
lesson-ports-end = One point for the first team out of cards, two for the most ports.

lesson-longest_route-laid = All the island cards are face up. Some of your cards have another team’s colour!
lesson-longest_route-match = Your card shares a symbol with every card on the island. With this one it’s: { $symbol }.
lesson-longest_route-claimed = You cover that card. The card’s colour counts, not who played it.
lesson-longest_route-end = One point for the first team out of cards, two for the biggest group.

lesson-barbarians-laid = All the island cards are face up. Your team has one card and keeps it.
lesson-barbarians-match = It shares a symbol with every card on the island. With this one it’s: { $symbol }.
lesson-barbarians-claimed = You’re first: your team carries that card off.
lesson-barbarians-end = When the island is empty, the team with the most cards gets two points.

lesson-knights-laid = Every team turns over one card.
lesson-knights-match = Your card shares a symbol with each of the others. With this one it’s: { $symbol }.
lesson-knights-claimed = You’re first: you capture their card, and they’re out of the round.
lesson-knights-end = Every captured card is a point. The team with the most points wins.

lesson-island_dice-laid = Six dice and a map to build on.
lesson-island_dice-rolled = You roll all six.
lesson-island_dice-hold = Keep the dice you need.
lesson-island_dice-again = Roll the rest again. You get up to three rolls.
lesson-island_dice-try = Your turn! Things you can build light up. Tap one and build it: { $item }.
lesson-island_dice-won = Built! Everything you build scores points.
lesson-island_dice-end = After 15 turns, the player with the most points wins.

lesson-series-laid = A series is several games in a row. The first one: { $game }.
lesson-series-sheet = Win a game and you get 1 on the score sheet.
lesson-series-next = On to the next game: { $game }.
lesson-series-again = Now the score sheet looks like this.
lesson-series-end = After the last game, the player with the most wins is the champion.

lesson-tournament-laid = A tournament starts with Tower.
lesson-tournament-sheet = Every card you take is a point. Taking the most gets you five more.
lesson-tournament-pick = The player who came last picks the next game.
lesson-tournament-next = So now you play: { $game }.
lesson-tournament-again = Each game has its own points. Some even take points away.
lesson-tournament-end = After the last game, the player with the most points wins.

lesson-beginner-laid = Beginner mode repeats one island game. In this example: { $game }.
lesson-beginner-sheet = The score cards turn one step for every point.
lesson-beginner-next = Then you lay out a new island and play the same game again.
lesson-beginner-again = The points of all games add up.
lesson-beginner-end = At ten points the match ends. The team with the most points wins.

lesson-adventure-laid = The adventure takes you through five island games. The first one: { $game }.
lesson-adventure-sheet = The score cards turn one step for every point.
lesson-adventure-next = The next game: { $game }.
lesson-adventure-knights = The last game is { $game }. Keep playing it until a team has ten points.
lesson-adventure-end = At ten points the adventure ends. The team with the most points wins.
