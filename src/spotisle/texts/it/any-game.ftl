# Il tavolo di ogni gioco di carte, e i giochi fatti da altri.

prompt-done = Hai finito! Ora guarda gli altri
prompt-out = Sei fuori fino alla prossima manche
prompt-any-pair = Tocca il simbolo che sta su entrambe le carte
prompt-any-goal = Tocca il simbolo in comune con un’altra carta
prompt-any-several = Tocca lo stesso simbolo su più carte
prompt-out-hot_potato = Ce l’hai fatta! Aspetta la prossima manche
prompt-out-knights = Carta catturata! Aspettate la prossima manche
tap-on-meant = Toccalo sulla carta che intendi
which-card = Quale carta? Scrivi il numero
cards-chosen = { $symbol }: { $count }/{ $wanted }

# The numbers from one to twenty, as they are said.
spoken-numbers = uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti

bye-no_game = Questo server non ha il gioco di questa stanza. Creane una nuova.
rules-missing = Le regole di questo gioco non sono ancora scritte.
