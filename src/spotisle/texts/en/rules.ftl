### The rules of every game. One line is one paragraph; a line that begins with "- " is a point of a list.
### A part that depends on the options in force chooses by their value: `$end`, `$rounds`, `$penalty` and so on.
### "Variants" stand only where the rules are read away from a table.

rules-heading-goal = Goal
rules-heading-setup = Setup
rules-heading-play = How to play
rules-heading-end = End of the game
rules-heading-five = With five players
rules-heading-example = Scoring example
rules-heading-variants = Other ways to play
rules-heading-tip = Tip

rules-shelf-cards = Card games
rules-shelf-island = Island games
rules-shelf-dice = Island Dice
rules-shelf-series = Several games in a row

## What several games share

rules-penalty = { $penalty ->
    [lock] Wrong? You’re out until someone finds a match. If everyone’s out, everyone’s back in.
    [freeze] Wrong? Wait one and a half seconds.
   *[none] Wrong? Nothing happens. Just try again.
}
rules-tie = { $tie ->
    [knockout] Three or more play Hot Potato: the loser of each round drops out. The last two fight a duel.
    [minigame] Three or more play one more game.
   *[hot_potato] Three or more play one round of Hot Potato: the sooner you’re safe, the better your place.
}
rules-award = { $award_zero ->
    [yes] Teams tied for the most each get 2 points, even with zero.
   *[no] Teams tied for the most each get 2 points. A team with zero gets nothing.
}

## What all card games share

rules-basics-name = How the cards work
rules-basics-goal = Put any two cards side by side: they share one symbol. Always one, never more. In every game, be the first to find it.
rules-basics-setup =
    The classic and beach decks have 55 cards each, with 8 symbols on every card. The island deck has 73 cards with 9 symbols, and the garden deck 31 cards with 6.

    A symbol can be small on one card and big on another. It can be upside down, too. It’s still the same symbol.

    The games are for ages six and up, with the garden deck from four. They’re listed with the easiest first.
rules-basics-play =
    Everyone plays at the same time. There are no turns. Tap the symbol you see. If you’re first, it’s yours.

    You can also switch on “Play by voice” in the menu and say the symbol. Most symbols have several names, and any of them counts. If it could be on several cards, say which one, too: its number, or whose it is.

    - Right and first: it counts at once.
    - Right, but someone was faster: nothing happens, and it costs you nothing.
    - Wrong: you have to wait. Where everyone fights over one card, you wait until it changes. Where many cards are face up, you wait one and a half seconds.
rules-basics-end =
    When a tie matters, you break it. Two players fight a duel. { rules-tie }

    Island teams don’t break ties. They share the place.
rules-basics-tip = Don’t compare symbol by symbol. Look at the whole card and wait until something looks familiar.

## Games with the classic and the beach deck

rules-practice-goal = Get to know the cards in your own time. Nobody keeps score.
rules-practice-setup = Put two cards face up.
rules-practice-play =
    Find the one symbol that’s on both cards and tap it. Then you get two new cards.

    On your own, you can watch your times get better. With others, whoever is first turns over the next two cards. { rules-penalty }
rules-practice-end = There’s no end. When the deck runs out, it’s reshuffled. Keep going for as long as you like.
rules-practice-tip = Say the symbol out loud as you tap it. You’ll find the names faster every time.

rules-tower-goal = Win more cards from the tower than anyone else.
rules-tower-setup = For 2 to 8 players. Everyone gets one card, face up. The other cards go in the middle in a face-up pile: the tower.
rules-tower-play =
    Find the symbol that your top card shares with the top of the tower.

    First? You win that card. It goes on top of your pile, and you play with it from now on. The tower shows its next card.

    - { rules-penalty }
rules-tower-end = The game ends when the tower is gone. The player with the most cards wins.
rules-tower-tip = Just won a card? Look at it before you look at the tower. It’s the one you have to match now.

rules-well-goal = Get rid of all your cards before the others do.
rules-well-setup = For 2 to 8 players. Put one card face up in the middle: the well. Deal out all the others, one at a time, starting with the winner of the last game. Some players may get one extra card. Turn all the piles face up.
rules-well-play =
    Find the symbol that your top card shares with the card in the well.

    First? Drop your card into the well. Now everyone has to match that one. The next card in your pile is your new card.

    - { rules-penalty }
