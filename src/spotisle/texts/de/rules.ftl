### The rules of every game. One line is one paragraph; a line that begins with "- " is a point of a list.
### A part that depends on the options in force chooses by their value: `$end`, `$rounds`, `$penalty` and so on.
### "Variants" stand only where the rules are read away from a table.

rules-heading-goal = Ziel
rules-heading-setup = Aufbau
rules-heading-play = So wird gespielt
rules-heading-end = Spielende
rules-heading-five = Zu fünft
rules-heading-example = Beispiel für die Wertung
rules-heading-variants = So geht es auch
rules-heading-tip = Tipp

rules-shelf-cards = Kartenspiele
rules-shelf-island = Inselspiele
rules-shelf-dice = Insel-Würfelspiel
rules-shelf-series = Mehrere Spiele hintereinander

## What several games share

rules-penalty = { $penalty ->
    [lock] Falsch? Du wartest, bis jemand richtigliegt. Warten alle, sind alle wieder dabei.
    [freeze] Falsch? Warte eineinhalb Sekunden.
   *[none] Falsch? Nichts passiert. Versuch es einfach noch mal.
}
rules-tie = { $tie ->
    [knockout] Drei oder mehr spielen „Heiße Kartoffel“: Wer eine Runde verliert, fliegt raus. Die letzten zwei spielen ein Duell.
    [minigame] Drei oder mehr spielen noch ein Spiel.
   *[hot_potato] Drei oder mehr spielen eine Runde „Heiße Kartoffel“: Je früher du sicher bist, desto besser dein Platz.
}
rules-award = { $award_zero ->
    [yes] Liegen mehrere Teams gleichauf vorn, bekommt jedes 2 Punkte, auch bei null.
   *[no] Liegen mehrere Teams gleichauf vorn, bekommt jedes 2 Punkte. Wer null hat, geht leer aus.
}

## What all card games share

rules-basics-name = So funktionieren die Karten
rules-basics-goal = Leg zwei beliebige Karten nebeneinander: Sie haben ein Symbol gemeinsam. Immer eins, nie mehr. In jedem Spiel geht es darum, es zuerst zu finden.
rules-basics-setup =
    Die Decks Klassik und Strand haben je 55 Karten, mit 8 Symbolen auf jeder Karte. Das Insel-Deck hat 73 Karten mit 9 Symbolen, das Garten-Deck 31 Karten mit 6.

    Ein Symbol kann auf einer Karte klein sein und auf der anderen groß. Es kann auch auf dem Kopf stehen. Es bleibt dasselbe Symbol.

    Die Spiele sind für alle ab sechs Jahren, mit dem Garten-Deck ab vier. Das leichteste steht vorn.
rules-basics-play =
    Alle spielen gleichzeitig. Es geht nicht reihum. Tippe auf das Symbol, das du siehst. Bist du am schnellsten, gehört es dir.

    Du kannst im Menü auch „Mit der Stimme spielen“ einschalten und das Symbol sagen. Die meisten Symbole haben mehrere Namen, und jeder zählt. Kommen mehrere Karten infrage, sag auch, welche du meinst: ihre Nummer oder wem sie gehört.

    - Richtig und am schnellsten: Es zählt sofort.
    - Richtig, aber jemand war schneller: Nichts passiert, und es kostet dich nichts.
    - Falsch: Du musst warten. Jagen alle dieselbe Karte, wartest du, bis eine neue kommt. Liegen viele Karten offen, wartest du eineinhalb Sekunden.
rules-basics-end =
    Geht es bei einem Gleichstand um etwas, gibt es ein Stechen. Zu zweit ist das ein Duell. { rules-tie }

    Bei Inselteams gibt es kein Stechen. Sie teilen sich den Platz.
rules-basics-tip = Vergleich nicht Symbol für Symbol. Schau auf die ganze Karte und warte, bis dir etwas bekannt vorkommt.

## Games with the classic and the beach deck

