### The rules of every game. One line is one paragraph; a line that begins with "- " is a point of a list.
### Each game has a goal, what is laid out, how it is played and how it ends, and perhaps a tip.

rules-heading-goal = The aim
rules-heading-setup = Laying out
rules-heading-play = How to play
rules-heading-end = The end
rules-heading-tip = A good trick

rules-shelf-cards = Games with cards
rules-shelf-island = Games on the island
rules-shelf-dice = Island dice
rules-shelf-series = Several games in a row

## What all card games share

rules-basics-name = How the cards work
rules-basics-goal = Lay any two cards side by side: they have one symbol in common. Always one, and never more than one. Every game is about seeing it before the others do.
rules-basics-setup =
    The classic and the beach deck have 55 cards with 8 symbols each. The island deck has 73 cards with 9 symbols each.

    The same symbol may be small on one card and large on another, and it may stand on its head. It is still the same.
rules-basics-play =
    Everyone plays at the same time; there are no turns. Tap the symbol that you see, or say its name: that is your claim, and whoever is first gets it.

    - Right and first: it counts at once.
    - Right, but somebody was quicker: nothing happens, and it costs you nothing.
    - Wrong: you have to wait. In games with one card to fight over you wait until that card changes; if everybody is waiting, all may go on. Where many cards lie open you wait one and a half seconds.
rules-basics-end =
    When a tie matters, it is played out. Two players fight a duel. Three or more play one round of hot potato among themselves: the sooner you get rid of your cards, the better your place.

    In the island games nothing is played out: teams that are level share the place.
rules-basics-tip = Do not compare symbol by symbol. Take in the whole card first and wait for something to look familiar.

## Games with the classic and the beach deck

rules-practice-goal = Get used to the cards, all in your own time. Nobody keeps score.
rules-practice-setup = Two cards lie face up.
rules-practice-play =
    Find the one symbol that is on both cards and tap it. Two new cards are turned up.

    Alone you can watch your times getting better. In company, whoever is first turns the next two cards.
rules-practice-end = There is no end. When the deck runs out it is shuffled, and on you go until you have had enough.
rules-practice-tip = Say the symbol aloud while you tap it. Names come quicker with every round.

rules-tower-goal = Win more cards from the tower in the middle than anyone else.
rules-tower-setup = For 2 to 8 players. Everyone gets one card. All the others make a tower in the middle, face up.
rules-tower-play =
    Find the symbol that your own top card shares with the top of the tower.

    First? Then that card is yours: it lands on your pile and is the card you search with from now on. The tower shows its next card.

    - After a mistake you wait until the top of the tower changes.
rules-tower-end = The game is over when the tower is used up. Most cards wins.
rules-tower-tip = As soon as you win a card, look at it well: you already have it in front of you while the others look at the tower.

rules-well-goal = Throw all your cards into the well before the others do.
rules-well-setup = For 2 to 8 players. One card lies face up in the middle: that is the well. All other cards are dealt out one at a time; some players may get one card more. The winner of the last game is dealt to first. Everyone's pile lies face up.
rules-well-play =
    Find the symbol that your top card shares with the card in the well.

    First? Then your card goes into the well, and it is the card that all must match now. Your next card comes up.

    - After a mistake you wait until the card in the well changes.
rules-well-end =
    Whoever has no cards left first wins, and the game is over at once. The fewer cards the others hold, the better their place.

    You can also play to the last: then you go on until only one player still has cards. That player loses, and your place is the order in which you got out.
rules-well-tip = Every card that falls into the well changes the question. Look there again after each one.

rules-hot_potato-goal = Pass your cards on before you are left holding everybody's.
rules-hot_potato-setup = For 2 to 8 players, usually five rounds. In each round everyone gets one card, and all are shown at the same moment.
rules-hot_potato-play =
    Find a symbol that your card shares with the top card of another player who still holds cards.

    First? Then your whole pile goes on top of theirs, and the card they have to search with is now yours. You are safe for this round.

    - Whoever is left in the end holds all the cards: the round is lost, and these cards are laid aside as a burden.
    - After a mistake you wait one and a half seconds.
