# De tafel van elk kaartspel, en spellen die anderen hebben gemaakt.

prompt-done = Je bent klaar: kijk hoe de anderen het doen
prompt-out = Je ligt eruit tot de volgende ronde
prompt-any-pair = Tik op het symbool dat op beide kaarten staat
prompt-any-goal = Tik op wat jouw kaart met een andere deelt
prompt-any-several = Tik op hetzelfde symbool op meerdere kaarten
prompt-out-hot_potato = Je bent veilig tot de volgende ronde
prompt-out-knights = Jullie kaart is veroverd. Wacht op de volgende ronde
tap-on-meant = Tik erop op de kaart die je bedoelt
which-card = Welke kaart? Typ het nummer
cards-chosen = { $symbol }: { $count }/{ $wanted }

# The numbers from one to twenty, as they are said.
spoken-numbers = een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig

bye-no_game = In deze kamer wordt een spel gespeeld dat deze server niet heeft.
rules-missing = De makers hebben er nog geen regels bij geschreven.