rules-practice-goal = Lern die Karten in Ruhe kennen. Niemand zählt Punkte.
rules-practice-setup = Zwei Karten liegen offen.
rules-practice-play =
    Finde das eine Symbol, das auf beiden Karten ist, und tippe darauf. Dann kommen zwei neue Karten.

    Allein siehst du, wie deine Zeiten besser werden. Zu mehreren deckt die schnellste Person die nächsten zwei Karten auf. { rules-penalty }
rules-practice-end = Es gibt kein Ende. Sind alle Karten weg, werden sie neu gemischt. Mach weiter, solange du Lust hast.
rules-practice-tip = Sag das Symbol laut, wenn du darauf tippst. So fällt dir der Name jedes Mal schneller ein.

rules-tower-goal = Gewinne mehr Karten vom Turm als alle anderen.
rules-tower-setup = Für 2 bis 8 Personen. Alle bekommen eine offene Karte. Die übrigen Karten kommen als offener Stapel in die Mitte: der Turm.
rules-tower-play =
    Finde das Symbol, das deine oberste Karte mit der obersten Karte des Turms gemeinsam hat.

    Warst du am schnellsten? Dann gewinnst du die Karte. Sie kommt oben auf deinen Stapel, und ab jetzt spielst du mit ihr. Der Turm zeigt seine nächste Karte.

    - { rules-penalty }
rules-tower-end = Das Spiel endet, wenn der Turm weg ist. Wer die meisten Karten hat, gewinnt.
rules-tower-tip = Gerade eine Karte gewonnen? Schau sie dir noch mal an, bevor du auf den Turm schaust. Mit ihr suchst du jetzt.

rules-well-goal = Werde alle deine Karten los, bevor es die anderen schaffen.
rules-well-setup = Für 2 bis 8 Personen. Eine Karte liegt offen in der Mitte: der Brunnen. Teilt alle anderen einzeln aus. Fangt bei der Person an, die das letzte Spiel gewonnen hat. Manche bekommen vielleicht eine Karte mehr. Alle Stapel liegen offen.
rules-well-play =
    Finde das Symbol, das deine oberste Karte mit der Karte im Brunnen gemeinsam hat.

    Warst du am schnellsten? Wirf deine Karte in den Brunnen. Jetzt müssen alle ein Symbol dieser Karte finden. Du spielst mit der nächsten Karte deines Stapels weiter.

    - { rules-penalty }
rules-well-end = { $end ->
    [last_left] Spielt weiter, bis nur noch eine Person Karten hat. Sie verliert. Die anderen belegen die Plätze in der Reihenfolge, in der sie fertig wurden.
   *[first_out] Wer zuerst keine Karten mehr hat, gewinnt, und das Spiel endet sofort. Bei den anderen zählen die restlichen Karten: je weniger, desto besser.
}
rules-well-variants = { $end ->
    [last_left] Ihr könnt auch früher aufhören: Wer zuerst keine Karten mehr hat, gewinnt.
   *[first_out] Ihr könnt auch bis zum Schluss spielen: Macht weiter, bis nur noch eine Person Karten hat. Sie verliert.
}
rules-well-tip = Jede Karte, die in den Brunnen fällt, ändert, was du suchst. Schau jedes Mal neu hinein.

rules-hot_potato-goal = Gib deine Karten weiter, bevor du auf allen sitzen bleibst.
rules-hot_potato-setup = Für 2 bis 8 Personen. In jeder Runde bekommen alle eine Karte. Die Karten werden gleichzeitig aufgedeckt. { $rounds ->
    [deck] Ihr spielt, bis die Karten nicht mehr für eine Runde reichen.
    [one] Ihr spielt eine Runde.
   *[other] Ihr spielt { $rounds } Runden.
}
rules-hot_potato-play =
    Finde ein Symbol, das deine Karte mit der obersten Karte einer anderen Person gemeinsam hat, die noch Karten hat.

    Warst du am schnellsten? Dein ganzer Stapel kommt oben auf den der anderen Person. Jetzt muss sie mit deiner Karte suchen. Du bist in dieser Runde sicher.

    - Wer am Ende alle Karten hat, verliert die Runde und behält sie als Strafkarten.
    - { rules-penalty }
