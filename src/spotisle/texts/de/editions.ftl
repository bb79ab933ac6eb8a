### What an edition changes, in one glance; a value that differs between games; and what breaks a tie.

option-mixed = Je nach Spiel
glance-end-first_out = Brunnen: Wer zuerst alle Karten los ist, gewinnt
glance-end-last_left = Brunnen: Wer zuletzt noch Karten hat, verliert
glance-own_isolated-allow = Häfen: Ihr dürft eure eigene Farbe immer bedecken
glance-own_isolated-forbid = Häfen: Ihr dürft eure Farbe nur neben einer weiteren eigenen Karte bedecken
glance-tie-hot_potato = Gleichstand ab drei: eine Runde „Heiße Kartoffel“
glance-tie-knockout = Gleichstand ab drei: K.-o.-Runde
glance-tie-minigame = Gleichstand ab drei: noch ein Spiel
glance-tie-shared = Gleichstand: Die Teams teilen sich den Sieg
tie-follows = Stechen: { $game }
