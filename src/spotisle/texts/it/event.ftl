### Club night: one code, many tables, and a crowd.

bye-locked = Le porte sono chiuse. Chiedi all’organizzatore di farti entrare.
