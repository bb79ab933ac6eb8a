### Club night: one code, many tables, and a crowd.

bye-locked = Drzwi są zamknięte. Poproś organizatora, żeby cię wpuścił.