rules-hot_potato-end = When all rounds have been played, the fewest cards laid aside wins.
rules-hot_potato-tip = The more players hold cards, the more chances you have. Be quick at the start.

rules-catch_them_all-goal = Catch more cards around the middle than anyone else.
rules-catch_them_all-setup = For 2 to 8 players. In each round one card lies face up in the middle, and around it as many cards as there are players.
rules-catch_them_all-play =
    Find the symbol that one of the outer cards shares with the card in the middle. Any outer card will do.

    First? Then that outer card is yours. The one in the middle stays where it is.

    When all the outer cards are gone, the middle card goes under the draw pile and a new round is laid.

    - After a mistake you wait one and a half seconds.
rules-catch_them_all-end = When there are too few cards for a whole round, a last short one is played with what is left. Most cards wins.
rules-catch_them_all-tip = The middle stays for the whole round: learn its symbols first, then go round the others.

rules-poisoned_gift-goal = Nobody wants these cards. Give them to the others and end up with the fewest.
rules-poisoned_gift-setup = For 2 to 8 players. Everyone gets one card. All the others make a pile in the middle, face up.
rules-poisoned_gift-play =
    Find the symbol that the card in the middle shares with the top card of another player.

    First? Then you make them a present of it: the card goes on their pile and is their new top. The middle shows its next card.

    - You cannot give to yourself, and nobody can say no.
    - After a mistake you wait until the card in the middle changes.
rules-poisoned_gift-end = The game is over when the pile in the middle is used up. Fewest cards wins.
rules-poisoned_gift-tip = You never need your own card. Look at everybody else's.

rules-triplets-goal = Find three cards with the same symbol, and collect the most cards.
rules-triplets-setup = For 2 to 8 players. Nine cards lie face up on the table, the rest is a pile, face down.
rules-triplets-play =
    Find a symbol that is on three of the nine cards and tap it on all three.

    First? Then the three cards are yours, and three new ones from the pile fill the gaps.

    - After a mistake you wait one and a half seconds.
rules-triplets-end = The game is over when the pile is used up and no three cards share a symbol any more. Most cards wins.
rules-triplets-tip = Among nine cards there is always a triplet. Pick one symbol that you see twice and look for the third.

rules-duel-goal = Two players, one question: who is quicker?
rules-duel-setup = Each of the two gets one card. Both are shown at the same moment.
rules-duel-play =
    Find the symbol that is on both cards.

    - After a mistake you wait. If the other one is wrong too, both of you may go on.
rules-duel-end = Whoever is first wins the duel. When two players are level in another game, a duel decides between them.
rules-duel-tip = Breathe out, and look at both cards at once.

## The island

rules-island-name = Teams on the island
rules-island-goal = Teams win points with every minigame. Ten points win the whole game.
rules-island-setup =
    For 2 to 6 players in two or three teams: blue, orange and red.

    - 2 players: one against one.
    - 3 players: everyone alone.
    - 4 players: two teams of two.
    - 5 players: two teams of two, and one player alone.
    - 6 players: three teams of two.

    The island is made of 19 six-sided cards in rows of 3, 4, 5, 4 and 3, all face up. It is laid out anew for every minigame. Each team has 16 cards of its colour. Partners share them: 8 for each.
rules-island-play =
    In the first three minigames you turn up your own cards one at a time and lay each of them on an island card that shares a symbol with it. A card that has been turned up must be laid before the next.

    - Only the card on top counts: it alone is searched, and it alone has a colour.
    - You may cover any card, also one of another team or of your own.
    - If your cards are gone but not your partner's, you can help by pointing, but not by playing.
    - After a mistake you wait one and a half seconds.
rules-island-end =
    Points are counted at the end of a minigame, in Knights after each round. If several teams are level for the two points, all of them get two; nobody gets them for nothing at all.

    With ten points or more the whole game is over. Most points wins; a tie is a shared win.
rules-island-tip = Five players: whoever plays alone has 8 cards, and what they have in sight counts double. In Barbarians their cards count double as well; in Knights nothing changes.

