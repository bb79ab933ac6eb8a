### Club night: one code, many tables, and a crowd.

bye-locked = Le porte sono chiuse. Chiedi a chi organizza di farti entrare.

event = Serata giochi
    .summary = Tanti tavoli o una sala intera, con un solo codice
