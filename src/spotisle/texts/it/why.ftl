### Perché funziona: le scene, il poster e la scheda.

## Around the scenes

why-intro = Due carte qualsiasi hanno una sola figura in comune. Sempre. Scopri com’è possibile.
why-scenes = Scene
why-onward = Avanti: { $scene }
why-print = Stampa il poster

## Two lines, one point

why-lines = Due linee, un punto
why-lines-how = Ecco sette carte con tre figure ciascuna. Ogni carta è una linea che passa per le sue tre figure.
why-lines-try = Tocca due carte. Oppure due figure.
why-lines-more = Ora tocca un’altra carta o figura.
why-lines-cards = Queste due carte hanno in comune una figura: { $picture }.
why-lines-pictures = Solo una carta ha tutte e due: { $one } e { $other }.
why-lines-swap = Scambia i posti
why-lines-swapped = Ora le carte sono i punti e ogni linea è una figura. Funziona ancora!
why-lines-card = Carta con { $pictures }
why-lines-all-cards = Le sette carte
why-lines-all-pictures = Le sette figure
why-lines-because = Due linee si incrociano in un punto. Così due carte hanno in comune una figura.

## The star on the dial

why-dial = La stella sul quadrante
why-dial-how = Tutte le figure stanno in cerchio. Una carta è una stella: ha le figure toccate dalle sue punte.
why-dial-turn = Gira una stella di un passo e ottieni la carta dopo. Trascina le stelle!
why-dial-meet = Le due stelle si incontrano su una figura: { $picture }.
why-dial-gold = Stella d’oro
why-dial-blue = Stella blu
why-dial-card = Carta { $number }
why-dial-step = Gira di un passo
why-dial-size = Figure su una carta
why-dial-because = Conta i passi da punta a punta. Ogni numero di passi compare esattamente una volta. Così due stelle si incontrano sempre, e una volta sola.

## How many?

why-count = Quante?
why-count-how = Quante figure deve avere una carta? Sposta il cursore e guarda quanto cresce il mazzo.
why-count-cards = Carte: { $count }
why-count-pictures = Figure diverse: { $count }
why-count-formula = { $size } × { $size } − { $size } + 1 = { $count }
why-count-table = Ogni colonna è una carta e ogni riga una figura. Un punto dice: questa carta ha questa figura.
why-count-check = Controlla le coppie
why-count-checking = Coppie confrontate: { $pairs }
why-count-proved = Coppie confrontate: { $pairs }. Ognuna ha una sola figura in comune.
why-count-impossible = Un mazzo così non esiste. Bruck e Ryser hanno dimostrato nel 1949 che è impossibile.
why-count-searched = Un mazzo così non esiste. Un computer ha provato tutti i modi per anni, fino al 1989.
why-count-unknown = Nessuno lo sa: nessuno ha trovato un mazzo così, né dimostrato che non esiste.

## Why 55?

why-spare = Perché 55?
why-spare-how = Con otto figure per carta si hanno 57 carte. Una scatola normale ne ha solo 55. Queste due restano fuori:
why-spare-twice = { $picture } è su tutte e due. Ora è su sei carte, non su otto.
why-spare-once = Queste quattordici ora sono su sette carte, non su otto:
why-spare-reason = Togli le carte che vuoi: le altre funzionano ancora. Perché proprio 55? Non ce l’ha detto nessuno.
why-spare-all = Distribuisci tutte le 57 carte

## Fifteen schoolgirls

why-girls = Quindici bambine
why-girls-how = Quindici bambine camminano in file di tre per sette giorni. Nessuna coppia può stare insieme due volte.
why-girls-try = Tocca due bambine per scambiarle, oppure trascina. In una fila rossa ci sono bambine che si sono già incontrate.
why-girls-day = Giorno { $day }
why-girls-again = Giorno { $day }, con una fila rossa
why-girls-girl = Bambina { $letter }, fila { $row }
why-girls-met = Coppie che si sono incontrate: { $met } su 105
why-girls-hint = Mostra questo giorno
why-girls-all = Mostra la settimana
why-girls-anew = Ricomincia
why-girls-change = Questi giorni non stanno in una sola settimana. Scambia qualche bambina nel giorno { $day } e riprova.
why-girls-solved = Risolto! Tutte hanno incontrato tutte, e nessuna due volte.
why-girls-lamps = Il segreto: ogni bambina ha quattro lampade, alcune accese. In ogni fila ciascuna lampada è accesa per due bambine o per nessuna.
why-girls-club = La stessa matematica assegna i tavoli a una serata giochi, così si incontra sempre gente nuova.

## The story

why-story = La storia
why-story-1850 = Thomas Kirkman, un pastore anglicano, pubblica un rompicapo su una rivista: quindici bambine a passeggio.
why-story-codes = Gli ingegneri usano gli stessi schemi per messaggi che correggono da soli i propri errori.
why-story-1976 = Jacques Cottereau, in Francia, riprende il rompicapo di Kirkman e parte da quello che hanno scoperto gli ingegneri.
why-story-puzzle = Due riviste pubblicano il suo rompicapo “retriever”: “Le Petit Archimède” e “Pour la Science”.
why-story-insects = Poi crea un gioco di insetti: 31 carte, sei insetti su ognuna. Due carte ne hanno sempre uno in comune.
why-story-2008 = Denis Blanchot trova alcune carte degli insetti. Insieme ne fanno un gioco per tutti: otto figure vivaci per carta, che ogni bambino sa nominare.
why-story-2009 = Il gioco esce in una scatola rotonda con 55 carte. Oggi si gioca in tutto il mondo.
why-story-later = Più tardi
why-story-first = Prima
why-story-then = Poi
why-story-garden = Il nostro mazzo Giardino ricorda gli insetti: 31 carte, sei figure su ognuna.
why-story-thanks = Grazie a tutti quelli che ci hanno pensato!
why-story-independent = Spotisle è indipendente: non ha legami con gli editori dei giochi stampati.

## The poster and the worksheet

why-poster = Perché due carte hanno sempre una figura in comune?
why-sheet-name = Nome:
why-sheet-girls = Scrivi nelle file le lettere da A a O, una per bambina. Il giorno 1 è già fatto. Nessuna coppia può ripetersi.
why-sheet-deck = Crea il tuo mazzo. Disegna una figura in ogni cerchio. Poi su ogni carta disegna le tre figure della sua linea.
why-sheet-own = Un mazzo tutto tuo
why-sheet-solution = Soluzione
