### What an edition changes, in one glance; a value that differs between games; and what breaks a tie.

option-mixed = Depends on the game
glance-end-first_out = Well: the first one out of cards wins
glance-end-last_left = Well: the last one with cards loses
glance-own_isolated-allow = Ports: you can always cover your own colour
glance-own_isolated-forbid = Ports: you can cover your own colour only next to another of yours
glance-tie-hot_potato = ties of three or more: one round of Hot Potato
glance-tie-knockout = ties of three or more: the loser drops out
glance-tie-minigame = ties of three or more: one more game
glance-tie-shared = ties: teams share the win
tie-follows = { $game } breaks the tie
