### Club night: one code, many tables, and a crowd.

bye-locked = The doors are locked. Ask the organiser to let you in.

event = Club night
    .summary = Many tables or a whole hall, under one code
