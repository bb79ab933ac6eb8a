# Il tavolo di ogni gioco di carte, e i giochi fatti da altri.

prompt-done = Hai finito: guarda gli altri
prompt-out = Sei fuori fino alla prossima manche
prompt-any-pair = Tocca il simbolo che sta su entrambe le carte
prompt-any-goal = Tocca quello che la tua carta ha in comune con un’altra
prompt-any-several = Tocca lo stesso simbolo su più carte
prompt-out-hot_potato = Ce l’hai fatta! Aspetta la prossima manche
prompt-out-knights = Carta catturata! Aspettate la prossima manche
tap-on-meant = Toccalo sulla carta che intendi
which-card = Quale carta? Scrivi il numero
cards-chosen = { $symbol }: { $count }/{ $wanted }

# The numbers from one to twenty, as they are said.
spoken-numbers = uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti

bye-no_game = In questa stanza si gioca a un gioco che questo server non ha.
rules-missing = Chi l’ha fatto non ha ancora scritto le regole.
