### Who made this, whom we thank, and that we are independent.

about-what = Spotisle to darmowa gra dla rodzin, przyjaciół i szkół. Zagrasz na telefonie, na telewizorze albo na papierze.
about-who = Kto to zrobił
about-who-text = Tworzy ją zespół Spotisle jako wolne oprogramowanie na licencji MIT. Teksty, kod i karty są nasze. Obrazki pochodzą z otwartych zbiorów albo narysowaliśmy je sami.
about-independent = Niezależność
about-independent-text = Spotisle nie jest tworzone, sponsorowane ani zatwierdzane przez wydawców podobnych gier. Ich nazwy i znaki towarowe należą do nich.
about-thanks = Dziękujemy
about-thanks-kirkman = Thomas Kirkman ułożył w 1850 roku zagadkę: piętnaście uczennic spaceruje trójkami, a żadne dwie nie mogą iść razem dwa razy.
about-thanks-cottereau = Jacques Cottereau stworzył w 1976 roku grę o owadach: 31 kart po sześć owadów, a każde dwie łączy dokładnie jeden.
about-thanks-blanchot = Denis Blanchot znalazł w 2008 roku kilka tych kart. Z obrazkami, które nazwie każde dziecko, powstała z nich gra towarzyska.
about-thanks-teuber = Klaus Teuber wymyślił wyspę, na której z gliny i drewna powstają drogi, a także jej kościaną wersję.
about-bye = Dziękujemy i miłej zabawy!