rules-welcome-goal = Cover the island with your team's cards and keep as many as you can in sight.
rules-welcome-setup = The island: 19 cards, face up. Each team shuffles its 16 cards and keeps them face down; partners take 8 each. Everyone turns up one card.
rules-welcome-play =
    Find a symbol that your card shares with any card of the island and lay yours on top. Then turn up your next card.

    - From now on only your card counts there, until somebody covers it.
    - You may cover any card you like, whoever it belongs to.
    - After a mistake you wait one and a half seconds.
rules-welcome-end =
    As soon as one team has laid all its cards, the minigame is over.

    - 1 point for the team that was done first.
    - 2 points for the team with the most cards in sight.

    Five players: whoever plays alone has 8 cards, and their cards in sight count double.
rules-welcome-tip = Covering another team's card helps twice: you have one more, they have one less.

rules-ports-goal = Set out from the heart of the island and reach more ports than anyone else.
rules-ports-setup = The island: 19 cards, face up, and 6 ports around it. Every port touches two cards of the coast. Each team shuffles its 16 cards and keeps them face down; partners take 8 each. Everyone turns up one card.
rules-ports-play =
    Find a symbol that your card shares with a card of the island and lay yours on top. But not just anywhere:

    - Begin in the heart of the island: the card in the very middle or one of the six around it.
    - After that you may cover what lies next to a card of your colour, or a card of your own colour.
    - If no card of your colour is in sight any more, begin in the heart again.
    - Ports are never covered and never matched.
    - After a mistake you wait one and a half seconds.
rules-ports-end =
    As soon as one team has laid all its cards, the minigame is over.

    - 1 point for the team that was done first.
    - 2 points for the team whose cards in sight touch the most different ports.

    Five players: whoever plays alone has 8 cards, and their ports count double.
rules-ports-tip = One card at each port is enough. Build on to the next one, and guard the cards that touch one.

rules-longest_route-goal = Join up the cards of your colour into the largest group on the island.
rules-longest_route-setup =
    The island: 19 cards, face up. Each team has its 16 cards. Before you begin, cards are exchanged, face down and at random:

    - Two teams give each other 6 cards.
    - Three teams give 3 cards to each of the others.
    - Five players: whoever plays alone has 8 cards, gives 1 to each pair and gets 1 from each; the pairs give each other 3. Everyone then holds 8.

    Everyone turns up one card.
rules-longest_route-play =
    Find a symbol that your card shares with any card of the island and lay yours on top. Then turn up your next card.

    - The colour of the card counts, not who laid it. You also hold cards of the others: lay those where they help least.
    - You may cover any card you like.
    - After a mistake you wait one and a half seconds.
rules-longest_route-end =
    As soon as one team has laid all the cards that it holds, the minigame is over.

    - 1 point for the team that was done first.
    - 2 points for the team with the largest group: cards in sight of its colour that lie side by side.

    Five players: the group of whoever plays alone counts double.
rules-longest_route-tip = One of your cards in a gap can join two small groups into a large one. The others' cards break groups apart.

rules-barbarians-goal = Carry off more cards of the island than any other team.
rules-barbarians-setup = The island: 19 cards, face up. Each team turns up one of its cards for all to see. It stays the same for the whole minigame.
rules-barbarians-play =
    Find a symbol that your team's card shares with any card left on the island.

    First? Then your team takes that island card. Your team's card stays where it is.

    - Partners search with the same card.
    - After a mistake you wait one and a half seconds.
rules-barbarians-end =
    The minigame is over when the island is empty.

    - 2 points for the team with the most cards.

    Five players: the cards of whoever plays alone count double.
rules-barbarians-tip = Your card stays the same: learn its nine symbols, then go over the island.

rules-knights-goal = Take the cards of the other teams before they take yours.
rules-knights-setup = No island this time. Each team shuffles its 16 cards and lays them face down. In each round all teams turn up their top card together.
rules-knights-play =
    Find the symbol that your team's card shares with the card of another team that is still in the round.

    First? Then you take their card, and that team is out of the round. It keeps what it has taken so far.

    The round is over when only one team is left. Its card is set aside, and all turn up the next.

    - Partners search with the same card.
    - When the cards run out, each team shuffles its 16 cards again.
    - After a mistake you wait one and a half seconds.
