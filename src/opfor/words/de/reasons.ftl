# Warum etwas entschieden wurde. Nach dem Doppelpunkt steht der Titel der Regel als Nominalgruppe.

why = { $clause }: { $reason }{ $cited }.
why-plain = { $clause }.
plain-alone = Es gab keine andere Wahl
plain-only = Nur { KIND($of) ->
    [unit] diese Einheit
    [card] diese Karte
    [space] dieses Feld
    [hex] dieses Feld
    [column] diese Spalte
    [theatre] dieser Schauplatz
    [order] dieser Befehl
    [facing] diese Richtung
    [target] dieses Ziel
   *[other] { THE($of) }
} { $has }
plain-better = { $better } als { THE($other) }
plain-ranked = lieber { $best } als { $other }
plain-chance = Der Zufall wählte unter { $n } Gleichen
plain-die = Der Würfel zeigte { $rolled }
plain-die-among = Unter { $n } Gleichen zeigte der Würfel { $rolled }
plain-equals = { $chance }, alle { $compared }
plain-wish = { $wish }, anders als { THE($other) }
plain-none = Nichts davon passt: { $wish }
plain-as-wanted = , wie »{ $by }« es will
margin-of = , { $against } bei { DAT($other) }

against = { $best } gegen { $worse }
margin = , { $against }

candidates = { $asked }: { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}, { $names }.
tried = Vergeblich versucht{ $trial }: { $first }
trial = , für { ACC($said) }
trial-as = , für { ACC($said) } als { $way }
still-equal = Gleichauf liegen { THE($names) }: { $chance }.
chosen = Gewählt: { $said }.
step-ignored = { $rule }: Nichts passt, also gilt es nicht.
step-all = { $rule }: Alle bleiben{ $each }.
step-nothing-left = { $rule }: Nichts bleibt; ausgeschieden { $dropped }.
step = { $rule }: Übrig { $kept }; ausgeschieden { $dropped }.
each-with = , jeweils { $value }
with = { $who }: { $value }
with-nothing = { $who }

chance = { $n } waren übrig, und der Zufall entschied{ $cited }
chance-die = { $n } waren übrig, und der Würfel zeigte { $rolled }{ $cited }
chance-face = Der Würfel zeigte { $rolled }{ $cited }

not-chosen = Gewählt wurde { THE($said) }. { $why }
not-as-good = { CAP(THE($said)) } war so gut wie { THE($chosen) }: { $chance }.
not-ruled-out = { CAP(THE($said)) } scheidet aus: { $why } ({ $rows }).
not-because = Gewählt wurde { THE($kept) }, nicht { THE($other) }: { $reason }.
not-fell = { CAP(THE($said)) } fiel durch { $rule } weg.
not-asked = { $thing } stand für den Gegner nicht zur Wahl: Gefragt war { $about } (X-3).
not-decided = der Gegner hat noch nichts entschieden
not-here = hier gibt es kein { $text }; zur Wahl standen: { $had }
simulated = { $who } wird von { $name } gespielt: einem Simulationsspieler, der tut, was ihm am meisten zu bringen scheint, oder würfelt; er folgt keinen Regeln, also gibt es keine zu nennen.
nothing-decided = Der Gegner hat noch nichts entschieden.
act-ends-here = Angenommen wird, dass die laufende Aktion hier endet.
nothing-next = Der Gegner tut als Nächstes nichts.
other-outcomes = { $n } andere Ausgänge
why-not-what = Warum nicht was? Nenne etwas, das der Gegner hätte wählen können
unless-one = Wenn { $change }, hätte er { ACC($said) } gewählt.
unless-two = Wenn { $first } und { $second }, hätte er { ACC($said) } gewählt.
unless-nothing = Keine kleine Änderung führt zu { DAT($said) }{ $n ->
    [0] { "" }
   *[other] : { $n } wurden versucht, einzeln und zu zweit
}.
change-drawn = { $item } gezogen worden wäre
change-rolled = der Würfel { $n } gezeigt hätte ({ $why })
ladder-among = unter { $candidates }
ladder-equal = bei Gleichstand: { $tie }
rung-must = nur
rung-keep-if-possible = wenn möglich
rung-prefer = am meisten
rung-lowest = am wenigsten
rung-unit = , in { $unit }
rung-when = , wenn { $when }
tie-none = kommt nicht vor: Die letzte Sprosse lässt eins übrig