rules-well-end = { $end ->
    [last_left] Play on until only one player still has cards. That player loses. The others rank in the order they got out.
   *[first_out] The first player with no cards left wins, and the game ends at once. The others rank by the cards they have left: the fewer, the better.
}
rules-well-variants = { $end ->
    [last_left] You can also stop early: the first player with no cards left wins.
   *[first_out] You can also play to the last player: keep going until only one player still has cards. That player loses.
}
rules-well-tip = Every card that drops into the well changes what to look for. Check it again each time.

rules-hot_potato-goal = Pass your cards on before you’re left with everybody’s.
rules-hot_potato-setup = For 2 to 8 players. In each round everyone gets one card, and all are turned over at the same moment. { $rounds ->
    [deck] You play until there aren’t enough cards for another round.
    [one] You play one round.
   *[other] You play { $rounds } rounds.
}
rules-hot_potato-play =
    Find a symbol that your card shares with the top card of another player who still has cards.

    First? Your whole pile goes on top of theirs. Now your card is the one they have to match. You’re safe for this round.

    - The player who’s left with all the cards loses the round and keeps those cards as a penalty.
    - { rules-penalty }
rules-hot_potato-end = After the last round, the player with the fewest penalty cards wins.
rules-hot_potato-variants = You choose how many rounds to play, or play until the deck runs out.
rules-hot_potato-tip = The more players still have cards, the more chances you have. Be quick at the start.

rules-catch_them_all-goal = Take more cards than anyone else.
rules-catch_them_all-setup = For 2 to 8 players. In each round, put one card face up in the middle. Put as many cards around it as there are players.
rules-catch_them_all-play =
    Find the symbol that one of the outer cards shares with the middle card. Any outer card will do.

    First? You take that outer card. The middle card stays.

    When all the outer cards are gone, the middle card goes under the draw pile. Then you lay out a new round.

    - { rules-penalty }
rules-catch_them_all-end = { $last_round ->
    [none] When there aren’t enough cards for a full round, the game ends. The player with the most cards wins.
   *[short] When there aren’t enough cards for a full round, play one last, shorter round with what’s left. Then the player with the most cards wins.
}
rules-catch_them_all-tip = The middle card stays all round. Learn its symbols first, then check the others.

rules-poisoned_gift-goal = Nobody wants these cards. Give them to the others and end up with the fewest.
rules-poisoned_gift-setup = For 2 to 8 players. Everyone gets one card, face up. The other cards go in the middle in a face-up pile.
rules-poisoned_gift-play =
    Find the symbol that the middle card shares with another player’s top card.

    First? It’s your gift to them: the middle card goes on top of their pile. Then the next card shows in the middle.

    - You can’t give a card to yourself, and nobody can refuse one.
    - { rules-penalty }
rules-poisoned_gift-end = The game ends when the middle pile is gone. The player with the fewest cards wins.
rules-poisoned_gift-tip = Your own card doesn’t matter. Look at everyone else’s.

rules-triplets-goal = Find three cards that share a symbol, and collect the most cards.
rules-triplets-setup = For 2 to 8 players. { $places ->
    [0] Put nine cards face up on the table, or seven with the garden deck.
    [one] Put one card face up on the table.
   *[other] Put { $places } cards face up on the table.
} { $small_table ->
    [yes] The rest go in a face-down pile. If no three cards on the table share a symbol, add one card at a time until three do.
   *[no] The rest go in a face-down pile.
}
rules-triplets-play =
    Find a symbol that’s on three of the cards. Tap it on all three.

    First? You take the three cards. Three new ones from the pile fill the gaps.

    - { rules-penalty }
rules-triplets-end = The game ends when the pile is gone and no three cards share a symbol. The player with the most cards wins.
rules-triplets-tip = While the pile lasts, there’s always a triplet. Pick a symbol you see twice and look for the third.

rules-duel-goal = Two players, one question: who’s faster?
rules-duel-setup = Both players get one card. The two cards are turned over at the same moment.
rules-duel-play =
    Find the symbol that’s on both cards.

    - { rules-penalty }
rules-duel-end = { $wins ->
    [one] Whoever finds it first wins the duel.
   *[other] Whoever finds it first wins the round, and both get a new card. The first to win { $wins } rounds wins the duel.
} In other games, a duel breaks a tie between two players.
rules-duel-tip = Breathe out, and look at both cards at once.

