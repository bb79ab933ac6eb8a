### A finished game watched again, and looked back upon.

replay-coming = Henter spillet…
replay-open = Se et spil igen
replay-open-how = Træk en fil med et spil eller en serie herhen, eller vælg en.
replay-choose-file = Vælg en fil
replay-broken-off = Ikke færdigt
replay-programme = Alle spil
replay-seen-by = Synsvinkel
replay-from-above = Ovenfra
replay-begins = Kortene deles ud
replay-untimed = Ingen tider gemt: fast tempo
replay-back = Forrige træk
replay-on = Næste træk
replay-play = Afspil
replay-speed = Hastighed
replay-time = Tidslinje
replay-no-pictures = Serveren har ikke billederne til dette sæt, så der vises numre.
replay-found = { $symbol } efter { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-late = { $symbol }: for sent
replay-wrong = { $symbol }: forkert
replay-illegal = { $symbol }: ikke tilladt lige nu
replay-joker = vender en terning til { $resource }
replay-trade = bytter 2 guld til { $resource }
replay-build = bygger: { $item }
replay-cross = får et kryds
replay-end = slutter turen
analysis-working = Træneren ser på spillet…
analysis-chart = Forventet slutresultat, tur for tur
analysis-player = Spiller
analysis-start = Forventet ved perfekt spil
analysis-luck = Held med terningerne
analysis-skill = Tabte point
analysis-mistakes = Her gik der point tabt
analysis-perfect = Alle valg var helt rigtige.
analysis-turns = Tur for tur
analysis-turn = Tur { $turn }
analysis-kept = Beholdt:
analysis-built = Bygget:
analysis-better = Bedre:
analysis-nothing = intet: et kryds
analysis-stop = stop med at slå
analysis-roll-all = slå med alle seks
replay-roll = { $count ->
    [one] slår med én terning
   *[other] slår med { $count } terninger
}
