### Who made this, whom we thank, and that we are independent.

about-what = Spotisle er et gratis spil til familier, venner og skoler. Spil det på telefoner, på tv eller på papir.
about-who = Hvem har lavet det
about-who-text = Spotisle-holdet udvikler spillet som fri software under MIT-licensen. Tekster, kode og kort er vores egne. Billederne kommer fra åbne samlinger, eller også har vi selv tegnet dem.
about-independent = Uafhængigt
about-independent-text = Spotisle er ikke lavet, støttet eller godkendt af forlagene bag lignende spil. Deres navne og varemærker tilhører dem.
about-thanks = Tak
about-thanks-kirkman = Thomas Kirkman fandt på en gåde i 1850: Femten piger går tre og tre, og ingen to må gå sammen to gange.
about-thanks-cottereau = Jacques Cottereau lavede i 1976 et spil om insekter: 31 kort med seks insekter på hvert, og to kort har altid ét til fælles.
about-thanks-blanchot = Denis Blanchot fandt nogle af kortene i 2008. Med billeder, som ethvert barn kender, blev de til et selskabsspil.
about-thanks-teuber = Klaus Teuber opfandt øen, hvor mursten og træ bliver til veje, og dens terningspil.
about-bye = Tak, og god fornøjelse!