## The island

rules-island-name = Teams on the island
rules-island-goal = Your team scores points in every game. At ten points the match ends, and the team with the most points wins.
rules-island-setup =
    For 2 to 6 players in two or three teams: blue, orange and red.

    - 2 players: one against one.
    - 3 players: everyone plays alone.
    - 4 players: two teams of two.
    - 5 players: two teams of two, and one player alone.
    - 6 players: three teams of two.

    The island has 19 six-sided cards in rows of 3, 4, 5, 4 and 3, all face up. You lay out a new one for every game. Each team has 16 cards of its colour. Partners split them: 8 each.

    Each team also has a score card. Turn it one step for every point. At six points, flip it over.

    New to the island? Play Beginner first, then Adventure. The games are listed with the easiest first.
rules-island-play =
    In the first three games you turn over your cards one at a time. Put each one on an island card that shares a symbol with it. You have to play a card before you turn over the next.

    - Only the top card counts: you match that one, and its colour is the one that scores.
    - Unless the game says otherwise, you can cover any card: another team’s or your own.
    - Out of cards before your partner? You can point things out, but you can’t play.
    - { rules-penalty }
rules-island-end =
    You score at the end of every game, in Knights after every round. { rules-award }

    When a team has ten points or more, the match ends. The team with the most points wins. If teams are tied, they share the win.
rules-island-five = The solo player has 8 cards, and what they score counts double: visible cards, ports, their group, and the cards they take in Barbarians. In Knights nothing changes.

rules-welcome-goal = Cover the island with your team’s cards and keep as many visible as you can.
rules-welcome-setup = Lay out the island: 19 cards, face up. Each team shuffles its 16 cards and keeps them face down. Partners take 8 each. Everyone turns over one card.
rules-welcome-play =
    Find a symbol that your card shares with any card on the island. Put your card on top. Then turn over your next card.

    - From now on only your card counts there, until someone covers it.
    - You can cover any card, no matter whose it is.
    - { rules-penalty }
rules-welcome-end =
    The game ends as soon as one team is out of cards.

    - 1 point for the team that’s out of cards first.
    - 2 points for the team with the most visible cards. { rules-award }
rules-welcome-five = The solo player has 8 cards. Their visible cards count double.
rules-welcome-example = Blue is out of cards first: 1 point. But orange has six visible cards and blue only five: 2 points for orange.
rules-welcome-tip = Cover another team’s card and you gain twice: one more for you, one fewer for them.

rules-ports-goal = Start in the centre of the island and reach more ports than anyone else.
rules-ports-setup = Lay out the island: 19 cards, face up, with 6 ports around it. Every port touches two cards on the coast. Each team shuffles its 16 cards and keeps them face down. Partners take 8 each. Everyone turns over one card.
rules-ports-play =
    Find a symbol that your card shares with a card on the island, and put your card on top. But not just anywhere:

    - Start in the centre: { $centre ->
        [single] the card in the very middle.
       *[seven] the card in the very middle or one of the six around it.
    }
    - After that, you can cover any card next to one of your colour. { $own_isolated ->
        [forbid] You can only cover a card of your own colour if it has a neighbour of your colour.
       *[allow] You can also cover a card of your own colour.
    }
    - No visible card of your colour left? Start in the centre again.
    - Ports are never covered and never matched.
    - { rules-penalty }
rules-ports-end =
    The game ends as soon as one team is out of cards.

    - 1 point for the team that’s out of cards first.
    - 2 points for the team whose visible cards touch the most ports. Each port counts once. { rules-award }
rules-ports-five = The solo player has 8 cards. Their ports count double.
rules-ports-example = Orange is out of cards first: 1 point. Blue touches three ports and orange two: 2 points for blue. Two blue cards at the same port count once.
rules-ports-variants = { $own_isolated ->
    [forbid] Other editions: you can cover any card of your own colour.
   *[allow] Polish edition: you can only cover a card of your own colour if it has a neighbour of your colour.
}
rules-ports-tip = One card at each port is enough. Move on to the next port, and protect the cards that touch one.

rules-longest_route-goal = Connect the cards of your colour into the biggest group on the island.
rules-longest_route-setup =
    Lay out the island: 19 cards, face up. Each team has its 16 cards. Before you start, swap cards face down, without looking:

    - Two teams give each other 6 cards.
    - With three teams, each team gives 3 cards to each of the others.

    Everyone turns over one card.
