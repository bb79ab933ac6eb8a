# Øens terninger: Priserne kan altid ses.

prices = Priser
price-missing = { $count ->
    [one] én terning mangler
   *[other] { $count } terninger mangler
}
price-needs-road = først en vej
price-ready = kan bygges
price-all-built = alt er bygget
ends-rolling = { $count ->
    [one] Du mister ét slag
   *[other] Du mister { $count } slag
}
die-advised = { $name }, træneren ville beholde den
