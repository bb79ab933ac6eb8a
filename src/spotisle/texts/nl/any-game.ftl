# De tafel van elk kaartspel, en spellen die anderen hebben gemaakt.

prompt-done = Je bent klaar! Kijk hoe het afloopt
prompt-out = Je ligt eruit tot de volgende ronde
prompt-any-pair = Tik op het symbool dat op beide kaarten staat
prompt-any-goal = Tik op een symbool dat ook op een andere kaart staat
prompt-any-several = Tik op hetzelfde symbool op meerdere kaarten
prompt-out-hot_potato = Je bent veilig tot de volgende ronde
prompt-out-knights = Jullie kaart is veroverd. Wacht op de volgende ronde
tap-on-meant = Tik het aan op de kaart die je bedoelt
which-card = Welke kaart? Typ het nummer
cards-chosen = { $symbol }: { $count }/{ $wanted }

# The numbers from one to twenty, as they are said.
spoken-numbers = een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig

bye-no_game = Deze server heeft het spel van deze kamer niet. Maak een nieuwe kamer.
rules-missing = Voor dit spel zijn er nog geen regels.