rules-longest_route-play =
    Find a symbol that your card shares with any card on the island. Put your card on top. Then turn over your next card.

    - A card’s colour counts, not who played it. You also hold other teams’ cards: play them where they help least.
    - You can cover any card.
    - { rules-penalty }
rules-longest_route-end =
    The game ends as soon as one team has played every card it holds.

    - 1 point for the team that’s out of cards first.
    - 2 points for the team with the biggest group: visible cards of its colour, side by side. { rules-award }
rules-longest_route-five = The solo player has 8 cards, gives 1 to each pair and gets 1 from each. The pairs give each other 3. Then everyone holds 8. The solo player’s group counts double.
rules-longest_route-example = Blue is out of cards first: 1 point. Blue has seven visible cards, but its biggest group is four. Orange has a group of five: 2 points for orange.
rules-longest_route-tip = One card in a gap can join two small groups. Other teams’ cards can split a big one.

rules-barbarians-goal = Carry off more island cards than any other team.
rules-barbarians-setup = Lay out the island: 19 cards, face up. Each team turns over one of its cards for all to see. It stays the same all game.
rules-barbarians-play =
    Find a symbol that your team’s card shares with any card left on the island.

    First? Your team takes that island card. Your team’s card stays.

    - Partners play with the same card.
    - { rules-penalty }
rules-barbarians-end =
    The game ends when the island is empty.

    - 2 points for the team with the most cards. { rules-award }
rules-barbarians-five = The solo player’s cards count double.
rules-barbarians-example = Blue took seven cards, orange seven and red five. Blue and orange are tied for most: 2 points each.
rules-barbarians-tip = Your card never changes. Learn its nine symbols, then scan the island.

rules-knights-goal = Capture the other teams’ cards before they capture yours.
rules-knights-setup = No island this time. Each team shuffles its 16 cards and puts them face down. In each round all teams turn over their top card together.
rules-knights-play =
    Find the symbol that your team’s card shares with the card of another team that’s still in the round.

    First? You capture their card, and that team is out of the round. They keep what they’ve captured so far.

    The round ends when only one team is left. That team’s card is set aside, and everyone turns over the next.

    - Partners play with the same card.
    - Out of cards? Each team reshuffles its 16 cards.
    - { rules-penalty }
rules-knights-end =
    - 1 point for every card you capture, counted after every round.

    { $limit ->
        [rounds] { rules-knights-rounds }
        [either] { rules-knights-target } { rules-knights-latest }
       *[points] { rules-knights-target }
    } The team with the most points wins.
rules-knights-target = { $target ->
    [one] Play until a team has one point.
   *[other] Play round after round until a team has { $target } points.
}
rules-knights-rounds = { $rounds ->
    [one] After one round it’s over.
   *[other] After { $rounds } rounds it’s over.
}
rules-knights-latest = { $rounds ->
    [one] After one round it’s over in any case.
   *[other] After { $rounds } rounds it’s over in any case.
}
rules-knights-five = Nothing changes: the solo player plays with one card like every other team.
rules-knights-example = Red captures orange’s card: 1 point for red. Then blue captures red’s card: 1 point for blue. Red is out, but keeps its point.
rules-knights-tip = With three teams you can capture two cards in one round. Find the second before you tap the first.

## Island dice

rules-island_dice-goal = Build roads, settlements, cities and knights, and score the most points in 15 turns.
rules-island_dice-setup =
    For one or more players. Everyone has a sheet with a map. The first road is already there.

    Each of the six dice shows ore, grain, wool, lumber, brick or gold.

    The starting player is drawn at random. In a rematch, the next player starts.
rules-island_dice-play =
    On your turn you roll up to three times. After each roll, keep the dice you want and roll the rest again. You can change your mind: a die you kept can be rolled again.

    Then build with what your dice show, as much as you can pay for. You can use each die once. As soon as you use a joker, trade or build, you can’t roll again this turn.

    - Road, 1 point: brick and lumber. It has to connect to a road you already have.
    - Settlement, 3, 4, 5, 7, 9 or 11 points: brick, lumber, grain and wool.
    - City, 7, 12, 20 or 30 points: three ore and two grain.
    - Knight, 1 to 6 points: ore, grain and wool.
    - A settlement or city needs a road that leads to it. Build settlements, cities and knights in order, from the lowest number to the highest.

    If your dice don’t give you what you need:

    - Trade: two gold make one of anything else, once for every pair.
    - Jokers: each knight is a joker once in the game. Turn one die to the knight’s resource. The first gives ore, then come grain, wool, lumber and brick. The sixth gives anything you like. { $joker_next_turn ->
        [yes] A new knight’s joker works from your next turn.
       *[no] A new knight’s joker works at once, even in the same turn.
    }
