# The table of any card game, and games that others have made.

prompt-done = You’re done: watch the others finish
prompt-out = You’re out until the next round
prompt-any-pair = Tap the symbol that both cards share
prompt-any-goal = Tap what your card shares with another
prompt-any-several = Tap the same symbol on several cards
prompt-out-hot_potato = You’re safe until the next round
prompt-out-knights = Your card was captured. Wait for the next round
tap-on-meant = Tap it on the card you mean
which-card = Which card? Type its number
cards-chosen = { $symbol }: { $count }/{ $wanted }

# The numbers from one to twenty, as they are said.
spoken-numbers = one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty

bye-no_game = This room plays a game that this server doesn’t have.
rules-missing = Its makers haven’t written rules for it yet.