rules-knights-end =
    - 1 point for every card taken, counted at the end of each round.

    You play round after round until a team has ten points. Most points wins.
rules-knights-tip = With three teams you can take two cards in one round: have the second one in view before you tap the first.

## Island dice

rules-island_dice-goal = Build roads, settlements, cities and knights, and score the most points in 15 turns.
rules-island_dice-setup =
    For one player or more. Everyone has a sheet with a map. The road at the start is already there.

    Each of the six dice shows ore, grain, wool, lumber, brick or gold.
rules-island_dice-play =
    In your turn you roll up to three times. After each roll, set aside the dice that you want to keep and roll the others again. You may change your mind: a die that was set aside may be rolled again.

    Then you build with what the dice show, as much as you can pay for. Each die pays once.

    - Road, 1 point: brick and lumber. It must lead on from a road that is already there.
    - Settlement, 3, 4, 5, 7, 9 or 11 points: brick, lumber, grain and wool.
    - City, 7, 12, 20 or 30 points: three ore and two grain.
    - Knight, 1 to 6 points: ore, grain and wool.
    - A settlement or city needs a road that leads to it. Settlements, cities and knights are each built in order, from the lowest number to the highest.

    If the dice do not quite fit:

    - Two dice with gold make one of anything else, as often as you have two.
    - Each knight helps you once in the game as a joker: turn one die to its picture. The first gives ore, then grain, wool, lumber and brick; the sixth gives whatever you like.
rules-island_dice-end =
    All that you build in a turn is written down as one number. If you build nothing, you get a cross, and each cross costs 2 points in the end.

    After 15 turns each, most points wins. A tie is a shared win.
rules-island_dice-tip = Roads lead to everything, but big cities bring the most. Build knights early: their jokers save many a turn.

## How games string together

rules-single-goal = One minigame, one winner.
rules-single-setup = Choose any game and deal.
rules-single-play = Play it once, by its own rules.
rules-single-end = If two players are level at the top, a duel decides. With three or more it is one round of hot potato. On the island, teams that are level win together.

rules-series-goal = Win more minigames than anyone else.
rules-series-setup = Choose several minigames and their order, or leave it to chance. The same one may come several times.
rules-series-play = Play one after the other. Whoever wins a minigame gets one win on the score sheet; if several are level at the top, a tie-break decides whose it is.
rules-series-end = After the last minigame, whoever has won the most is the champion. A tie at the top is played out as well.

rules-tournament-goal = Collect points in every minigame.
rules-tournament-setup = Five minigames, each once. The first is Tower.
rules-tournament-play =
    Whoever comes last in a minigame picks the next one, from those that have not been played yet. Each is worth its own points:

    - Tower: 1 for every card won, and 5 more for the most cards.
    - Well, played to the last: 10 for whoever is out first, 20 taken away from whoever is left.
    - Hot Potato: 5 taken away for every round lost.
    - Catch Them All: 1 for every card.
    - Poisoned Gift: 20 for the fewest cards, 10 for the second fewest.
    - Triplets: 1 for every card.
rules-tournament-end = Ties are played out before such an extra is given. After the last minigame, most points is the champion.
rules-tournament-tip = If you come last, pick the minigame that you are best at.

rules-beginner-goal = Be the first team with ten points.
rules-beginner-setup = Choose one of the five island games that you like, or that you want to learn.
rules-beginner-play = Play it again and again. The points of every game are added up, and the score cards show them.
rules-beginner-end = When a team has ten points or more, the whole game is over. Most points wins; a tie is a shared win.

rules-adventure-goal = Be the first team with ten points, on a journey through all five island games.
rules-adventure-setup = The minigames come in this order: Welcome to the Island, Ports, Longest Route, Barbarians, Knights.
rules-adventure-play = Play each of the first four once, and add up the points on the score cards. Then come the Knights, and there you stay, round after round, until somebody has ten points.
rules-adventure-end = When a team has ten points or more, the whole game is over, even before the Knights. Most points wins; a tie is a shared win.
