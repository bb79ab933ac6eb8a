### A finished game watched again, and looked back upon.

replay-coming = Dækker bordet…
replay-open = Se et spil igen
replay-open-how = Slip optagelsen af et spil eller en hel serie her, eller vælg filen.
replay-choose-file = Vælg en fil
replay-broken-off = Afbrudt
replay-programme = Alle spil
replay-seen-by = Set af
replay-from-above = Ovenfra
replay-begins = Kortene er delt ud
replay-untimed = Optagelsen har ingen tider: jævnt tempo
replay-back = Trækket før
replay-on = Næste træk
replay-play = Afspil
replay-speed = Hastighed
replay-time = Tidslinje
replay-no-pictures = Billederne til dette kortspil findes ikke på denne server: tal træder i stedet.
replay-found = { $symbol } efter { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-late = { $symbol }, for sent
replay-wrong = { $symbol } er forkert
replay-illegal = { $symbol } tæller ikke nu
replay-joker = vender en terning til { $resource }
replay-trade = bytter 2 guld til { $resource }
replay-build = bygger: { $item }
replay-cross = Et kryds
replay-end = slutter turen
analysis-working = Træneren gennemgår spillet…
analysis-chart = Forventet slutresultat, tur for tur
analysis-player = Spiller
analysis-start = Bedste spil giver i snit
analysis-luck = Held med terningerne
analysis-skill = Givet væk
analysis-mistakes = Hvor der blev givet point væk
analysis-perfect = Hver beslutning var den bedste.
analysis-turns = Tur for tur
analysis-turn = Tur { $turn }
analysis-kept = Beholdt:
analysis-built = Byggede:
analysis-better = Bedre:
analysis-nothing = intet: et kryds
analysis-stop = stop med at slå
analysis-roll-all = slå alle seks
replay-roll = { $count ->
    [one] slår en terning
   *[other] slår { $count } terninger
}
