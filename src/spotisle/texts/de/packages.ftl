### Games that came with a package of their own.

lesson-laid = So sieht der Tisch am Anfang aus.
lesson-match = Die markierten Karten haben ein Symbol gemeinsam: { $symbol }.
lesson-claimed = Du warst am schnellsten! Schau, was passiert.
lesson-end = So geht es weiter, bis jemand gewinnt.
