### A finished game watched again, and looked back upon.

replay-coming = Het spel wordt geladen…
replay-open = Kijk een spel terug
replay-open-how = Sleep een spel- of reeksbestand hierheen, of kies er een.
replay-choose-file = Bestand kiezen
replay-broken-off = Niet afgemaakt
replay-programme = Alle spellen
replay-seen-by = Bekijk als
replay-from-above = Van bovenaf
replay-begins = De kaarten worden gedeeld
replay-untimed = Geen tijden bekend: vast tempo
replay-back = Vorige zet
replay-on = Volgende zet
replay-play = Afspelen
replay-speed = Snelheid
replay-time = Tijdlijn
replay-no-pictures = Deze server heeft de plaatjes van deze set niet. Je ziet nummers.
replay-found = { $symbol } na { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-late = { $symbol }: te laat
replay-wrong = { $symbol }: fout
replay-illegal = { $symbol }: mag nu niet
replay-joker = draait een dobbelsteen naar { $resource }
replay-trade = ruilt 2 goud voor { $resource }
replay-build = bouwt: { $item }
replay-cross = krijgt een kruis
replay-end = beëindigt de beurt
analysis-working = De coach bekijkt het spel…
analysis-chart = Verwachte eindscore, beurt voor beurt
analysis-player = Speler
analysis-start = Verwacht bij perfect spel
analysis-luck = Geluk met de dobbelstenen
analysis-skill = Verloren punten
analysis-mistakes = Waar punten verloren gingen
analysis-perfect = Elke keuze was raak.
analysis-turns = Beurt voor beurt
analysis-turn = Beurt { $turn }
analysis-kept = Apart gelegd:
analysis-built = Gebouwd:
analysis-better = Beter:
analysis-nothing = niets: een kruis
analysis-stop = stop met gooien
analysis-roll-all = gooi ze alle zes
replay-roll = { $count ->
    [one] gooit één dobbelsteen
   *[other] gooit { $count } dobbelstenen
}
