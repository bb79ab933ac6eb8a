# The table of any card game, and games that others have made.

prompt-done = You’re done! Watch the others finish
prompt-out = You’re out until the next round
prompt-any-pair = Tap the symbol that both cards share
prompt-any-goal = Tap a symbol your card shares with another
prompt-any-several = Tap the same symbol on several cards
prompt-out-hot_potato = You’re safe until the next round
prompt-out-knights = Captured! Wait for the next round
tap-on-meant = Tap it on the card you mean
which-card = Which card? Type its number
cards-chosen = { $symbol }: { $count }/{ $wanted }

# The numbers from one to twenty, as they are said.
spoken-numbers = one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty

bye-no_game = This server doesn’t have this room’s game. Create a new room.
rules-missing = This game has no written rules yet.
