### Club night: one code, many tables, and a crowd.

bye-locked = Drzwi są zamknięte. Poproś organizatora o wpuszczenie.

event = Wieczór gier
    .summary = Wiele stołów albo cała sala pod jednym kodem
