### Who made this, whom we thank, and that we are independent.

about-what = Spotisle is a free game for families, friends and classrooms. Play it on phones, on a TV or on paper.
about-who = Who made this
about-who-text = The Spotisle team makes it as free software, under the MIT licence. We wrote the words and the code and laid out the cards. The pictures come from open collections, or we drew them.
about-independent = Independent
about-independent-text = Spotisle isn’t made, sponsored or approved by the publishers of similar games. Their names and trademarks belong to them.
about-thanks = Thank you
about-thanks-kirkman = Thomas Kirkman set a puzzle in 1850: fifteen girls walk in threes, and no two walk together twice.
about-thanks-cottereau = Jacques Cottereau made a game of insects in 1976: 31 cards with six insects each, and any two share one.
about-thanks-blanchot = Denis Blanchot found some of those cards in 2008. With pictures that any child can name, they became a party game.
about-thanks-teuber = Klaus Teuber invented the island where brick and lumber become roads, and its dice game.
about-bye = Have fun, and thank you!
