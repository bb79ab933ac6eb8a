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
