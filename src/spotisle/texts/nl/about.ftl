### Who made this, whom we thank, and that we are independent.

about-what = Spotisle is een gratis spel voor gezinnen, vrienden en klassen. Speel het op telefoons, op tv of op papier.
about-who = Wie dit heeft gemaakt
about-who-text = Het Spotisle-team maakt het als vrije software, onder de MIT-licentie. Woorden, code en kaarten zijn van ons. De plaatjes komen uit open verzamelingen of zijn zelf getekend.
about-independent = Onafhankelijk
about-independent-text = Spotisle is niet gemaakt, gesponsord of goedgekeurd door uitgevers van soortgelijke spellen. Hun namen en merken zijn van hen.
about-thanks = Bedankt
about-thanks-kirkman = Thomas Kirkman bedacht in 1850 een puzzel: vijftien meisjes wandelen in drietallen, en elk tweetal komt elkaar één keer tegen.
about-thanks-cottereau = Jacques Cottereau maakte in 1976 een insectenspel: 31 kaarten met elk zes insecten, en twee kaarten delen er altijd één.
about-thanks-blanchot = Denis Blanchot pakte het idee in 2008 op. Hij koos plaatjes die een kind meteen benoemt, en zo ontstond een gezelschapsspel.
about-thanks-teuber = Klaus Teuber bedacht het eiland waar leem en hout wegen worden, en het dobbelspel erbij.
about-bye = Veel plezier, en bedankt!