rules-hot_potato-end = Nach der letzten Runde gewinnt, wer die wenigsten Strafkarten hat.
rules-hot_potato-variants = Ihr wählt, wie viele Runden ihr spielt, oder spielt, bis die Karten ausgehen.
rules-hot_potato-tip = Je mehr Leute noch Karten haben, desto mehr Chancen hast du. Sei am Anfang schnell.

rules-catch_them_all-goal = Fang mehr Karten als alle anderen.
rules-catch_them_all-setup = Für 2 bis 8 Personen. In jeder Runde liegt eine Karte offen in der Mitte. Um sie herum liegen so viele Karten, wie Leute mitspielen.
rules-catch_them_all-play =
    Finde das Symbol, das eine der äußeren Karten mit der Karte in der Mitte gemeinsam hat. Welche äußere Karte, ist egal.

    Warst du am schnellsten? Dann nimmst du diese äußere Karte. Die Karte in der Mitte bleibt.

    Sind alle äußeren Karten weg, kommt die Karte aus der Mitte unter den Nachziehstapel. Dann beginnt eine neue Runde.

    - { rules-penalty }
rules-catch_them_all-end = { $last_round ->
    [none] Reichen die Karten nicht mehr für eine volle Runde, endet das Spiel. Wer die meisten Karten hat, gewinnt.
   *[short] Reichen die Karten nicht mehr für eine volle Runde, spielt ihr mit dem Rest noch eine kürzere. Dann gewinnt, wer die meisten Karten hat.
}
rules-catch_them_all-tip = Die Karte in der Mitte bleibt die ganze Runde. Merk dir zuerst ihre Symbole, dann such die anderen Karten ab.

rules-poisoned_gift-goal = Niemand will diese Karten. Verschenk sie und sammle selbst möglichst wenige.
rules-poisoned_gift-setup = Für 2 bis 8 Personen. Alle bekommen eine offene Karte. Die übrigen Karten kommen als offener Stapel in die Mitte.
rules-poisoned_gift-play =
    Finde das Symbol, das die Karte in der Mitte mit der obersten Karte einer anderen Person gemeinsam hat.

    Warst du am schnellsten? Dann verschenkst du sie: Die Karte aus der Mitte kommt oben auf den Stapel dieser Person. In der Mitte erscheint die nächste.

    - Dir selbst kannst du nichts schenken, und niemand darf ablehnen.
    - { rules-penalty }
rules-poisoned_gift-end = Das Spiel endet, wenn der Stapel in der Mitte weg ist. Wer die wenigsten Karten hat, gewinnt.
rules-poisoned_gift-tip = Deine eigene Karte ist egal. Schau auf die der anderen.

rules-triplets-goal = Finde drei Karten mit demselben Symbol und sammle die meisten Karten.
rules-triplets-setup = Für 2 bis 8 Personen. { $places ->
    [0] Neun Karten liegen offen auf dem Tisch, mit dem Garten-Deck sieben.
    [one] Eine Karte liegt offen auf dem Tisch.
   *[other] { $places } Karten liegen offen auf dem Tisch.
} { $small_table ->
    [yes] Der Rest ist ein verdeckter Stapel. Sind keine Drillinge dabei, kommen einzeln Karten dazu, bis es welche gibt.
   *[no] Der Rest ist ein verdeckter Stapel.
}
rules-triplets-play =
    Finde ein Symbol, das auf drei Karten ist. Tippe es auf allen dreien an.

    Warst du am schnellsten? Dann nimmst du die drei Karten. Drei neue vom Stapel füllen die Lücken.

    - { rules-penalty }
rules-triplets-end = Das Spiel endet, wenn der Stapel weg ist und keine drei Karten mehr dasselbe Symbol haben. Wer die meisten Karten hat, gewinnt.
rules-triplets-tip = Solange der Stapel reicht, gibt es immer Drillinge. Nimm ein Symbol, das du zweimal siehst, und such das dritte.

rules-duel-goal = Eins gegen eins, eine Frage: Wer ist schneller?
rules-duel-setup = Beide bekommen eine Karte. Beide Karten werden gleichzeitig aufgedeckt.
rules-duel-play =
    Finde das Symbol, das auf beiden Karten ist.

    - { rules-penalty }
