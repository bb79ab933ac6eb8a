# The table of any card game, and games that others have made.

prompt-done = Du bist fertig! Schau den anderen zu
prompt-out = Du bist bis zur nächsten Runde raus
prompt-any-pair = Tippe auf das Symbol, das auf beiden Karten ist
prompt-any-goal = Tippe auf ein Symbol, das auch eine andere Karte hat
prompt-any-several = Tippe auf mehreren Karten auf dasselbe Symbol
prompt-out-hot_potato = Du bist bis zur nächsten Runde sicher
prompt-out-knights = Eure Karte wurde erobert. Wartet auf die nächste Runde
tap-on-meant = Tippe es auf der Karte an, die du meinst
which-card = Welche Karte? Gib ihre Nummer ein
cards-chosen = { $symbol }: { $count }/{ $wanted }

# The numbers from one to twenty, as they are said.
spoken-numbers = eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig

bye-no_game = Dieser Server hat das Spiel dieses Raums nicht. Erstell einen neuen Raum.
rules-missing = Für dieses Spiel gibt es noch keine Regeln.
