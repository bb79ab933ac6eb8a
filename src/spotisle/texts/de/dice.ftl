# Insel-Würfelspiel: die Preise, immer zu sehen.

prices = Preise
price-missing = { $count ->
    [one] ein Würfel fehlt
   *[other] { $count } Würfel fehlen
}
price-needs-road = erst die Straße
price-ready = kannst du bauen
price-all-built = alles gebaut
ends-rolling = { $count ->
    [one] Du verzichtest auf einen Wurf
   *[other] Du verzichtest auf { $count } Würfe
}
die-advised = { $name }, der Coach würde ihn behalten
