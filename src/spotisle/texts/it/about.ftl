### Who made this, whom we thank, and that we are independent.

about-what = Spotisle è un gioco gratuito per famiglie, amici e scuole. Si gioca sul telefono, alla TV o su carta.
about-who = Chi l’ha fatto
about-who-text = Lo fa il team di Spotisle come software libero, con licenza MIT. Testi, codice e disposizione delle carte sono nostri. Le figure vengono da raccolte aperte o le abbiamo disegnate noi.
about-independent = Indipendente
about-independent-text = Spotisle non è fatto, sponsorizzato o approvato dagli editori di giochi simili. Nomi e marchi di quei giochi appartengono a loro.
about-thanks = Grazie
about-thanks-kirkman = Thomas Kirkman propose nel 1850 un rompicapo: quindici bambine camminano a tre a tre, e nessuna coppia cammina insieme due volte.
about-thanks-cottereau = Jacques Cottereau creò nel 1976 un gioco di insetti: 31 carte con sei insetti ciascuna, e due carte ne hanno sempre uno in comune.
about-thanks-blanchot = Denis Blanchot trovò nel 2008 alcune di quelle carte. Con figure che ogni bambino conosce, diventarono un gioco per tutti.
about-thanks-teuber = Klaus Teuber inventò l’isola dove argilla e legno diventano strade, e il suo gioco di dadi.
about-bye = Buon divertimento, e grazie!
