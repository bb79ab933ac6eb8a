### Who made this, whom we thank, and that we are independent.

about-what = Spotisle is een gratis spel voor gezinnen, vrienden en klassen. Speel het op je telefoon, op tv of op papier.
about-who = Wie dit heeft gemaakt
about-who-text = Het Spotisle-team maakt het als vrije software, onder de MIT-licentie. Wij schreven de teksten en de code en maakten de kaarten. De plaatjes komen uit open verzamelingen, of we tekenden ze zelf.
about-independent = Onafhankelijk
about-independent-text = Spotisle is niet gemaakt, gesponsord of goedgekeurd door uitgevers van soortgelijke spellen. Hun namen en merken zijn van hen.
about-thanks = Bedankt
about-thanks-kirkman = Thomas Kirkman bedacht in 1850 een puzzel: vijftien meisjes wandelen in drietallen, en geen twee lopen twee keer samen.
about-thanks-cottereau = Jacques Cottereau maakte in 1976 een insectenspel: 31 kaarten met elk zes insecten, en twee kaarten hebben er altijd één gemeen.
about-thanks-blanchot = Denis Blanchot vond in 2008 een paar van die kaarten. Met plaatjes die elk kind kent, werd het een spel voor iedereen.
about-thanks-teuber = Klaus Teuber bedacht het eiland waar leem en hout straten worden, en het dobbelspel erbij.
about-bye = Veel plezier, en bedankt!
