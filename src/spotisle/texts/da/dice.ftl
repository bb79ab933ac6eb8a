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

# What somebody else has just built.

built-road = { $count ->
    [one] en vej
   *[other] { $count } veje
}
built-settlement = { $count ->
    [one] et hus
   *[other] { $count } huse
}
built-city = { $count ->
    [one] en by
   *[other] { $count } byer
}
built-knight = { $count ->
    [one] en ridder
   *[other] { $count } riddere
}
dice-built = { $name } bygger { $items }: { $points ->
    [one] 1 point
   *[other] { $points } point
}
dice-crossed = { $name } bygger intet: −2