rules-duel-end = { $wins ->
    [one] Wer es zuerst findet, gewinnt das Duell.
   *[other] Wer es zuerst findet, gewinnt die Runde, und beide bekommen eine neue Karte. Wer zuerst { $wins } Runden gewinnt, gewinnt das Duell.
} In anderen Spielen entscheidet ein Duell bei Gleichstand zwischen zweien.
rules-duel-tip = Atme aus und schau auf beide Karten zugleich.

## The island

rules-island-name = Teams auf der Insel
rules-island-goal = Euer Team sammelt in jedem Spiel Punkte. Bei zehn Punkten endet die Partie, und das Team mit den meisten Punkten gewinnt.
rules-island-setup =
    Für 2 bis 6 Personen in zwei oder drei Teams: Blau, Orange und Rot.

    - 2 Personen: eins gegen eins.
    - 3 Personen: alle für sich.
    - 4 Personen: zwei Zweierteams.
    - 5 Personen: zwei Zweierteams, und eine Person spielt allein.
    - 6 Personen: drei Zweierteams.

    Die Insel hat 19 sechseckige Karten in Reihen von 3, 4, 5, 4 und 3, alle offen. Für jedes Spiel legt ihr eine neue aus. Jedes Team hat 16 Karten seiner Farbe. Im Zweierteam teilt ihr sie auf: je 8.

    Jedes Team hat auch eine Punktekarte. Dreht sie für jeden Punkt einen Schritt. Bei sechs Punkten wendet ihr sie.

    Neu auf der Insel? Spielt erst „Einsteiger“, dann „Abenteuer“. Das leichteste Spiel steht vorn.
rules-island-play =
    In den ersten drei Spielen deckst du deine Karten einzeln auf. Leg jede auf eine Inselkarte, mit der sie ein Symbol gemeinsam hat. Erst wenn eine Karte gespielt ist, deckst du die nächste auf.

    - Nur die oberste Karte zählt: Auf ihr suchst du, und ihre Farbe bringt Punkte.
    - Wenn in den Regeln nichts anderes steht, darfst du jede Karte bedecken: eine fremde oder eine eigene.
    - Du hast keine Karten mehr, dein Team aber schon? Dann darfst du zeigen, was du siehst, aber nicht spielen.
    - { rules-penalty }
rules-island-end =
    Punkte gibt es am Ende jedes Spiels, bei „Ritter“ nach jeder Runde. { rules-award }

    Hat ein Team zehn Punkte oder mehr, endet die Partie. Das Team mit den meisten Punkten gewinnt. Bei Gleichstand teilen sich die Teams den Sieg.
rules-island-five = Wer allein spielt, hat 8 Karten, und alles zählt doppelt: sichtbare Karten, Häfen, die Gruppe und die Karten bei „Barbaren“. Bei „Ritter“ ändert sich nichts.

rules-welcome-goal = Bedeckt die Insel mit den Karten eures Teams. Möglichst viele sollen sichtbar bleiben.
rules-welcome-setup = Legt die Insel aus: 19 offene Karten. Jedes Team mischt seine 16 Karten und lässt sie verdeckt. Im Zweierteam nehmt ihr je 8. Alle decken eine Karte auf.
rules-welcome-play =
    Finde ein Symbol, das deine Karte mit einer Karte der Insel gemeinsam hat. Leg deine Karte darauf. Dann deck deine nächste Karte auf.

    - Ab jetzt zählt dort nur deine Karte, bis jemand sie bedeckt.
    - Du darfst jede Karte bedecken, egal wem sie gehört.
    - { rules-penalty }
rules-welcome-end =
    Das Spiel endet, sobald ein Team alle Karten los ist.

    - 1 Punkt für das Team, das zuerst alle Karten los ist.
    - 2 Punkte für das Team mit den meisten sichtbaren Karten. { rules-award }
rules-welcome-five = Wer allein spielt, hat nur 8 Karten. Dafür zählen die sichtbaren doppelt.
rules-welcome-example = Blau ist zuerst alle Karten los: 1 Punkt. Aber Orange hat sechs sichtbare Karten und Blau nur fünf: 2 Punkte für Orange.
rules-welcome-tip = Bedeck fremde Karten, das lohnt sich doppelt: eine mehr für euch, eine weniger für die anderen.

