# Eilanddobbelen: de prijzen altijd in zicht.

prices = Prijzen
price-missing = { $count ->
    [one] één dobbelsteen te weinig
   *[other] { $count } dobbelstenen te weinig
}
price-needs-road = eerst een straat
price-ready = je kunt bouwen
price-all-built = alles gebouwd
ends-rolling = { $count ->
    [one] Hiermee stop je met gooien: nog één worp
   *[other] Hiermee stop je met gooien: nog { $count } worpen
}
die-advised = { $name }, de coach zou hem houden
