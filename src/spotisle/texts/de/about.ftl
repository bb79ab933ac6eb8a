### Who made this, whom we thank, and that we are independent.

about-what = Spotisle ist ein kostenloses Spiel für Familie, Freundeskreis und Klassenzimmer. Spielt es auf Handys, am Fernseher oder auf Papier.
about-who = Wer das gemacht hat
about-who-text = Das Spotisle-Team macht es als freie Software, unter der MIT-Lizenz. Texte, Code und die Anordnung der Karten sind von uns. Die Bilder stammen aus offenen Sammlungen oder aus unserer Feder.
about-independent = Unabhängig
about-independent-text = Die Verlage ähnlicher Spiele haben Spotisle weder gemacht noch gefördert noch freigegeben. Ihre Namen und Marken gehören ihnen.
about-thanks = Danke
about-thanks-kirkman = Thomas Kirkman stellte 1850 ein Rätsel: Fünfzehn Mädchen gehen zu dritt spazieren, und keine zwei gehen zweimal zusammen.
about-thanks-cottereau = Jacques Cottereau machte 1976 ein Insektenspiel: 31 Karten mit je sechs Insekten, und je zwei Karten haben eins gemeinsam.
about-thanks-blanchot = Denis Blanchot fand 2008 ein paar dieser Karten. Mit Bildern, die jedes Kind kennt, wurde daraus ein Partyspiel.
about-thanks-teuber = Klaus Teuber erfand die Insel, auf der aus Lehm und Holz Straßen werden, und ihr Würfelspiel.
about-bye = Viel Spaß, und danke!