rules-ports-goal = Startet im Zentrum der Insel und erreicht mehr Häfen als die anderen.
rules-ports-setup = Legt die Insel aus: 19 offene Karten, mit 6 Häfen ringsum. Jeder Hafen berührt zwei Karten an der Küste. Jedes Team mischt seine 16 Karten und lässt sie verdeckt. Im Zweierteam nehmt ihr je 8. Alle decken eine Karte auf.
rules-ports-play =
    Finde ein Symbol, das deine Karte mit einer Karte der Insel gemeinsam hat, und leg deine Karte darauf. Aber nicht irgendwo:

    - Startet im Zentrum: { $centre ->
        [single] auf der Karte genau in der Mitte.
       *[seven] auf der Karte genau in der Mitte oder einer der sechs drumherum.
    }
    - Danach darfst du jede Karte neben einer Karte eurer Farbe bedecken. { $own_isolated ->
        [forbid] Eine Karte eurer eigenen Farbe darfst du nur bedecken, wenn daneben noch eine eurer Farbe liegt.
       *[allow] Du darfst auch eine Karte eurer eigenen Farbe bedecken.
    }
    - Keine Karte eurer Farbe mehr zu sehen? Startet wieder im Zentrum.
    - Häfen werden nie bedeckt, und ihre Symbole zählen nicht.
    - { rules-penalty }
rules-ports-end =
    Das Spiel endet, sobald ein Team alle Karten los ist.

    - 1 Punkt für das Team, das zuerst alle Karten los ist.
    - 2 Punkte für das Team, dessen sichtbare Karten die meisten Häfen berühren. Jeder Hafen zählt einmal. { rules-award }
rules-ports-five = Wer allein spielt, hat nur 8 Karten. Dafür zählt jeder erreichte Hafen doppelt.
rules-ports-example = Orange ist zuerst alle Karten los: 1 Punkt. Blau berührt drei Häfen und Orange zwei: 2 Punkte für Blau. Zwei blaue Karten am selben Hafen zählen einmal.
rules-ports-variants = { $own_isolated ->
    [forbid] Andere Ausgaben: Eine Karte eurer eigenen Farbe darfst du immer bedecken.
   *[allow] Polnische Ausgabe: Eine Karte eurer eigenen Farbe darfst du nur bedecken, wenn daneben noch eine eurer Farbe liegt.
}
rules-ports-tip = Eine Karte an jedem Hafen reicht. Zieht weiter zum nächsten und schützt die Karten am Hafen.

rules-longest_route-goal = Verbindet die Karten eurer Farbe zur größten Gruppe auf der Insel.
rules-longest_route-setup =
    Legt die Insel aus: 19 offene Karten. Jedes Team hat seine 16 Karten. Bevor es losgeht, tauscht ihr verdeckt Karten, ohne sie anzusehen:

    - Bei zwei Teams gibt jedes dem anderen 6 Karten.
    - Bei drei Teams gibt jedes den beiden anderen je 3 Karten.

    Alle decken eine Karte auf.
rules-longest_route-play =
    Finde ein Symbol, das deine Karte mit einer Karte der Insel gemeinsam hat. Leg deine Karte darauf. Dann deck deine nächste Karte auf.

    - Es zählt die Farbe der Karte, nicht wer sie legt. Du hast auch fremde Karten: Leg sie dorthin, wo sie am wenigsten helfen.
    - Du darfst jede Karte bedecken.
    - { rules-penalty }
rules-longest_route-end =
    Das Spiel endet, sobald ein Team alle Karten los ist, auch die fremden.

    - 1 Punkt für das Team, das zuerst alle Karten los ist.
    - 2 Punkte für das Team mit der größten Gruppe: sichtbare Karten seiner Farbe, die nebeneinanderliegen. { rules-award }
