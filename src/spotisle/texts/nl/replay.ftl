### A finished game watched again, and looked back upon.

replay-coming = De tafel wordt gedekt …
replay-open = Kijk een spel terug
replay-open-how = Sleep het verslag van een spel of een hele reeks hierheen, of kies het bestand.
replay-choose-file = Kies een bestand
replay-broken-off = Afgebroken
replay-programme = Alle spellen
replay-seen-by = Gezien door
replay-from-above = Van boven
replay-begins = De kaarten zijn gedeeld
replay-untimed = Dit verslag heeft geen tijden: vast tempo
replay-back = Vorige zet
replay-on = Volgende zet
replay-play = Afspelen
replay-speed = Snelheid
replay-time = Tijdlijn
replay-no-pictures = De plaatjes van dit spel kaarten staan niet op deze server: nummers nemen hun plaats in.
replay-found = { $symbol } na { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-late = { $symbol }, te laat
replay-wrong = { $symbol } is fout
replay-illegal = { $symbol } telt nu niet
replay-joker = draait een dobbelsteen naar { $resource }
replay-trade = ruilt 2 goud voor { $resource }
replay-build = bouwt: { $item }
replay-cross = Een kruis
replay-end = beëindigt de beurt
analysis-working = De coach bekijkt het spel …
analysis-chart = Verwachte eindscore, beurt voor beurt
analysis-player = Speler
analysis-start = Het beste spel haalt gemiddeld
analysis-luck = Geluk met de dobbelstenen
analysis-skill = Weggegeven
analysis-mistakes = Waar punten zijn weggegeven
analysis-perfect = Elke keuze was de beste.
analysis-turns = Beurt voor beurt
analysis-turn = Beurt { $turn }
analysis-kept = Gehouden:
analysis-built = Gebouwd:
analysis-better = Beter:
analysis-nothing = niets: een kruis
analysis-stop = stoppen met gooien
analysis-roll-all = alle zes gooien
replay-roll = { $count ->
    [one] gooit één dobbelsteen
   *[other] gooit { $count } dobbelstenen
}
