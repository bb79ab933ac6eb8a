### Club night: one code, many tables, and a crowd.

bye-locked = Die Türen sind zu. Bitte die Spielleitung, dich reinzulassen.

event = Spieleabend
    .summary = Viele Tische oder ein ganzer Saal, ein Code