rules-longest_route-five = Wer allein spielt, hat 8 Karten, gibt jedem Zweierteam 1 und bekommt von jedem 1. Die Zweierteams geben einander 3. Dann haben alle 8. Wer allein spielt, zählt die eigene Gruppe doppelt.
rules-longest_route-example = Blau ist zuerst alle Karten los: 1 Punkt. Blau hat sieben sichtbare Karten, aber seine größte Gruppe hat nur vier. Orange hat eine Gruppe aus fünf: 2 Punkte für Orange.
rules-longest_route-tip = Eine Karte in der Lücke kann zwei kleine Gruppen verbinden. Fremde Karten können eine große zerteilen.

rules-barbarians-goal = Schleppt mehr Inselkarten weg als die anderen Teams.
rules-barbarians-setup = Legt die Insel aus: 19 offene Karten. Jedes Team deckt für alle sichtbar eine seiner Karten auf. Sie bleibt das ganze Spiel über liegen.
rules-barbarians-play =
    Finde ein Symbol, das eure Teamkarte mit einer Karte gemeinsam hat, die noch auf der Insel liegt.

    Warst du am schnellsten? Dann nimmt euer Team diese Inselkarte. Eure Teamkarte bleibt.

    - Im Zweierteam spielt ihr mit derselben Karte.
    - { rules-penalty }
rules-barbarians-end =
    Das Spiel endet, wenn die Insel leer ist.

    - 2 Punkte für das Team mit den meisten Karten. { rules-award }
rules-barbarians-five = Wer allein spielt, zählt jede Karte doppelt.
rules-barbarians-example = Blau hat sieben Karten genommen, Orange sieben und Rot fünf. Blau und Orange haben gleich viele: je 2 Punkte.
rules-barbarians-tip = Eure Karte wechselt nie. Merkt euch ihre neun Symbole und sucht dann die Insel ab.

rules-knights-goal = Erobert die Karten der anderen Teams, bevor sie eure erobern.
rules-knights-setup = Diesmal ohne Insel. Jedes Team mischt seine 16 Karten und legt sie verdeckt hin. In jeder Runde decken alle Teams gleichzeitig ihre oberste Karte auf.
rules-knights-play =
    Finde das Symbol, das eure Karte mit der Karte eines anderen Teams gemeinsam hat, das noch dabei ist.

    Warst du am schnellsten? Dann erobert ihr die Karte, und das andere Team ist für diese Runde raus. Was es bisher erobert hat, behält es.

    Die Runde endet, wenn nur noch ein Team übrig ist. Seine Karte kommt zur Seite, und alle decken die nächste auf.

    - Im Zweierteam spielt ihr mit derselben Karte.
    - Keine Karten mehr? Jedes Team mischt seine 16 Karten neu.
    - { rules-penalty }
rules-knights-end =
    - 1 Punkt für jede Karte, die ihr erobert, gezählt nach jeder Runde.

    { $limit ->
        [rounds] { rules-knights-rounds }
        [either] { rules-knights-target } { rules-knights-latest }
       *[points] { rules-knights-target }
    } Das Team mit den meisten Punkten gewinnt.
rules-knights-target = { $target ->
    [one] Spielt, bis ein Team einen Punkt hat.
   *[other] Spielt Runde um Runde, bis ein Team { $target } Punkte hat.
}
rules-knights-rounds = { $rounds ->
    [one] Nach einer Runde ist Schluss.
   *[other] Nach { $rounds } Runden ist Schluss.
}
rules-knights-latest = { $rounds ->
    [one] Spätestens nach einer Runde ist Schluss.
   *[other] Spätestens nach { $rounds } Runden ist Schluss.
}
rules-knights-five = Nichts ändert sich: Wer allein spielt, hat eine Karte wie jedes andere Team.
rules-knights-example = Rot erobert die Karte von Orange: 1 Punkt für Rot. Dann erobert Blau die Karte von Rot: 1 Punkt für Blau. Rot ist raus, behält aber seinen Punkt.
rules-knights-tip = Mit drei Teams kannst du in einer Runde zwei Karten erobern. Such die zweite, bevor du auf die erste tippst.

## Island dice

