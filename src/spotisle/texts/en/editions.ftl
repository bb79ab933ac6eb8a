### What an edition changes, in one glance; a value that differs between games; and what breaks a tie.

option-mixed = Depends on the game
glance-end-first_out = Well: the first one out of cards wins
glance-end-last_left = Well: the last one with cards loses
glance-own_isolated-allow = Ports: you can always cover your own colour
glance-own_isolated-forbid = Ports: you can cover your own colour only next to another of yours
glance-tie-hot_potato = three-way ties: one round of Hot Potato
glance-tie-knockout = three-way ties: knockout
glance-tie-minigame = three-way ties: one more game
glance-tie-shared = ties: teams share the win
tie-follows = { $game } breaks the tie
