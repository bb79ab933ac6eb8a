game-coastline = Coastline
    .summary = Cover the island with your team's cards. Only the shore counts.
prompt-coastline = Tap a symbol your card shares with the island
rules-coastline-goal = Show more of your colour on the shore than the other teams.
rules-coastline-setup = Nineteen cards make the island. Each team has sixteen cards, face down; turn the first one.
rules-coastline-play =
    Find a symbol that your card shares with any card of the island.
    Name it, and your card covers that one. Then turn the next.
rules-coastline-end = The first team without cards ends the game. It gets 1 point; most cards on the shore get 2.
