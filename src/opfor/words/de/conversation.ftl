# Was gefragt wird, wie ein Spiel endete und woher seine Punkte kamen.

you = du
ask-drawn = { $why }: Was wurde gezogen?
ask-roll = { $dice ->
    [one] { $why }: Wirf einen W{ $sides }
   *[other] { $why }: Wirf { $dice } W{ $sides }
}
ask-tie = { $why }: Gleichstand; wen trifft der Zufall?
ask-tie-between = { $why }: Gleichstand zwischen { $tied }; wen trifft der Zufall?
ask-die = { " " }(W{ $die }: { $faces })
ask-die-again = { " " }(W{ $die }: { $faces }; über { $most } noch einmal würfeln)
offer-face = eine { $n }
draw = unentschieden
you-win = du gewinnst
you-lose = du verlierst
won-you = { $who } gewinnst
won-many = { $who } gewinnen
illegal-answers = zu oft kam eine Antwort, die niemand angeboten hatte
won-one = { $who } gewinnt
score = Stand: { $scores }.
grade-decisive = Das Ergebnis ist entscheidend.
grade-narrow = Das Ergebnis ist knapp.
after-0 = Was geschah: { $told }
after-1 = Quellen: { $told }.
points-from = Woher die Punkte kamen:
turned = Was den Ausschlag gab:
turning = Zeile { $line }: { $text }
turning-lead = Zeile { $line }: { $text } { $who } ging in Führung.
source = { $points } durch { $why }
source-often = { $points } durch { $why } ({ $times }-mal)

standing = { $who } { $n } { $unit }
standing-of = { $who } { $n } von { $of } { $unit }
next-event = nächstes Ereignis bei { $at }
end-at = das Ende bei { $at }
the-end = das Ende
card-stratagem = Strategie
card-order = Befehl
source-start = von Anfang an
asked-another = { CAP($who) } entscheidet
dice-are-out = Es wird gewürfelt
rolls = würfelt { $dice }

# Wessen Karten gespielt werden, neben einem echten Tisch.
decks-of-ours = Das Programm zieht von eigenen Stapeln ({ $decks }): Die Texte sind die von opfor, nicht die aus deiner Schachtel. { $how }
enter = { $command } nimmt deine auf, --pack spielt damit.
enter-page = »Deine Schachtel« auf der Startseite nimmt deine auf.
texts-of-ours = { $deck }: du ziehst, aber die Texte{ $some } sind die von opfor, nicht die auf deinen Karten
texts-of = { " " }von { $cards }
texts-blank = { $deck }: noch kein Text für { $cards }: tippe ihn, wenn die Karte kommt
changed-more = und { $n } mehr
changed-new = neu: { $names }
changed-gone = weg: { $names }
changed-moved = bewegt: { $names }
