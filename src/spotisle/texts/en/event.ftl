### Club night: one code, many tables, and a crowd.

bye-locked = The doors are locked. Ask the organiser to let you in.
