### Club night: one code, many tables, and a crowd.

bye-locked = Døren er låst. Bed arrangøren om at lukke dig ind.
