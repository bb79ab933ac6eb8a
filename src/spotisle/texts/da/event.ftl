### Club night: one code, many tables, and a crowd.

bye-locked = Døren er låst. Bed arrangøren om at lukke dig ind.

event = Spilaften
    .summary = Mange borde eller en hel sal under én kode
