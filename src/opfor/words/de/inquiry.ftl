# Der Gegner ohne Brett: was er fragt, und wie er sagt, was er tut.

what-holds = Was gilt jetzt?
who-is-there = Nennen Sie { $candidates }, der Reihe nach: von links, von oben.
which-fit = Welche davon: { $wish }?
which-fit-all = Auf welche davon trifft all das zu?
which-most = Welche davon: { $wish }? Mehrere nur, wo sie gleich sind.
wish-then = { $first }; bei Gleichstand { $then }
chance-decides = Gleich. Der Zufall entscheidet ({ $rows }): was kam heraus?
chance = Gleich. Der Zufall entscheidet: was kam heraus?
only-if = { $wish }, falls { $when }; sonst bleiben alle
none-holds = nichts davon
none-fits = keine
all-fit = alle
all-equal = alle gleich
not-now = alle: es zählt jetzt nicht
asked-of = { $wish } ({ $rows })
step-kept = { $rung }: { $kept }.
step-none = { $rung }: keine, also ohne Belang.
nothing-left = Nichts bleibt übrig: nichts davon geschieht.
settled = { $said }: { $rung }.
settled-by-chance = { $said }: der Zufall wählte zwischen { $left }.
only-one = { $said }: die einzige Möglichkeit.
number-of-questions = { $n } { $n ->
    [one] Frage
   *[other] Fragen
}
ask-which = Welche Frage des Gegners? Nummer oder Name; quit beendet.
ask-names = Namen, durch Kommas getrennt
ask-choices = Nummern oder Namen, durch Kommas getrennt; none, all, back oder quit
ask-chance = Eine Nummer oder ein Name, oder roll
unknown-choice = { $text } ist nicht dabei: { $choices }
needs-one = { $text }: hier wird mindestens eines gebraucht
one-wanted = { $text }: hier wird genau eines gebraucht
bad-question = die Frage { $text } gibt es nicht; zur Wahl stehen: { $questions }
no-questions = { $title } hat keinen Gegner, der nach Leitern entscheidet
rolled = Gewürfelt: { $name }.

## Warum eine Aktion besser ist als eine andere

cause = { CAP($deed) }: { $after } nach { $better }, { $otherwise } nach { $other }. Nach { $where }{ $because }
cause-by-part = { $part } nach { $better } als nach { $other }, wenn du das nächste Mal wählst: { $share } des Unterschieds.
cause-by-points = Du führst mit mehr Siegpunkten
cause-by-theatres = Die Schauplätze stehen besser für dich
cause-by-markers = Du hältst mehr von dem, was Punkte bringt,
cause-by-tempo = Du bist näher an dem, was du willst, oder kannst mehr dafür tun,
cause-by-denial = Der Gegner ist weiter von dem weg, was er will,
cause-by-forces = Du hast mehr Kräfte übrig, oder der Gegner weniger,
cause-by-headquarters = Dein HQ steht besser gegen das des Gegners
cause-by-means = Du hast mehr AP und Karten übrig
cause-by-goals = Vom Auftrag ist mehr getan
cause-first = der ersten
cause-second = der zweiten
cause-third = der dritten

## A game looked at again

verdict-start = { $end ->
    [won] Gewonnen, weil es leicht war
    [drawn] Unentschieden, wie zu erwarten war
   *[lost] Verloren, weil es schwer ist
}: { $chance } Siegchance am Anfang.
verdict-choices = { $end ->
    [won] Gewonnen
    [drawn] Unentschieden
   *[lost] Verloren
} durch Entscheidungen; am meisten durch { $done } ({ $when }): Das brachte die Chance von { $from } auf { $to }.
verdict-luck = { $end ->
    [won] Gewonnen
    [drawn] Unentschieden
   *[lost] Verloren
} durch Glück und den Gegner; am meisten nach { $done } ({ $when }): Da ging die Chance von { $from } auf { $to }.
luck-by = Glück: { $brought }
luck-dice = Würfel
luck-draws = Gezogenes
luck-opponent = der Gegner
luck-rest = kleine Änderungen
review-done = getan
review-better = besser
to-practise = Zum Üben:
practise = { $theme } ({ $n ->
    [one] Aufgabe
   *[other] Aufgaben
} { $puzzles })
theme-place = wohin damit
theme-unit = welche Einheit
theme-going = wer wohin geht
theme-shots = auf wen geschossen wird
theme-bringing-on = wo Einheiten ins Spiel kommen
theme-facing = in welche Richtung man schaut
theme-recovery = wann man sich erholt
theme-cards = wann man eine Karte spielt
theme-waiting = wann man wartet
