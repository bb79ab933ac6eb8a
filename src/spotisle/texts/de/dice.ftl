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

# What somebody else has just built.

built-road = { $count ->
    [one] eine Straße
   *[other] { $count } Straßen
}
built-settlement = { $count ->
    [one] eine Siedlung
   *[other] { $count } Siedlungen
}
built-city = { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
}
built-knight = { $count ->
    [one] einen Ritter
   *[other] { $count } Ritter
}
dice-built = { $name } baut { $items }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dice-crossed = { $name } baut nichts: −2