rules-island_dice-end =
    Write down everything you build in a turn as one number. If you build nothing, you get a cross. Each cross costs 2 points at the end.

    After 15 turns each, the player with the most points wins. If players are tied, they share the win.
rules-island_dice-example = You roll brick, lumber, brick, lumber, grain and wool. That’s a road (1 point) and a settlement (3 points). Write down 4.
rules-island_dice-variants = Another way to play: a new knight’s joker only works from your next turn.
rules-island_dice-tip = Roads lead to everything, but big cities score the most. Build knights early: a joker can save a bad turn.

## How games string together

rules-single-goal = One game, one winner.
rules-single-setup = Choose any game and deal.
rules-single-play = Play it once, by its own rules.
rules-tie-first = { $tie ->
    [shared] If players are tied for first place, they share the win.
   *[any] If two players are tied for first place, a duel decides. { rules-tie }
}
rules-single-end = { $teams ->
    [yes] If teams are tied for first place, they share the win.
    [no] { rules-tie-first }
   *[any] { rules-tie-first } Tied island teams share the win.
}

rules-series-goal = Win more games than anyone else.
rules-series-setup = Choose several games and their order, or play them in random order. You can play the same game more than once.
rules-series-play = Play one game after another. If you win a game, you get one win on the score sheet. { $teams ->
    [yes] Teams that are tied for first place each get a win.
   *[no] { $tie ->
        [shared] Players who are tied for first place each get a win.
       *[any] A tie for first place is broken straight away: two players fight a duel. { rules-tie }
    }
}
rules-series-end = { $teams ->
    [yes] After the last game, the team with the most wins is the champion. If teams are tied, they share the title.
   *[no] After the last game, the player with the most wins is the champion. { $tie ->
        [shared] If players are tied, they share the title.
       *[any] If players are tied, a tie-break decides here, too.
    }
}

rules-tournament-goal = Score the most points over all the games.
rules-tournament-setup = { $length ->
    [0] You play each game once, starting with Tower.
    [one] You play one game: Tower.
   *[other] You play { $length } games, starting with Tower.
}
rules-tournament-play =
    { $picks ->
        [any] Whoever comes last in a game picks the next one, any game they like.
       *[unplayed] Whoever comes last in a game picks the next one, from those you haven’t played yet.
    } Each game has its own points:

    - Tower: 1 for every card you take, and 5 more for taking the most.
    - Well, played to the last player: 10 for the first one out, minus 20 for the one who’s left.
    - Hot Potato: minus 5 for every round you lose.
    - Catch Them All: 1 for every card.
    - Poisoned Gift: 20 for the fewest cards, 10 for the second fewest.
    - Triplets: 1 for every card.
rules-tournament-end = { $tie ->
    [shared] Tied players each get the points for the best place they share. After the last game, the player with the most points is the champion. If players are tied, they share the title.
   *[any] Ties are broken before anyone gets a bonus. After the last game, the player with the most points is the champion. If players are tied, a tie-break decides here, too.
}
rules-tournament-tip = If you come last, pick the game you’re best at.

rules-beginner-goal = Get the most points. The match ends when a team reaches ten.
rules-beginner-setup = Choose one of the five island games. They’re listed with the easiest first.
rules-beginner-play = Play it over and over. The points of all games add up, and the score cards show them.
rules-beginner-end = When a team has ten points or more, the match ends. The team with the most points wins. If teams are tied, they share the win.

rules-adventure-goal = Get the most points on a journey through all five island games. The match ends when a team reaches ten.
rules-adventure-setup = The games come in this order: Welcome to the Island, Ports, Longest Route, Barbarians, Knights.
rules-adventure-play = Play each of the first four once and add up the points on the score cards. Then play Knights, round after round, until a team has ten points.
rules-adventure-end = When a team has ten points or more, the match ends, even before you get to Knights. The team with the most points wins. If teams are tied, they share the win.
