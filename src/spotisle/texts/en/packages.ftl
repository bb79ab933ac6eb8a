### Games that came with a package of their own.

lesson-laid = This is the table at the start.
lesson-match = The marked cards share a symbol: { $symbol }.
lesson-claimed = You’re first! See what happens.
lesson-end = Keep going like this until someone wins.
