# Eilanddobbelspel: de prijzen altijd in beeld.

prices = Prijzen
price-missing = { $count ->
    [one] één dobbelsteen te weinig
   *[other] { $count } dobbelstenen te weinig
}
price-needs-road = eerst een straat
price-ready = je kunt bouwen
price-all-built = alles gebouwd
ends-rolling = { $count ->
    [one] Je geeft één worp op
   *[other] Je geeft { $count } worpen op
}
die-advised = { $name }, de coach zou hem apart leggen

# What somebody else has just built.

built-road = { $count ->
    [one] een straat
   *[other] { $count } straten
}
built-settlement = { $count ->
    [one] een dorp
   *[other] { $count } dorpen
}
built-city = { $count ->
    [one] een stad
   *[other] { $count } steden
}
built-knight = { $count ->
    [one] een ridder
   *[other] { $count } ridders
}
dice-built = { $name } bouwt { $items }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
dice-crossed = { $name } bouwt niets: −2