rules-island_dice-goal = Bau Straßen, Siedlungen, Städte und Ritter und hol in 15 Zügen die meisten Punkte.
rules-island_dice-setup =
    Allein oder mit beliebig vielen. Alle haben ein Blatt mit einem Spielplan. Die erste Straße ist schon da.

    Jeder der sechs Würfel zeigt Erz, Getreide, Wolle, Holz, Lehm oder Gold.

    Wer anfängt, wird ausgelost. Bei einer Revanche fängt die nächste Person an.
rules-island_dice-play =
    In deinem Zug würfelst du bis zu dreimal. Behalte nach jedem Wurf die Würfel, die du willst, und würfle mit dem Rest noch mal. Du darfst es dir anders überlegen: Auch behaltene Würfel darfst du wieder werfen.

    Dann bau mit dem, was deine Würfel zeigen, so viel du bezahlen kannst. Jeder Würfel zählt einmal. Sobald du einen Joker nutzt, tauschst oder baust, darfst du in diesem Zug nicht mehr würfeln.

    - Straße, 1 Punkt: Lehm und Holz. Sie muss an eine deiner Straßen anschließen.
    - Siedlung, 3, 4, 5, 7, 9 oder 11 Punkte: Lehm, Holz, Getreide und Wolle.
    - Stadt, 7, 12, 20 oder 30 Punkte: drei Erz und zwei Getreide.
    - Ritter, 1 bis 6 Punkte: Erz, Getreide und Wolle.
    - Zu einer Siedlung oder Stadt muss eine Straße führen. Bau Siedlungen, Städte und Ritter der Reihe nach, von der kleinsten Zahl zur größten.

    Wenn deine Würfel nicht ganz passen:

    - Tauschen: Zwei Gold werden zu einem anderen Rohstoff, einmal für jedes Paar.
    - Joker: Jeder Ritter ist einmal im Spiel ein Joker. Dreh einen Würfel auf seinen Rohstoff. Der erste gibt Erz, dann kommen Getreide, Wolle, Holz und Lehm. Der sechste gibt, was du willst. { $joker_next_turn ->
        [yes] Der Joker eines neuen Ritters gilt ab deinem nächsten Zug.
       *[no] Der Joker eines neuen Ritters gilt sofort, auch im selben Zug.
    }
rules-island_dice-end =
    Zähl nach jedem Zug zusammen, was du gebaut hast, und schreib die Summe auf. Baust du nichts, bekommst du ein Kreuz. Jedes Kreuz kostet am Ende 2 Punkte.

    Nach je 15 Zügen gewinnt, wer die meisten Punkte hat. Bei Gleichstand teilt ihr euch den Sieg.
rules-island_dice-example = Du würfelst Lehm, Holz, Lehm, Holz, Getreide und Wolle. Das reicht für eine Straße (1 Punkt) und eine Siedlung (3 Punkte). Schreib 4 auf.
rules-island_dice-variants = Oder so: Der Joker eines neuen Ritters gilt erst ab deinem nächsten Zug.
rules-island_dice-tip = Straßen führen überallhin, aber große Städte bringen am meisten. Bau früh Ritter: Ein Joker rettet so manchen Zug.

## How games string together

rules-single-goal = Ein Spiel, ein Sieg.
rules-single-setup = Sucht ein Spiel aus und teilt die Karten aus.
rules-single-play = Spielt es einmal, nach seinen eigenen Regeln.
rules-tie-first = { $tie ->
    [shared] Bei Gleichstand auf dem ersten Platz gewinnt ihr gemeinsam.
   *[any] Bei Gleichstand zwischen zweien auf dem ersten Platz entscheidet ein Duell. { rules-tie }
}
rules-single-end = { $teams ->
    [yes] Bei Gleichstand auf dem ersten Platz teilen sich die Teams den Sieg.
    [no] { rules-tie-first }
   *[any] { rules-tie-first } Inselteams teilen sich den Sieg.
}

