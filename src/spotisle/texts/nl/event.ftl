### Club night: one code, many tables, and a crowd.

bye-locked = De deur is op slot. Vraag de organisator om je binnen te laten.

event = Spellenavond
    .summary = Veel tafels of een hele zaal, met één code
