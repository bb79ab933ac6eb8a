### Club night: one code, many tables, and a crowd.

bye-locked = Drzwi są zamknięte. Poproś organizatora, żeby cię wpuścił.

event = Wieczór gier
    .summary = Wiele stołów albo cała sala pod jednym kodem