rules-series-goal = Gewinne mehr Spiele als alle anderen.
rules-series-setup = Sucht mehrere Spiele und ihre Reihenfolge aus, oder spielt in zufälliger Reihenfolge. Dasselbe Spiel darf auch mehrmals vorkommen.
rules-series-play = Spielt ein Spiel nach dem anderen. Gewinnst du eins, bekommst du einen Sieg in der Tabelle. { $teams ->
    [yes] Auch ein geteilter erster Platz zählt als Sieg.
   *[no] { $tie ->
        [shared] Auch ein geteilter erster Platz zählt als Sieg.
       *[any] Bei Gleichstand auf dem ersten Platz gibt es sofort ein Stechen: Zu zweit ist das ein Duell. { rules-tie }
    }
}
rules-series-end = { $teams ->
    [yes] Das Team mit den meisten Siegen nach dem letzten Spiel holt den Titel. Bei Gleichstand teilen sich die Teams den Titel.
   *[no] Wer nach dem letzten Spiel die meisten Siege hat, holt den Titel. { $tie ->
        [shared] Bei Gleichstand teilt ihr euch den Titel.
       *[any] Bei Gleichstand entscheidet auch hier ein Stechen.
    }
}

rules-tournament-goal = Hol über alle Spiele die meisten Punkte.
rules-tournament-setup = { $length ->
    [0] Ihr spielt jedes Spiel einmal und beginnt mit dem Turm.
    [one] Ihr spielt ein Spiel: den Turm.
   *[other] Ihr spielt { $length } Spiele und beginnt mit dem Turm.
}
rules-tournament-play =
    { $picks ->
        [any] Wer in einem Spiel auf dem letzten Platz landet, sucht das nächste aus, egal welches.
       *[unplayed] Wer in einem Spiel auf dem letzten Platz landet, sucht das nächste unter denen aus, die ihr noch nicht gespielt habt.
    } Jedes Spiel hat eigene Punkte:

    - Turm: 1 für jede Karte, die du gewinnst, und 5 dazu für die meisten.
    - Brunnen, bis zum Schluss gespielt: 10, wenn du zuerst fertig bist, minus 20, wenn du übrig bleibst.
    - Heiße Kartoffel: minus 5 für jede Runde, die du verlierst.
    - Fang sie alle!: 1 für jede Karte.
    - Das vergiftete Geschenk: 20 für die wenigsten Karten, 10 für die zweitwenigsten.
    - Drillinge: 1 für jede Karte.
rules-tournament-end = { $tie ->
    [shared] Bei Gleichstand bekommen alle die Punkte des besten Platzes, den sie sich teilen. Wer nach dem letzten Spiel die meisten Punkte hat, holt den Titel. Bei Gleichstand teilt ihr euch den Titel.
   *[any] Bei Gleichstand gibt es erst ein Stechen, dann den Bonus. Wer nach dem letzten Spiel die meisten Punkte hat, holt den Titel. Bei Gleichstand entscheidet auch hier ein Stechen.
}
rules-tournament-tip = Auf dem letzten Platz gelandet? Such das Spiel aus, das du am besten kannst.

rules-beginner-goal = Holt die meisten Punkte. Die Partie endet, wenn ein Team zehn hat.
rules-beginner-setup = Sucht eins der fünf Inselspiele aus. Das leichteste steht vorn.
rules-beginner-play = Spielt es immer wieder. Die Punkte aller Spiele werden zusammengezählt, und die Punktekarten zeigen sie.
rules-beginner-end = Hat ein Team zehn Punkte oder mehr, endet die Partie. Das Team mit den meisten Punkten gewinnt. Bei Gleichstand teilen sich die Teams den Sieg.

rules-adventure-goal = Holt die meisten Punkte auf einer Reise durch alle fünf Inselspiele. Die Partie endet, wenn ein Team zehn hat.
rules-adventure-setup = Die Spiele kommen in dieser Reihenfolge: Willkommen auf der Insel, Häfen, Längste Straße, Barbaren, Ritter.
rules-adventure-play = Spielt die ersten vier je einmal und zählt die Punkte mit den Punktekarten. Dann spielt „Ritter“, Runde um Runde, bis ein Team zehn Punkte hat.
rules-adventure-end = Hat ein Team zehn Punkte oder mehr, endet die Partie, auch schon vor „Ritter“. Das Team mit den meisten Punkten gewinnt. Bei Gleichstand teilen sich die Teams den Sieg.
