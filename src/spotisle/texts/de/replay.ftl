### A finished game watched again, and looked back upon.

replay-coming = Das Spiel wird geladen…
replay-open = Ein Spiel noch mal ansehen
replay-open-how = Zieh eine Spiel- oder Seriendatei hierher oder wähle eine aus.
replay-choose-file = Datei auswählen
replay-broken-off = Nicht zu Ende gespielt
replay-programme = Alle Spiele
replay-seen-by = Ansicht
replay-from-above = Von oben
replay-begins = Die Karten werden ausgeteilt
replay-untimed = Ohne gespeicherte Zeiten: gleichmäßiges Tempo
replay-back = Voriger Schritt
replay-on = Nächster Schritt
replay-play = Abspielen
replay-speed = Tempo
replay-time = Zeitleiste
replay-no-pictures = Dieser Server hat die Bilder dieses Decks nicht. Darum siehst du Zahlen.
replay-found = { $symbol } nach { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-late = { $symbol }: zu spät
replay-wrong = { $symbol }: falsch
replay-illegal = { $symbol }: geht gerade nicht
replay-joker = macht aus einem Würfel { $resource }
replay-trade = tauscht 2 Gold gegen { $resource }
replay-build = baut: { $item }
replay-cross = bekommt ein Kreuz
replay-end = beendet den Zug
analysis-working = Der Coach sieht sich das Spiel an…
analysis-chart = Erwarteter Endstand, Zug für Zug
analysis-player = Name
analysis-start = Erwartet bei perfektem Spiel
analysis-luck = Würfelglück
analysis-skill = Verschenkte Punkte
analysis-mistakes = Wo Punkte liegen blieben
analysis-perfect = Jede Entscheidung war goldrichtig.
analysis-turns = Zug für Zug
analysis-turn = Zug { $turn }
analysis-kept = Behalten:
analysis-built = Gebaut:
analysis-better = Besser:
analysis-nothing = nichts: ein Kreuz
analysis-stop = nicht mehr würfeln
analysis-roll-all = mit allen sechs würfeln
replay-roll = { $count ->
    [one] würfelt mit einem Würfel
   *[other] würfelt mit { $count } Würfeln
}
