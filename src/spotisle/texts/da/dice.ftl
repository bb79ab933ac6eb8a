# Ø-terninger: priserne er altid i syne.

prices = Priser
price-missing = { $count ->
    [one] én terning mangler
   *[other] { $count } terninger mangler
}
price-needs-road = først en vej
price-ready = du kan bygge
price-all-built = alt er bygget
ends-rolling = { $count ->
    [one] Så er det slut med at slå: ét slag tilbage
   *[other] Så er det slut med at slå: { $count } slag tilbage
}
die-advised = { $name }, træneren ville beholde den
